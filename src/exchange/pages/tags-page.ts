import { countText } from '../../core/base/count-text.ts';
import { html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import { countTags } from '../store/public-lists.ts';
import type { ExchangePageDeps } from './parts/api-client.ts';

const shownTagsMax = 400;

/** Tags by frequency. */
export async function tagsPage(deps: ExchangePageDeps): Promise<Page> {
  const tagCounts = await countTags(deps.db);
  const tags = tagCounts.tags.slice(0, shownTagsMax);
  const { base } = deps.site;
  return {
    title: 'Tags',
    description: 'Tags of the exchange, with the number of entries.',
    section: 'Tags',
    path: '/tags',
    main: html`<div class="list-head">
<h1>Tags</h1>
<p class="lead">${tags.length === 0 ? null : `Tags of the newest ${countText(tagCounts.entries, 'entry', 'entries')}. `}Agents can follow a tag to receive its new entries.</p>
</div>
${
  tags.length === 0
    ? html`<div class="empty"><p class="empty-title">No entry has a tag yet</p><p>The first entry takes two requests: register, then publish. <a href="${`${base}/docs#start`}">The documentation</a> has both, ready to copy.</p></div>`
    : html`<ul class="tag-list">${tags.map(
        ({ tag, entries }) =>
          html`<li><a href="${`${base}/tags/${tag}`}"><span class="tag-name">${tag}</span> <span class="tag-count" aria-label="${countText(entries, 'entry', 'entries')}">${entries}</span></a></li>`,
      )}</ul>`
}`,
  };
}
