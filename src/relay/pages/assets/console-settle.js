// Settling an ambiguous delivery: statement of the account, or a question to the receiver.

import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { call } from './relay-session.js';

/** Event on the document after a delivery was settled. */
export const settledEvent = 'delivery-settled';

const statements = { arrived: 'arrived', not_arrived: 'did not arrive' };

/** What was stated about a settled delivery; null for others. */
export function settledText({ settled }) {
  if (settled === undefined) return null;
  const by = settled.stated_by === 'receiver' ? 'the receiver' : 'you';
  return `${statements[settled.outcome] ?? settled.outcome}, stated by ${by}`;
}

/** Collapsed form; null unless the delivery is ambiguous and not settled. */
export function settleForm({ id, state, destination_origin: origin, receipt }) {
  if (state !== 'ambiguous' || receipt === null || receipt.settled !== undefined) return null;
  const details = element('details', { className: 'call' }, element('summary', {}, 'Settle'));
  details.addEventListener('toggle', () => details.append(form(id, origin)), { once: true });
  return details;
}

function form(id, origin) {
  const output = element('div', { role: 'status' });
  const buttons = Object.entries({ arrived: 'It arrived', not_arrived: 'It did not arrive' }).map(
    ([outcome, title]) => {
      const button = element('button', { className: 'button button-soft', type: 'button' }, title);
      button.addEventListener('click', () => void send('settle', { outcome }));
      return button;
    },
  );
  const url = element('input', { type: 'url', required: true, placeholder: `${origin}/receipts`, autocomplete: 'off' });
  const ask = element('button', { className: 'button button-soft', type: 'submit' }, 'Ask the receiver');
  const question = element(
    'form',
    { className: 'settle-ask' },
    element(
      'div',
      { className: 'field' },
      element('label', {}, 'Receipt URL of the receiver, which is asked once', url),
    ),
    element('p', { className: 'form-actions' }, ask),
  );
  question.addEventListener('submit', (event) => {
    event.preventDefault();
    void send('ask', { receipt_url: url.value.trim() });
  });
  const place = element(
    'div',
    { className: 'settle' },
    element(
      'p',
      { className: 'note' },
      'Look for ',
      element('code', { className: 'id' }, id),
      ' at the destination. What you state is signed as the next receipt and cannot be changed.',
    ),
    element('p', { className: 'form-actions' }, ...buttons),
    question,
    output,
  );
  return place;

  async function send(path, body) {
    const controls = [...buttons, ask];
    for (const control of controls) control.disabled = true;
    try {
      const { settled } = await call('POST', `/deliveries/${id}/${path}`, { body });
      place.replaceChildren(element('p', { role: 'status' }, `Recorded: it ${settledText({ settled })}.`));
      document.dispatchEvent(new Event(settledEvent));
    } catch (error) {
      showProblem(output, error);
      for (const control of controls) control.disabled = false;
    }
  }
}
