// Console: renders its sections after sign-in with a key.

import { showAccount } from './console-account.js';
import { clearDeliveries, showDeliveries } from './console-deliveries.js';
import { showDestinations } from './console-destinations.js';
import { showKeys } from './console-keys.js';
import { showNotices } from './console-notices.js';
import { showReplays } from './console-replays.js';
import { settledEvent } from './console-settle.js';
import { showUsage } from './console-usage.js';
import { showDestinationForm } from './destination-test.js';
import { receiveKey } from './key-handover.js';
import { call } from './relay-session.js';
import { announce, openSignIn } from './sign-in.js';

const sectionNames = ['usage', 'replays', 'destinations', 'destination-test', 'keys', 'notices', 'account', 'chart'];
const sections = Object.fromEntries(sectionNames.map((name) => [name, document.querySelector(`[data-${name}]`)]));

const signIn = openSignIn({
  async onSignIn(usage) {
    showDestinationForm(sections['destination-test'], () => void refresh());
    const isAccountKey = await showKeys(sections.keys);
    void showNotices(sections.notices);
    showAccount(sections.account, usage, { onSignedOut: signOut, isAccountKey });
    await showSections(usage);
    document.querySelector('#console').focus();
  },
  onSignOut() {
    for (const section of Object.values(sections)) section.replaceChildren();
    clearDeliveries();
  },
});

async function showSections(usage) {
  showUsage(sections.usage, usage);
  await Promise.all([showReplays(sections.replays), showDeliveries(), showDestinations(sections.destinations)]);
}

/** Reloads usage, replays, deliveries and destinations after a test lead. */
async function refresh() {
  const usage = await call('GET', '/usage').catch(() => null);
  if (usage !== null) await showSections(usage);
}

function signOut() {
  signIn.signOut();
  announce('Done. The key no longer works, and you are signed out.');
}

document.addEventListener(settledEvent, () => void showReplays(sections.replays));

receiveKey((key) => signIn.signInWith(key));
