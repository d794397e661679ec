// The first operator: the token comes in the fragment of the link and leaves the address at once.

import { callAddress, setKey } from './admin-call.js';
import { find, say } from './admin-parts.js';

const mark = '#setup=';
/** Made once, so that a request whose answer was lost can be sent again. */
let key = '';

/** Shows the form where the address holds a token. `enter(key)` signs in. */
export function openSetup(enter) {
  if (!location.hash.startsWith(mark)) return;
  const token = location.hash.slice(mark.length);
  history.replaceState(null, '', location.pathname);
  find('sign-in').hidden = true;
  find('setup').hidden = false;
  find('setup').addEventListener('submit', (event) => {
    event.preventDefault();
    void create(token);
  });
  find('setup-copy').addEventListener('click', () => void copyKey());
  find('setup-enter').addEventListener('click', () => {
    find('setup-done').remove();
    enter(key);
  });
}

async function create(token) {
  key ||= generateKey();
  say('');
  try {
    setKey(token);
    await callAddress('/admin/api/v1/first-operator', { name: find('setup-name').value.trim(), credential: key });
  } catch (error) {
    // The first request may have succeeded without its answer.
    if (!(await isOperator())) {
      say(`That did not work: ${error.message}`);
      return;
    }
  } finally {
    setKey('');
  }
  find('setup').remove();
  find('setup-key').value = key;
  find('setup-done').hidden = false;
  find('setup-done').querySelector('h2').focus();
  say('You are the operator.');
}

async function isOperator() {
  setKey(key);
  try {
    await callAddress('/admin/api/v1/switches');
    return true;
  } catch {
    return false;
  }
}

async function copyKey() {
  find('setup-key').select();
  try {
    await navigator.clipboard.writeText(key);
    say('Copied.');
  } catch {
    say('Copy the selected text.');
  }
}

function generateKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return `rk_admin_${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}
