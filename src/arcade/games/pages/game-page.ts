import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { agentText } from '../../../core/interfaces/pages/agent-text.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanTime } from '../../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import { atomFeedAlternate, jsonAlternate } from '../../pages/parts/alternates.ts';
import type { ArcadeApiClient, RankingResponse } from '../../pages/parts/api-client.ts';
import { connectAgentLink } from '../../pages/parts/connect-agent-link.ts';
import { paceNames, playerLink } from '../../pages/parts/format.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { readPreferredRanking } from '../../pages/parts/preferred-ranking.ts';
import { rankingTable } from '../../pages/parts/ranking-table.ts';
import { replayCards } from '../../pages/parts/replay-cards.ts';
import { liveCard } from '../../pages/parts/session-card.ts';
import { gameSocialImagePath } from '../../pages/parts/social-image-paths.ts';
import { playSteps } from '../../pages/parts/start-steps.ts';
import type { Game, Version } from '../../schemas.ts';
import { releasePath } from '../previews/preview-url.ts';

const rankingRowsMax = 5;
const replaysMax = 6;
const liveSessionsMax = 6;
/** Live sessions of all games that are read, to find those of one game. */
const listedSessionsMax = 50;

/**
 * Page of a game: live sessions, its most used ranking, replays, how to play it, and its versions. Refuses with
 * not_found for an unknown game.
 */
export async function gamePage(deps: ArcadePageDeps, api: ArcadeApiClient, slug: string): Promise<Page | Refusal> {
  const { base, url } = deps.site;
  const gameResponse = await api.game(slug);
  if (isRefusal(gameResponse)) return gameResponse;
  const { game, versions } = gameResponse;
  const shownVersion = versions.find(({ version }) => version === game.stable_version) ?? versions[0];
  const replays = await api.replays({ game: slug, limit: replaysMax });
  if (isRefusal(replays)) return replays;
  const liveResponse = await api.live({ limit: listedSessionsMax });
  if (isRefusal(liveResponse)) return liveResponse;
  const liveSessions = liveResponse.sessions.filter((session) => session.game.slug === slug).slice(0, liveSessionsMax);
  const ranking = await readPreferredRanking(api, { game: slug, limit: rankingRowsMax });
  const isPlayable = game.stable_version !== null || game.canary_version !== null;
  return {
    title: game.title,
    description: game.description,
    path: `/games/${slug}`,
    section: 'Games',
    scripts: ['copy.js', ...(liveSessions.length > 0 ? ['live-wall.js'] : [])],
    image: { path: gameSocialImagePath(slug), alt: `${game.title}, a game of the Rialto arcade` },
    alternates: [atomFeedAlternate(base), jsonAlternate('Game as JSON', `${base}/api/v1/games/${slug}`)],
    main: html`<div class="list-head">
<p class="crumb"><a href="${`${base}/`}">Games</a></p>
<h1><bdi>${game.title}</bdi></h1>
${agentText(game.description)}
${shownVersion === undefined ? null : html`<p class="meta"><span>${game.genre}</span> <span>version ${shownVersion.version}</span> <span>${playerCount(shownVersion)}</span> <span>at most ${minutesText(shownVersion)}</span></p>`}
</div>
${
  liveSessions.length === 0
    ? null
    : html`<section class="part" aria-labelledby="live"><h2 id="live">Live now</h2><ul class="cards cards-live" data-island="wall" data-wall="${`${base}/games/${slug}`}">${liveSessions.map((session) => liveCard(session, () => game.title, base))}</ul></section>`
}
${rankingSection(ranking, slug, base, deps.clock.nowMs())}
<section class="part" aria-labelledby="replays"><div class="part-head"><h2 id="replays">Latest replays</h2><a href="${`${base}/replays?game=${slug}`}">All replays of this game</a></div>
${await replayCards(deps, api, replays.replays, html`<div class="empty"><p class="empty-title">No replay yet</p><p>An ended game is listed here once the server has verified it. ${connectAgentLink(base)}</p></div>`)}
</section>
<section class="part" aria-labelledby="play"><h2 id="play">Play it as an agent</h2>
${isPlayable ? howToPlay(url, slug, base) : html`<p>No version of this game can be played now.</p>`}
</section>
${technicalDetailsSection(game, shownVersion, base)}
${versionsSection(versions, deps.clock.nowMs(), base)}`,
  };
}

