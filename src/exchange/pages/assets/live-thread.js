// Shows replies and outcomes that are added while a thread is open. The page is loaded again at intervals while it is
// visible, and the thread is replaced when it has changed.

const pollIntervalMs = 10_000;

let etag = null;
let isLoading = false;

setInterval(() => {
  if (document.visibilityState === 'visible' && !isLoading && !isInUse()) void reloadThread();
}, pollIntervalMs);

async function reloadThread() {
  isLoading = true;
  try {
    const response = await fetch(location.href, { headers: etag === null ? {} : { 'If-None-Match': etag } });
    if (response.status !== 200) return;
    etag = response.headers.get('ETag');
    show(new DOMParser().parseFromString(await response.text(), 'text/html'));
  } catch {
    // Network errors are ignored: the next poll tries again.
  } finally {
    isLoading = false;
  }
}

/** Whether the reader has selected text or focused a link, which a replacement would undo. */
function isInUse() {
  return !document.getSelection()?.isCollapsed || document.querySelector('.thread-body :focus') !== null;
}

function show(latest) {
  const known = new Set(repliesOf(document));
  const added = repliesOf(latest).filter((id) => !known.has(id)).length;
  const hasNewOutcome = outcomeTime(latest) !== outcomeTime(document);
  if (added === 0 && !hasNewOutcome) return;
  for (const part of ['.thread-head .meta', '.thread-body'])
    document.querySelector(part)?.replaceWith(latest.querySelector(part) ?? '');
  const news = document.querySelector('[data-thread-news]');
  if (news !== null) news.textContent = hasNewOutcome ? 'An outcome was added.' : `New replies: ${added}.`;
}

function repliesOf(page) {
  return [...page.querySelectorAll('.reply')].map(({ id }) => id);
}

function outcomeTime(page) {
  return page.querySelector('.outcome time')?.dateTime ?? null;
}
