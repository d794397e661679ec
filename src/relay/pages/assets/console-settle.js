// Settling an ambiguous delivery: by a statement of the account, or by a query of the receipt URL.

import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { call } from './relay-session.js';

/** Name of the event that is dispatched on the document after a delivery was settled. */
export const settledEvent = 'delivery-settled';

const statements = { arrived: 'arrived', not_arrived: 'did not arrive' };

/** Statement about a settled delivery; null for any other delivery. */
export function settledText({ settled }) {
  if (settled === undefined) return null;
  const author = settled.stated_by === 'receiver' ? 'the receiver' : 'you';
  return `${statements[settled.outcome] ?? settled.outcome}, stated by ${author}`;
}

/** Collapsed form; null unless the delivery is ambiguous and not settled. */
export function settleForm({ id, state, destination_origin: origin, receipt }) {
  if (state !== 'ambiguous' || receipt === null || receipt.settled !== undefined) return null;
  const details = element('details', { className: 'call' }, element('summary', {}, 'Settle'));
  details.addEventListener('toggle', () => details.append(createSettleForm(id, origin)), { once: true });
  return details;
}

function createSettleForm(id, origin) {
  const output = element('div', { role: 'status' });
  const buttons = Object.entries({ arrived: 'It arrived', not_arrived: 'It did not arrive' }).map(
    ([outcome, title]) => {
      const button = element('button', { className: 'button button-soft', type: 'button' }, title);
      button.addEventListener('click', () => void send('settle', { outcome }));
      return button;
    },
  );
  const url = element('input', { type: 'url', required: true, placeholder: `${origin}/receipts`, autocomplete: 'off' });
  const queryButton = element('button', { className: 'button button-soft', type: 'submit' }, 'Ask the receiver');
  const queryForm = element(
    'form',
    { className: 'settle-ask' },
    element(
      'div',
      { className: 'field' },
      element('label', {}, 'Receipt URL of the receiver, which is queried once', url),
    ),
    element('p', { className: 'form-actions' }, queryButton),
  );
  queryForm.addEventListener('submit', (event) => {
    event.preventDefault();
    void send('ask', { receipt_url: url.value.trim() });
  });
  const section = element(
    'div',
    { className: 'settle' },
    element(
      'p',
      { className: 'note' },
      'Look for ',
      element('code', { className: 'id' }, id),
      ' at the destination. Your statement is signed as the next receipt and cannot be changed.',
    ),
    element('p', { className: 'form-actions' }, ...buttons),
    queryForm,
    output,
  );
  return section;

  async function send(path, body) {
    const controls = [...buttons, queryButton];
    for (const control of controls) control.disabled = true;
    try {
      const { settled } = await call('POST', `/deliveries/${id}/${path}`, { body });
      section.replaceChildren(element('p', { role: 'status' }, `Recorded: it ${settledText({ settled })}.`));
      document.dispatchEvent(new Event(settledEvent));
    } catch (error) {
      showProblem(output, error);
      for (const control of controls) control.disabled = false;
    }
  }
}
