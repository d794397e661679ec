import { agentText } from '../../../core/interfaces/pages/agent-text.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanTime } from '../../../core/interfaces/pages/human-time.ts';
import type { CanaryProgress, TransitionRecord } from '../../schemas.ts';

// Elements shared by the pages of versions, certificates and the history of a game.

export function stateText(state: string): string {
  return state.replaceAll('_', ' ');
}

/** Table with its own horizontal scrolling on narrow screens. */
export function table(
  label: string,
  head: readonly string[],
  rows: readonly Html[],
  className: string | null = null,
): Html {
  return html`<div class="table" role="region" aria-label="${label}" tabindex="0"><table class="${className}">
<thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

export function emptyBox(title: string, text: string | Html): Html {
  return html`<div class="empty"><p class="empty-title">${title}</p><p>${text}</p></div>`;
}

const canaryNotes: Readonly<Record<string, string>> = {
  inconclusive: 'It is inconclusive: 14 days passed without the evidence for its next step.',
  ready: 'The evidence for its last step is complete.',
};

/** Text with the share of the agents to which a canary is offered, and the result of its current step. */
export function canaryText(version: string, { percent, note }: CanaryProgress): string {
  const share = `Version ${version} is a canary for ${percent} % of the agents.`;
  return note === null ? share : `${share} ${canaryNotes[note]}`;
}

const actorNames = { author: 'Author', owner: 'Operator', platform: 'Platform' } as const;

export interface HistoryEntry {
  readonly version: string;
  readonly transition: TransitionRecord;
}

/** Table of state changes in the order of `entries`. With `versionPath`, it has a column that links each version. */
export function historyTable(
  entries: readonly HistoryEntry[],
  nowMs: number,
  versionPath?: (version: string) => string,
): Html {
  const hasVersionColumn = versionPath !== undefined;
  return table(
    'Entries of the release log',
    ['When', ...(hasVersionColumn ? ['Version'] : []), 'Change', 'By', 'Reason', 'Log entry'],
    entries.map(
      ({ version, transition }) =>
        html`<tr><th scope="row">${humanTime(transition.at, nowMs)}</th>${hasVersionColumn ? html`<td><a href="${versionPath(version)}">${version}</a></td>` : null}<td>${stateText(transition.action)}${transition.to === null ? null : html` → ${stateText(transition.to)}`}</td><td>${actorNames[transition.actor]}</td><td class="history-reason">${reasonOf(transition)}</td><td><code title="${transition.hash}">${String(transition.seq)} · ${transition.hash.slice(0, 12)}</code></td></tr>`,
    ),
    'history',
  );
}

function reasonOf({ reason, reason_code }: TransitionRecord): Html | null {
  if (reason === null) return reason_code === null ? null : html`${stateText(reason_code)}`;
  return html`${reason_code === null ? null : html`${stateText(reason_code)}: `}${agentText(reason)}`;
}
