// Hands the key of the trial box to a console that is opened from it. The key goes from page to page in memory: a
// channel between pages of this origin carries it once, to the page that knows the random name in its fragment.

const prefix = '#open-';
const handedMs = 60_000;

/** Address of a console that gets the key from this page, within a minute after `offer`. */
export function consoleAddress(path, key) {
  const name = crypto.randomUUID();
  return {
    href: `${path}${prefix}${name}`,
    offer() {
      const channel = new BroadcastChannel(name);
      const end = () => channel.close();
      const timer = setTimeout(end, handedMs);
      addEventListener('pagehide', end, { once: true });
      channel.addEventListener('message', () => {
        channel.postMessage({ key });
        clearTimeout(timer);
        end();
      });
    },
  };
}

/** Calls `taken` with the key if this page was opened with such an address. */
export function takeKey(taken) {
  if (!location.hash.startsWith(prefix)) return;
  const channel = new BroadcastChannel(location.hash.slice(prefix.length));
  history.replaceState(null, '', location.pathname + location.search);
  channel.addEventListener('message', ({ data }) => {
    channel.close();
    taken(data.key);
  });
  channel.postMessage('ready');
}
