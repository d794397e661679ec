// Failed and ambiguous deliveries that can be replayed.

import { attemptBars } from './attempt-bars.js';
import { replaySamples } from './call-samples.js';
import { settledText, settleForm } from './console-settle.js';
import { nextActionLabels } from './delivery-labels.js';
import { readPage } from './delivery-pages.js';
import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { emptyNote, reasonText, shortId, stateLabel } from './relay-elements.js';
import { ageElement } from './time-element.js';

const shownMax = 20;

/** Newest failed and ambiguous deliveries with reason and replay command. */
export async function showReplays(place) {
  try {
    const pages = await Promise.all(['ambiguous', 'failed'].map((state) => readPage(new URLSearchParams({ state }))));
    const open = pages
      .flatMap(({ deliveries }) => deliveries)
      .filter(({ receipt }) => receipt !== null && isOpen(receipt))
      .sort((left, right) => right.created_at.localeCompare(left.created_at));
    const hasMore = open.length > shownMax || pages.some(({ next_cursor: next }) => next !== null);
    if (open.length > 0) place.replaceChildren(...listItem(open, hasMore));
    else place.replaceChildren((await hasDeliveries()) ? emptyList() : firstSteps());
  } catch (error) {
    showProblem(place, error);
  }
}

function isOpen({ next_action: next, replay_until: until }) {
  return next !== 'none' && until !== null && Date.parse(until) > Date.now();
}

function emptyList() {
  return emptyNote('No deliveries to replay', 'No failed delivery of the last 30 days is open.');
}

async function hasDeliveries() {
  const { deliveries } = await readPage(new URLSearchParams());
  return deliveries.length > 0;
}

/** First steps of a new account. */
function firstSteps() {
  const base = document.querySelector('[data-relay]').dataset.relay;
  const step = (href, title, text) =>
    element('li', {}, element('a', { href }, title), element('span', { className: 'note' }, ` ${text}`));
  return element(
    'ol',
    { className: 'first-steps' },
    step('#check', 'Check the address', 'that receives your leads: nothing is sent.'),
    step('#check', 'Send it a test lead:', 'it is signed and delivered like any other, and not counted.'),
    step(`${base}/docs`, 'Deliver from your site', 'with your API key, and keep the receipt of each delivery.'),
  );
}

function listItem(open, hasMore) {
  const list = element(
    'ul',
    { className: 'replay-list' },
    ...open.slice(0, shownMax).map((each, index) => item(each, index === 0)),
  );
  return hasMore
    ? [list, element('p', { className: 'note' }, 'There are more: filter by state under Deliveries to see all.')]
    : [list];
}

function item(delivery, isFirst) {
  const { id, state, test, destination_origin: origin, receipt } = delivery;
  const settled = settledText(receipt);
  const call = element('details', { className: 'call' }, element('summary', {}, 'Retry command'));
  call.addEventListener('toggle', () => call.append(content(id, origin)), { once: true });
  return element(
    'li',
    { className: `replay replay-${state}` },
    element(
      'p',
      { className: 'replay-head' },
      stateLabel(state),
      element('strong', { className: 'delivery-to' }, origin),
      test ? element('span', { className: 'label label-test' }, 'test') : null,
      shortId(id),
      ageElement(receipt.finished_at),
    ),
    element('p', {}, `${reasonText(receipt)} `, element('strong', {}, nextActionLabels[receipt.next_action] ?? '')),
    settled === null ? null : element('p', {}, `Settled: it ${settled}.`),
    attemptBars(receipt.attempts, { legend: isFirst }),
    settleForm(delivery),
    call,
  );
}

function content(id, origin) {
  return element(
    'div',
    {},
    element(
      'p',
      { className: 'note' },
      'Use the lead and the idempotency key from your own copy. The destination knows this delivery as ',
      element('code', { className: 'id' }, id),
      '.',
    ),
    replaySamples(origin),
  );
}
