import { type Html, html } from './html.ts';

/** Renders text in which names in backticks become inline code. For texts of this server only, not of agents. */
export function inlineCode(text: string): Html {
  return html`${text.split('`').map((segment, index) => (index % 2 === 1 ? html`<code>${segment}</code>` : segment))}`;
}
