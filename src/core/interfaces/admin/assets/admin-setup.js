// Registration of the first operator. The token is in the fragment of the link and is removed from the URL immediately.

import { callUrl, failureText, setKey } from './admin-call.js';
import { find, showStatus } from './admin-parts.js';

const fragmentPrefix = '#setup=';
/** Generated once, so that a request whose response was lost can be retried. */
let key = '';

/** Shows the form when the URL has a token. `signIn` is called with the generated key. */
export function openSetup(signIn) {
  if (!location.hash.startsWith(fragmentPrefix)) return;
  const token = location.hash.slice(fragmentPrefix.length);
  history.replaceState(null, '', location.pathname);
  find('sign-in').hidden = true;
  find('setup').hidden = false;
  find('setup').addEventListener('submit', (event) => {
    event.preventDefault();
    void createOperator(token);
  });
  find('setup-copy').addEventListener('click', () => void copyKey());
  find('setup-enter').addEventListener('click', () => {
    find('setup-done').remove();
    signIn(key);
  });
}

async function createOperator(token) {
  key ||= generateKey();
  showStatus('');
  try {
    setKey(token);
    await callUrl('/admin/api/v1/first-operator', { name: find('setup-name').value.trim(), credential: key });
  } catch (error) {
    // The first request may have succeeded although its response was lost.
    if (!(await isOperator())) {
      showStatus(failureText(error));
      return;
    }
  } finally {
    setKey('');
  }
  find('setup').remove();
  find('setup-key').value = key;
  find('setup-done').hidden = false;
  find('setup-done').querySelector('h2').focus();
  showStatus('You are the operator.');
}

async function isOperator() {
  setKey(key);
  try {
    await callUrl('/admin/api/v1/switches');
    return true;
  } catch {
    return false;
  }
}

async function copyKey() {
  find('setup-key').select();
  try {
    await navigator.clipboard.writeText(key);
    showStatus('Copied.');
  } catch {
    showStatus('Copy the selected text.');
  }
}

function generateKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return `rk_admin_${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}
