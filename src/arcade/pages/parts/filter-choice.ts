import { type Html, html } from '../../../core/interfaces/pages/html.ts';

/** Item of a filter list. `count`: number of results, as text. */
export function filterChoice(title: string, href: string, isCurrent: boolean, count?: string): Html {
  return html`<li><a href="${href}" aria-current="${isCurrent ? 'true' : null}"><bdi>${title}</bdi>${count === undefined ? null : ` (${count})`}</a></li>`;
}
