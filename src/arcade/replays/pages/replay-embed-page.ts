import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { html } from '../../../core/interfaces/pages/html.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import type { ArcadeApiClient } from '../../pages/parts/api-client.ts';
import { embedContent, embedPage } from '../../pages/parts/embed.ts';
import { endReasonLabel, paceNames, playerNames } from '../../pages/parts/format.ts';
import { readGameNames } from '../../pages/parts/game-names.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { readReplayState, replayTitle } from './replay-state.ts';

const posterButton = html`<button type="button" class="embed-poster" data-poster hidden aria-label="Play from the start"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M7 4.5v15l13-7.5z"/></svg></button>`;

/**
 * Embeddable page of a replay. `at`: the step shown first; by default the final position, as a poster of the game.
 * Refuses with not_found for a replay that is not visible.
 */
export async function replayEmbedPage(
  { site, db }: ArcadePageDeps,
  api: ArcadeApiClient,
  id: string,
  at: number | undefined,
): Promise<Page | Refusal> {
  const replay = await api.replay(id);
  if (isRefusal(replay)) return replay;
  const replayState = await readReplayState(api, replay, at ?? Number.POSITIVE_INFINITY);
  if (isRefusal(replayState)) return replayState;
  const names = playerNames(replay.players);
  const gameName = (await readGameNames(db, [replay]))(replay);
  const title = replayTitle(replay, gameName);
  const status = html`<span class="label label-confirmed">Verified by the server</span> <span>${endReasonLabel(replay.result.reason)}</span> <span><bdi>${gameName}</bdi></span> <span>${paceNames[replay.pace]}</span>`;
  const controls = html`<div class="embed-controls" data-controls hidden>
<button type="button" class="button play-button" data-play aria-pressed="false">Play</button>
<input type="range" data-seek-bar min="0" max="${replayState.last}" value="${replayState.at}" step="1" aria-label="Step">
</div>`;
  return embedPage(
    title,
    'embed-replay.js',
    html`<div class="embed" data-island="embed-replay" data-log="${`${site.base}/api/v5/replays/${id}/log`}" data-at="${replayState.at}">
${embedContent({ names, url: `${site.url}/replays/${id}${at === undefined ? '' : `?at=${replayState.at}`}`, observation: replayState.observation, status, controls, poster: at === undefined ? posterButton : null })}</div>`,
  );
}
