// Page of `rialto dev`: shows the renderer with one of its states, in the same frame as for viewers, and the findings
// of the checks. Loads the project again when the server sends an event about a changed file.

import { mountRenderer } from './renderer-frame.js';

/** Time for which a state is shown while the states play. */
const stepMs = 600;
const element = (id) => document.getElementById(id);
const slider = element('slider');

let states = [];
let staticCheckText = '';
/** Number of loads of the project. Results of probes that began before the last load are not shown. */
let loadCount = 0;
let renderer = null;
let playTimer = null;

element('size').addEventListener('change', (event) => {
  element('stage').classList.toggle('wide', event.target.value === '960x600');
});
slider.addEventListener('input', showState);
element('play').addEventListener('click', togglePlay);
element('probe').addEventListener('click', () => void runProbes());

new EventSource('/events').addEventListener('changed', () => void load());

async function load() {
  const { title, frame, fallback, report, states: projectStates } = await (await fetch('/project.json')).json();
  states = projectStates;
  loadCount += 1;
  element('title').textContent = title;
  element('probe-status').textContent = '';
  element('probe-checks').replaceChildren();
  const errors = report.findings.filter(({ severity }) => severity === 'error').length;
  staticCheckText = report.ok
    ? 'Static checks passed.'
    : `Static checks failed: ${errors} ${errors === 1 ? 'error' : 'errors'}.`;
  showStatus(report.ok ? 'Next: run the probes.' : 'Correct the errors, then run the probes.');
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
  const currentState = states[Number(slider.value)];
  element('state-name').textContent =
    currentState === undefined ? '' : `${Number(slider.value) + 1}: ${currentState.name}`;
  element('state').textContent = currentState === undefined ? '' : JSON.stringify(currentState.state, null, 2);
  if (currentState !== undefined) renderer?.show(currentState.state);
}

function togglePlay() {
  if (playTimer !== null) {
    clearInterval(playTimer);
    playTimer = null;
  } else {
    playTimer = setInterval(() => {
      slider.value = String((Number(slider.value) + 1) % Math.max(1, states.length));
      showState();
    }, stepMs);
  }
  element('play').textContent = playTimer === null ? 'Play' : 'Pause';
}

function showStatus(probeText) {
  element('status').textContent = `${staticCheckText} ${probeText}`;
}

async function runProbes() {
  const loadAtStart = loadCount;
  element('probe').disabled = true;
  element('probe-checks').replaceChildren();
  element('probe-status').textContent = 'Running.';
  showStatus('The probes are running.');
  const startMs = performance.now();
  const showElapsed = () => {
    element('elapsed').textContent = `${Math.round((performance.now() - startMs) / 1_000)} s of up to 90 s`;
  };
  showElapsed();
  const progressTimer = setInterval(showElapsed, 1_000);
  const report = await requestProbes();
  clearInterval(progressTimer);
  element('elapsed').textContent = '';
  element('probe').disabled = false;
  if (loadAtStart === loadCount) showProbeReport(report);
  else
    element('probe-status').textContent = 'Not shown: the files were read again during the run. Run the probes again.';
}

/** Result of the probes; a failed request, such as after the end of the server, is a run without a result. */
async function requestProbes() {
  try {
    return await (await fetch('/probes.json', { method: 'POST' })).json();
  } catch (error) {
    return { verdict: 'not_run', message: `The server did not respond: ${error.message}` };
  }
}

function showProbeReport({ verdict, message, browser, checks = [] }) {
  element('probe-status').textContent = verdict === 'not_run' ? `Not run. ${message}` : `${verdict} in ${browser}`;
  element('probe-checks').replaceChildren(...checks.map(checkItem));
  const failedCount = checks.filter(({ outcome }) => outcome === 'failed').length;
  if (verdict === 'passed') showStatus('Probes passed.');
  else if (verdict === 'failed') showStatus(`Probes failed: ${failedCount} of ${checks.length} checks.`);
  else showStatus('The probes did not run.');
}

function checkItem({ check, outcome, details }) {
  const item = document.createElement('li');
  item.textContent = [`${check}: ${outcome}`, ...details].join(' · ');
  return item;
}

function showFindings(findings) {
  if (findings.length === 0) {
    const emptyItem = document.createElement('li');
    emptyItem.textContent = 'None.';
    element('findings').replaceChildren(emptyItem);
    return;
  }
  element('findings').replaceChildren(
    ...findings.map(({ rule, severity, file, line, column, snippet, why: message, fix }) => {
      const item = document.createElement('li');
      const location = [file ?? 'bundle', line, column].filter((value) => value !== undefined).join(':');
      item.textContent = `${severity} ${rule} ${location}: ${message} ${fix}${snippet === undefined ? '' : ` [${snippet}]`}`;
      return item;
    }),
  );
}
