// How the destinations of late do, and the secret that each checks signatures with.

import { offerCopy } from './copy-button.js';
import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { call } from './relay-session.js';
import { durationWords, endWords, timeElement } from './relay-words.js';

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
  return element(
    'div',
    { className: 'empty' },
    element('p', { className: 'empty-title' }, 'No destination yet'),
    element('p', {}, 'A destination appears here with its first delivery, a test lead included.'),
  );
}

function item({ origin, breaker, deliveries, first_byte_ms: firstByteMs, last_delivered_at: good, last_failure: bad }) {
  const counts = Object.entries(deliveries).filter(([, count]) => count > 0);
  return element(
    'li',
    { className: 'destination' },
    element('p', { className: 'replay-head' }, element('strong', { className: 'delivery-to' }, origin), sign(breaker)),
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
    secretPart(origin),
  );
}

function sign({ state, retry_at: at }) {
  if (state === 'closed') return element('span', { className: 'label label-confirmed' }, 'reachable');
  const words = element('span', { className: 'label label-claim' }, state === 'open' ? 'spared' : 'on trial');
  const until = at === null ? [] : [', next try ', timeElement(at)];
  return element('span', {}, words, ' ', element('span', { className: 'note' }, breakerWords[state] ?? '', ...until));
}

/** The secret is asked for when it is wanted, and removed from the page when it is closed again. */
function secretPart(origin) {
  const shown = element('div');
  const details = element('details', { className: 'call' }, element('summary', {}, 'Signing secret'), shown);
  details.addEventListener('toggle', () => {
    if (details.open) void showSecrets(shown, origin);
    else shown.replaceChildren();
  });
  return details;
}

async function showSecrets(place, origin) {
  try {
    const { secrets } = await call('GET', `/destinations/secret?${new URLSearchParams({ origin })}`);
    const boxes = secrets.map((secret) => element('pre', { className: 'command key-box', tabindex: '0' }, secret));
    place.replaceChildren(
      element('p', { className: 'note' }, 'The receiver checks webhook-signature with it, as Standard Webhooks says.'),
      ...(boxes.length < 2
        ? []
        : [
            element(
              'p',
              { className: 'note' },
              'The secret is being replaced: both are good for now, the new one first.',
            ),
          ]),
      ...boxes,
    );
    for (const box of boxes) offerCopy(box);
  } catch (error) {
    showProblem(place, error);
  }
}
