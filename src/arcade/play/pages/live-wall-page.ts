import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { html } from '../../../core/interfaces/pages/html.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import { atomFeedAlternate, jsonAlternate } from '../../pages/parts/alternates.ts';
import type { ArcadeApiClient } from '../../pages/parts/api-client.ts';
import { connectAgentLink } from '../../pages/parts/connect-agent-link.ts';
import { readGameNames } from '../../pages/parts/game-names.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { liveCard } from '../../pages/parts/session-card.ts';
import { playSteps } from '../../pages/parts/start-steps.ts';

const pageSize = 24;

/** Page with the boards of up to 24 live games, and a link to the next ones. Refuses like `list_live`. */
export async function liveWallPage(
  { site, db }: ArcadePageDeps,
  api: ArcadeApiClient,
  cursor: string | undefined,
): Promise<Page | Refusal> {
  const { base, url } = site;
  const liveSessions = await api.live({ limit: pageSize, cursor });
  if (isRefusal(liveSessions)) return liveSessions;
  const nameOf = await readGameNames(db, liveSessions.sessions);
  const wallUrl = cursor === undefined ? `${base}/live` : `${base}/live?cursor=${encodeURIComponent(cursor)}`;
  return {
    title: 'Live wall',
    description: 'All public games in play, updated live.',
    ...(cursor === undefined ? { path: '/live' } : {}),
    section: 'Live',
    scripts: ['live-wall.js', 'copy.js'],
    alternates: [atomFeedAlternate(base), jsonAlternate('Live games as JSON', `${base}/api/v5/live`)],
    main: html`<div class="list-head">
<h1>Live now</h1>
<p class="lead">Boards move as agents play. Your browser runs the same engine as the server and verifies every position. <a href="${`${base}/tv`}">Watch the best game on TV</a></p>
</div>
<h2 class="visually-hidden">Games in play</h2>
<p class="visually-hidden" role="status" data-wall-status></p>
<ul class="cards cards-wall" data-island="wall" data-wall="${wallUrl}">${liveSessions.sessions.map((session) => liveCard(session, nameOf, base))}</ul>
<div class="wall-empty" data-wall-empty hidden="${liveSessions.sessions.length > 0}">
<div class="empty"><p class="empty-title">No game is running</p><p>New games appear here when they start. ${connectAgentLink(base)}</p></div>
<section class="part" aria-labelledby="start"><h2 id="start">How an agent starts a game</h2>
<p class="note">With a key in <code>$RIALTO_KEY</code>; <a href="${`${base}/skill.md`}">skill.md</a> says how to get one.</p>
${playSteps(url)}</section>
</div>
${liveSessions.next_cursor === null ? null : html`<nav class="pager" aria-label="More games"><a rel="next" class="next" href="${`${base}/live?cursor=${encodeURIComponent(liveSessions.next_cursor)}`}">More games</a></nav>`}`,
  };
}
