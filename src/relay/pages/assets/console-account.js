// The acts on the key and on the account itself; those that cannot be undone ask first.

import { offerCopy } from './copy-button.js';
import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { call, holdKey, newIdempotencyKey, pagePath } from './relay-session.js';

/** `left` is called when the key that the page holds works no more. */
export function showAccount(place, usage, left) {
  // The same key when the answer was lost and the button is pressed again: it is done once, and said so.
  const leaveKey = newIdempotencyKey('leave');
  const leave = async (path) => {
    await call('DELETE', path, { headers: { 'idempotency-key': leaveKey } });
    left();
  };
  place.replaceChildren(
    ...(usage.plan === 'builder' ? [] : [upgradePart(usage)]),
    act({
      title: 'Replace the key',
      text: 'You get a new key. The old one works until the new one is first used, at most 24 hours.',
      button: 'Replace the key',
      run: rotate,
    }),
    act({
      title: 'Give the key up',
      text: 'It stops working at once, and nobody can enter the account without a key: replace it instead if you want to go on.',
      button: 'Give the key up',
      confirm: 'give up',
      run: () => leave('/keys/current'),
    }),
    act({
      title: 'Remove the account',
      text: 'Your e-mail address, keys and all records of deliveries are erased at once, and a subscription ends. What remains are hashes that keep a late retry from delivering a lead twice. This cannot be undone.',
      button: 'Remove the account',
      confirm: usage.email,
      run: () => leave('/account'),
    }),
  );
}

function upgradePart({ limit }) {
  return element(
    'div',
    { className: 'account-act' },
    element('h3', {}, 'Upgrade'),
    element('p', {}, `The trial ends after ${limit} live deliveries or 14 days. Builder has no such end.`),
    element(
      'p',
      { className: 'acts' },
      element('a', { className: 'button button-soft', href: pagePath('/upgrade') }, 'See Builder'),
    ),
  );
}

/** An act with its button; with `confirm`, that text has to be typed first. */
function act({ title, text, button, confirm, run }) {
  const shown = element('div');
  const typed = confirm === undefined ? null : confirmation(title, confirm);
  const look = confirm === undefined ? 'button button-soft' : 'button button-danger';
  const press = element('button', { className: look, type: 'submit' }, button);
  const form = element(
    'form',
    { className: 'account-act', autocomplete: 'off' },
    element('h3', {}, title),
    element('p', {}, text),
    typed,
    element('p', { className: 'acts' }, press),
    shown,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    press.disabled = true;
    run(shown)
      .catch((error) => showProblem(shown, error))
      .finally(() => {
        press.disabled = false;
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

async function rotate(shown) {
  const { api_key: key } = await call('POST', '/keys/rotate', { body: {} });
  const box = element('pre', { className: 'command key-box', tabindex: '0' }, element('code', {}, key));
  shown.replaceChildren(
    element(
      'div',
      { className: 'new-key' },
      element(
        'p',
        {},
        element('strong', {}, 'Your new key, shown this once.'),
        ' This page goes on with the old one until you use the new.',
      ),
      box,
      useButton(key),
    ),
  );
  offerCopy(box);
}

/** Using the new key is what ends the old one. */
function useButton(key) {
  const button = element('button', { className: 'button', type: 'button' }, 'Use the new key here');
  button.addEventListener('click', () => {
    holdKey(key);
    void call('GET', '/usage').then(
      () =>
        button.replaceWith(
          element('p', { className: 'note' }, 'This page uses the new key now; the old one has ended.'),
        ),
      (error) => {
        showProblem(button.parentElement, error);
      },
    );
  });
  return button;
}
