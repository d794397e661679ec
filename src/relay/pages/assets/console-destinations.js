// Health of the recent destinations.

import { dailyChart } from './console-chart.js';
import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { call } from './relay-session.js';
import { durationText, emptyNote, outcomeText } from './relay-words.js';
import { signingSecret } from './signing-secret.js';
import { ageElement } from './time-element.js';

const breakerText = {
  closed: null,
  open: 'circuit breaker open: too many connection failures',
  half_open: 'circuit breaker half-open: the next delivery is a probe',
};

export async function showDestinations(place) {
  try {
    const { destinations, days } = await call('GET', '/destinations');
    const known = destinations.map(({ origin }) => element('option', { value: origin }));
    document.querySelector('[data-chart]').replaceChildren(...dailyChart(days));
    document.querySelector('#origins').replaceChildren(...known);
    place.replaceChildren(
      destinations.length === 0
        ? nothing()
        : element('ul', { className: 'destination-list' }, ...destinations.map(item)),
    );
  } catch (error) {
    showProblem(place, error);
  }
}

function nothing() {
  return emptyNote('No destinations yet', 'Destinations appear here after the first delivery or test lead.');
}

function item({ origin, breaker, deliveries, first_byte_ms: firstByteMs, last_delivered_at: good, last_failure: bad }) {
  const counts = Object.entries(deliveries).filter(([, count]) => count > 0);
  return element(
    'li',
    { className: 'destination' },
    element(
      'p',
      { className: 'replay-head' },
      element('strong', { className: 'delivery-to' }, origin),
      sign(breaker, good, bad),
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
      element('span', {}, ...(good === null ? ['no deliveries yet'] : ['delivered ', ageElement(good)])),
      bad === null ? null : element('span', {}, 'failed ', ageElement(bad.at), `: ${outcomeText(bad)}`),
    ),
    signingSecret(origin),
  );
}

function sign({ state, retry_at: at }, good, bad) {
  if (state === 'closed') return lately(good, bad);
  const words = element('span', { className: 'label label-claim' }, state === 'open' ? 'paused' : 'probing');
  const until = at === null ? [] : [', next try ', ageElement(at)];
  return element('span', {}, words, ' ', element('span', { className: 'note' }, breakerText[state] ?? '', ...until));
}

/** Result of the newest delivery: OK, an HTTP status, or no response; null before the first. */
function lately(good, bad) {
  if (good === null && bad === null) return null;
  const isDelivered = bad === null || (good !== null && Date.parse(good) >= Date.parse(bad.at));
  if (isDelivered) return element('span', { className: 'label label-confirmed' }, 'OK');
  const words = bad.http_status === undefined ? 'no response' : `HTTP ${bad.http_status}`;
  return element('span', { className: 'label label-claim' }, words);
}
