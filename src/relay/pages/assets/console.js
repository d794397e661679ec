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

const parts = ['usage', 'replays', 'destinations', 'destination-trial', 'keys', 'notices', 'account', 'chart'];
const places = Object.fromEntries(parts.map((name) => [name, document.querySelector(`[data-${name}]`)]));

const signIn = openSignIn({
  async onSignIn(usage) {
    showDestinationForm(places['destination-trial'], () => void refresh());
    const isOwn = await showKeys(places.keys);
    void showNotices(places.notices);
    showAccount(places.account, usage, { onSignedOut: signOut, isOwn });
    await show(usage);
    document.querySelector('#console').focus();
  },
  onSignOut() {
    for (const place of Object.values(places)) place.replaceChildren();
    clearDeliveries();
  },
});

async function show(usage) {
  showUsage(places.usage, usage);
  await Promise.all([showReplays(places.replays), showDeliveries(), showDestinations(places.destinations)]);
}

/** Reloads the sections after a change. */
async function refresh() {
  const usage = await call('GET', '/usage').catch(() => null);
  if (usage !== null) await show(usage);
}

function signOut() {
  signIn.close();
  announce('Done. The key no longer works, and you are signed out.');
}

document.addEventListener(settledEvent, () => void showReplays(places.replays));

receiveKey((key) => signIn.openWith(key));
