import { type Html, html } from '../../../core/interfaces/pages/html.ts';

/** Choice in a list of filters; the current one is marked. */
export function filterChoice(title: string, href: string, isCurrent: boolean): Html {
  return html`<li><a href="${href}" aria-current="${isCurrent ? 'true' : null}"><bdi>${title}</bdi></a></li>`;
}
