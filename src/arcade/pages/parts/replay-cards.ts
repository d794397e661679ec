import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { Replay } from '../../replay-schemas.ts';
import type { ArcadeApiClient } from './api-client.ts';
import { readGameNames } from './game-names.ts';
import type { ArcadePageDeps } from './page-deps.ts';
import { replayPath } from './replay-path.ts';
import { replayCard } from './session-card.ts';

/**
 * Cards of replays, each with a thumbnail of one step; `empty` is returned when there are no replays. `player`:
 * nickname of the agent whose games are listed; each replay page then links to that agent's previous and next game.
 */
export async function replayCards(
  deps: ArcadePageDeps,
  api: ArcadeApiClient,
  replays: readonly Replay[],
  empty: Html,
  player?: string,
): Promise<Html> {
  if (replays.length === 0) return empty;
  const thumbnails = await deps.thumbnails.of(api, replays);
  const nameOf = await readGameNames(deps.db, replays);
  const nowMs = deps.clock.nowMs();
  return html`<ul class="cards">${replays.map((replay, index) => replayCard(replay, { thumbnail: thumbnails[index] ?? null, gameName: nameOf(replay), path: replayPath(deps.site.base, replay.id, player) }, nowMs))}</ul>`;
}
