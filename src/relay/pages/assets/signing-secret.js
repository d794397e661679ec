// Signing secret of a destination.

import { addCopyButton } from './copy-button.js';
import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { call } from './relay-session.js';

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
    const { secrets } = await call('GET', `/destinations/secret?${new URLSearchParams({ origin })}`);
    const boxes = secrets.map((secret) => element('pre', { className: 'command key-box', tabindex: '0' }, secret));
    place.replaceChildren(
      element('p', { className: 'note' }, 'The receiver verifies webhook-signature with it (Standard Webhooks).'),
      ...(boxes.length < 2
        ? []
        : [
            element(
              'p',
              { className: 'note' },
              'The secret is being rotated: both are valid, the new one comes first.',
            ),
          ]),
      ...boxes,
    );
    for (const box of boxes) addCopyButton(box);
  } catch (error) {
    showProblem(place, error);
  }
}
