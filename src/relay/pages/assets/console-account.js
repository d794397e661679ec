// Actions on the key and the account. Irreversible ones require confirmation.

import { addCopyButton } from './copy-button.js';
import { element } from './element.js';
import { shareKey } from './key-sharing.js';
import { showProblem } from './problem-note.js';
import { call, newIdempotencyKey, pagePath, replaceApiKey } from './relay-session.js';

/**
 * `onSignedOut` is called when the key of the page is no longer valid. `isAccountKey`: the page uses the account's own
 * key. With a named key, the only action is to revoke that key.
 */
export function showAccount(container, usage, { onSignedOut, isAccountKey }) {
  // Reuses the idempotency key when the button is clicked again after a lost response.
  const idempotencyKey = newIdempotencyKey('console');
  const deleteAndSignOut = async (path) => {
    await call('DELETE', path, { headers: { 'idempotency-key': idempotencyKey } });
    onSignedOut();
  };
  const revokeForm = actionForm({
    title: 'Revoke key',
    text: isAccountKey
      ? 'The key stops working at once, and the account is not accessible without a key. To keep access, rotate the key instead.'
      : 'This named key stops working at once. The other keys of the account keep working.',
    button: 'Revoke key',
    confirm: 'revoke',
    run: () => deleteAndSignOut('/keys/current'),
  });
  container.replaceChildren(
    ...(isAccountKey ? ownerActions(usage, revokeForm, () => deleteAndSignOut('/account')) : [revokeForm]),
  );
}

function ownerActions(usage, revokeForm, removeAccount) {
  return [
    ...(usage.plan === 'builder' || !usage.upgrade_available ? [] : [upgradeSection(usage)]),
    ...(usage.subscription === null || !usage.upgrade_available ? [] : [portalSection()]),
    actionForm({
      title: 'Rotate key',
      text: 'You get a new key. The old one works until the new one is first used, at most 24 hours. Named keys keep working.',
      button: 'Rotate key',
      run: rotateKey,
    }),
    revokeForm,
    actionForm({
      title: 'Delete account',
      text: 'Your email address, keys and all records of deliveries are erased at once, and a subscription is cancelled. Hashes remain, so that a late retry does not deliver a lead twice. This cannot be undone.',
      button: 'Delete account',
      confirm: usage.email,
      run: removeAccount,
    }),
  ];
}

function upgradeSection({ limit }) {
  return element(
    'div',
    { className: 'account-action' },
    element('h3', {}, 'Upgrade'),
    element('p', {}, `The trial ends after ${limit} live deliveries or 14 days. The Builder plan is unlimited.`),
    element(
      'p',
      { className: 'form-actions' },
      element('a', { className: 'button button-soft', href: pagePath('/upgrade') }, 'See the plans'),
    ),
  );
}

function portalSection() {
  return actionForm({
    title: 'Billing',
    text: 'Change the card, read invoices or cancel the subscription at the payment provider.',
    button: 'Open the customer portal',
    run: openPortal,
  });
}

/** Opens the portal of the payment provider. If several customers paid for the account, lists a portal for each. */
async function openPortal(output) {
  const { portals } = await call('POST', '/payments/portal', { body: {} });
  if (portals.length === 1) {
    location.assign(portals[0].portal_url);
    return;
  }
  const links = portals.map(({ portal_url: href, status }, index) =>
    element('li', {}, element('a', { href, rel: 'noreferrer' }, `Portal ${index + 1}`), ` (subscription: ${status})`),
  );
  output.replaceChildren(
    element('p', {}, 'Several customers paid for this account. Each has its own portal:'),
    element('ul', {}, ...links),
  );
}

/** Form with the button of an action. `confirm`: text that has to be typed first. `run(output)`: the action. */
function actionForm({ title, text, button, confirm, run }) {
  const output = element('div');
  const confirmationField = confirm === undefined ? null : confirmation(title, confirm);
  const className = confirm === undefined ? 'button button-soft' : 'button button-danger';
  const submitButton = element('button', { className, type: 'submit' }, button);
  const form = element(
    'form',
    { className: 'account-action', autocomplete: 'off' },
    element('h3', {}, title),
    element('p', {}, text),
    confirmationField,
    element('p', { className: 'form-actions' }, submitButton),
    output,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitButton.disabled = true;
    run(output)
      .catch((error) => showProblem(output, error))
      .finally(() => {
        submitButton.disabled = false;
      });
  });
  return form;
}

function confirmation(title, text) {
  const id = `confirm-${title.toLowerCase().replaceAll(' ', '-')}`;
  const field = element('input', { id, type: 'text', required: true, spellcheck: 'false', autocapitalize: 'off' });
  field.addEventListener('input', () => {
    field.setCustomValidity(field.value.trim() === text ? '' : `Type ${text} to confirm.`);
  });
  return element(
    'div',
    { className: 'field' },
    element('label', { for: id }, 'Type ', element('q', {}, text), ' to confirm'),
    field,
  );
}

async function rotateKey(output) {
  const { api_key: key } = await call('POST', '/keys/rotate', { body: {} });
  const keyBox = element('pre', { className: 'command key-box', tabindex: '0' }, element('code', {}, key));
  output.replaceChildren(
    element(
      'div',
      { className: 'new-key' },
      element(
        'p',
        {},
        element('strong', {}, 'Your new key, shown only once.'),
        ' This page uses the old key until you switch.',
      ),
      keyBox,
      switchKeyButton(key),
    ),
  );
  addCopyButton(keyBox);
}

/** Button that makes the page use the new key. That use revokes the previous key. */
function switchKeyButton(key) {
  const button = element('button', { className: 'button', type: 'button' }, 'Switch to the new key');
  button.addEventListener('click', () => {
    replaceApiKey(key);
    void call('GET', '/usage').then(
      () => {
        shareKey(key);
        button.replaceWith(
          element('p', { className: 'note' }, 'This page now uses the new key; the old one no longer works.'),
        );
      },
      (error) => {
        showProblem(button.parentElement, error);
      },
    );
  });
  return button;
}
