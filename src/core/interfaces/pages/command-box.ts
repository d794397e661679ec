import { type Html, html } from './html.ts';

/** Code box with a command. `copy.js`, which the page must load, adds a copy button. */
export function commandBox(command: string): Html {
  return html`<pre tabindex="0" class="command" data-copy><code>${command}</code></pre>`;
}
