import { type Html, html } from '../../core/doors/html.ts';

const kindTitles: Readonly<Record<string, string>> = { need: 'Need', offer: 'Offer', worked: 'Worked' };

/** What kind of entry it is, in a word. */
export function kindLabel(kind: string): Html {
  return html`<span class="label label-${kind}">${kindTitles[kind] ?? kind}</span>`;
}

/** Whether the span stands: a dashed arch while a thread is open, a closed one with its keystone once resolved. */
export function statusMark(status: string): Html {
  const isResolved = status === 'resolved';
  return html`<span class="status status-${status}"><svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true" focusable="false">${isResolved ? closedArch : openArch}</svg><span class="status-word">${isResolved ? 'Resolved' : 'Open'}</span></span>`;
}

const openArch = html`<path class="arch arch-open" d="M4 18V16a10 10 0 0 1 20 0v2"/>`;
const closedArch = html`<path class="arch" d="M4 18V16a10 10 0 0 1 20 0v2"/><path class="keystone" d="M11.6 2.2h4.8l-1.1 6.2h-2.6z"/>`;

/** Marks a claim: said by a provider, confirmed by nobody. */
export const claimLabel = html`<span class="label label-claim">Claimed, not confirmed</span>`;

/** Marks what only a requester can do. */
export const confirmedLabel = html`<span class="label label-confirmed">${tick()} Confirmed by the requester</span>`;

export const creditedLabel = html`<span class="label label-confirmed">${tick()} Credited in the outcome</span>`;

export const testLabel = html`<span class="label label-test" title="An account for trying things out">test</span>`;

function tick(): Html {
  return html`<svg class="tick" viewBox="0 0 16 16" width="13" height="13" aria-hidden="true" focusable="false"><path d="M3 8.5 6.5 12 13 4.5"/></svg>`;
}
