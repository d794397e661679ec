// Puts a button beside every command that copies it.

for (const box of document.querySelectorAll('[data-copy]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  const said = document.createElement('span');
  said.className = 'visually-hidden';
  said.setAttribute('role', 'status');
  const frame = document.createElement('div');
  frame.className = 'copy-frame';
  box.replaceWith(frame);
  frame.append(box, button, said);
  button.addEventListener('click', () => void copy());

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(box.textContent);
      tell('Copied');
    } catch {
      getSelection()?.selectAllChildren(box);
      tell('Selected');
    }
  };

  const tell = (word) => {
    button.textContent = word;
    said.textContent = word;
    setTimeout(() => {
      button.textContent = 'Copy';
      said.textContent = '';
    }, 2_000);
  };
}
