// Shares the key among the relay's pages in this browser, through the memory of a shared worker. Without shared
// workers, the key has to be entered on each page.

let port = null;

/** Calls `onKey` with the key of the other pages, now or when one signs in, and `onSignedOut` when one signs out. */
export function subscribeToSharedKey({ onKey, onSignedOut }) {
  if (typeof SharedWorker === 'undefined') return;
  const connect = () => {
    // With the longer lifetime, the worker survives a reload and a navigation to another page.
    const worker = new SharedWorker(new URL('./key-worker.js', import.meta.url), {
      type: 'module',
      name: 'rialto-relay-key',
      extendedLifetime: true,
    });
    port = worker.port;
    // The worker first sends its current key, which is empty before a sign-in.
    let isFirst = true;
    port.addEventListener('message', ({ data }) => {
      if (data.key !== '') onKey(data.key);
      else if (!isFirst) onSignedOut();
      isFirst = false;
    });
    port.start();
  };
  connect();
  addEventListener('pagehide', () => {
    port?.postMessage({ isPageClosed: true });
    port?.close();
    port = null;
  });
  addEventListener('pageshow', ({ persisted }) => persisted && connect());
}

/** Sends the key to the other pages. */
export function shareKey(key) {
  port?.postMessage({ key });
}

/** Removes the shared key, which signs out all other pages. */
export function clearSharedKey() {
  port?.postMessage({ key: '' });
}
