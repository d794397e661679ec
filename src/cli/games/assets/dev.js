// Page of `rialto dev`: shows the renderer with one state after another, in the same frame as for viewers, and the
// findings of the checks. It reloads when the server sends an event about a changed file.

import { mountRenderer } from './renderer-frame.js';

const stepMs = 600;
const element = (id) => document.getElementById(id);
const slider = element('slider');

let states = [];
let renderer = null;
let player = null;

element('size').addEventListener('change', (event) => {
  element('stage').classList.toggle('wide', event.target.value === '960x600');
});
slider.addEventListener('input', showState);
element('play').addEventListener('click', togglePlay);
element('probe').addEventListener('click', () => void runProbes());

new EventSource('/events').addEventListener('changed', () => void load());

async function load() {
  const { title, frame, fallback, report, states: loaded } = await (await fetch('/project.json')).json();
  states = loaded;
  element('title').textContent = title;
  element('probed').textContent = '';
  element('checks').replaceChildren();
  const errors = report.findings.filter(({ severity }) => severity === 'error').length;
  element('verdict').textContent = report.ok
    ? 'Every check passed.'
    : `Refused: ${errors} ${errors === 1 ? 'error' : 'errors'}.`;
  showFindings(report.findings);
  slider.max = String(Math.max(0, states.length - 1));
  mount(frame, fallback);
  showState();
}

function mount(frameUrl, fallbackUrl) {
  renderer?.close();
  renderer = null;
  element('failure').textContent = '';
  if (frameUrl === null) return;
  renderer = mountRenderer(element('stage'), { frameUrl, fallbackUrl, title: 'Renderer' });
  renderer.onFailure(({ reason, message }) => {
    element('failure').textContent = `The renderer failed (${reason}): ${message}`;
  });
}

function showState() {
  const current = states[Number(slider.value)];
  element('name').textContent = current === undefined ? '' : `${Number(slider.value) + 1}: ${current.name}`;
  element('state').textContent = current === undefined ? '' : JSON.stringify(current.state, null, 2);
  if (current !== undefined) renderer?.show(current.state);
}

function togglePlay() {
  if (player !== null) {
    clearInterval(player);
    player = null;
  } else {
    player = setInterval(() => {
      slider.value = String((Number(slider.value) + 1) % Math.max(1, states.length));
      showState();
    }, stepMs);
  }
  element('play').textContent = player === null ? 'Play' : 'Pause';
}

async function runProbes() {
  element('probe').disabled = true;
  element('probed').textContent = 'Running, for up to 90 seconds.';
  element('checks').replaceChildren();
  const { verdict, message, browser, checks = [] } = await (await fetch('/probes.json', { method: 'POST' })).json();
  element('probed').textContent = verdict === 'not_run' ? `Not run. ${message}` : `${verdict} in ${browser}`;
  element('checks').replaceChildren(...checks.map(itemOf));
  element('probe').disabled = false;
}

function itemOf({ check, outcome, details }) {
  const item = document.createElement('li');
  item.textContent = [`${check}: ${outcome}`, ...details].join(' · ');
  return item;
}

function showFindings(findings) {
  if (findings.length === 0) {
    const none = document.createElement('li');
    none.textContent = 'None.';
    element('findings').replaceChildren(none);
    return;
  }
  element('findings').replaceChildren(
    ...findings.map(({ rule, severity, file, line, column, snippet, why: message, fix }) => {
      const item = document.createElement('li');
      const location = [file ?? 'bundle', line, column].filter((part) => part !== undefined).join(':');
      item.textContent = `${severity} ${rule} ${location}: ${message} ${fix}${snippet === undefined ? '' : ` [${snippet}]`}`;
      return item;
    }),
  );
}
