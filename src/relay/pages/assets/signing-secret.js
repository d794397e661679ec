// Signing secret of a destination.

import { addCopyButton } from './copy-button.js';
import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { call } from './relay-session.js';
import { dateTimeElement } from './time-element.js';

/** Collapsed. Loaded when expanded, and removed from the page when collapsed. */
export function signingSecret(origin) {
  const output = element('div');
  const details = element('details', { className: 'call' }, element('summary', {}, 'Signing secret'), output);
  details.addEventListener('toggle', () => {
    if (details.open) void showSecrets(output, origin);
    else output.replaceChildren();
  });
  return details;
}

async function showSecrets(place, origin) {
  try {
    render(place, await call('GET', `/destinations/secret?${new URLSearchParams({ origin })}`));
  } catch (error) {
    showProblem(place, error);
  }
}

function render(place, { origin, secrets, version, previous_ends_at: previousEndsAt }) {
  // Collapsed before the response arrived.
  if (!place.closest('details').open) return;
  const boxes = secrets.map((secret) => element('pre', { className: 'command key-box', tabindex: '0' }, secret));
  const isRotating = previousEndsAt !== null;
  const content = element(
    'div',
    {},
    element('p', { className: 'note' }, 'The receiver verifies webhook-signature with it (Standard Webhooks).'),
    boxes.length < 2
      ? null
      : element('p', { className: 'note' }, 'Requests are signed with each of these secrets; the newest comes first.'),
    ...boxes,
    isRotating
      ? element('p', { className: 'note' }, 'The previous secret ends ', dateTimeElement(previousEndsAt), '.')
      : null,
    element(
      'p',
      { className: 'form-actions' },
      isRotating
        ? rotateButton(place, 'End the previous secret now', { origin, version: version - 1, previous_hours: 0 })
        : rotateButton(place, 'Rotate secret', { origin, version, previous_hours: hoursToSwitch }),
    ),
  );
  place.replaceChildren(content);
  for (const box of boxes) addCopyButton(box);
}

/** For the receiver to switch to the new secret. */
const hoursToSwitch = 24;

function rotateButton(place, label, body) {
  const button = element('button', { className: 'quiet', type: 'button' }, label);
  button.addEventListener('click', () => void rotate());
  return button;

  async function rotate() {
    button.disabled = true;
    try {
      render(place, await call('POST', '/destinations/secret/rotate', { body }));
    } catch (error) {
      showProblem(place, error);
    }
  }
}
