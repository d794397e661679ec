// Timing bars of a delivery's attempts, on one scale.

import { element } from './element.js';
import { durationText, outcomeText } from './relay-elements.js';

const phases = [
  ['dns_ms', 'dns', 'DNS'],
  ['connect_ms', 'connect', 'connect'],
  ['tls_ms', 'tls', 'TLS'],
  ['first_byte_ms', 'first-byte', 'first byte'],
];
const viewBoxWidth = 1_000;
const viewBoxHeight = 12;
const segmentWidthMin = 3;
const svgNamespace = 'http://www.w3.org/2000/svg';

/** List with one row per attempt, each with a text alternative, optionally with a legend. */
export function attemptBars(attempts, { legend: hasLegend = true } = {}) {
  const longestMs = Math.max(1, ...attempts.map(totalMs));
  return element(
    'figure',
    { className: 'attempts' },
    hasLegend ? element('figcaption', { className: 'legend', 'aria-hidden': 'true' }, ...legend()) : null,
    element('ol', { className: 'attempt-list' }, ...attempts.map((attempt) => attemptRow(attempt, longestMs))),
  );
}

function legend() {
  return [...phases, [null, 'other', 'other']].map(([, name, title]) =>
    element('span', {}, element('i', { className: `swatch swatch-${name}` }), title),
  );
}

function attemptRow(attempt, longestMs) {
  const { n, http_status: status, error_class: error, phase_reached: phaseReached } = attempt;
  const isSuccess = status >= 200 && status < 300;
  return element(
    'li',
    {},
    element('span', { className: 'attempt-n', 'aria-hidden': 'true' }, String(n)),
    timingBar(attempt, longestMs),
    element('span', { className: 'attempt-total', 'aria-hidden': 'true' }, durationText(attempt.total_ms)),
    element(
      'span',
      { className: isSuccess ? 'attempt-end attempt-good' : 'attempt-end', 'aria-hidden': 'true' },
      status === undefined ? (error ?? phaseReached) : `HTTP ${status}`,
    ),
    element('span', { className: 'visually-hidden' }, textAlternative(attempt)),
  );
}

/** `Attempt 2: DNS 3 ms, connect 1 ms, TLS 8 ms, first byte 20 ms, 33 ms total; HTTP 503.` */
function textAlternative(attempt) {
  const durations = phases
    .filter(([member]) => attempt[member] !== null)
    .map(([member, , title]) => `${title} ${durationText(attempt[member])}`);
  const texts = [
    ...durations,
    attempt.total_ms === null ? 'nothing measured' : `${durationText(attempt.total_ms)} total`,
  ];
  return `Attempt ${attempt.n}: ${texts.join(', ')}; ${outcomeText(attempt)}.`;
}

function timingBar(attempt, longestMs) {
  const chart = document.createElementNS(svgNamespace, 'svg');
  chart.setAttribute('viewBox', `0 0 ${viewBoxWidth} ${viewBoxHeight}`);
  chart.setAttribute('preserveAspectRatio', 'none');
  chart.setAttribute('class', 'attempt-bar');
  chart.setAttribute('aria-hidden', 'true');
  let startMs = 0;
  for (const [member, name] of phases) {
    chart.append(...phaseSegment(name, startMs, attempt[member] ?? 0, longestMs));
    startMs += attempt[member] ?? 0;
  }
  chart.append(...phaseSegment('other', startMs, totalMs(attempt) - startMs, longestMs));
  return chart;
}

/** Phases without a duration are omitted; short ones are drawn wider, so that they are visible. */
function phaseSegment(name, startMs, durationMs, longestMs) {
  if (durationMs <= 0) return [];
  const rect = document.createElementNS(svgNamespace, 'rect');
  rect.setAttribute('class', `bar-${name}`);
  rect.setAttribute('x', ((startMs / longestMs) * viewBoxWidth).toFixed(1));
  rect.setAttribute('width', Math.max(segmentWidthMin, (durationMs / longestMs) * viewBoxWidth).toFixed(1));
  rect.setAttribute('height', String(viewBoxHeight));
  return [rect];
}

/** At least the sum of the phases: `total_ms` can be null, and each duration is rounded separately. */
function totalMs(attempt) {
  const phaseSumMs = phases.reduce((sum, [member]) => sum + (attempt[member] ?? 0), 0);
  return Math.max(phaseSumMs, attempt.total_ms ?? 0);
}
