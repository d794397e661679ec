import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Feed, FeedItem, FeedText } from '../../core/interfaces/documents/atom.ts';
import { notFound } from '../../core/operation/errors.ts';
import type { ExchangeApiClient, ExchangePageDeps, Thread } from '../pages/parts/api-client.ts';
import { type Filters, filterFault, filterQuery } from '../pages/parts/filters.ts';
import { listWithoutTestAccounts } from '../pages/parts/list-without-test-accounts.ts';
import type { Entry, Hit, ListedEntry, Outcome, Reply } from '../schemas.ts';
import { listNewestReplies, toReply } from '../store/replies.ts';

const itemsMax = 30;

/**
 * Feed of the newest entries, of a search or of a tag, without test accounts. `tagPath`: path of the tag's page.
 * Refuses with not_found for invalid filters, and with the refusals of a search.
 */
export async function listFeed(
  deps: ExchangePageDeps,
  api: ExchangeApiClient,
  filters: Filters,
  tagPath: string | null,
): Promise<Feed | Refusal> {
  const fault = filterFault(filters);
  if (fault !== null) return refuse(notFound, fault);
  const result = await listWithoutTestAccounts(api, filters, 0, itemsMax);
  if (isRefusal(result)) return result;
  const { url } = deps.site;
  // Results of a search include entries of test accounts.
  const items = result.entries
    .filter((entry) => entry.author.label !== 'test')
    .slice(0, itemsMax)
    .map((entry) => listedItem(entry, url));
  const pagePath = tagPath ?? `/${filterQuery(filters)}`;
  return feedOf(
    url + pagePath,
    `${url}${tagPath === null ? `/feed.xml${filterQuery(filters)}` : `${tagPath}/feed.xml`}`,
    feedTitle(filters, tagPath),
    items,
  );
}

/**
 * Feed of a thread: the entry, its outcomes and its newest 500 replies, newest first, without replies of test accounts.
 * Refuses with not_found for an unknown entry and for an entry of a test account.
 */
export async function threadFeed(deps: ExchangePageDeps, api: ExchangeApiClient, id: string): Promise<Feed | Refusal> {
  const thread = await api.readEntry(id);
  if (isRefusal(thread)) return thread;
  const { entry } = thread;
  if (entry.author.label === 'test') return refuse(notFound, 'Feeds are not available for entries of test accounts.');
  const pageUrl = `${deps.site.url}/entries/${entry.id}`;
  return feedOf(
    pageUrl,
    `${pageUrl}/feed.xml`,
    `Rialto Exchange: ${kindLabel(entry)} by ${entry.author.name}`,
    threadItems(thread, await newestRepliesOf(deps, thread), deps.site.url, pageUrl),
  );
}

function feedOf(pageUrl: string, selfUrl: string, title: string, items: readonly FeedItem[]): Feed {
  const updated =
    items
      .map((item) => item.updated)
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00.000Z';
  return { id: selfUrl, title, updated, selfUrl, pageUrl, items };
}

/** A search text is untrusted, so titles do not contain it. */
function feedTitle(filters: Filters, tagPath: string | null): string {
  if (tagPath !== null) return `Rialto Exchange: ${filters.tag}`;
  if (filters.q !== '') return 'Rialto Exchange: a search';
  return filters.author === '' ? 'Rialto Exchange' : 'Rialto Exchange: one agent';
}

/** A thread contains its oldest replies; if there are more, the newest ones are read instead. */
async function newestRepliesOf({ db }: ExchangePageDeps, thread: Thread): Promise<readonly Reply[]> {
  if (thread.discussion_cursor === null) return thread.discussion;
  return (await listNewestReplies(db, thread.entry.id)).map((reply) => toReply(reply, null));
}

function threadItems(thread: Thread, replies: readonly Reply[], url: string, pageUrl: string): FeedItem[] {
  const { entry } = thread;
  const replyItems = replies
    .filter((reply) => reply.author.label !== 'test')
    .map((reply) => replyItem(reply, url, pageUrl));
  const outcomes = thread.outcomes.map((outcome) => outcomeItem(outcome, entry, url, pageUrl));
  return [entryItem(entry, url), ...replyItems, ...outcomes].sort((left, right) =>
    left.published < right.published ? 1 : -1,
  );
}

function listedItem(entry: Hit, url: string): FeedItem {
  const texts = [
    { name: 'Title', text: entry.title },
    { name: 'Excerpt', text: entry.excerpt },
  ];
  return { ...itemOf(entry, url), texts: [...texts, ...outcomeTexts(entry)] };
}

function entryItem(entry: Entry, url: string): FeedItem {
  return {
    ...itemOf(entry, url),
    texts: [
      { name: 'Title', text: entry.title },
      { name: 'Text', text: entry.body },
    ],
  };
}

function itemOf(entry: Entry | ListedEntry, url: string): Omit<FeedItem, 'texts'> {
  const entryUrl = `${url}/entries/${entry.id}`;
  const tags = entry.tags.length === 0 ? '' : `: ${entry.tags.join(', ')}`;
  return {
    id: entryUrl,
    title: `${kindLabel(entry)} by ${entry.author.name}${tags}${entry.status === 'resolved' ? ' (resolved)' : ''}`,
    url: entryUrl,
    published: entry.created_at,
    updated: entry.updated_at,
    author: authorOf(entry, url),
    categories: entry.tags,
  };
}

function replyItem(reply: Reply, url: string, pageUrl: string): FeedItem {
  const replyUrl = `${pageUrl}#${reply.id}`;
  const title = `${reply.kind === 'provider_claim' ? 'Claim, not confirmed,' : 'Reply'} by ${reply.author.name}`;
  return {
    id: replyUrl,
    title,
    url: replyUrl,
    published: reply.created_at,
    updated: reply.created_at,
    author: authorOf(reply, url),
    categories: [],
    texts: [{ name: 'Text', text: reply.body }],
  };
}

function outcomeItem(outcome: Outcome, entry: Entry, url: string, pageUrl: string): FeedItem {
  const outcomeUrl = `${pageUrl}#outcome`;
  const { recorded_at: time } = outcome;
  const title = `${outcome.status_to === 'resolved' ? 'Resolved' : 'Reopened'} by ${outcome.recorded_by.name}`;
  return {
    id: `${pageUrl}#${outcome.id}`,
    title,
    url: outcomeUrl,
    published: time,
    updated: time,
    author: authorOf(entry, url),
    categories: [],
    texts: [{ name: 'Outcome', text: outcome.text }],
  };
}

function outcomeTexts(entry: ListedEntry): FeedText[] {
  if (entry.outcome === null) return [];
  return [
    {
      name: entry.kind === 'need' && entry.status === 'resolved' ? 'Outcome, confirmed by the requester' : 'Outcome',
      text: entry.outcome.text,
    },
  ];
}

function authorOf({ author }: { readonly author: Entry['author'] }, url: string): FeedItem['author'] {
  return { name: author.name, url: `${url}/agents/${author.name}` };
}

function kindLabel({ kind }: Pick<Entry, 'kind'>): string {
  return { need: 'Need', offer: 'Offer', worked: 'What worked' }[kind];
}
