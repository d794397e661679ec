// Sign-in with a key. Navigating away signs out, so that the back button shows nothing.

import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { call, forgetKey, holdKey } from './relay-session.js';

const unprotected =
  'This page was loaded without encryption, so it does not ask for your key. Open it by https, or on the machine itself.';
const find = (name) => document.querySelector(`[data-${name}]`);

/** `opened` receives the response of GET /usage; `closed` clears the page. */
export function openGate({ opened, closed }) {
  const form = find('gate');
  if (!isSecureContext) {
    form.replaceWith(element('p', { className: 'notice' }, unprotected));
    return { close() {}, openWith() {} };
  }
  const field = form.querySelector('input');
  const parts = [find('gate-open'), find('opened')];
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void open();
  });
  find('forget').addEventListener('click', () => {
    close();
    say('Signed out.');
    field.focus();
  });
  addEventListener('pagehide', close);
  return {
    close,
    openWith(key) {
      field.value = key;
      void open();
    },
  };

  async function open() {
    const button = form.querySelector('button');
    button.disabled = true;
    holdKey(field.value);
    try {
      const usage = await call('GET', '/usage');
      field.value = '';
      showProblem(find('gate-problem'));
      form.hidden = true;
      for (const part of parts) part.hidden = false;
      say('Opened.');
      await opened(usage);
    } catch (error) {
      forgetKey();
      showProblem(find('gate-problem'), error);
      field.focus();
    } finally {
      button.disabled = false;
    }
  }

  function close() {
    forgetKey();
    field.value = '';
    form.hidden = false;
    for (const part of parts) part.hidden = true;
    closed();
  }
}

/** For screen readers only. */
export function say(text) {
  find('said').textContent = text;
}
