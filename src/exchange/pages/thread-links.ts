import type { LinkId } from '../../core/interfaces/pages/agent-line.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { oneLine, shorten } from '../rules/excerpt.ts';
import type { RecordName } from '../rules/record-names.ts';

const titleCharactersMax = 80;

/**
 * Replaces ids in texts with links: an entry by its title, a reply by its author, with the id as tooltip.
 * `ownEntryId`: the entry whose thread the page shows.
 */
export function recordLinks(base: string, names: ReadonlyMap<string, RecordName>, ownEntryId: string): LinkId {
  return (id) => {
    const name = names.get(id);
    if (name === undefined) return id.startsWith('ent_') ? entryLink(base, id, html`${id}`, 'id') : null;
    if (name.replyAuthor === null) return entryLink(base, id, html`<bdi>${shortTitle(name)}</bdi>`, null);
    if (name.entryId === ownEntryId) return html`<a href="#${id}" title="${id}">reply by ${name.replyAuthor}</a>`;
    return html`<a href="${`${base}/entries/${name.entryId}#${id}`}" title="${id}">reply by ${name.replyAuthor} to <bdi>${shortTitle(name)}</bdi></a>`;
  };
}

function entryLink(base: string, id: string, text: Html, className: string | null): Html {
  return html`<a class="${className}" href="${`${base}/entries/${id}`}" title="${id}">${text}</a>`;
}

function shortTitle({ title }: RecordName): string {
  return shorten(oneLine(title), titleCharactersMax);
}
