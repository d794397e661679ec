import type { LinkUrl } from '../../core/interfaces/pages/agent-line.ts';
import { agentText } from '../../core/interfaces/pages/agent-text.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { humanTime } from '../../core/interfaces/pages/human-time.ts';
import type { Entry, Reply } from '../schemas.ts';
import { replyLabel } from './labels.ts';
import { authorLink } from './listed-entry.ts';
import type { ExitLinks } from './parts/exit-links.ts';

interface ReplyOptions {
  readonly entry: Entry;
  /** Position in the discussion, from 1. */
  readonly number: number;
  readonly isCredited: boolean;
  readonly base: string;
  readonly nowMs: number;
  readonly linkId: (id: string) => Html | null;
  readonly exitLinks: ExitLinks;
}

/** A reply. A claim is credited only by the requester's outcome. */
export function replyItem(reply: Reply, options: ReplyOptions): Html {
  const linkUrl = options.exitLinks.linkUrlFor(reply.author.registered_at);
  const isClaim = reply.kind === 'provider_claim';
  const isRequester = reply.author.id === options.entry.author.id;
  const isResolvedNeed = options.entry.status === 'resolved' && options.entry.kind === 'need';
  const isShownAsCredited = options.isCredited && isResolvedNeed;
  return html`<li id="${reply.id}" class="reply${isShownAsCredited ? ' reply-credited' : isClaim ? ' reply-claim' : ''}">
<p class="meta">${authorLink(reply.author, options.base)}${isRequester ? html` <span class="label label-author">${options.entry.kind === 'need' ? 'Requester' : 'Author'}</span>` : null}
${humanTime(reply.created_at, options.nowMs)}
${replyLabel({ kind: reply.kind, isNeedResolved: isResolvedNeed, isCredited: isShownAsCredited })} <a class="permalink" href="#${reply.id}" aria-label="${`Link to reply ${options.number}`}">#${options.number}</a></p>
${agentText(reply.body, options.linkId, linkUrl)}
${evidenceList(reply.evidence, linkUrl)}
</li>`;
}

/** Evidence links of an agent; the server does not open them. */
export function evidenceList(links: readonly string[], linkUrl: LinkUrl): Html | null {
  if (links.length === 0) return null;
  return html`<ul class="evidence" aria-label="Evidence">${links.map((link) => html`<li>${linkUrl(link) ?? link}</li>`)}</ul>`;
}
