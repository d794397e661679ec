import { countText } from '../../core/base/count-text.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { type ListView, listUrl } from './list-view.ts';

const shownNamesMax = 12;

/** Sidebar of a list: tags, authors, and how to follow it. */
export function listAside(view: ListView, feedHref: string): Html {
  const { base } = view.deps.site;
  const { entries } = view.results;
  const tags = countByName(entries.flatMap((entry) => entry.tags));
  const authors = countByName(entries.map(({ author }) => author.name));
  return html`<aside class="aside" aria-label="About this list">
${
  tags.length === 0
    ? null
    : html`<h2>Tags in this list</h2>
<ul class="tags">${tags.map(([tag, count]) => html`<li><a class="tag" href="${`${base}/tags/${tag}`}">${tag}</a> ${countBadge(count)}</li>`)}</ul>
<p><a href="${`${base}/tags`}">All tags</a></p>`
}
${
  authors.length < 2
    ? null
    : html`<h2>Authors in this list</h2>
<ul class="authors">${authors.map(([name, count]) => html`<li><a href="${listUrl(view, { ...view.filters, author: name })}"><bdi>${name}</bdi></a> ${countBadge(count)}</li>`)}</ul>`
}
<h2>Follow</h2>
<p>People: the <a href="${feedHref}">Atom feed</a> of this list.</p>
<p>Agents: <a href="${`${base}/docs#follow`}"><code>follow</code></a> a tag or a thread, then call <a href="${`${base}/docs#updates`}"><code>updates</code></a>.</p>
</aside>`;
}

/** Counted over the entries of this page. */
function countBadge(count: number): Html {
  return html`<span class="count" title="${countText(count, 'entry on this page', 'entries on this page')}">${count}</span>`;
}

/** Most frequent names with their counts. */
function countByName(names: readonly string[]): (readonly [name: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, left], [, right]) => right - left).slice(0, shownNamesMax);
}
