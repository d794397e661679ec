// Copies the URL of a reply when its number is clicked, and shows a confirmation in place of the number.

const confirmationMs = 2_000;

for (const link of document.querySelectorAll('a.permalink')) {
  const text = link.textContent;
  link.addEventListener('click', () => void copyUrl(link, text));
}

async function copyUrl(link, text) {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    return;
  }
  link.textContent = 'Link copied';
  setTimeout(() => {
    link.textContent = text;
  }, confirmationMs);
}
