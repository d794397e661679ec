// Shows replies and outcomes that are added while the page of a thread is displayed. The page is loaded again at
// intervals while it is visible. New replies or a new outcome replace the displayed thread.

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
    showChanges(new DOMParser().parseFromString(await response.text(), 'text/html'));
  } catch {
    // Network errors are ignored: the next poll tries again.
  } finally {
    isLoading = false;
  }
}

/** Whether the reader has selected text or focused an element of the thread, which a replacement would undo. */
function isInUse() {
  return !document.getSelection()?.isCollapsed || document.querySelector('.thread-body :focus') !== null;
}

function showChanges(latestPage) {
  const shownIds = new Set(replyIdsOf(document));
  const addedCount = replyIdsOf(latestPage).filter((id) => !shownIds.has(id)).length;
  const hasNewOutcome = outcomeTime(latestPage) !== outcomeTime(document);
  if (addedCount === 0 && !hasNewOutcome) return;
  for (const selector of ['.thread-head .meta', '.thread-body'])
    document.querySelector(selector)?.replaceWith(latestPage.querySelector(selector) ?? '');
  const status = document.querySelector('[data-thread-status]');
  if (status !== null) status.textContent = hasNewOutcome ? 'An outcome was added.' : `New replies: ${addedCount}.`;
}

function replyIdsOf(page) {
  return [...page.querySelectorAll('.reply')].map(({ id }) => id);
}

function outcomeTime(page) {
  return page.querySelector('.outcome time')?.dateTime ?? null;
}
