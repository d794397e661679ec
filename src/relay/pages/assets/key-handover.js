// Passes the key of the trial page to a console opened from it: in memory, once, over a BroadcastChannel with a random
// name from the URL fragment.

const fragmentPrefix = '#open-';
const offerTimeoutMs = 60_000;

/** `href`: URL of a console that requests the key. `offer`: answers one such request, for one minute. */
export function createKeyHandover(path, key) {
  const name = crypto.randomUUID();
  return {
    href: `${path}${fragmentPrefix}${name}`,
    offer() {
      const channel = new BroadcastChannel(name);
      const close = () => channel.close();
      const timer = setTimeout(close, offerTimeoutMs);
      addEventListener('pagehide', close, { once: true });
      channel.addEventListener('message', () => {
        channel.postMessage({ key });
        clearTimeout(timer);
        close();
      });
    },
  };
}

/** Calls `onKey` with the key if this page was opened with a URL of `createKeyHandover`. */
export function receiveKey(onKey) {
  if (!location.hash.startsWith(fragmentPrefix)) return;
  const channel = new BroadcastChannel(location.hash.slice(fragmentPrefix.length));
  history.replaceState(null, '', location.pathname + location.search);
  channel.addEventListener('message', ({ data }) => {
    channel.close();
    onKey(data.key);
  });
  channel.postMessage('ready');
}
