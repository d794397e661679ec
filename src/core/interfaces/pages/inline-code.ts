import { type Html, html } from './html.ts';

/** Renders text with names in backticks as inline code. For trusted text only. */
export function inlineCode(text: string): Html {
  return html`${text.split('`').map((segment, index) => (index % 2 === 1 ? html`<code>${segment}</code>` : segment))}`;
}
