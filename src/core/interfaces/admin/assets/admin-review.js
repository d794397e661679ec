// Review queue of the console: game versions that wait for a decision.

import { callUrl } from './admin-call.js';
import { attempt, find, item, meta, reasonForm, timeOf } from './admin-parts.js';
import { element } from './element.js';

const admin = '/arcade/api/v1/admin';

/** Shows the queue when this server runs the arcade. `refresh` reloads the console after a decision. */
export async function showReview(refresh) {
  const list = find('review-list');
  if (list === null) return;
  const { versions, waiting_for_probes: waiting } = await callUrl(`${admin}/review`);
  find('review-waiting').textContent = `${waiting} ${waiting === 1 ? 'version waits' : 'versions wait'} for probes.`;
  find('review-detail').replaceChildren();
  list.replaceChildren(
    ...(versions.length === 0
      ? [element('li', {}, 'No version waits for a decision.')]
      : versions.map((version) => reviewItem(version, refresh))),
  );
}

function reviewItem(version, refresh) {
  const name = `${version.slug} ${version.version}`;
  const show = element('button', { className: 'button button-quiet', type: 'button' }, `Review ${name}`);
  show.addEventListener('click', () => void attempt('The version is shown.', () => showVersion(version, refresh)));
  const held = version.held === null ? '' : `, held: ${version.held}`;
  return item(
    element('p', {}, element('strong', {}, name), ` ${version.state}, level ${version.level}${held}`),
    version.appeal_text !== null && element('p', { className: 'admin-reason' }, `Appeal: ${version.appeal_text}`),
    element('p', { className: 'admin-actions' }, show),
  );
}

async function showVersion({ slug, version, state, appeal_id: appealId }, refresh) {
  const name = `${slug} ${version}`;
  const path = `/games/${encodeURIComponent(slug)}/versions/${encodeURIComponent(version)}`;
  const detail = await callUrl(`${admin}${path}?pictures=true`);
  find('review-detail').replaceChildren(
    element('h3', {}, name),
    ...versionLines(detail),
    ...(state === 'review' ? [reviewForm(name, path, refresh)] : []),
    ...(appealId === null ? [] : [appealForm(name, appealId, refresh)]),
  );
  find('review').focus();
}

function reviewForm(name, path, refresh) {
  const code = element('select', { id: 'review-code' }, ...reasonCodes.map((each) => element('option', {}, each)));
  const run = (action, input) => decide(`${action} ${name}`, `${path}/${action}`, input, refresh);
  const actions = [
    { title: 'Approve', value: 'approve', run: (reason) => run('approve', { reason }) },
    {
      title: 'Reject',
      value: 'reject',
      danger: true,
      run: (reason) => run('reject', { reason, reason_code: code.value }),
    },
  ];
  return reasonForm(name, actions, [element('label', { for: 'review-code' }, 'Kind of fault, to reject'), code]);
}

function appealForm(name, id, refresh) {
  const run = (outcome) => (reason) => decide(`${outcome} ${name}`, `/appeals/${id}`, { outcome, reason }, refresh);
  return reasonForm(`appeal of ${name}`, [
    { title: 'Uphold the decision', value: 'uphold', run: run('uphold') },
    { title: 'Overturn it', value: 'overturn', run: run('overturn') },
  ]);
}

async function decide(name, path, input, refresh) {
  const done = await attempt(`Done: ${name}.`, async () => {
    await callUrl(admin + path, input);
    await refresh();
  });
  if (done) find('review').focus();
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
    lines('Warnings of the scan', warnings),
    lines('Probes that did not pass', checks),
    lines(
      'Certificates',
      certificates.map(({ id, level, state }) => `${level} ${state}: ${id}`),
    ),
    stable !== null && lines(`Changes against ${stable.version}`, stable.changed),
    stable !== null && stable.diff !== '' && element('pre', { className: 'admin-text', tabindex: '0' }, stable.diff),
    lines(
      'History',
      transitions.map(({ at, action, actor, reason }) => [timeOf(at), ` ${action} by ${actor}. ${reason ?? ''}`]),
    ),
    ...screenshots.map(({ name, png }) =>
      element('img', { src: `data:image/png;base64,${png}`, alt: `Screenshot: ${name}`, className: 'admin-shot' }),
    ),
  ].filter((line) => line !== false);
}

function lines(title, texts) {
  if (texts.length === 0) return meta(`${title}: none.`);
  return element(
    'div',
    {},
    element('h4', {}, title),
    element('ul', {}, ...texts.map((text) => element('li', {}, ...[text].flat()))),
  );
}

const reasonCodes = ['malfunction', 'misleading_name', 'offensive', 'copied', 'unsafe', 'other'];
