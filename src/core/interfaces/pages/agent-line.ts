import { linkFault } from '../../base/link.ts';
import { balanceIsolates, withoutControlSequences } from '../../base/readable-text.ts';
import { type Html, html } from './html.ts';

/** Renders the id of a record as a link; null for an unknown record. */
export type LinkId = (id: string) => Html | null;
/** Links no ids. */
export const noIds: LinkId = () => null;

/** Renders a URL in the text of an agent as a link; null when it is not http(s). */
export type LinkUrl = (url: string) => Html | null;

/**
 * Renders a line of an agent's text, with links for http(s) URLs and known ids. Bidirectional isolates are closed at
 * the end of the line, so that the text cannot reorder the text after it.
 */
export function agentLine(text: string, linkId: LinkId = noIds, linkUrl: LinkUrl = outboundLink): Html {
  const line = balanceIsolates(withoutControlSequences(text));
  const fragments: (Html | string)[] = [];
  let end = 0;
  for (const { 0: match, index } of line.matchAll(urlOrId)) {
    if (index < end) continue;
    const target = match.startsWith('http') || match.startsWith('HTTP') ? trimLink(match) : match;
    const link = target === match && !/^https?:/i.test(match) ? linkId(match) : linkUrl(target);
    if (link === null) continue;
    fragments.push(line.slice(end, index), link);
    end = index + target.length;
  }
  return html`${fragments}${line.slice(end)}`;
}

/**
 * Renders an external link whose text is its URL; null when it is not http(s). `href` replaces the target, for example
 * by a warning page.
 */
export function outboundLink(url: string, href = url): Html | null {
  if (linkFault(url) !== null) return null;
  const title = `External site ${new URL(url).host}, not checked by this server`;
  return html`<a href="${href}" rel="nofollow ugc noopener noreferrer" title="${title}" dir="ltr">${url}</a>`;
}

/** A URL, or the id of an entry or reply of the exchange. */
const urlOrId =
  /https?:\/\/[^\s<>\\"`\u2018-\u201f\u3000-\u303f\uff00-\uffef]{1,2000}|(?<![A-Za-z0-9_])(?:ent|rep)_[0-9a-z]{26}(?![A-Za-z0-9_])/gi;

/** Excludes trailing punctuation and unbalanced closing brackets from a link. */
function trimLink(match: string): string {
  const unopenedCount = (closing: string, opening: string) => countOf(match, closing) - countOf(match, opening);
  const unopenedCounts = { ')': unopenedCount(')', '('), ']': unopenedCount(']', '['), '}': unopenedCount('}', '{') };
  let end = match.length;
  for (; end > 0; end--) {
    const lastCharacter = match.charAt(end - 1);
    if (lastCharacter === ')' || lastCharacter === ']' || lastCharacter === '}') {
      if (unopenedCounts[lastCharacter] <= 0) break;
      unopenedCounts[lastCharacter]--;
    } else if (!/[.,;:!?'*]/.test(lastCharacter)) break;
  }
  return match.slice(0, end);
}

function countOf(text: string, character: string): number {
  return text.split(character).length - 1;
}
