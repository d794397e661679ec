// A delivery as an expandable row with attempts, details and receipt.

import { attemptBars } from './attempt-bars.js';
import { settledText, settleForm } from './console-settle.js';
import { effectLabels, nextActionLabels } from './delivery-labels.js';
import { element } from './element.js';
import { attemptCountText, descriptionList, shortId, stateLabel } from './relay-elements.js';
import { ageElement, dateTimeElement } from './time-element.js';

/** Collapsed row; its content is created when it is expanded. */
export function deliveryItem(delivery) {
  const { id, state, test, destination_origin: origin, created_at: at, receipt } = delivery;
  const details = element(
    'details',
    { className: 'delivery' },
    element(
      'summary',
      {},
      stateLabel(state),
      element('span', { className: 'delivery-to' }, origin),
      test ? element('span', { className: 'label label-test' }, 'test') : null,
      element('span', { className: 'delivery-n' }, attemptText(receipt)),
      shortId(id),
      ageElement(at),
    ),
  );
  details.addEventListener(
    'toggle',
    () => details.append(...deliveryDetails(delivery).filter((node) => node !== null)),
    {
      once: true,
    },
  );
  return element('li', { 'data-delivery': id }, details);
}

function attemptText(receipt) {
  return receipt === null ? 'running' : attemptCountText(receipt.attempts);
}

function deliveryDetails(delivery) {
  const { id, effect, replays, receipt } = delivery;
  const idRow = ['Id and webhook-id', element('code', { className: 'id' }, id)];
  if (receipt === null) return [descriptionList([idRow, ['Receipt', 'available when the delivery has finished']])];
  const { next_action: next, replay_until: until, duplicate_possible: isDuplicatePossible, previous } = receipt;
  return [
    attemptBars(receipt.attempts),
    descriptionList([
      idRow,
      ['Effect', `${effect}: ${effectLabels[effect] ?? ''}`],
      ['Settled', settledText(receipt)],
      ['Next', nextActionLabels[next] ?? next],
      ['Duplicate', isDuplicatePossible ? 'possible: more than one attempt may have had an effect' : null],
      ['Replays', replays === 0 ? null : String(replays)],
      ['Replay until', until === null ? null : dateTimeElement(until)],
      ['Payload', element('code', { className: 'id' }, receipt.fingerprints.payload)],
      [
        'Previous receipt',
        previous === null ? 'none (first receipt of the account)' : element('code', { className: 'id' }, previous),
      ],
    ]),
    settleForm(delivery),
    element(
      'p',
      { className: 'form-actions' },
      saveButton('Download receipt', () => [receipt], `${id}.json`),
    ),
  ];
}

/** Button that saves the receipts of `getReceipts` as a file, without a request. */
function saveButton(title, getReceipts, fileName) {
  const button = element('button', { type: 'button', className: 'link-button' }, title);
  button.addEventListener('click', () => saveReceipts(getReceipts(), fileName));
  return button;
}

/** All receipts of a delivery, oldest first. Each replay and a settlement add one. */
export function receiptsOf({ receipt, earlier_receipts: earlier }) {
  return receipt === null ? earlier : [...earlier, receipt];
}

export function saveReceipts(receipts, fileName) {
  const text = JSON.stringify(receipts.length === 1 ? receipts[0] : receipts, null, 2);
  const href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'application/json' }));
  element('a', { href, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
