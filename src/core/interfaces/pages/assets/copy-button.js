// Copy button of a code box.

import { element } from './element.js';

/**
 * Wraps the box in a frame with a copy button and returns the frame. Without clipboard access the text is selected
 * instead.
 */
export function addCopyButton(box) {
  const button = element('button', { type: 'button', className: 'copy' }, 'Copy');
  const status = element('span', { className: 'visually-hidden', role: 'status' });
  const frame = element('div', { className: 'copy-frame' });
  box.replaceWith(frame);
  frame.append(box, button, status);
  button.addEventListener('click', () => void copy());
  return frame;

  async function copy() {
    try {
      await navigator.clipboard.writeText(box.textContent);
      showStatus('Copied');
    } catch {
      getSelection()?.selectAllChildren(box);
      showStatus('Selected');
    }
  }

  function showStatus(text) {
    button.textContent = text;
    status.textContent = text;
    setTimeout(() => {
      button.textContent = 'Copy';
      status.textContent = '';
    }, 2_000);
  }
}
