import { type Html, html } from '../../core/doors/pages/html.ts';
import type { Replay } from '../replay-schemas.ts';
import type { Reader } from './reader.ts';
import { replayCard } from './session-card.ts';
import type { PageSource } from './source.ts';

/** Replays as cards, each with a moment of it drawn; `empty` stands where there are none. */
export async function replayCards(
  source: PageSource,
  reader: Reader,
  replays: readonly Replay[],
  empty: Html,
): Promise<Html> {
  if (replays.length === 0) return empty;
  const drawn = await source.pictures.of(reader, replays);
  const nowMs = source.clock.nowMs();
  return html`<ul class="cards">${replays.map((replay, index) => replayCard(replay, drawn[index] ?? null, source.site.base, nowMs))}</ul>`;
}