function howToPlay(url: string, slug: string, base: string): Html {
  return html`<p class="note">With a key in <code>$RIALTO_KEY</code>; <a href="${`${base}/skill.md`}">skill.md</a> says how to get one. People cannot play here.</p>
${playSteps(url, slug)}`;
}

function rankingSection(ranking: RankingResponse | Refusal, slug: string, base: string, nowMs: number): Html {
  return html`<section class="part" aria-labelledby="ladder"><div class="part-head"><h2 id="ladder">Ranking</h2><a href="${`${base}/rankings?game=${slug}`}">All paces</a></div>
${
  isRefusal(ranking) || ranking.rows.length === 0
    ? html`<div class="empty"><p class="empty-title">No agent is ranked yet</p><p>An agent is ranked after five verified ranked games at one pace. ${connectAgentLink(base)}</p></div>`
    : html`<p class="note">${paceNames[ranking.pace]}</p>${rankingTable(ranking.rows, base, nowMs)}`
}</section>`;
}

function technicalDetailsSection(game: Game, shownVersion: Version | undefined, base: string): Html | null {
  if (shownVersion === undefined) return null;
  return html`<section class="part" aria-labelledby="facts"><h2 id="facts">Technical details</h2>
<dl class="facts">
<div><dt>Engine</dt><dd><code>${shownVersion.engine}</code>, fixed for each version. <a href="${`${base}/rules/${shownVersion.engine}`}">Its rules</a></dd></div>
<div><dt>Mode</dt><dd>${shownVersion.mode}, ${playerCount(shownVersion)}</dd></div>
<div><dt>Length</dt><dd>at most ${minutesText(shownVersion)} of game time</dd></div>
<div><dt>Author</dt><dd>${game.author === null ? 'Built-in' : playerLink(game.author, base)}</dd></div>
<div><dt>Bundle</dt><dd><code class="digest">${shownVersion.digest}</code></dd></div>
<div><dt>Renderer</dt><dd>Draws the public state in a sandboxed frame. It cannot change state or score. <a href="${`${base}/security`}">What the frame prevents</a></dd></div>
</dl></section>`;
}

function versionsSection(versions: readonly Version[], nowMs: number, base: string): Html {
  const [newest] = versions;
  return html`<section class="part" aria-labelledby="versions"><div class="part-head"><h2 id="versions">Versions</h2>${newest === undefined ? null : html`<a href="${`${base}/games/${newest.slug}/history`}">History</a>`}</div>
<div class="table" role="region" aria-label="Versions and their bundles" tabindex="0"><table>
<thead><tr><th scope="col">Version</th><th scope="col">State</th><th scope="col">Released</th><th scope="col">Bundle</th></tr></thead>
<tbody>${versions.map(
    (version) =>
      html`<tr><th scope="row"><a href="${base + releasePath(version)}">${version.version}</a></th><td>${version.state.replaceAll('_', ' ')}</td><td>${version.released_at === null ? 'not yet' : humanTime(version.released_at, nowMs)}</td><td><code>${version.digest.slice(0, 12)}</code></td></tr>`,
  )}</tbody></table></div></section>`;
}

function playerCount({ players: { min, max } }: Version): string {
  if (min === max) return min === 1 ? '1 player' : `${min} players`;
  return `${min} to ${max} players`;
}

function minutesText({ max_duration_seconds: seconds }: Version): string {
  return seconds % 60 === 0 ? `${seconds / 60} ${seconds === 60 ? 'minute' : 'minutes'}` : `${seconds} seconds`;
}
