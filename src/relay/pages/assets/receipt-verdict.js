// Verification results of receipts.

import { attemptBars } from './attempt-bars.js';
import { effectLabels, nextActionLabels } from './delivery-labels.js';
import { element } from './element.js';
import { descriptionList, stateLabel } from './relay-elements.js';
import { ageElement, dateTimeElement } from './time-element.js';

/** Kind, title and text for each fault that `verifyReceipt` reports. */
const verdicts = {
  not_a_receipt: ['bad', 'Not a receipt', 'The document is not a receipt, or its format version is unknown.'],
  unknown_key: [
    'bad',
    'Unknown signing key',
    'This installation does not publish the signing key. The receipt was issued by another installation or is forged.',
  ],
  signature: ['bad', 'Not valid', 'The signed part was changed after signing, or another key signed it.'],
  plain_hash: [
    'bad',
    'Plain hash does not match',
    'The signature is valid, but a plain hash outside the signed part does not match its fingerprint: it was changed.',
  ],
  payload: [
    'other',
    'Valid, but for another lead',
    'The signature is valid. The lead you entered has a different fingerprint.',
  ],
  destination: [
    'other',
    'Valid, but for another destination',
    'The signature is valid. The destination you entered has a different fingerprint: it must be exactly the same.',
  ],
};

/** Receipt with its verification result. Its details are expanded if it is the only one. */
export function verdictItem({ fileName, receipt, verdict }, index, items) {
  const [kind, title, text] = verdicts[verdict.fault] ?? ['good', 'Signature valid', comparisonText(verdict.differs)];
  return element(
    'li',
    { className: `verdict-card verdict-${kind}`, 'data-fault': verdict.fault ?? 'none' },
    element('h2', {}, title),
    element('p', {}, text),
    fileName === null ? null : element('p', { className: 'note' }, `From ${fileName}`),
    ...(kind === 'bad' ? [] : receiptSummary(receipt, { isFirst: index === 0, isOnly: items.length === 1 })),
  );
}

function receiptSummary(receipt, { isFirst, isOnly }) {
  const { state, destination_origin: origin, finished_at: at, attempts } = receipt;
  return [
    element(
      'p',
      { className: 'replay-head' },
      stateLabel(state),
      element('span', { className: 'delivery-to' }, origin),
      ageElement(at),
    ),
    attemptBars(attempts, { legend: isFirst }),
    element('details', { open: isOnly }, element('summary', {}, 'Details'), receiptDetails(receipt)),
  ];
}

/** Text about `differs` of a verification: false means equal, null means not compared. */
function comparisonText({ payload, destination }) {
  const comparedTexts = [
    payload === false ? 'the lead you entered' : null,
    destination === false ? 'the destination you entered' : null,
  ];
  const comparedText = comparedTexts.filter((text) => text !== null).join(' and ');
  return `Issued by this server${comparedText === '' ? '' : ` for ${comparedText}`}.`;
}

function receiptDetails({ id, effect, test, created_at: at, finished_at: finishedAt, ...receipt }) {
  return descriptionList([
    ['Effect', `${effect}: ${effectLabels[effect] ?? ''}`],
    ['Next', nextActionLabels[receipt.next_action] ?? receipt.next_action],
    ['Id', element('code', { className: 'id' }, id)],
    [
      'Time',
      element('span', {}, dateTimeElement(at), `, ${Date.parse(finishedAt) - Date.parse(at)} ms until finished`),
    ],
    ['Duplicate', receipt.duplicate_possible ? 'possible' : null],
    ['Test', test ? 'test (test lead or development destination)' : null],
    ['Signed by', element('code', { className: 'id' }, receipt.signature.kid)],
  ]);
}
