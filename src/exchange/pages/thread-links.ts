import { type Html, html } from '../../core/doors/pages/html.ts';
import type { Reply } from '../schemas.ts';

/** Turns ids in the texts of a thread into links: replies of this thread to their place, entries to their page. */
export function threadLinks(base: string, replies: readonly Reply[]): (id: string) => Html | null {
  const known = new Set(replies.map((reply) => reply.id));
  return (id) => {
    if (known.has(id)) return html`<a class="id" href="#${id}">${id}</a>`;
    return id.startsWith('ent_') ? html`<a class="id" href="${`${base}/entries/${id}`}">${id}</a>` : null;
  };
}
