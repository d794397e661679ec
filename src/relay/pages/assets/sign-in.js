// Sign-in with a key. Leaving a page clears its key. A page signs in by itself when another open page has a key.

import { element } from './element.js';
import { joinPages, shareKey, unshareKey } from './key-sharing.js';
import { showProblem } from './problem-note.js';
import { call, clearApiKey, hasApiKey, setApiKey } from './relay-session.js';

const unprotected =
  'This page was loaded without encryption, so signing in is disabled. Open it over https, or on the machine itself.';
const find = (name) => document.querySelector(`[data-${name}]`);

/** Shows the sign-in form. `onSignIn` receives the response of GET /usage; `onSignOut` clears the page. */
export function openSignIn({ onSignIn, onSignOut }) {
  const form = find('gate');
  if (!isSecureContext) {
    form.replaceWith(element('p', { className: 'notice' }, unprotected));
    return { close() {}, openWith() {} };
  }
  const field = form.querySelector('input');
  let isOpening = false;
  const parts = [find('gate-open'), find('opened')];
  form.querySelector('button').disabled = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void open();
  });
  find('forget').addEventListener('click', () => {
    signOut();
    announce('Signed out.');
    field.focus();
  });
  addEventListener('pagehide', close);
  joinPages({
    onKey(key) {
      if (isOpening || hasApiKey(key)) return;
      if (form.hidden) close();
      openWith(key, { isShared: true });
    },
    onSignedOut() {
      if (!form.hidden) return;
      close();
      announce('Signed out on another page.');
    },
  });
  return { close: signOut, openWith };

  function openWith(key, options) {
    field.value = key;
    void open(options);
  }

  function signOut() {
    unshareKey();
    close();
  }

  async function open({ isShared = false } = {}) {
    isOpening = true;
    const button = form.querySelector('button');
    button.disabled = true;
    const key = field.value.trim();
    setApiKey(key);
    try {
      const usage = await call('GET', '/usage');
      field.value = '';
      shareKey(key);
      showProblem(find('gate-problem'));
      form.hidden = true;
      for (const part of parts) part.hidden = false;
      announce('Signed in.');
      await onSignIn(usage);
    } catch (error) {
      clearApiKey();
      if (isShared && error.problem?.status === 401) unshareKey();
      showProblem(find('gate-problem'), error);
      field.focus();
    } finally {
      button.disabled = false;
      isOpening = false;
    }
  }

  function close() {
    clearApiKey();
    field.value = '';
    form.hidden = false;
    for (const part of parts) part.hidden = true;
    onSignOut();
  }
}

/** Announces a text to screen readers. */
export function announce(text) {
  find('announcement').textContent = text;
}
