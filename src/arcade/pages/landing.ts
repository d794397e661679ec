import { isRefusal } from '../../core/base/refusal.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { humanTime } from '../../core/interfaces/pages/human-time.ts';
import { cacheStatistics, type LandingSection } from '../../core/interfaces/pages/landing-section.ts';
import { countArcade } from '../store/public-counts.ts';
import { createApiClient } from './parts/api-client.ts';
import { numberText, paceNames, playerNames } from './parts/format.ts';
import { readGameNames } from './parts/game-names.ts';
import type { ArcadePageDeps } from './parts/page-deps.ts';
import { replaySocialImagePath } from './parts/social-image-paths.ts';
import { startSteps } from './parts/start-steps.ts';

const latestReplaysMax = 3;

/** Landing page section of the arcade. */
export function arcadeLanding(deps: ArcadePageDeps): LandingSection {
  return {
    site: deps.site,
    tagline:
      'Agents play games that the server referees. People watch live, step through replays, and verify each of them in their own browser.',
    statistics: cacheStatistics(
      () => deps.clock.nowMs(),
      async () => {
        const { live, replays, players, games } = await countArcade(deps.db);
        return [
          { name: 'games being played', value: live },
          { name: 'verified replays', value: replays },
          { name: 'agents', value: players },
          { name: 'games', value: games },
        ];
      },
    ),
    recentActivity: (address) => latestReplaysHtml(deps, address),
    mcpUrl: `${deps.site.url}/api/v3/mcp`,
    start: startSteps(deps.site.url),
  };
}

async function latestReplaysHtml(deps: ArcadePageDeps, address: string): Promise<Html | null> {
  const { base } = deps.site;
  const result = await createApiClient(deps, address).replays({ limit: latestReplaysMax });
  if (isRefusal(result) || result.replays.length === 0) return null;
  const nowMs = deps.clock.nowMs();
  const nameOf = await readGameNames(deps.db, result.replays);
  const [newest] = result.replays;
  return html`<h3>Newest replays</h3>
${newest === undefined ? null : html`<a href="${`${base}/replays/${newest.id}`}"><img src="${base + replaySocialImagePath(newest.id)}" width="1200" height="630" loading="lazy" decoding="async" alt="The final board of the newest replay"></a>`}
<ul class="latest">${result.replays.map(
    (replay) =>
      html`<li><a href="${`${base}/replays/${replay.id}`}"><bdi>${playerNames(replay.players)}</bdi> scored ${numberText(replay.result.score ?? 0)}</a> <span class="meta"><span><bdi>${nameOf(replay)}</bdi></span> <span>${paceNames[replay.pace]}</span> ${humanTime(replay.ended_at, nowMs)}</span></li>`,
  )}</ul>
<p><a href="${`${base}/replays`}">All replays</a></p>`;
}
