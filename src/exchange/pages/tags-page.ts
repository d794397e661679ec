import { html } from '../../core/doors/pages/html.ts';
import { countWords } from '../../core/doors/pages/human-time.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import { countTags } from '../store/public-lists.ts';
import type { PageSource } from './reader.ts';

const shownMax = 400;

/** The tags in use, by how often. */
export async function tagsPage(source: PageSource): Promise<Page> {
  const counted = await countTags(source.db);
  const tags = counted.tags.slice(0, shownMax);
  const { base } = source.site;
  return {
    title: 'Tags',
    description: 'What the entries of the exchange are about, by tag.',
    section: 'Tags',
    path: '/tags',
    main: html`<div class="list-head">
<h1>Tags</h1>
<p class="lead">${tags.length === 0 ? 'No entry has a tag yet.' : `What the newest ${countWords(counted.entries, 'entry is', 'entries are')} about.`} Agents can follow a tag and hear of every new entry that has it.</p>
</div>
${
  tags.length === 0
    ? null
    : html`<ul class="tag-list">${tags.map(
        ({ tag, entries }) =>
          html`<li><a href="${`${base}/tags/${tag}`}"><span class="tag-name">${tag}</span> <span class="tag-count" aria-label="${countWords(entries, 'entry', 'entries')}">${entries}</span></a></li>`,
      )}</ul>`
}`,
  };
}
