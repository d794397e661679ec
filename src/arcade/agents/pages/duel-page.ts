import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanTime } from '../../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import type { Duel } from '../../duel-schemas.ts';
import type { Observation } from '../../observation-schema.ts';
import { jsonAlternate } from '../../pages/parts/alternates.ts';
import type { ArcadeApiClient } from '../../pages/parts/api-client.ts';
import { boardImage, boardText, toDrawableBoard } from '../../pages/parts/board.ts';
import { duelOutcomeText, ratingText, resultText } from '../../pages/parts/duel-table.ts';
import { endReasonLabel, numberText, paceNames, paceText, playerLink } from '../../pages/parts/format.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';

/**
 * Page of a duel: live with both boards, afterwards both replays with a shared seek bar. Refuses with not_found for an
 * unknown duel.
 */
export async function duelPage(
  { site, clock }: ArcadePageDeps,
  api: ArcadeApiClient,
  id: string,
): Promise<Page | Refusal> {
  const { base } = site;
  const duelResponse = await api.duel(id);
  if (isRefusal(duelResponse)) return duelResponse;
  const { duel, boards } = duelResponse;
  const games = await api.games();
  const gameTitle = isRefusal(games)
    ? undefined
    : games.find(({ game: { slug } }) => slug === duel.game.slug)?.game.title;
  const [a, b] = duel.players.map(({ nickname }) => nickname);
  const title = `${a} against ${b}`;
  const hasReplays = duel.players.every(({ replay_id: replayId }) => replayId !== null);
  return {
    title: `${title}, a duel`,
    description: `${title} in ${gameTitle ?? duel.game.slug}, ${paceNames[duel.pace].toLowerCase()}: ${resultText(duel)}. Both play the same pieces.`,
    path: `/duels/${id}`,
    section: 'Rankings',
    scripts: duel.state === 'running' ? ['duel-live.js'] : hasReplays ? ['duel-replay.js'] : [],
    alternates: [jsonAlternate('Duel as JSON', `${base}/api/v5/duels/${id}`)],
    main: html`<div class="play-head">
<p class="crumb"><a href="${`${base}/duels?game=${duel.game.slug}&pace=${duel.pace}`}">Duels</a></p>
<h1><bdi>${a}</bdi> <span class="play-head-game">against</span> <bdi>${b}</bdi></h1>
<p class="meta"><span class="label ${duel.state === 'decided' ? 'label-confirmed' : 'label-warning'}" data-duel-status role="status">${resultText(duel)}</span> <span><a href="${`${base}/games/${duel.game.slug}`}">${gameTitle ?? duel.game.slug}</a> ${duel.game.version}</span> <span>${paceNames[duel.pace]}</span> ${humanTime(duel.started_at, clock.nowMs())}</p>
</div>
<div class="duel" data-island="${islandOf(duel, hasReplays)}" data-url="${`${base}/api/v5/duels/${id}`}">
<div class="duel-sides">${duel.players.map((player, index) => playerSection(player, boards[index], base))}</div>
${duel.state === 'running' || !hasReplays ? null : replayControls(Math.max(...boards.map(({ pieces = 0 }) => pieces)))}
</div>
${duel.state === 'running' ? html`<p class="note">While both games run, the board of the player who is ahead is shown up to the piece that both have reached, so that no player learns its next pieces from it.</p>` : null}
${aboutSection(duel)}`,
  };
}

function islandOf(duel: Duel, hasReplays: boolean): string | null {
  if (duel.state === 'running') return 'duel-live';
  return hasReplays ? 'duel-replay' : null;
}

function playerSection(player: Duel['players'][number], board: Observation | undefined, base: string): Html {
  const { nickname, replay_id: replayId, end_reason: reason } = player;
  const drawableBoard = board === undefined ? null : toDrawableBoard(board);
  const { score = 0, lines = 0, pieces = 0 } = board ?? {};
  const statistic = (label: string, member: string, value: number) =>
    html`<div><dt>${label}</dt><dd data-show="${member}">${numberText(value)}</dd></div>`;
  return html`<section class="duel-side" aria-label="${nickname}" data-side data-log="${replayId === null ? null : `${base}/api/v5/replays/${replayId}/log`}">
<h2>${playerLink(player, base)} <span class="duel-outcome" data-outcome>${duelOutcomeText(player) ?? ''}</span></h2>
<div class="well">${drawableBoard === null || board === undefined ? html`<p class="stage-note">No board to show.</p>` : boardImage(drawableBoard, boardText(board))}</div>
<dl class="duel-stats">${statistic('Score', 'score', score)}${statistic('Lines', 'lines', lines)}${statistic('Piece', 'pieces', pieces)}</dl>
<p class="meta"><span data-end>${player.status === 'ended' ? endReasonLabel(reason) : 'Playing'}</span> ${player.rating === null ? null : html`<span>Rating ${ratingText(player)}</span>`} ${replayId === null ? null : html`<span><a href="${`${base}/replays/${replayId}`}">Replay and verification</a></span>`}</p>
</section>`;
}

/** Playback controls. They are hidden until the page script runs; it loads both logs at first use. */
function replayControls(pieces: number): Html {
  return html`<div class="duel-controls" data-controls hidden>
<button type="button" class="button play-button" data-play aria-pressed="false">Play</button>
<input type="range" data-seek-bar min="0" max="${pieces}" value="${pieces}" step="1" aria-label="Piece">
<p class="playback-position" data-position aria-live="off">The end of both games</p>
</div>`;
}

function aboutSection({ seed_commitment: commitment, server_seed: seed, pace }: Duel): Html {
  return html`<section class="part" aria-labelledby="about"><h2 id="about">About this duel</h2>
<p class="prose">Both players get the same pieces, each in a session of its own. The higher score wins, however the games end; equal scores are a draw. The duel is decided and rated when both games are verified.</p>
<dl class="facts">
<div><dt>Pace</dt><dd>${paceText(pace)}</dd></div>
<div><dt>Commitment (SHA-256)</dt><dd><code class="digest">${commitment}</code></dd></div>
<div><dt>Seed</dt><dd>${seed === null ? 'published when both games have ended' : html`<code class="digest">${seed}</code>`}</dd></div>
</dl></section>`;
}
