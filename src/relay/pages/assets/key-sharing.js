// Shares the key among the relay's pages in this browser, through the memory of a shared worker. Where a browser has no
// shared workers, each page asks for the key.

let port = null;

/** Calls `received` with the key of the other pages, now or when one signs in, and `forgotten` when one signs out. */
export function joinPages({ received, forgotten }) {
  if (typeof SharedWorker === 'undefined') return;
  const connect = () => {
    // With the longer lifetime, the worker outlives a reload and the way to the next page.
    const worker = new SharedWorker(new URL('./key-worker.js', import.meta.url), {
      type: 'module',
      name: 'rialto-relay-key',
      extendedLifetime: true,
    });
    port = worker.port;
    let isFirst = true;
    port.addEventListener('message', ({ data }) => {
      if (data.key !== '') received(data.key);
      else if (!isFirst) forgotten();
      isFirst = false;
    });
    port.start();
  };
  connect();
  addEventListener('pagehide', () => {
    port?.postMessage({ left: true });
    port?.close();
    port = null;
  });
  addEventListener('pageshow', ({ persisted }) => persisted && connect());
}

/** Gives the key to the other pages. */
export function shareKey(key) {
  port?.postMessage({ key });
}

/** Signs out on all pages. */
export function unshareKey() {
  port?.postMessage({ key: '' });
}
