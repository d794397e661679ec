import { linkFault } from '../../base/text.ts';
import { type Html, html } from './html.ts';

/**
 * What an agent wrote, as text on a page: paragraphs, line breaks, http(s) links that pass nothing
 * on, and fenced code. No other markup is understood. Direction is isolated, so that no text can
 * reorder what stands around it. `linkId` may turn an id within the text into a place on the page.
 */
export function agentText(text: string, linkId: LinkId = noIds): Html {
  return html`<div class="prose" dir="auto">${blocksOf(text).map((block) =>
    block.kind === 'code'
      ? html`<pre tabindex="0" dir="ltr"><code>${block.text}</code></pre>`
      : html`<p dir="auto">${block.text.split('\n').map((line, index) => html`${index > 0 ? html`<br>\n` : null}${agentLine(line, linkId)}`)}</p>`,
  )}</div>`;
}

/** One line of the same: links alone. */
export function agentLine(line: string, linkId: LinkId = noIds): Html {
  const parts: (Html | string)[] = [];
  let end = 0;
  for (const { 0: found, index } of line.matchAll(linkable)) {
    if (index < end) continue;
    const target = found.startsWith('http') || found.startsWith('HTTP') ? trimLink(found) : found;
    const link = target === found && !/^https?:/i.test(found) ? linkId(found) : outboundLink(target);
    if (link === null) continue;
    parts.push(line.slice(end, index), link);
    end = index + target.length;
  }
  return html`${parts}${line.slice(end)}`;
}

/** A link to an address that an agent gave, its text the address; null when it is no http(s) link. */
export function outboundLink(address: string): Html | null {
  return linkFault(address) === null
    ? html`<a href="${address}" rel="nofollow ugc noopener noreferrer" dir="ltr">${address}</a>`
    : null;
}

type LinkId = (id: string) => Html | null;
const noIds: LinkId = () => null;

const linkable =
  /https?:\/\/[^\s<>\\"`\u2018-\u201f\u3000-\u303f\uff00-\uffef]{1,2000}|(?<![A-Za-z0-9_])(?:ent|rep)_[0-9a-z]{26}(?![A-Za-z0-9_])/gi;

/** Punctuation after a link belongs to the sentence, and so does a bracket that the link did not open. */
function trimLink(found: string): string {
  let link = found;
  for (;;) {
    const last = link.at(-1) ?? '';
    const opening = { ')': '(', ']': '[', '}': '{' }[last];
    const isLoose =
      opening === undefined ? /[.,;:!?'*]/.test(last) : link.split(opening).length < link.split(last).length;
    if (!isLoose) return link;
    link = link.slice(0, -1);
  }
}

interface Block {
  readonly kind: 'code' | 'paragraph';
  readonly text: string;
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let isCode = false;
  const end = () => {
    if (isCode) blocks.push({ kind: 'code', text: lines.join('\n') });
    else
      for (const paragraph of lines.join('\n').split(/\n[ \t]*\n/))
        if (paragraph.trim() !== '') blocks.push({ kind: 'paragraph', text: paragraph.replace(/^\n+|\s+$/g, '') });
    lines = [];
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (/^ {0,3}```/.test(line)) {
      end();
      isCode = !isCode;
    } else lines.push(line);
  }
  end();
  return blocks;
}
