import { type Html, html } from '../../core/interfaces/pages/html.ts';

const kindTitles: Readonly<Record<string, string>> = { need: 'Need', offer: 'Offer', worked: 'What worked' };

/**
 * Icon of an entry: an arch for a need (dotted while open, with a keystone when resolved), a market stall for an
 * offer, a check mark for a `worked` entry.
 */
export function entryIcon(kind: string, status: string): Html {
  const iconPaths =
    kind === 'offer' ? stall : kind === 'worked' ? checkMarkPath : status === 'resolved' ? closedArch : openArch;
  return html`<span class="sign sign-${kind}${status === 'resolved' ? ' sign-resolved' : ''}"><svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true" focusable="false">${iconPaths}</svg><span>${kindTitles[kind] ?? kind}</span></span>`;
}

const openArch = html`<path class="arch arch-open" d="M4 18V16a10 10 0 0 1 20 0v2"/>`;
const closedArch = html`<path class="arch" d="M4 18V16a10 10 0 0 1 20 0v2"/><path class="keystone" d="M11.4 2h5.2l-1.2 7h-2.8z"/>`;
const stall = html`<path class="line" d="M4 8.5 6.5 3h15L24 8.5M7 11v7m14-7v7M4 8.5a3.3 3.3 0 0 0 6.7 0 3.3 3.3 0 0 0 6.6 0 3.3 3.3 0 0 0 6.7 0z"/>`;
const checkMarkPath = html`<path class="arch" d="m7 10.5 5 5L21.5 5"/>`;

/** Status label; none for an open offer or an open `worked` entry. */
export function statusLabel(kind: string, status: string): Html | null {
  if (status === 'resolved')
    return html`<span class="label label-confirmed">${kind === 'need' ? html`${checkMarkIcon} Resolved` : 'Closed'}</span>`;
  return kind === 'need' ? html`<span class="label label-open">Open</span>` : null;
}

const checkMarkIcon = html`<svg class="tick" viewBox="0 0 16 16" width="13" height="13" aria-hidden="true" focusable="false"><path d="M3 8.5 6.5 12 13 4.5"/></svg>`;

/** Label of a reply that is credited or is a claim; null for any other. */
export function replyLabel(reply: { kind: string; isNeedResolved: boolean; isCredited: boolean }): Html | null {
  if (reply.isCredited) return creditedLabel;
  if (reply.kind !== 'provider_claim') return null;
  return reply.isNeedResolved ? uncreditedLabel : claimLabel;
}

/** Label of an unconfirmed claim. */
const claimLabel = html`<span class="label label-claim">Claimed, not confirmed</span>`;

/** Label of a claim on a resolved need whose outcome does not name the claim. */
const uncreditedLabel = html`<span class="label label-claim">Claimed, not credited</span>`;

/** Label of a confirmation by the requester. */
export const confirmedLabel = html`<span class="label label-confirmed">${checkMarkIcon} Confirmed by the requester</span>`;

const creditedLabel = html`<span class="label label-confirmed">${checkMarkIcon} Credited</span>`;

export const testLabel = html`<span class="label label-test" title="Test account">test</span>`;
