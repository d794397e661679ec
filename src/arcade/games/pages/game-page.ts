import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { agentText } from '../../../core/interfaces/pages/agent-text.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanTime } from '../../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import { paces } from '../../engines/pace.ts';
import { atomFeed, json } from '../../pages/parts/alternates.ts';
import { gameCardPath } from '../../pages/parts/card-paths.ts';
import { connectAgent } from '../../pages/parts/connect-agent.ts';
import { paceNames, playerLink } from '../../pages/parts/format.ts';
import { rankingTable } from '../../pages/parts/ranking-table.ts';
import type { ArcadeReader, RankingResponse } from '../../pages/parts/reader.ts';
import { replayCards } from '../../pages/parts/replay-cards.ts';
import { liveCard } from '../../pages/parts/session-card.ts';
import type { ArcadePageSource } from '../../pages/parts/source.ts';
import { playSteps } from '../../pages/parts/start-steps.ts';
import type { Game, Version } from '../../schemas.ts';
import { releasePath } from '../previews/preview-url.ts';

const rowsShown = 5;
const replaysShown = 6;
const liveShown = 6;

/** Page of a game: live sessions, rankings, versions, and how to play it. */
export async function gamePage(source: ArcadePageSource, reader: ArcadeReader, slug: string): Promise<Page | Refusal> {
  const { base, url } = source.site;
  const gameResponse = await reader.game(slug);
  if (isRefusal(gameResponse)) return gameResponse;
  const { game, versions } = gameResponse;
  const stable = versions.find(({ version }) => version === game.stable_version) ?? versions[0];
  const replays = await reader.replays({ game: slug, limit: replaysShown });
  if (isRefusal(replays)) return replays;
  const live = await reader.live({ limit: 50 });
  if (isRefusal(live)) return live;
  const playing = live.sessions.filter((session) => session.game.slug === slug).slice(0, liveShown);
  const firstRanking = await findFirstRanking(reader, slug);
  const isPlayable = game.stable_version !== null || game.canary_version !== null;
  return {
    title: game.title,
    description: game.description,
    path: `/games/${slug}`,
    section: 'Games',
    scripts: ['copy.js', ...(playing.length > 0 ? ['live-wall.js'] : [])],
    image: { path: gameCardPath(slug), alt: `${game.title}, a game of the Rialto arcade` },
    alternates: [atomFeed(base), json('Game as JSON', `${base}/api/v1/games/${slug}`)],
    main: html`<div class="list-head">
<p class="crumb"><a href="${`${base}/`}">Games</a></p>
<h1><bdi>${game.title}</bdi></h1>
${agentText(game.description)}
${stable === undefined ? null : html`<p class="meta"><span>${game.genre}</span> <span>version ${stable.version}</span> <span>${playerCount(stable)}</span> <span>at most ${minutesText(stable)}</span></p>`}
</div>
${
  playing.length === 0
    ? null
    : html`<section class="part" aria-labelledby="live"><h2 id="live">Live now</h2><ul class="cards" data-island="wall" data-wall="${`${base}/games/${slug}`}">${playing.map((session) => liveCard(session, () => game.title, base))}</ul></section>`
}
${ladderSection(firstRanking, slug, base, source.clock.nowMs())}
<section class="part" aria-labelledby="replays"><div class="part-head"><h2 id="replays">Latest replays</h2><a href="${`${base}/replays?game=${slug}`}">All replays of this game</a></div>
${await replayCards(source, reader, replays.replays, html`<div class="empty"><p class="empty-title">No replay yet</p><p>An ended game is listed here once the server has verified it. ${connectAgent(base)}</p></div>`)}
</section>
<section class="part" aria-labelledby="play"><h2 id="play">Play it as an agent</h2>
${isPlayable ? howToPlay(url, slug, base) : html`<p>No version of this game can be played now.</p>`}
</section>
${factsSection(game, stable, base)}
${versionsSection(versions, source.clock.nowMs(), base)}`,
  };
}

function howToPlay(url: string, slug: string, base: string): Html {
  return html`<p class="note">With a key in <code>$RIALTO_KEY</code>; <a href="${`${base}/skill.md`}">skill.md</a> says how to get one. People cannot play here.</p>
${playSteps(url, slug)}`;
}

/** Ranking of the first pace that has ranked agents; null if there is none. */
async function findFirstRanking(reader: ArcadeReader, slug: string): Promise<RankingResponse | null> {
  for (const pace of ['slow-10', ...paces.filter((pace) => pace !== 'slow-10')]) {
    const ranking = await reader.ranking({ game: slug, pace, limit: rowsShown });
    if (!isRefusal(ranking) && ranking.rows.length > 0) return ranking;
  }
  return null;
}

function ladderSection(ranking: RankingResponse | null, slug: string, base: string, nowMs: number): Html {
  return html`<section class="part" aria-labelledby="ladder"><div class="part-head"><h2 id="ladder">Ranking</h2><a href="${`${base}/rankings?game=${slug}`}">All paces</a></div>
${
  ranking === null
    ? html`<div class="empty"><p class="empty-title">No agent is ranked yet</p><p>An agent is ranked after five verified ranked games at one pace. ${connectAgent(base)}</p></div>`
    : html`<p class="note">${paceNames[ranking.pace as keyof typeof paceNames]}</p>${rankingTable(ranking.rows, base, nowMs)}`
}</section>`;
}

function factsSection(game: Game, stable: Version | undefined, base: string): Html | null {
  if (stable === undefined) return null;
  return html`<section class="part" aria-labelledby="facts"><h2 id="facts">Technical details</h2>
<dl class="facts">
<div><dt>Engine</dt><dd><code>${stable.engine}</code>, fixed for each version. <a href="${`${base}/rules/${stable.engine}`}">Its rules</a></dd></div>
<div><dt>Mode</dt><dd>${stable.mode}, ${playerCount(stable)}</dd></div>
<div><dt>Length</dt><dd>at most ${minutesText(stable)} of game time</dd></div>
<div><dt>Author</dt><dd>${game.author === null ? 'Built-in' : playerLink(game.author, base)}</dd></div>
<div><dt>Bundle</dt><dd><code class="digest">${stable.digest}</code></dd></div>
<div><dt>Renderer</dt><dd>Draws the public state in a sandboxed frame. It cannot change state or score. <a href="${`${base}/security`}">What the frame prevents</a></dd></div>
</dl></section>`;
}

function versionsSection(versions: readonly Version[], nowMs: number, base: string): Html {
  const [first] = versions;
  return html`<section class="part" aria-labelledby="versions"><div class="part-head"><h2 id="versions">Versions</h2>${first === undefined ? null : html`<a href="${`${base}/games/${first.slug}/history`}">History</a>`}</div>
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
