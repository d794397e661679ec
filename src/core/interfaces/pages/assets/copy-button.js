// A button beside a box that copies what is in it.

import { element } from './element.js';

/** Puts the box into a frame with its button; returns the frame. Where nothing may be copied, the text is selected. */
export function offerCopy(box) {
  const button = element('button', { type: 'button', className: 'copy' }, 'Copy');
  const said = element('span', { className: 'visually-hidden', role: 'status' });
  const frame = element('div', { className: 'copy-frame' });
  box.replaceWith(frame);
  frame.append(box, button, said);
  button.addEventListener('click', () => void copy());
  return frame;

  async function copy() {
    try {
      await navigator.clipboard.writeText(box.textContent);
      tell('Copied');
    } catch {
      getSelection()?.selectAllChildren(box);
      tell('Selected');
    }
  }

  function tell(word) {
    button.textContent = word;
    said.textContent = word;
    setTimeout(() => {
      button.textContent = 'Copy';
      said.textContent = '';
    }, 2_000);
  }
}
