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

const replaysShownMax = 20;

/** Newest failed and ambiguous deliveries with reason and replay command. */
export async function showReplays(container) {
  try {
    const pages = await Promise.all(['ambiguous', 'failed'].map((state) => readPage(new URLSearchParams({ state }))));
    const replayableDeliveries = pages
      .flatMap(({ deliveries }) => deliveries)
      .filter(({ receipt }) => receipt !== null && isReplayable(receipt))
      .sort((left, right) => right.created_at.localeCompare(left.created_at));
    const hasMore =
      replayableDeliveries.length > replaysShownMax || pages.some(({ next_cursor: next }) => next !== null);
    if (replayableDeliveries.length > 0) container.replaceChildren(...replayList(replayableDeliveries, hasMore));
    else container.replaceChildren((await hasDeliveries()) ? emptyList() : firstSteps());
  } catch (error) {
    showProblem(container, error);
  }
}

function isReplayable({ next_action: next, replay_until: until }) {
  return next !== 'none' && until !== null && Date.parse(until) > Date.now();
}

function emptyList() {
  return emptyNote('No deliveries to replay', 'No delivery of the last 30 days can be replayed.');
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
    step('#check', 'Check the URL', 'that receives your leads: nothing is sent.'),
    step('#check', 'Send a test lead:', 'it is signed and delivered like any other lead, and not counted.'),
    step(`${base}/docs`, 'Deliver from your website', 'with your API key, and keep the receipt of each delivery.'),
  );
}

function replayList(deliveries, hasMore) {
  const list = element(
    'ul',
    { className: 'replay-list' },
    ...deliveries.slice(0, replaysShownMax).map((delivery, index) => replayItem(delivery, index === 0)),
  );
  return hasMore
    ? [list, element('p', { className: 'note' }, 'There are more: filter by state under Deliveries to see all.')]
    : [list];
}

function replayItem(delivery, isFirst) {
  const { id, state, test, destination_origin: origin, receipt } = delivery;
  const settled = settledText(receipt);
  const commandDetails = element('details', { className: 'call' }, element('summary', {}, 'Retry command'));
  commandDetails.addEventListener('toggle', () => commandDetails.append(commandContent(id, origin)), { once: true });
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
    commandDetails,
  );
}

function commandContent(id, origin) {
  return element(
    'div',
    {},
    element(
      'p',
      { className: 'note' },
      'Use the lead and the idempotency key from your own copy. The webhook-id of this delivery is ',
      element('code', { className: 'id' }, id),
      '.',
    ),
    replaySamples(origin),
  );
}
