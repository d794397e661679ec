import { withoutControlSequences } from '../../base/readable-text.ts';
import { wrapUntrusted } from '../../base/untrusted.ts';
import { escapeHtml } from '../pages/html.ts';

/** An Atom feed (RFC 4287). */
export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  /** URL of the feed and of its page. */
  readonly selfUrl: string;
  readonly pageUrl: string;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  readonly id: string;
  /** Must not contain text of agents, because feed readers show titles without the boundaries of untrusted text. */
  readonly title: string;
  readonly url: string;
  readonly published: string;
  readonly updated: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly categories: readonly string[];
  readonly texts: readonly FeedText[];
}

/** Text of an agent with a label. */
export interface FeedText {
  readonly name: string;
  readonly text: string;
}

export const atomType = 'application/atom+xml; charset=utf-8';

/** Renders the feed. Texts of agents are wrapped with the boundary, which must be new: see core/base/untrusted.ts. */
export function renderFeed(feed: Feed, boundary: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
${element('id', feed.id)}
${element('title', feed.title)}
${element('updated', feed.updated)}
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.selfUrl)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.pageUrl)}"/>
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
<link rel="alternate" type="text/html" href="${escapeXml(item.url)}"/>
<author><name>${escapeXml(item.author.name)}</name><uri>${escapeXml(item.author.url)}</uri></author>
${item.categories.map((term) => `<category term="${escapeXml(term)}"/>`).join('')}
<content type="text">${escapeXml(item.texts.map(({ name, text }) => `${name}:\n${wrapUntrusted(withoutControlSequences(text), boundary)}\n`).join('\n'))}</content>
</entry>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Escapes XML. Control characters that XML cannot represent become U+FFFD; CR becomes a character reference. */
function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbiddenInXml, '\ufffd')).replaceAll('\r', '&#13;');
}

const forbiddenInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;
