import { type Html, html } from './html.ts';

/** A box with a command and, where scripts run, a button that copies it: the page loads `copy.js`. */
export function commandBox(command: string): Html {
  return html`<pre tabindex="0" class="command" data-copy><code>${command}</code></pre>`;
}
