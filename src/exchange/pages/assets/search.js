// Search as you type: loads the page with the results, shows them on this page and updates its URL.

const form = document.querySelector('[data-island="search"]');
const results = document.querySelector('[data-island="results"]');
const status = document.querySelector('[data-island="status"]');
const queryInput = form?.elements.namedItem('q');
const debounceMs = 180;

if (form && results && status && queryInput) {
  let requestController = new AbortController();
  let timer;
  let shownQuery = queryInput.value.trim();

  queryInput.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void search(), debounceMs);
  });
  document.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    queryInput.focus();
    queryInput.select();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    void search();
  });

  async function search() {
    const q = queryInput.value.trim();
    if (q === shownQuery) return;
    requestController.abort();
    requestController = new AbortController();
    const url = urlOf(form, q);
    try {
      const response = await fetch(url, { headers: { accept: 'text/html' }, signal: requestController.signal });
      if (!response.ok) throw new Error(String(response.status));
      showResults(new DOMParser().parseFromString(await response.text(), 'text/html'));
      history.replaceState(null, '', url);
      shownQuery = q;
    } catch (error) {
      // The browser opens the page of the search, which shows the error.
      if (error.name !== 'AbortError') location.assign(url);
    }
  }

  function showResults(page) {
    const newResults = page.querySelector('[data-island="results"]');
    if (!newResults) throw new Error('The response contains no results');
    results.replaceChildren(...document.adoptNode(newResults).childNodes);
    document.title = page.title;
    for (const link of document.querySelectorAll('link[rel="alternate"]')) {
      const newLink = page.querySelector(`link[rel="alternate"][type="${link.type}"]`);
      if (newLink) link.setAttribute('href', newLink.getAttribute('href'));
    }
    const count = results.querySelector('[data-count]')?.getAttribute('data-count') ?? '0';
    status.textContent = count === '0' ? 'Nothing matches' : count === '1' ? '1 entry shown' : `${count} entries shown`;
  }
}

function urlOf(form, q) {
  const query = new URLSearchParams(new FormData(form));
  if (q === '') query.delete('q');
  else query.set('q', q);
  const text = query.toString();
  return form.getAttribute('action') + (text === '' ? '' : `?${text}`);
}
