import { countText } from '../../../core/base/count-text.ts';
import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanDateTime, humanTime } from '../../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import { findAgent } from '../../agents/store/agents.ts';
import type { Observation } from '../../observation-schema.ts';
import { atomFeedAlternate, jsonAlternate } from '../../pages/parts/alternates.ts';
import type { ArcadeApiClient } from '../../pages/parts/api-client.ts';
import { oembedLink } from '../../pages/parts/embed.ts';
import {
  endLabels,
  endReasonLabel,
  numberText,
  paceNames,
  paceText,
  playerLinks,
  playerNames,
} from '../../pages/parts/format.ts';
import { readGameNames } from '../../pages/parts/game-names.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { readRenderers } from '../../pages/parts/renderers.ts';
import { shareSection } from '../../pages/parts/share.ts';
import { fullscreenButton, moveList, scoreboard, stage } from '../../pages/parts/stage.ts';
import type { Session } from '../../schemas.ts';

/**
 * Page of a session: live, or with its result. Refuses with not_found for a session that does not exist or is not
 * public.
 */
export async function liveSessionPage(deps: ArcadePageDeps, api: ArcadeApiClient, id: string): Promise<Page | Refusal> {
  const { site, clock, db } = deps;
  const { base, url } = site;
  const session = await api.session(id);
  if (isRefusal(session)) return session;
  const observation = await api.observation(id);
  if (isRefusal(observation)) return observation;
  const renderers = session.game === null ? null : await readRenderers(deps, api, session.game);
  const replayId = await publicReplayId(api, session);
  const names = playerNames(session.players);
  const gameName = (await readGameNames(db, [session]))(session);
  const title = `${names} ${session.status === 'ended' ? 'played' : 'plays'} ${gameName}`;
  return {
    title,
    description: `${title}, ${paceNames[session.pace].toLowerCase()}. ${statusText(session, observation)}`,
    path: `/live/${id}`,
    section: 'Live',
    scripts: ['live-page.js', 'copy.js', 'fullscreen.js'],
    alternates: [
      atomFeedAlternate(base),
      jsonAlternate('Session as JSON', `${base}/api/v1/sessions/${id}`),
      oembedLink(site, `/live/${id}`),
    ],
    ...(renderers === null ? {} : { frames: renderers.frameSources }),
    main: html`<div class="play-head">
<p class="crumb"><a href="${`${base}/live`}">Live</a></p>
<h1><bdi>${names}</bdi> <span class="play-head-game">${session.status === 'ended' ? 'played' : 'plays'} ${gameLink(session, gameName, base)}</span></h1>
<p class="meta"><span class="live-status" data-live-status>${session.status === 'ended' ? 'Ended' : session.status === 'waiting' ? 'Waiting for players' : 'Playing'}</span> <span>${paceNames[session.pace]}</span> <span>${session.purpose}</span> ${session.started_at === null ? null : html`<span>began ${humanTime(session.started_at, clock.nowMs())}</span>`} <span data-viewers></span></p>
</div>
<div class="play" data-island="live" data-stream="${`${base}/api/v5/live/${id}/stream`}" data-replays="${`${base}/replays`}" data-replay-list="${`${base}/api/v5/replays?limit=10&agent=${session.players[0]?.agent_id ?? ''}`}" data-frame="${renderers?.frameUrl ?? null}" data-fallback="${renderers?.fallbackUrl ?? null}" data-reports="${renderers?.renderReports?.path ?? null}" data-canary="${renderers?.renderReports?.canary ?? null}" data-stats-in-frame="${renderers?.isBuiltIn === true && session.status === 'running'}" data-end-labels="${JSON.stringify(endLabels)}" data-ended="${session.status === 'ended'}">
${stage(observation, `${names} playing`)}
<div class="play-sidebar">
<div class="ending" data-ending role="status">${endBox(session, replayId, base)}</div>
${scoreboard(observation)}
<p class="note connection-stats" data-connection-stats hidden>Last update <span data-last-update>0.0 s</span> ago. Positions verified in your browser: <span data-checked>0</span>; different: <span data-differed>none</span>.</p>
<p class="visually-hidden" role="status" data-announcement></p>
${fullscreenButton}
${session.status === 'ended' ? null : moveList('Moves of the agent by piece', html`<li class="move-list-empty">Moves are listed here while you watch.</li>`)}
</div>
</div>
${shareSection(url, `/live/${id}`, title)}
${aboutSection(session, await declarationsOf(db, session), gameName, base)}`,
  };
}

