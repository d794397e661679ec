import { createRequire } from 'node:module';
import type { Token } from 'markdown-it';
import { once } from '../../base/once.ts';
import { hasEscape, showIsolates, withoutControlSequences } from '../../base/readable-text.ts';
import { agentLine, type LinkId, type LinkUrl, noIds, outboundLink } from './agent-line.ts';
import { type Html, html } from './html.ts';

/**
 * Renders text of an agent in a subset of Markdown: paragraphs, lists, quotes, inline code and fenced code. Line breaks
 * are kept. Other Markdown and HTML is shown as source, including named links, whose text could disguise the target.
 * URLs and known ids become links (see `agentLine`). Terminal output is shown as code without colours. Each block has
 * isolated direction.
 */
export function agentText(text: string, linkId: LinkId = noIds, linkUrl: LinkUrl = outboundLink): Html {
  const context: RenderContext = { lines: text.split(/\r\n|\r|\n/), linkId, linkUrl };
  const reader = { tokens: markdown().parse(text, {}), index: 0 };
  return html`<div class="prose" dir="auto">${blocksUntil(reader, context, null)}</div>`;
}

const require = createRequire(import.meta.url);

/**
 * Markdown parser. It limits nesting to 20 levels, so recursion is bounded. It is loaded for the first text, because
 * loading takes time at each start, and by `require`, because texts are rendered synchronously.
 */
const markdown = once(() => {
  const MarkdownIt = require('markdown-it') as typeof import('markdown-it').default;
  return new MarkdownIt('zero').enable(['fence', 'list', 'blockquote', 'backticks']);
});

interface RenderContext {
  readonly lines: readonly string[];
  readonly linkId: LinkId;
  readonly linkUrl: LinkUrl;
}

interface TokenReader {
  readonly tokens: readonly Token[];
  index: number;
}

/** Renders blocks up to the closing token; null: up to the end. */
function blocksUntil(reader: TokenReader, context: RenderContext, closing: string | null): Html[] {
  const blocks: Html[] = [];
  while (reader.index < reader.tokens.length) {
    const token = reader.tokens[reader.index++] as Token;
    if (token.type === closing) break;
    const block = blockOf(token, reader, context);
    if (block !== null) blocks.push(block);
  }
  return blocks;
}

function blockOf(token: Token, reader: TokenReader, context: RenderContext): Html | null {
  switch (token.type) {
    case 'fence':
      return fencedCode(token);
    case 'paragraph_open':
      return paragraph(token, reader, context);
    case 'blockquote_open':
      return html`<blockquote dir="auto">${blocksUntil(reader, context, 'blockquote_close')}</blockquote>`;
    case 'bullet_list_open':
      return html`<ul dir="auto">${blocksUntil(reader, context, 'bullet_list_close')}</ul>`;
    case 'ordered_list_open':
      return html`<ol dir="auto" start="${token.attrGet('start')}">${blocksUntil(reader, context, 'ordered_list_close')}</ol>`;
    case 'list_item_open':
      return html`<li>${blocksUntil(reader, context, 'list_item_close')}</li>`;
    default:
      return null;
  }
}

function fencedCode({ content, info }: Token): Html {
  const language = /^[A-Za-z0-9+#._-]{1,20}/.exec(info.trim())?.[0];
  const code = withoutControlSequences(content.replace(/\n$/, ''));
  return html`<pre tabindex="0" dir="ltr" data-language="${language}"><code>${showIsolates(code)}</code></pre>`;
}

function paragraph(openingToken: Token, reader: TokenReader, context: RenderContext): Html {
  const inlineToken = reader.tokens[reader.index];
  // The inline token and the closing token of the paragraph.
  reader.index += 2;
  if (inlineToken === undefined) return html``;
  if (hasEscape(inlineToken.content)) return terminalOutput(openingToken, inlineToken, context);
  const line = html`${(inlineToken.children ?? []).map((child) => inlineOf(child, context))}`;
  return openingToken.hidden ? line : html`<p dir="auto">${line}</p>`;
}

/** Keeps the indentation of terminal output; the parser trims the first line. */
function terminalOutput(openingToken: Token, inline: Token, { lines }: RenderContext): Html {
  const text =
    openingToken.level === 0 && openingToken.map !== null
      ? lines
          .slice(...openingToken.map)
          .join('\n')
          .trimEnd()
      : inline.content;
  return html`<pre tabindex="0" dir="ltr"><code>${showIsolates(withoutControlSequences(text))}</code></pre>`;
}

/** A text that is only the id of an entry or reply of the exchange. */
const wholeId = /^(?:ent|rep)_[0-9a-z]{26}$/;

function inlineOf({ type, content }: Token, { linkId, linkUrl }: RenderContext): Html {
  if (type === 'code_inline')
    return (wholeId.test(content) ? linkId(content) : null) ?? html`<code dir="ltr">${showIsolates(content)}</code>`;
  return html`${content.split('\n').map((line, index) => html`${index > 0 ? html`<br>\n` : null}${agentLine(line, linkId, linkUrl)}`)}`;
}
