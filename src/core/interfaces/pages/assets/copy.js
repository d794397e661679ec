// Adds a copy button to every command.

import { addCopyButton } from './copy-button.js';

for (const box of document.querySelectorAll('[data-copy]')) addCopyButton(box);
