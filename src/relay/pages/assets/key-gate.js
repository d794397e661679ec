// Sign-in with a key. Navigating away signs the page out; it signs in again with the key of the other pages, if they have one.

import { element } from './element.js';
import { joinPages, shareKey, unshareKey } from './key-sharing.js';
import { showProblem } from './problem-note.js';
import { call, forgetKey, holdKey, holdsKey } from './relay-session.js';

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
  let isOpening = false;
  const parts = [find('gate-open'), find('opened')];
  form.querySelector('button').disabled = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void open();
  });
  find('forget').addEventListener('click', () => {
    signOut();
    say('Signed out.');
    field.focus();
  });
  addEventListener('pagehide', close);
  joinPages({
    received(key) {
      if (isOpening || holdsKey(key)) return;
      if (form.hidden) close();
      openWith(key, { isShared: true });
    },
    forgotten() {
      if (!form.hidden) return;
      close();
      say('Signed out on another page.');
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
    holdKey(key);
    try {
      const usage = await call('GET', '/usage');
      field.value = '';
      shareKey(key);
      showProblem(find('gate-problem'));
      form.hidden = true;
      for (const part of parts) part.hidden = false;
      say('Opened.');
      await opened(usage);
    } catch (error) {
      forgetKey();
      if (isShared && error.problem?.status === 401) unshareKey();
      showProblem(find('gate-problem'), error);
      field.focus();
    } finally {
      button.disabled = false;
      isOpening = false;
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
  find('announcement').textContent = text;
}
