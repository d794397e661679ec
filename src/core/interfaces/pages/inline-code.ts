import { type Html, html } from './html.ts';

/** Text of ours in which names stand between backticks, as a page shows it. */
export function inlineCode(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
