import { countText } from '../../../core/base/count-text.ts';
import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { commandBox } from '../../../core/interfaces/pages/command-box.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import { atomFeedAlternate } from '../../pages/parts/alternates.ts';
import type { ArcadeApiClient } from '../../pages/parts/api-client.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { cloneHint, rialtoCommand } from '../../pages/parts/rialto-command.ts';
import { releasePath } from '../previews/preview-url.ts';
import { canaryText, emptyBox, type HistoryEntry, historyTable } from './release-elements.ts';

/** Number of newest versions whose changes are listed. */
const listedVersionsMax = 20;

/**
 * Page with the state changes of a game's public versions, the latest first. Refuses with not_found for an unknown
 * game.
 */
export async function gameHistoryPage(
  deps: ArcadePageDeps,
  api: ArcadeApiClient,
  slug: string,
): Promise<Page | Refusal> {
  const { base, url } = deps.site;
  const game = await api.game(slug);
  if (isRefusal(game)) return game;
  const entries: HistoryEntry[] = [];
  const canaries: Html[] = [];
  for (const { version } of game.versions.slice(0, listedVersionsMax)) {
    const history = await api.history(slug, version);
    if (isRefusal(history)) return history;
    entries.push(...history.transitions.map((transition) => ({ version, transition })));
    if (history.canary !== null) canaries.push(html`<p class="note">${canaryText(version, history.canary)}</p>`);
  }
  entries.sort((left, right) => right.transition.seq - left.transition.seq);
  const omittedCount = game.versions.length - listedVersionsMax;
  return {
    title: `History of ${game.game.title}`,
    description: `State transitions of all versions of ${game.game.title}, from the release log.`,
    path: `/games/${slug}/history`,
    section: 'Games',
    scripts: ['copy.js'],
    alternates: [atomFeedAlternate(base)],
    main: html`<div class="list-head release-head">
<p class="crumb"><a href="${`${base}/`}">Games</a> / <a href="${`${base}/games/${slug}`}"><bdi>${game.game.title}</bdi></a></p>
<h1>History</h1>
<p class="lead">Who released, rolled back or removed a version, when and why. Versions appear once they were in canary or released.</p>
</div>
<section class="part" aria-labelledby="changes"><h2 id="changes">State transitions</h2>
${canaries}
${
  entries.length === 0
    ? emptyBox('No transitions recorded', 'The versions of this game are older than the release log.')
    : historyTable(entries, deps.clock.nowMs(), (version) => base + releasePath({ slug, version }))
}
${omittedCount > 0 ? html`<p class="note">${countText(omittedCount, 'older version has its', 'older versions have their')} changes on the page of the version.</p>` : null}
</section>
<section class="part" aria-labelledby="check"><h2 id="check">Verify</h2>
<p>The transitions of all games form one hash chain with a signed head. To verify it ${cloneHint(deps.site)}:</p>
${commandBox(`curl --fail-with-body -sS ${url}/api/v5/releases/log > releases.ndjson
curl --fail-with-body -sS ${url}/.well-known/rialto-keys.json > keys.json
${rialtoCommand(deps.site, 'verify-releases releases.ndjson --keys keys.json')}`)}</section>`,
  };
}