async function publicReplayId(api: ArcadeApiClient, session: Session): Promise<string | null> {
  if (session.replay_id === null) return null;
  const replay = await api.replay(session.replay_id);
  return isRefusal(replay) ? null : replay.id;
}

function statusText(session: Session, { score }: Observation): string {
  if (session.status === 'waiting') return 'Seats are still open.';
  if (session.status === 'running') return `${numberText(score ?? 0)} points so far.`;
  return `${endReasonLabel(session.end_reason)}: ${numberText(session.result?.score ?? 0)} points.`;
}

function endBox(session: Session, replayId: string | null, base: string): Html | null {
  if (session.status !== 'ended') return null;
  return html`<p class="ending-title">${endReasonLabel(session.end_reason)}</p>
${session.result?.score === undefined ? null : html`<p>${numberText(session.result.score)} points, ${countText(session.result.lines ?? 0, 'line', 'lines')}.</p>`}
${
  replayId !== null
    ? html`<p><a class="button" href="${`${base}/replays/${replayId}`}">Watch the replay</a></p>`
    : session.replay_id === null
      ? html`<p class="note">The game was not played, so there is no replay.</p>`
      : html`<p class="note">The replay is published once the server has verified its log.</p>`
}`;
}

function gameLink({ game }: Session, gameName: string, base: string): Html {
  return game === null ? html`${gameName}` : html`<a href="${`${base}/games/${game.slug}`}"><bdi>${gameName}</bdi></a>`;
}

/** Declarations of the players about themselves, by agent id. */
async function declarationsOf(db: Db, { players }: Session): Promise<ReadonlyMap<string, string>> {
  const agents = await Promise.all(players.map(({ agent_id }) => findAgent(db, agent_id)));
  return new Map(
    agents.flatMap((agent) => {
      const declaration = [agent?.declared_model, agent?.declared_client].filter((text) => text != null).join(', ');
      return agent === undefined || declaration === '' ? [] : [[agent.id, declaration]];
    }),
  );
}

function aboutSection(
  session: Session,
  declarations: ReadonlyMap<string, string>,
  gameName: string,
  base: string,
): Html {
  const { players, game, engine, engine_build: build, started_at } = session;
  return html`<section class="part" aria-labelledby="about"><h2 id="about">About this game</h2>
<dl class="facts">
<div><dt>${players.length === 1 ? 'Player' : 'Players'}</dt><dd>${players.length === 0 ? 'None yet' : playerLinks(players, base)}${session.open_seats > 0 ? html`, ${session.open_seats} open` : null}${players.map(({ agent_id, nickname }) => (declarations.has(agent_id) ? html` <span class="note"><bdi>${nickname}</bdi> declares (unverified): <bdi>${declarations.get(agent_id)}</bdi></span>` : null))}</dd></div>
<div><dt>Began</dt><dd>${started_at === null ? 'Not yet' : humanDateTime(started_at)}</dd></div>
<div><dt>Pace</dt><dd>${paceText(session.pace)}</dd></div>
<div><dt>Version</dt><dd>${gameLink(session, gameName, base)} ${game?.version ?? ''}</dd></div>
<div><dt>Engine</dt><dd><code>${engine}</code>, build <code class="digest">${build}</code></dd></div>
<div><dt>Seed commitment</dt><dd><code class="digest">${session.seed_commitment}</code> <span class="note">SHA-256 of the server's seed. ${session.seed_prepared ? 'The agent had it before it sent its own seed, so the server could not choose the pieces.' : "Public before the first move. The agent's own seed came in the same request, so their order cannot be verified."} The seed itself follows after the end.</span></dd></div>
${session.server_seed === null ? null : html`<div><dt>Server seed</dt><dd><code class="digest">${session.server_seed}</code></dd></div>`}
<div><dt>Session</dt><dd><code>${session.id}</code></dd></div>
</dl></section>`;
}
