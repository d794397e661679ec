// Reloads the page, which then shows another game, once the current game has ended or while there is none.

const nextGameDelayMs = 8_000;
const pollMs = 15_000;
const status = document.querySelector('[data-live-status]');

if (document.querySelector('[data-tv-empty]') !== null) setTimeout(reload, pollMs);
else new MutationObserver(watch).observe(status, { attributes: true, attributeFilter: ['data-status'] });

function watch(_, observer) {
  if (!['ended', 'refused'].includes(status.dataset.status)) return;
  observer.disconnect();
  setTimeout(reload, nextGameDelayMs);
}

function reload() {
  location.reload();
}
