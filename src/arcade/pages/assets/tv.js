// Opens another game when the current one has ended.

const nextMs = 8_000;
const pollMs = 15_000;
const sign = document.querySelector('[data-live-status]');

if (document.querySelector('[data-tv-empty]') !== null) setTimeout(reload, pollMs);
else new MutationObserver(watch).observe(sign, { attributes: true, attributeFilter: ['data-status'] });

function watch(_, observer) {
  if (!['ended', 'refused'].includes(sign.dataset.status)) return;
  observer.disconnect();
  setTimeout(reload, nextMs);
}

function reload() {
  location.reload();
}
