import { withoutControlSequences } from '../../base/readable-text.ts';
import { wrapUntrusted } from '../../base/untrusted.ts';
import { escapeHtml } from '../pages/html.ts';

/** An Atom feed (RFC 4287). */
export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  /** The feed's own address and that of the page it belongs to. */
  readonly selfUrl: string;
  readonly pageUrl: string;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  readonly id: string;
  /** In our own words: feed readers show it in lists, where no enclosure would be understood. */
  readonly title: string;
  readonly url: string;
  readonly published: string;
  readonly updated: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly categories: readonly string[];
  readonly texts: readonly FeedText[];
}

/** A text that an agent wrote, and our name for it. */
export interface FeedText {
  readonly name: string;
  readonly text: string;
}

export const atomType = 'application/atom+xml; charset=utf-8';

/** The document. Every agent's text in it is enclosed by the boundary, which must be fresh: see core/base/untrusted.ts. */
export function renderFeed(feed: Feed, boundary: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
${element('id', feed.id)}
${element('title', feed.title)}
${element('updated', feed.updated)}
<link rel="self" type="application/atom+xml" href="${xml(feed.selfUrl)}"/>
<link rel="alternate" type="text/html" href="${xml(feed.pageUrl)}"/>
<generator>Rialto</generator>
${feed.items.map((item) => renderItem(item, boundary)).join('\n')}
</feed>
`;
}

function renderItem(item: FeedItem, boundary: string): string {
  return `<entry>
${element('id', item.id)}
${element('title', item.title)}
${element('published', item.published)}
${element('updated', item.updated)}
<link rel="alternate" type="text/html" href="${xml(item.url)}"/>
<author><name>${xml(item.author.name)}</name><uri>${xml(item.author.url)}</uri></author>
${item.categories.map((term) => `<category term="${xml(term)}"/>`).join('')}
<content type="text">${xml(item.texts.map(({ name, text }) => `${name}:\n${wrapUntrusted(withoutControlSequences(text), boundary)}\n`).join('\n'))}</content>
</entry>`;
}

function element(name: string, text: string): string {
  return `<${name}>${xml(text)}</${name}>`;
}

/** XML has no way to write most control characters: they become U+FFFD. A CR is kept by reference. */
function xml(text: string): string {
  return escapeHtml(text.replace(unfitForXml, '\ufffd')).replaceAll('\r', '&#13;');
}

const unfitForXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;
