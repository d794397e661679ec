// Puts a button beside every command that copies it.

import { offerCopy } from './copy-button.js';

for (const box of document.querySelectorAll('[data-copy]')) offerCopy(box);
