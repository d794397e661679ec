// Review queue of the console: game versions that wait for a decision.

import { callUrl } from './admin-call.js';
import { attempt, find, item, meta, reasonForm, timeOf } from './admin-parts.js';
import { element } from './element.js';

const adminApiPath = '/arcade/api/v1/admin';

/** Shows the queue when this server runs the arcade. `refresh` reloads the console after a decision. */
export async function showReview(refresh) {
  const list = find('review-list');
  if (list === null) return;
  const { versions, waiting_for_probes: waitingCount } = await callUrl(`${adminApiPath}/review`);
  find('review-waiting').textContent =
    `${waitingCount} ${waitingCount === 1 ? 'version waits' : 'versions wait'} for probes.`;
  find('review-detail').replaceChildren();
  list.replaceChildren(
    ...(versions.length === 0
      ? [element('li', {}, 'No version waits for a decision.')]
      : versions.map((version) => reviewItem(version, refresh))),
  );
}

function reviewItem(version, refresh) {
  const name = `${version.slug} ${version.version}`;
  const reviewButton = element('button', { className: 'button button-soft', type: 'button' }, `Review ${name}`);
  reviewButton.addEventListener(
    'click',
    () => void attempt('The version is shown.', () => showVersion(version, refresh)),
  );
  const holdText = version.held === null ? '' : `, held: ${version.held}`;
  return item(
    element('p', {}, element('strong', {}, name), ` ${version.state}, level ${version.level}${holdText}`),
    version.appeal_text !== null && element('p', { className: 'admin-reason' }, `Appeal: ${version.appeal_text}`),
    element('p', { className: 'admin-actions' }, reviewButton),
  );
}

async function showVersion({ slug, version, state, appeal_id: appealId }, refresh) {
  const name = `${slug} ${version}`;
  const path = `/games/${encodeURIComponent(slug)}/versions/${encodeURIComponent(version)}`;
  const detail = await callUrl(`${adminApiPath}${path}?pictures=true`);
  find('review-detail').replaceChildren(
    element('h3', {}, name),
    ...versionLines(detail),
    ...(state === 'review' ? [reviewForm(name, path, refresh)] : []),
    ...(appealId === null ? [] : [appealForm(name, appealId, refresh)]),
  );
  find('review').focus();
}

function reviewForm(name, path, refresh) {
  const codeSelect = element(
    'select',
    { id: 'review-code' },
    ...reasonCodes.map((reasonCode) => element('option', {}, reasonCode)),
  );
  const run = (action, outcome, input) => decide(`${name} ${outcome}.`, `${path}/${action}`, input, refresh);
  const actions = [
    { title: 'Approve', value: 'approve', run: (reason) => run('approve', 'approved', { reason }) },
    {
      title: 'Reject',
      value: 'reject',
      danger: true,
      run: (reason) => run('reject', 'rejected', { reason, reason_code: codeSelect.value }),
    },
  ];
  return reasonForm(name, actions, [
    element('label', { for: 'review-code' }, 'Reason code (required to reject)'),
    codeSelect,
  ]);
}

function appealForm(name, id, refresh) {
  const run = (outcome, text) => (reason) =>
    decide(`Decision on ${name} ${text}.`, `/appeals/${id}`, { outcome, reason }, refresh);
  return reasonForm(`appeal of ${name}`, [
    { title: 'Uphold the decision', value: 'uphold', run: run('uphold', 'upheld') },
    { title: 'Overturn the decision', value: 'overturn', run: run('overturn', 'overturned') },
  ]);
}

async function decide(successText, path, input, refresh) {
  const isDone = await attempt(successText, async () => {
    await callUrl(adminApiPath + path, input);
    await refresh();
  });
  if (isDone) find('review').focus();
}

function versionLines({ author, screenshots, report, probe_report: probes, certificates, stable, transitions }) {
  const decisions = Object.entries(author?.decisions ?? {}).map(([action, count]) => `${action} ${count}`);
  const warnings = (report?.findings ?? []).map(({ rule, file, why: message }) => `${rule} in ${file}: ${message}`);
  const checks = (probes?.checks ?? []).flatMap(({ check, outcome, details }) =>
    outcome === 'passed' ? [] : [`${check} ${outcome}: ${details.join(' ')}`],
  );
  return [
    author !== null &&
      meta(`by ${author.nickname}, registered `, timeOf(author.registered_at), `; ${decisions.join(', ')}`),
    titledList('Warnings of the scan', warnings),
    titledList('Probes that did not pass', checks),
    titledList(
      'Certificates',
      certificates.map(({ id, level, state }) => `${level} ${state}: ${id}`),
    ),
    stable !== null && titledList(`Changes against ${stable.version}`, stable.changed),
    stable !== null && stable.diff !== '' && element('pre', { className: 'admin-text', tabindex: '0' }, stable.diff),
    titledList(
      'History',
      transitions.map(({ at, action, actor, reason }) => [timeOf(at), ` ${action} by ${actor}. ${reason ?? ''}`]),
    ),
    ...screenshots.map(({ name, png }) =>
      element('img', { src: `data:image/png;base64,${png}`, alt: `Screenshot: ${name}`, className: 'admin-shot' }),
    ),
  ].filter((line) => line !== false);
}

function titledList(title, texts) {
  if (texts.length === 0) return meta(`${title}: none.`);
  return element(
    'div',
    {},
    element('h4', {}, title),
    element('ul', {}, ...texts.map((text) => element('li', {}, ...[text].flat()))),
  );
}

const reasonCodes = ['malfunction', 'misleading_name', 'offensive', 'copied', 'unsafe', 'other'];
