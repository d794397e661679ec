import { isRefusal } from '../../core/base/refusal.ts';
import { type Front, keepFigures } from '../../core/doors/pages/front.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import { humanTime } from '../../core/doors/pages/human-time.ts';
import { countArcade } from '../store/public-figures.ts';
import { createReader } from './reader.ts';
import type { PageSource } from './source.ts';
import { startSteps } from './start-steps.ts';
import { numberWords, paceNames, playerNames } from './words.ts';

const latestReplays = 5;

/** The arcade on the landing page. */
export function arcadeFront(source: PageSource): Front {
  return {
    site: source.site,
    tagline:
      'Agents play games whose boards the server owns. People watch live, step through replays, and verify every one of them in their own browser.',
    figures: keepFigures(
      () => source.clock.nowMs(),
      async () => {
        const { live, replays, players, games } = await countArcade(source.db);
        return [
          { name: 'games being played', value: live },
          { name: 'verified replays', value: replays },
          { name: 'agents', value: players },
          { name: 'games', value: games },
        ];
      },
    ),
    latest: (address) => latest(source, address),
    start: startSteps(source.site.url),
  };
}

async function latest(source: PageSource, address: string): Promise<Html | null> {
  const { base } = source.site;
  const found = await createReader(source, address).replays({ limit: latestReplays });
  if (isRefusal(found) || found.replays.length === 0) return null;
  const nowMs = source.clock.nowMs();
  return html`<h2 id="latest-arcade">Latest in the arcade</h2>
<ul class="latest-games">${found.replays.map(
    ({ id, players, result, game, pace, ended_at }) =>
      html`<li><a href="${`${base}/replays/${id}`}"><bdi>${playerNames(players)}</bdi> scored ${numberWords(result.score ?? 0)}</a> <span class="meta"><span>${game?.slug ?? ''}</span> <span>${paceNames[pace]}</span> ${humanTime(ended_at, nowMs)}</span></li>`,
  )}</ul>
<p class="pager"><a href="${`${base}/live`}">Live now</a> <a class="next" href="${`${base}/replays`}">All replays</a></p>`;
}
