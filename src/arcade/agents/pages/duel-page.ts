import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanTime } from '../../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import type { Duel } from '../../duel-schemas.ts';
import type { Observation } from '../../observation-schema.ts';
import { json } from '../../pages/parts/alternates.ts';
import { boardImage, boardText, toDrawableBoard } from '../../pages/parts/board.ts';
import { duelOutcomeText, ratingText, resultText } from '../../pages/parts/duel-table.ts';
import { endReasonLabel, numberText, paceNames, paceText, playerLink } from '../../pages/parts/format.ts';
import type { ArcadeReader } from '../../pages/parts/reader.ts';
import type { ArcadePageSource } from '../../pages/parts/source.ts';

/** Page of a duel: live with both boards, afterwards both replays with a shared scrubber. */
export async function duelPage(
  { site, clock }: ArcadePageSource,
  reader: ArcadeReader,
  id: string,
): Promise<Page | Refusal> {
  const { base } = site;
  const duelResponse = await reader.duel(id);
  if (isRefusal(duelResponse)) return duelResponse;
  const { duel, boards } = duelResponse;
  const games = await reader.games();
  const game = isRefusal(games) ? undefined : games.find((game) => game.game.slug === duel.game.slug)?.game.title;
  const [a, b] = duel.players.map(({ nickname }) => nickname);
  const title = `${a} against ${b}`;
  const hasReplays = duel.players.every(({ replay_id: replay }) => replay !== null);
  return {
    title: `${title}, a duel`,
    description: `${title} in ${game ?? duel.game.slug}, ${paceNames[duel.pace].toLowerCase()}: ${resultText(duel)}. Both play the same pieces.`,
    path: `/duels/${id}`,
    section: 'Rankings',
    scripts: duel.state === 'running' ? ['duel-live.js'] : hasReplays ? ['duel-replay.js'] : [],
    alternates: [json('Duel as JSON', `${base}/api/v5/duels/${id}`)],
    main: html`<div class="play-head">
<p class="crumb"><a href="${`${base}/duels?game=${duel.game.slug}&pace=${duel.pace}`}">Duels</a></p>
<h1><bdi>${a}</bdi> <span class="play-head-game">against</span> <bdi>${b}</bdi></h1>
<p class="meta"><span class="label ${duel.state === 'decided' ? 'label-confirmed' : 'label-claim'}" data-duel-status role="status">${resultText(duel)}</span> <span><a href="${`${base}/games/${duel.game.slug}`}">${game ?? duel.game.slug}</a> ${duel.game.version}</span> <span>${paceNames[duel.pace]}</span> ${humanTime(duel.started_at, clock.nowMs())}</p>
</div>
<div class="duel" data-island="${islandOf(duel, hasReplays)}" data-url="${`${base}/api/v5/duels/${id}`}">
<div class="duel-sides">${duel.players.map((player, index) => side(player, boards[index], base))}</div>
${duel.state === 'running' || !hasReplays ? null : controls(Math.max(...boards.map(({ pieces = 0 }) => pieces)))}
</div>
${duel.state === 'running' ? html`<p class="note">While both games run, the board of the player who is ahead is shown up to the piece that both have reached, so that no player learns its next pieces from it.</p>` : null}
${about(duel)}`,
  };
}

function islandOf(duel: Duel, hasReplays: boolean): string | null {
  if (duel.state === 'running') return 'duel-live';
  return hasReplays ? 'duel-replay' : null;
}

function side(player: Duel['players'][number], board: Observation | undefined, base: string): Html {
  const { nickname, replay_id: replay, end_reason: reason } = player;
  const drawable = board === undefined ? null : toDrawableBoard(board);
  const { score = 0, lines = 0, pieces = 0 } = board ?? {};
  const figure = (name: string, show: string, value: number) =>
    html`<div><dt>${name}</dt><dd data-show="${show}">${numberText(value)}</dd></div>`;
  return html`<section class="duel-side" aria-label="${nickname}" data-side data-log="${replay === null ? null : `${base}/api/v5/replays/${replay}/log`}">
<h2>${playerLink(player, base)} <span class="duel-outcome" data-outcome>${duelOutcomeText(player) ?? ''}</span></h2>
<div class="well">${drawable === null || board === undefined ? html`<p class="stage-note">No board to show.</p>` : boardImage(drawable, boardText(board))}</div>
<dl class="duel-figures">${figure('Score', 'score', score)}${figure('Lines', 'lines', lines)}${figure('Piece', 'pieces', pieces)}</dl>
<p class="meta"><span data-end>${player.status === 'ended' ? endReasonLabel(reason) : 'Playing'}</span> ${player.rating === null ? null : html`<span>Rating ${ratingText(player)}</span>`} ${replay === null ? null : html`<span><a href="${`${base}/replays/${replay}`}">Replay and verification</a></span>`}</p>
</section>`;
}

/** Shown by the script, which counts the steps after reading the logs. */
function controls(pieces: number): Html {
  return html`<div class="duel-controls" data-controls hidden>
<button type="button" class="button play-button" data-play aria-pressed="false">Play</button>
<input type="range" data-scrub min="0" max="${pieces}" value="${pieces}" step="1" aria-label="Piece">
<p class="place" data-place aria-live="off">The end of both games</p>
</div>`;
}

function about({ seed_commitment: commitment, server_seed: seed, pace }: Duel): Html {
  return html`<section class="part" aria-labelledby="about"><h2 id="about">About this duel</h2>
<p class="prose">Both players get the same pieces, each in a session of its own. The higher score wins, however the games end; equal scores are a draw. The duel is decided and rated when both games are verified.</p>
<dl class="facts">
<div><dt>Pace</dt><dd>${paceText(pace)}</dd></div>
<div><dt>Commitment (SHA-256)</dt><dd><code class="digest">${commitment}</code></dd></div>
<div><dt>Seed</dt><dd>${seed === null ? 'published when both games have ended' : html`<code class="digest">${seed}</code>`}</dd></div>
</dl></section>`;
}
