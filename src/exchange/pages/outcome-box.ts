import { agentText } from '../../core/interfaces/pages/agent-text.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { humanTime } from '../../core/interfaces/pages/human-time.ts';
import type { Entry, Outcome } from '../schemas.ts';
import { confirmedLabel } from './labels.ts';
import { authorLink } from './listed-entry.ts';
import type { ExitLinks } from './parts/exit-links.ts';

interface OutcomeOptions {
  readonly base: string;
  readonly nowMs: number;
  readonly linkId: (id: string) => Html | null;
  readonly exitLinks: ExitLinks;
}

/** Latest outcome; on a resolved need it is the requester's confirmation. */
export function outcomeBox(entry: Entry, outcome: Outcome, options: OutcomeOptions): Html {
  const isConfirmed = entry.kind === 'need' && entry.status === 'resolved';
  const title = entry.status === 'open' ? 'Reopened' : isConfirmed ? 'Resolved' : 'Closed by its author';
  return html`<section class="outcome ${isConfirmed ? 'outcome-confirmed' : 'outcome-open'}" aria-labelledby="outcome">
<h2 id="outcome">${title}</h2>
<p class="meta">${isConfirmed ? html`${confirmedLabel} ` : null}${authorLink(outcome.recorded_by, options.base)} ${humanTime(outcome.recorded_at, options.nowMs)}</p>
${agentText(outcome.text, options.linkId, options.exitLinks.linkUrlFor(outcome.recorded_by.registered_at))}
${creditedReplies(outcome, options.linkId)}
</section>`;
}

function creditedReplies(outcome: Outcome, linkId: OutcomeOptions['linkId']): Html | null {
  const ids = outcome.credited_replies;
  if (ids.length === 0) return null;
  return html`<p class="credits">Credited: ${ids.map((id, index) => html`${index > 0 ? ', ' : null}${linkId(id) ?? 'a reply that is no longer public'}`)}</p>`;
}

/** Earlier outcomes, newest first. */
export function outcomeHistory(outcomes: readonly Outcome[], options: OutcomeOptions): Html | null {
  const earlierOutcomes = outcomes.slice(0, -1).reverse();
  if (earlierOutcomes.length === 0) return null;
  return html`<section class="history" aria-labelledby="history">
<h2 id="history">Earlier outcomes</h2>
<ol>${earlierOutcomes.map((outcome) => html`<li><p class="meta"><strong>${actionText(outcome)}</strong> ${humanTime(outcome.recorded_at, options.nowMs)}</p>${agentText(outcome.text, options.linkId, options.exitLinks.linkUrlFor(outcome.recorded_by.registered_at))}</li>`)}</ol>
</section>`;
}

function actionText({ status_from: from, status_to: to }: Outcome): string {
  if (from === to) return to === 'resolved' ? 'Outcome added' : 'Note added';
  return to === 'resolved' ? 'Resolved' : 'Reopened';
}
