// What did not arrive for sure, and can still be sent again.

import { attemptBars } from './attempt-bars.js';
import { replaySamples } from './call-samples.js';
import { readPage } from './delivery-pages.js';
import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { emptyNote, nextActionWords, reasonWords, stateLabel, timeElement } from './relay-words.js';

const shownMax = 20;

/** The newest failed and ambiguous deliveries, with the reason and the exact call. */
export async function showReplays(place) {
  try {
    const pages = await Promise.all(['ambiguous', 'failed'].map((state) => readPage(new URLSearchParams({ state }))));
    const open = pages
      .flatMap(({ deliveries }) => deliveries)
      .filter(({ receipt }) => receipt !== null && isOpen(receipt))
      .sort((left, right) => right.created_at.localeCompare(left.created_at));
    const hasMore = open.length > shownMax || pages.some(({ next_cursor: next }) => next !== null);
    place.replaceChildren(...(open.length === 0 ? [nothing()] : listed(open, hasMore)));
  } catch (error) {
    showProblem(place, error);
  }
}

function isOpen({ replay_until: until }) {
  return until !== null && Date.parse(until) > Date.now();
}

function nothing() {
  return emptyNote('Nothing needs a replay', 'Every delivery that can still be repeated was delivered.');
}

function listed(open, hasMore) {
  const list = element(
    'ul',
    { className: 'replay-list' },
    ...open.slice(0, shownMax).map((each, index) => item(each, index === 0)),
  );
  return hasMore
    ? [list, element('p', { className: 'note' }, 'There are more: choose a state under Deliveries to see all of them.')]
    : [list];
}

function item({ id, state, test, destination_origin: origin, receipt }, isFirst) {
  const call = element('details', { className: 'call' }, element('summary', {}, 'The call to make'));
  call.addEventListener('toggle', () => call.append(inside(id, origin)), { once: true });
  return element(
    'li',
    { className: `replay replay-${state}` },
    element(
      'p',
      { className: 'replay-head' },
      stateLabel(state),
      element('strong', { className: 'delivery-to' }, origin),
      test ? element('span', { className: 'label label-test' }, 'test') : null,
      timeElement(receipt.finished_at),
    ),
    element('p', {}, `${reasonWords(receipt)} `, element('strong', {}, nextActionWords[receipt.next_action] ?? '')),
    attemptBars(receipt.attempts, { legend: isFirst }),
    call,
  );
}

function inside(id, origin) {
  return element(
    'div',
    {},
    element(
      'p',
      { className: 'note' },
      'The lead and the idempotency key come from your own copy; this is the delivery that the destination knows as ',
      element('code', { className: 'id' }, id),
      '.',
    ),
    replaySamples(origin),
  );
}
