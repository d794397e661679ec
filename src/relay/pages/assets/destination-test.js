// Form that checks a destination or sends a test lead to it.

import { attemptBars } from './attempt-bars.js';
import { nextActionLabels } from './delivery-labels.js';
import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { reasonText, stateLabel } from './relay-elements.js';
import { CallError, call, newIdempotencyKey } from './relay-session.js';
import { signingSecret } from './signing-secret.js';

/** Creates the form in a container. `onTested` is called after a test lead. */
export function showDestinationForm(container, onTested = () => {}) {
  const destinationInput = element('input', {
    id: 'test-destination',
    type: 'text',
    required: true,
    maxlength: '2048',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    placeholder: 'https://crm.example.com/leads',
  });
  const checkButton = element('button', { className: 'button', value: 'check' }, 'Check');
  const testButton = element('button', { className: 'button button-soft', value: 'test' }, 'Send a test lead');
  const result = element('div', { className: 'test-result', role: 'status' });
  const form = element(
    'form',
    { className: 'form-card', autocomplete: 'off' },
    element(
      'div',
      { className: 'field' },
      element('label', { for: 'test-destination' }, 'Destination'),
      element('div', { className: 'field-row' }, destinationInput, checkButton, testButton),
    ),
  );
  container.replaceChildren(form, result);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run(event.submitter?.value === 'test' ? test : check);
  });

  async function run(request) {
    for (const button of [checkButton, testButton]) button.disabled = true;
    result.replaceChildren(element('p', { className: 'note' }, 'In progress… This takes a few seconds.'));
    try {
      result.replaceChildren(...(await request(destinationInput.value.trim())));
    } catch (error) {
      showProblem(result, error);
    } finally {
      for (const button of [checkButton, testButton]) button.disabled = false;
    }
  }

  async function test(destination) {
    const headers = { 'idempotency-key': newIdempotencyKey('console-test') };
    try {
      return receiptSection(await call('POST', '/destinations/test', { body: { destination }, headers }));
    } catch (error) {
      if (!(error instanceof CallError) || error.problem.receipt === undefined) throw error;
      return receiptSection(error.problem.receipt);
    } finally {
      onTested();
    }
  }
}

async function check(destination) {
  const { usable, origin, message } = await call('POST', '/destinations/check', { body: { destination } });
  const label = usable ? ['label label-confirmed', 'usable'] : ['label label-failed', 'not usable'];
  return [
    element('p', { className: 'verdict' }, element('span', { className: label[0] }, label[1]), ' ', message),
    ...(origin === null ? [] : [signingSecret(origin)]),
  ];
}

function receiptSection(receipt) {
  const nextStep =
    receipt.state === 'delivered'
      ? 'Next: verify the signature in your receiver.'
      : nextActionLabels[receipt.next_action];
  return [
    element('p', { className: 'verdict' }, stateLabel(receipt.state), ' ', reasonText(receipt)),
    attemptBars(receipt.attempts),
    element('p', { className: 'note' }, nextStep),
    ...(receipt.response_excerpt === undefined
      ? []
      : [
          element('p', { className: 'note' }, 'Response of the destination, shown only once:'),
          element('pre', { className: 'excerpt', tabindex: '0' }, receipt.response_excerpt.text),
        ]),
  ];
}
