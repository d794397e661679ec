// Preview of a version, opened by its link. The token is in the fragment, which browsers do not send; it leaves this
// page only in a header to the server that issued it.

import { element } from './element.js';
import { mountRenderer } from './renderer-frame.js';
import { momentElement } from './time-element.js';

const section = document.querySelector('[data-island="preview"]');
const token = /^#t=([\w.-]+)$/.exec(location.hash)?.[1];

if (section !== null && token !== undefined) void open(section, token);

async function open(section, token) {
  const response = await fetch(section.dataset.preview, {
    headers: { 'x-rialto-preview': token },
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  }).catch(() => null);
  if (response === null || !response.ok) {
    showMessage(
      section,
      response?.status === 401 ? 'This preview does not exist or has expired.' : 'The preview cannot be loaded now.',
    );
    return;
  }
  const preview = await response.json();
  const { version } = preview;
  document.title = `Preview of ${version.slug} ${version.version}`;
  const title = element('h1', {}, element('bdi', {}, version.slug), ` ${version.version}`);
  const head = element(
    'div',
    { className: 'list-head release-head' },
    title,
    element(
      'p',
      { className: 'note' },
      'Preview until ',
      momentElement(preview.expires_at),
      '. Anyone with this address can open it.',
    ),
    element(
      'p',
      { className: 'meta' },
      ...[humanize(version.state), `level ${version.level}`, `probes ${humanize(version.probes)}`, version.engine].map(
        (text) => element('span', {}, text),
      ),
      version.held !== null && element('span', { className: 'label' }, `held: ${humanize(version.held.reason_code)}`),
    ),
  );
  document.querySelector('[data-public]').remove();
  section.replaceChildren(head, ...partsOf(preview));
  section.hidden = false;
  showStates(section, preview);
}

function showMessage(section, text) {
  section.replaceChildren(element('p', { className: 'note', role: 'status' }, text));
  section.hidden = false;
}

function partsOf(preview) {
  return [
    statesPart(preview),
    screenshotsPart(preview),
    findingsPart(preview),
    checksPart(preview),
    placesPart(preview),
    canaryPart(preview),
    historyPart(preview),
  ].filter((part) => part !== null);
}

function part(id, title, ...content) {
  return element(
    'section',
    { className: 'part', 'aria-labelledby': `preview-${id}` },
    element('h2', { id: `preview-${id}` }, title),
    ...content,
  );
}

function statesPart({ states }) {
  if (states.length === 0) return null;
  return part(
    'states',
    'Renderer',
    element('div', { className: 'stage well', 'data-stage': true }),
    element(
      'p',
      { className: 'state-choice' },
      element('label', { for: 'preview-state' }, 'State'),
      element('input', { id: 'preview-state', type: 'range', min: '0', max: String(states.length - 1), value: '0' }),
      element('output', { for: 'preview-state' }, humanize(states[0].name)),
    ),
    element('p', { className: 'note' }, 'Public states that the engine played, drawn by the renderer of this version.'),
  );
}

function showStates(section, { states, frame_url: frameUrl }) {
  const stage = section.querySelector('[data-stage]');
  if (stage === null) return;
  const renderer = mountRenderer(stage, {
    frameUrl: section.dataset.frames === undefined ? new URL(frameUrl).pathname : frameUrl,
    fallbackUrl: section.dataset.fallback,
    title: 'The renderer of this version',
  });
  const choice = section.querySelector('input');
  const name = section.querySelector('output');
  const show = () => {
    const { name: stateName, state } = states[Number(choice.value)];
    name.textContent = humanize(stateName);
    choice.setAttribute('aria-valuetext', humanize(stateName));
    renderer.show(state);
  };
  choice.addEventListener('input', show);
  renderer.onFailure(({ reason, message, isFallback }) => {
    if (!isFallback)
      stage.after(element('p', { className: 'note', role: 'alert' }, `The renderer failed (${reason}): ${message}`));
  });
  show();
}

function screenshotsPart({ screenshots }) {
  if (screenshots.length === 0) return null;
  return part(
    'screenshots',
    'Screenshots',
    element(
      'ul',
      { className: 'shots' },
      ...screenshots.map(({ name, url }) =>
        element(
          'li',
          {},
          element(
            'figure',
            {},
            element('img', {
              src: new URL(url).pathname,
              alt: `Screenshot: ${humanize(name)}`,
              width: '240',
              loading: 'lazy',
            }),
            element('figcaption', {}, humanize(name)),
          ),
        ),
      ),
    ),
  );
}

function findingsPart({ report }) {
  const findings = report?.findings ?? [];
  if (findings.length === 0) return part('scan', 'Scan', element('p', {}, 'The scan has no findings.'));
  const rows = findings.map(({ rule, severity, file, line, why }) => [
    rule,
    severity,
    line === undefined ? file : `${file}:${line}`,
    why,
  ]);
  return part('scan', 'Scan', table('Findings', ['Rule', 'Severity', 'Place', 'Why'], rows));
}

function checksPart({ probe_report: report }) {
  if (report === null) return part('probes', 'Probes', element('p', {}, 'No probe has finished yet.'));
  const rows = report.checks.map(({ check, outcome, details }) => [
    humanize(check),
    humanize(outcome),
    details.join(' '),
  ]);
  return part('probes', 'Probes', table('Checks of the renderer', ['Check', 'Result', 'Details'], rows));
}

function placesPart({ places }) {
  if (places.length === 0) return null;
  const rows = places.map(({ level, open, leased, filled, closed }) =>
    [level, open, leased, filled, closed].map(String),
  );
  return part(
    'places',
    'Certification places',
    table('Places by level', ['Level', 'Open', 'Leased', 'Filled', 'Closed'], rows),
  );
}

function canaryPart({ version: { canary }, canary_evidence: evidence }) {
  if (canary === null || evidence === null) return null;
  const { sessions, agents, drawn } = evidence;
  const rows = [[`${canary.percent} %`, humanize(canary.note ?? 'running'), ...[sessions, agents, drawn].map(String)]];
  return part(
    'canary',
    'Canary',
    table('Evidence of this step', ['Share', 'State', 'Ended sessions', 'Agents', 'Successful renders'], rows),
  );
}

function historyPart({ transitions }) {
  const rows = [...transitions]
    .reverse()
    .map(({ at, action, to, actor, reason }) => [
      momentElement(at),
      to === null ? humanize(action) : `${humanize(action)} → ${humanize(to)}`,
      actor,
      reason ?? '',
    ]);
  return part('history', 'History', table('Entries of the release log', ['When', 'Change', 'By', 'Reason'], rows));
}

function table(label, head, rows) {
  return element(
    'div',
    { className: 'table', role: 'region', 'aria-label': label, tabindex: '0' },
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, ...head.map((cell) => element('th', { scope: 'col' }, cell)))),
      element(
        'tbody',
        {},
        ...rows.map(([first, ...rest]) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row' }, first),
            ...rest.map((cell) => element('td', { dir: 'auto' }, cell)),
          ),
        ),
      ),
    ),
  );
}

function humanize(name) {
  return name.replaceAll(/[_-]+/g, ' ').trim();
}
