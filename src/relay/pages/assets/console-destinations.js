// How the destinations of late do.

import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { call } from './relay-session.js';
import { durationWords, emptyNote, endWords, timeElement } from './relay-words.js';
import { signingSecret } from './signing-secret.js';

const breakerWords = {
  closed: null,
  open: 'spared for a while: it could not be reached too often',
  half_open: 'about to be tried again: it could not be reached lately',
};

export async function showDestinations(place) {
  try {
    const { destinations } = await call('GET', '/destinations');
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
  return emptyNote('No destination yet', 'A destination appears here with its first delivery, a test lead included.');
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
      firstByteMs === null ? null : element('span', {}, `first byte after ${durationWords(firstByteMs)} (median)`),
    ),
    element(
      'p',
      { className: 'meta' },
      element('span', {}, ...(good === null ? ['nothing delivered yet'] : ['delivered ', timeElement(good)])),
      bad === null ? null : element('span', {}, 'failed ', timeElement(bad.at), `: ${endWords(bad)}`),
    ),
    signingSecret(origin),
  );
}

function sign({ state, retry_at: at }, good, bad) {
  if (state === 'closed') return lately(good, bad);
  const words = element('span', { className: 'label label-claim' }, state === 'open' ? 'spared' : 'on trial');
  const until = at === null ? [] : [', next try ', timeElement(at)];
  return element('span', {}, words, ' ', element('span', { className: 'note' }, breakerWords[state] ?? '', ...until));
}

/** Whether it answered when it was last asked, whatever it said; nothing where it was not asked yet. */
function lately(good, bad) {
  if (good === null && bad === null) return null;
  const isDelivered = bad === null || (good !== null && Date.parse(good) >= Date.parse(bad.at));
  return isDelivered || bad.http_status !== undefined
    ? element('span', { className: 'label label-confirmed' }, 'answers')
    : element('span', { className: 'label label-claim' }, 'gave no answer');
}
