// Shared worker: holds the key for the relay's pages in this browser, in memory only.

/** After the last page is gone: long enough for a reload or the next page. */
const keptMs = 30_000;
const pages = new Set();
let key = '';
let forgetting;

addEventListener('connect', ({ ports: [page] }) => {
  clearTimeout(forgetting);
  pages.add(page);
  page.addEventListener('message', ({ data }) => receive(page, data));
  page.start();
  page.postMessage({ key });
});

function receive(page, message) {
  if (message.left === true) {
    pages.delete(page);
    if (pages.size === 0) forgetting = setTimeout(forget, keptMs);
    return;
  }
  key = message.key;
  for (const other of pages) if (other !== page) other.postMessage({ key });
}

function forget() {
  key = '';
}
