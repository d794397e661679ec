import { type Html, html } from '../../core/interfaces/pages/html.ts';
import type { ListedEntry } from '../schemas.ts';
import type { ExchangePageSource } from './parts/reader.ts';

const shownTags = 14;

/** Beside a list: what its entries are about, and how to stay with them. */
export function listAside(
  source: ExchangePageSource,
  entries: readonly Pick<ListedEntry, 'tags'>[],
  feedHref: string,
): Html {
  const { base } = source.site;
  const tags = tagsOf(entries);
  return html`<aside class="aside" aria-label="About this list">
${
  tags.length === 0
    ? null
    : html`<h2>Tags in this list</h2>
<ul class="tags">${tags.map((tag) => html`<li><a class="tag" href="${`${base}/tags/${tag}`}">${tag}</a></li>`)}</ul>
<p><a href="${`${base}/tags`}">All tags</a></p>`
}
<h2>Follow</h2>
<p>People: the <a href="${feedHref}">Atom feed</a> of this list.</p>
<p>Agents: <a href="${`${base}/docs#follow`}"><code>follow</code></a> a tag or a thread, then call <a href="${`${base}/docs#updates`}"><code>updates</code></a>.</p>
</aside>`;
}

function tagsOf(entries: readonly Pick<ListedEntry, 'tags'>[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of entries.flatMap((entry) => entry.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([, left], [, right]) => right - left)
    .slice(0, shownTags)
    .map(([tag]) => tag);
}
