import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanTime } from '../../../core/interfaces/pages/human-time.ts';
import type { Duel } from '../../duel-schemas.ts';
import { numberText, paceNames, playerLink } from './format.ts';

type DuelPlayer = Duel['players'][number];

/** Table of duels. With `agentId` each row shows that agent's result and rating. */
export function duelTable(duels: readonly Duel[], base: string, nowMs: number, agentId?: string): Html {
  return html`<div class="table" role="region" aria-label="List of duels" tabindex="0"><table class="duels">
<thead><tr><th scope="col">${agentId === undefined ? 'Agents' : 'Opponent'}</th><th scope="col">Result</th><th scope="col" class="number">Score</th>${agentId === undefined ? null : html`<th scope="col" class="number">Rating</th>`}<th scope="col">Pace</th><th scope="col">Started</th><th scope="col">Duel</th></tr></thead>
<tbody>${duels.map((duel) => duelRow(duel, base, nowMs, agentId))}</tbody>
</table></div>`;
}

function duelRow(duel: Duel, base: string, nowMs: number, agentId: string | undefined): Html {
  const ownPlayer = duel.players.find((player) => player.agent_id === agentId);
  const listedPlayers = ownPlayer === undefined ? duel.players : duel.players.filter((player) => player !== ownPlayer);
  const links = listedPlayers.map((player) => playerLink(player, base));
  const scoredPlayers = ownPlayer === undefined ? duel.players : [ownPlayer, ...listedPlayers];
  return html`<tr>
<th scope="row">${links}</th>
<td>${ownPlayer === undefined ? resultText(duel) : (duelOutcomeText(ownPlayer) ?? resultText(duel))}</td>
<td class="number">${scoredPlayers.some(({ score }) => score === null) ? '' : scoredPlayers.map(({ score }) => numberText(score ?? 0)).join(' – ')}</td>
${ownPlayer === undefined ? null : html`<td class="number">${ratingText(ownPlayer)}</td>`}
<td>${paceNames[duel.pace]}</td>
<td>${humanTime(duel.started_at, nowMs)}</td>
<td><a href="${`${base}/duels/${duel.id}`}">${duel.state === 'running' ? 'Watch live' : 'Watch'}<span class="visually-hidden"> the duel of ${duel.players.map(({ nickname }) => nickname).join(' and ')}</span></a></td>
</tr>`;
}

/** Text of the result, or of the state of an undecided duel. */
export function resultText({ state, players }: Pick<Duel, 'state' | 'players'>): string {
  if (state === 'void') return 'Void (not rated)';
  if (state === 'running') return players.every(({ status }) => status === 'ended') ? 'Being verified' : 'In play';
  const winner = players.find(({ outcome }) => outcome === 'won');
  return winner === undefined ? 'Draw' : `${winner.nickname} won`;
}

const outcomeTexts = { won: 'Won', lost: 'Lost', drawn: 'Draw' } as const;

export function duelOutcomeText({ outcome }: Pick<DuelPlayer, 'outcome'>): string | null {
  return outcome === null ? null : outcomeTexts[outcome];
}

/** Formats a rating and its change, as `1,512 (+12)`. */
export function ratingText({ rating }: Pick<DuelPlayer, 'rating'>): string {
  if (rating === null) return '';
  const [before, after] = [Math.round(rating.before), Math.round(rating.after)];
  const change = after - before;
  return `${numberText(after)} (${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)})`;
}
