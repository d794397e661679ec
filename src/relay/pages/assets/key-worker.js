// Shared worker: holds the key for the relay's pages in this browser, in memory only.

/** Time that the key is held after the last page was closed; longer than a reload or a navigation takes. */
const retentionMs = 30_000;
const pages = new Set();
let key = '';
let clearTimer;

addEventListener('connect', ({ ports: [page] }) => {
  clearTimeout(clearTimer);
  pages.add(page);
  page.addEventListener('message', ({ data }) => receive(page, data));
  page.start();
  page.postMessage({ key });
});

function receive(page, message) {
  if (message.isPageClosed === true) {
    pages.delete(page);
    if (pages.size === 0) clearTimer = setTimeout(clearKey, retentionMs);
    return;
  }
  key = message.key;
  for (const otherPage of pages) if (otherPage !== page) otherPage.postMessage({ key });
}

function clearKey() {
  key = '';
}
