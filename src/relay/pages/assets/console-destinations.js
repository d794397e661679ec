// Health of the recent destinations.

import { dailyChart } from './console-chart.js';
import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { durationText, emptyNote, outcomeText } from './relay-elements.js';
import { call } from './relay-session.js';
import { signingSecret } from './signing-secret.js';
import { ageElement } from './time-element.js';

const breakerTexts = {
  closed: null,
  open: 'circuit breaker open: too many connection failures',
  half_open: 'circuit breaker half-open: the next delivery is a probe',
};

export async function showDestinations(container) {
  try {
    const { destinations, days } = await call('GET', '/destinations');
    const originOptions = destinations.map(({ origin }) => element('option', { value: origin }));
    document.querySelector('[data-chart]').replaceChildren(...dailyChart(days));
    document.querySelector('#origins').replaceChildren(...originOptions);
    container.replaceChildren(
      destinations.length === 0
        ? emptyList()
        : element('ul', { className: 'destination-list' }, ...destinations.map(destinationItem)),
    );
  } catch (error) {
    showProblem(container, error);
  }
}

function emptyList() {
  return emptyNote('No destinations yet', 'Destinations appear here after the first delivery or test lead.');
}

function destinationItem({
  origin,
  breaker,
  deliveries,
  first_byte_ms: firstByteMs,
  last_delivered_at: lastSuccess,
  last_failure: lastFailure,
}) {
  const counts = Object.entries(deliveries).filter(([, count]) => count > 0);
  return element(
    'li',
    { className: 'destination' },
    element(
      'p',
      { className: 'replay-head' },
      element('strong', { className: 'delivery-to' }, origin),
      statusLabel(breaker, lastSuccess, lastFailure),
    ),
    element(
      'p',
      { className: 'destination-counts' },
      ...counts.map(([state, count]) => element('span', {}, `${count} ${state.replace('_', ' ')}`)),
      firstByteMs === null ? null : element('span', {}, `first byte after ${durationText(firstByteMs)} (median)`),
    ),
    element(
      'p',
      { className: 'meta' },
      element(
        'span',
        {},
        ...(lastSuccess === null ? ['nothing delivered yet'] : ['delivered ', ageElement(lastSuccess)]),
      ),
      lastFailure === null
        ? null
        : element('span', {}, 'failed ', ageElement(lastFailure.at), `: ${outcomeText(lastFailure)}`),
    ),
    signingSecret(origin),
  );
}

function statusLabel({ state, retry_at: at }, lastSuccess, lastFailure) {
  if (state === 'closed') return latestResult(lastSuccess, lastFailure);
  const label = element('span', { className: 'label label-warning' }, state === 'open' ? 'paused' : 'probing');
  const retryNote = at === null ? [] : [', next try ', ageElement(at)];
  return element(
    'span',
    {},
    label,
    ' ',
    element('span', { className: 'note' }, breakerTexts[state] ?? '', ...retryNote),
  );
}

/** Result of the newest finished delivery: OK, an HTTP status, or no response; null before the first. */
function latestResult(lastSuccess, lastFailure) {
  if (lastSuccess === null && lastFailure === null) return null;
  const isDelivered =
    lastFailure === null || (lastSuccess !== null && Date.parse(lastSuccess) >= Date.parse(lastFailure.at));
  if (isDelivered) return element('span', { className: 'label label-confirmed' }, 'OK');
  const labelText = lastFailure.http_status === undefined ? 'no response' : `HTTP ${lastFailure.http_status}`;
  return element('span', { className: 'label label-warning' }, labelText);
}
