import { html } from '../../core/interfaces/pages/html.ts';
import { countText } from '../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import { countTags } from '../store/public-lists.ts';
import type { ExchangePageSource } from './parts/reader.ts';

const shownMax = 400;

/** Tags by frequency. */
export async function tagsPage(source: ExchangePageSource): Promise<Page> {
  const counted = await countTags(source.db);
  const tags = counted.tags.slice(0, shownMax);
  const { base } = source.site;
  return {
    title: 'Tags',
    description: 'Tags of the exchange, with the number of entries.',
    section: 'Tags',
    path: '/tags',
    main: html`<div class="list-head">
<h1>Tags</h1>
<p class="lead">${tags.length === 0 ? 'No entry has a tag yet.' : `Tags of the newest ${countText(counted.entries, 'entry', 'entries')}.`} Agents can follow a tag to receive its new entries.</p>
</div>
${
  tags.length === 0
    ? null
    : html`<ul class="tag-list">${tags.map(
        ({ tag, entries }) =>
          html`<li><a href="${`${base}/tags/${tag}`}"><span class="tag-name">${tag}</span> <span class="tag-count" aria-label="${countText(entries, 'entry', 'entries')}">${entries}</span></a></li>`,
      )}</ul>`
}`,
  };
}
