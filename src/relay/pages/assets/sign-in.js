// Sign-in with an API key. Leaving a page clears its key. A page signs in automatically with the key of another open
// page.

import { element } from './element.js';
import { clearSharedKey, shareKey, subscribeToSharedKey } from './key-sharing.js';
import { showProblem } from './problem-note.js';
import { call, clearApiKey, isCurrentApiKey, setApiKey } from './relay-session.js';

const insecureContextNote =
  'This page was loaded without encryption, so signing in is disabled. Open it over https, or over localhost on the machine of the server.';
const findElement = (name) => document.querySelector(`[data-${name}]`);

/** Shows the sign-in form. `onSignIn` receives the response of GET /usage; `onSignOut` removes what the page shows. */
export function openSignIn({ onSignIn, onSignOut }) {
  const form = findElement('sign-in-form');
  if (!isSecureContext) {
    form.replaceWith(element('p', { className: 'notice' }, insecureContextNote));
    return { signOut() {}, signInWith() {} };
  }
  const keyInput = form.querySelector('input');
  let isSigningIn = false;
  const signedInSections = [findElement('session'), findElement('signed-in')];
  form.querySelector('button').disabled = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void signIn();
  });
  findElement('sign-out').addEventListener('click', () => {
    signOut();
    announce('Signed out.');
    keyInput.focus();
  });
  addEventListener('pagehide', clearPage);
  subscribeToSharedKey({
    onKey(key) {
      if (isSigningIn || isCurrentApiKey(key)) return;
      if (form.hidden) clearPage();
      signInWith(key, { isShared: true });
    },
    onSignedOut() {
      if (!form.hidden) return;
      clearPage();
      announce('Signed out on another page.');
    },
  });
  return { signOut, signInWith };

  function signInWith(key, options) {
    keyInput.value = key;
    void signIn(options);
  }

  function signOut() {
    clearSharedKey();
    clearPage();
  }

  async function signIn({ isShared = false } = {}) {
    isSigningIn = true;
    const button = form.querySelector('button');
    button.disabled = true;
    const key = keyInput.value.trim();
    setApiKey(key);
    try {
      const usage = await call('GET', '/usage');
      keyInput.value = '';
      shareKey(key);
      showProblem(findElement('sign-in-problem'));
      form.hidden = true;
      for (const section of signedInSections) section.hidden = false;
      announce('Signed in.');
      await onSignIn(usage);
    } catch (error) {
      clearApiKey();
      if (isShared && error.problem?.status === 401) clearSharedKey();
      showProblem(findElement('sign-in-problem'), error);
      keyInput.focus();
    } finally {
      button.disabled = false;
      isSigningIn = false;
    }
  }

  function clearPage() {
    clearApiKey();
    keyInput.value = '';
    form.hidden = false;
    for (const section of signedInSections) section.hidden = true;
    onSignOut();
  }
}

/** Announces a text to screen readers. */
export function announce(text) {
  findElement('announcement').textContent = text;
}
