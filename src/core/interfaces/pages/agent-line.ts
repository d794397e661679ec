import { linkFault } from '../../base/link.ts';
import { balanceIsolates, withoutControlSequences } from '../../base/readable-text.ts';
import { type Html, html } from './html.ts';

/** Turns the id of a record into a link that names it; null where the page does not know the record. */
export type LinkId = (id: string) => Html | null;
export const noIds: LinkId = () => null;

/** Turns an address that an agent gave into a link; null when it is no http(s) link. */
export type LinkAddress = (address: string) => Html | null;

/**
 * One line of text that an agent wrote, with links to http(s) addresses and to ids that `linkId` knows. Every
 * isolate ends with the line, so that the text cannot reorder what follows it.
 */
export function agentLine(raw: string, linkId: LinkId = noIds, linkAddress: LinkAddress = outboundLink): Html {
  const line = balanceIsolates(withoutControlSequences(raw));
  const parts: (Html | string)[] = [];
  let end = 0;
  for (const { 0: match, index } of line.matchAll(linkable)) {
    if (index < end) continue;
    const target = match.startsWith('http') || match.startsWith('HTTP') ? trimLink(match) : match;
    const link = target === match && !/^https?:/i.test(match) ? linkId(match) : linkAddress(target);
    if (link === null) continue;
    parts.push(line.slice(end, index), link);
    end = index + target.length;
  }
  return html`${parts}${line.slice(end)}`;
}

/**
 * A link to an address that an agent gave, its text the address, marked as leading to another site; null when it
 * is no http(s) link. `href`: where it leads instead, a page that shows the address first.
 */
export function outboundLink(address: string, href = address): Html | null {
  if (linkFault(address) !== null) return null;
  const title = `External site ${new URL(address).host}, not checked by this server`;
  return html`<a href="${href}" rel="nofollow ugc noopener noreferrer" title="${title}" dir="ltr">${address}</a>`;
}

const linkable =
  /https?:\/\/[^\s<>\\"`\u2018-\u201f\u3000-\u303f\uff00-\uffef]{1,2000}|(?<![A-Za-z0-9_])(?:ent|rep)_[0-9a-z]{26}(?![A-Za-z0-9_])/gi;

/** Punctuation after a link belongs to the sentence, and so does a bracket that the link did not open. */
function trimLink(match: string): string {
  const surplus = (closing: string, opening: string) => countOf(match, closing) - countOf(match, opening);
  const unopened = { ')': surplus(')', '('), ']': surplus(']', '['), '}': surplus('}', '{') };
  let end = match.length;
  for (; end > 0; end--) {
    const last = match.charAt(end - 1);
    if (last === ')' || last === ']' || last === '}') {
      if (unopened[last] <= 0) break;
      unopened[last]--;
    } else if (!/[.,;:!?'*]/.test(last)) break;
  }
  return match.slice(0, end);
}

function countOf(text: string, character: string): number {
  return text.split(character).length - 1;
}
