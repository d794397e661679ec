// The arcade's tab of the console: health, diverged replays, feedback, traffic classes, deletion of a game.

import { call, callUrl, failureText } from './admin-call.js';
import { find, item, meta, pagedList, timeOf } from './admin-parts.js';
import { element } from './element.js';

const adminApiPath = '/arcade/api/v1/admin';

/** Returns a function that reloads the tab. `refresh` reloads the whole console after an action. */
export function openArcade(refresh) {
  if (find('arcade-health') === null) return async () => {};
  const showDiverged = createList('diverged', 'replays', 'replays', divergedItem);
  const showFeedback = createList('feedback', 'feedback', 'feedback', feedbackItem);
  openTrafficClass(refresh);
  openPurge(refresh);
  return () => Promise.all([showHealth(), showDiverged(0), showFeedback(0)]);
}

function createList(name, path, property, toItem) {
  const id = `arcade-${name}`;
  const load = async (cursor) => {
    const response = await callUrl(`${adminApiPath}/${path}?cursor=${cursor}&limit=20`);
    return { items: response[property], next_cursor: response.next_cursor };
  };
  return pagedList(id, `${id}-more`, load, toItem);
}

async function showHealth() {
  const health = await callUrl(`${adminApiPath}/operations/health`);
  const counts = (title, list) => list.map(({ name, count }) => [`${title}: ${nameText(name)}`, count]);
  const rows = [
    ['Frozen engines', health.frozen_builds.length === 0 ? 'none' : health.frozen_builds.join(', ')],
    ['Oldest replay that waits for verification', `${(health.verify_lag_ms / 1000).toFixed(1)} s`],
    ...Object.entries(health.publishing).map(([name, count]) => [`Publishing: ${nameText(name)}`, count]),
    ...counts('Agents', health.agents),
    ...counts('Sessions', health.sessions),
    ...counts('Replays', health.replays),
    ...counts('Versions', health.versions),
    ['Events', health.events],
    ...counts('Choices of visitors, 30 days', health.decisions),
    ...counts('Requests for documents, 30 days', health.acquisition),
  ];
  find('arcade-health').tBodies[0].replaceChildren(
    ...rows.map(([name, value]) =>
      element('tr', {}, element('th', { scope: 'row' }, name), element('td', {}, String(value))),
    ),
  );
}

const nameText = (name) => name.replaceAll('_', ' ');

function divergedItem({ id, session_id: session, agent_id: agent, game, version, engine_build: build, ...replay }) {
  const gameText = game === null ? build : `${game} ${version}, engine ${build}`;
  return item(
    element('p', {}, element('strong', {}, id), ` of session ${session}, agent ${agent}`),
    meta(`${gameText}; ${replay.purpose}, ${replay.pace}, ${replay.steps} steps, ended `, timeOf(replay.ended_at)),
    replay.fault !== null && element('p', { className: 'admin-text' }, replay.fault),
  );
}

function feedbackItem({ agent, created_at: at, text, ...feedback }) {
  const details = Object.entries(feedback).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'id' ? [`${nameText(name)}: ${value}`] : [],
  );
  return item(
    meta(`${agent.nickname} (${agent.id}), `, timeOf(at), details.length === 0 ? '' : `; ${details.join('; ')}`),
    element('p', { className: 'admin-text' }, text),
  );
}

/** Runs an action and shows the message that it returns, or its error, next to the form. */
async function runAndShowMessage(output, action) {
  output.value = '';
  try {
    output.value = await action();
  } catch (error) {
    output.value = failureText(error);
  }
}

function openTrafficClass(refresh) {
  find('traffic-form').addEventListener('submit', (event) => {
    event.preventDefault();
    void runAndShowMessage(find('traffic-result'), async () => {
      const accountName = encodeURIComponent(find('traffic-agent').value.trim());
      const { account } = await call(`/accounts/${accountName}?module=arcade`);
      const input = { traffic_class: find('traffic-class').value, reason: find('traffic-reason').value };
      if (input.traffic_class === 'suspended' && !globalThis.confirm(`Suspend ${account.name} without an end?`))
        return 'Nothing was changed.';
      await callUrl(`${adminApiPath}/agents/${account.id}/traffic-class`, input);
      await refresh();
      return `${account.name} is ${nameText(input.traffic_class)}.`;
    });
  });
}

function openPurge(refresh) {
  const planElement = find('purge-plan');
  const output = find('purge-result');
  const closePlan = () => {
    planElement.hidden = true;
    planElement.replaceChildren();
  };
  find('purge-form').addEventListener('input', closePlan);
  find('purge-form').addEventListener('submit', (event) => {
    event.preventDefault();
    closePlan();
    const slug = find('purge-slug').value.trim();
    const purgeUrl = `${adminApiPath}/games/${encodeURIComponent(slug)}/purge`;
    const input = { reason: find('purge-reason').value };
    void runAndShowMessage(output, async () => {
      const purgePlan = await callUrl(purgeUrl, input);
      const deleteButton = element('button', { className: 'button button-danger', type: 'button' }, `Delete ${slug}`);
      deleteButton.addEventListener('click', () => {
        if (!globalThis.confirm(`Delete the game ${slug} permanently? This cannot be undone.`)) return;
        const confirmedInput = {
          ...input,
          digest: purgePlan.digest,
          confirm: true,
          block: find('purge-block').checked,
        };
        void runAndShowMessage(output, async () => {
          await callUrl(purgeUrl, confirmedInput);
          closePlan();
          await refresh();
          return `${slug} is deleted.`;
        });
      });
      planElement.replaceChildren(...planLines(purgePlan), element('p', { className: 'admin-actions' }, deleteButton));
      planElement.hidden = false;
      return 'Nothing is deleted yet.';
    });
  });
}

function planLines({ versions, files, ranking_rows: rows, open_sessions: sessions, digest }) {
  return [
    element(
      'ul',
      {},
      ...versions.map(({ version, state }) => element('li', {}, `version ${version}, ${state}`)),
      element('li', {}, `files that no other game uses: ${files}`),
      element('li', {}, `ranking rows: ${rows}`),
      element('li', {}, `open sessions that end: ${sessions}`),
    ),
    meta(`Digest of this plan: ${digest.slice(0, 16)}`),
  ];
}
