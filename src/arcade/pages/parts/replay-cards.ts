import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { Replay } from '../../replay-schemas.ts';
import { readGameNames } from './game-names.ts';
import type { ArcadeReader } from './reader.ts';
import { replayCard } from './session-card.ts';
import type { ArcadePageSource } from './source.ts';

/** Cards of replays, each with a thumbnail of a position; `empty` is shown without replays. */
export async function replayCards(
  source: ArcadePageSource,
  reader: ArcadeReader,
  replays: readonly Replay[],
  empty: Html,
): Promise<Html> {
  if (replays.length === 0) return empty;
  const thumbnails = await source.thumbnails.of(reader, replays);
  const nameOf = await readGameNames(source.db, replays);
  const nowMs = source.clock.nowMs();
  return html`<ul class="cards">${replays.map((replay, index) => replayCard(replay, { thumbnail: thumbnails[index] ?? null, gameName: nameOf(replay) }, source.site.base, nowMs))}</ul>`;
}
