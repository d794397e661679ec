// The verdict on each receipt, and on the chain that several of them form.

import { attemptBars } from './attempt-bars.js';
import { element } from './element.js';
import { effectWords, factList, nextActionWords, stateLabel, timeElement } from './relay-words.js';
import { receiptHash } from './rialto-relay.mjs';

const verdicts = {
  not_a_receipt: [
    'bad',
    'No receipt',
    'This is another kind of document, or a receipt of a form that is not known here.',
  ],
  unknown_key: [
    'bad',
    'Signed by somebody else',
    'It names a key that this installation does not publish. It comes from another installation, or was made up.',
  ],
  signature: [
    'bad',
    'Not genuine',
    'Something in its signed part was changed, added or removed after it was signed, or another key signed it.',
  ],
  plain_hash: [
    'bad',
    'Contradicts itself',
    'The signed part is genuine, but a plain hash beside it does not fit its fingerprint: that hash was changed.',
  ],
  payload: ['other', 'Genuine, of another lead', 'The signature is good. The lead you gave has another fingerprint.'],
  destination: [
    'other',
    'Genuine, of another destination',
    'The signature is good. The destination you gave has another fingerprint: it has to be the same to the letter.',
  ],
};

/** One receipt and what was found about it; the facts of one among many are folded away. */
export function verdictItem({ source, receipt, verdict }, index, all) {
  const [kind, title, text] = verdicts[verdict.fault] ?? ['good', 'Genuine', comparedWords(verdict.differs)];
  return element(
    'li',
    { className: `verdict-card verdict-${kind}`, 'data-fault': verdict.fault ?? 'none' },
    element('h2', {}, title),
    element('p', {}, text),
    source === null ? null : element('p', { className: 'note' }, `From ${source}`),
    ...(kind === 'bad' ? [] : said(receipt, { isFirst: index === 0, isOnly: all.length === 1 })),
  );
}

function said(receipt, { isFirst, isOnly }) {
  const { state, destination_origin: origin, finished_at: at, attempts } = receipt;
  return [
    element(
      'p',
      { className: 'replay-head' },
      stateLabel(state),
      element('span', { className: 'delivery-to' }, origin),
      timeElement(at),
    ),
    attemptBars(attempts, { legend: isFirst }),
    element('details', { open: isOnly }, element('summary', {}, 'What it says'), facts(receipt)),
  ];
}

function comparedWords({ payload, destination }) {
  const compared = [payload === false ? 'this very lead' : null, destination === false ? 'this destination' : null];
  const words = compared.filter((each) => each !== null).join(' and ');
  return `This installation said exactly this${words === '' ? '' : `, and speaks of ${words}`}.`;
}

function facts({ id, effect, test, created_at: at, finished_at: end, ...rest }) {
  return factList([
    ['Effect', `${effect}: ${effectWords[effect] ?? ''}`],
    ['Next', nextActionWords[rest.next_action] ?? rest.next_action],
    ['Id', element('code', { className: 'id' }, id)],
    ['Time', `${new Date(at).toLocaleString()}, ${Date.parse(end) - Date.parse(at)} ms until it rested`],
    ['Arrived twice', rest.duplicate_possible ? 'possible' : null],
    ['Grade', test ? 'test: a test lead, or a destination for development' : null],
    ['Signed by', element('code', { className: 'id' }, rest.signature.kid)],
  ]);
}

/** What genuine receipts say of each other: whether each follows the one before. Null for a single one. */
export async function chainWords(receipts) {
  const byHash = new Map();
  for (const receipt of receipts) byHash.set(await receiptHash(receipt), receipt);
  const distinct = [...byHash.values()];
  if (distinct.length < 2) return null;
  const followed = distinct.map(({ previous }) => previous).filter((hash) => hash !== null);
  if (new Set(followed).size < followed.length)
    return 'Two of these receipts claim to follow the same one: that never happens in one account.';
  const pieces = distinct.filter(({ previous }) => !byHash.has(previous)).length;
  return pieces === 1
    ? `The ${distinct.length} different receipts form one chain without a gap.`
    : `The ${distinct.length} different receipts form ${pieces} pieces: receipts between them are missing here, or they are of different accounts.`;
}
