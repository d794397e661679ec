// Signing secret of a destination.

import { addCopyButton } from './copy-button.js';
import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { call } from './relay-session.js';
import { dateTimeElement } from './time-element.js';

/**
 * Section that is collapsed at first. The secret is loaded when the section is expanded, and removed from the page when
 * the section is collapsed.
 */
export function signingSecret(origin) {
  const output = element('div');
  const details = element('details', { className: 'call' }, element('summary', {}, 'Signing secret'), output);
  details.addEventListener('toggle', () => {
    if (details.open) void showSecrets(output, origin);
    else output.replaceChildren();
  });
  return details;
}

async function showSecrets(container, origin) {
  try {
    renderSecrets(container, await call('GET', `/destinations/secret?${new URLSearchParams({ origin })}`));
  } catch (error) {
    showProblem(container, error);
  }
}

function renderSecrets(container, { origin, secrets, version, previous_ends_at: previousEndsAt }) {
  // The element was collapsed before the response arrived.
  if (!container.closest('details').open) return;
  const secretBoxes = secrets.map((secret) => element('pre', { className: 'command key-box', tabindex: '0' }, secret));
  const isRotating = previousEndsAt !== null;
  // A rotation request with the previous version creates no secret. It only ends the previous secret.
  const content = element(
    'div',
    {},
    element(
      'p',
      { className: 'note' },
      'The receiver verifies webhook-signature with this secret (Standard Webhooks).',
    ),
    secretBoxes.length < 2
      ? null
      : element('p', { className: 'note' }, 'Requests are signed with each of these secrets; the newest comes first.'),
    ...secretBoxes,
    isRotating
      ? element('p', { className: 'note' }, 'The previous secret ends ', dateTimeElement(previousEndsAt), '.')
      : null,
    element(
      'p',
      { className: 'form-actions' },
      isRotating
        ? rotateButton(container, 'End the previous secret now', { origin, version: version - 1, previous_hours: 0 })
        : rotateButton(container, 'Rotate secret', { origin, version, previous_hours: previousHours }),
    ),
  );
  container.replaceChildren(content);
  for (const box of secretBoxes) addCopyButton(box);
}

/** Hours in which the receiver can switch to the new secret. */
const previousHours = 24;

function rotateButton(container, label, body) {
  const button = element('button', { className: 'link-button', type: 'button' }, label);
  button.addEventListener('click', () => void rotate());
  return button;

  async function rotate() {
    button.disabled = true;
    try {
      renderSecrets(container, await call('POST', '/destinations/secret/rotate', { body }));
    } catch (error) {
      showProblem(container, error);
    }
  }
}
