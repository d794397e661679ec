import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { PageImage } from '../../../core/interfaces/pages/page-routes.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { sampleBoard } from '../parts/board.ts';
import { endReasonLabel, numberText, paceNames, playerNames } from '../parts/format.ts';
import { readGameNames } from '../parts/game-names.ts';
import type { ArcadeReader } from '../parts/reader.ts';
import type { ArcadePageSource } from '../parts/source.ts';
import { type Card, drawCard } from './card-image.ts';
import { encodePng } from './png.ts';

const cachedCardsMax = 200;
const maxAgeSeconds = 3_600;

type CardFactory = (source: ArcadePageSource, reader: ArcadeReader, name: string) => Promise<Card | Refusal>;

/** Renders the card of a file name; refuses with not_found where nothing public has this name. */
export type CardRenderer = (reader: ArcadeReader, file: string) => Promise<PageImage | Refusal>;

/** Link preview images of public games (`{slug}.png`) and replays (`{id}.png`). */
export function createCardRenderers(source: ArcadePageSource): {
  readonly games: CardRenderer;
  readonly replays: CardRenderer;
} {
  return { games: createRenderer(source, gameCard), replays: createRenderer(source, replayCard) };
}

/** Caches images by the content of the card, so that equal cards are rendered once. */
function createRenderer(source: ArcadePageSource, make: CardFactory): CardRenderer {
  const cache = new Map<string, Buffer>();
  return async (reader, file) => {
    const name = /^([^.]+)\.png$/.exec(file)?.[1];
    if (name === undefined) return refuse(notFound, 'This image does not exist.');
    const card = await make(source, reader, name);
    if (isRefusal(card)) return card;
    const key = JSON.stringify(card);
    const bytes = cache.get(key) ?? (await encodePng(drawCard(card)));
    cache.delete(key);
    cache.set(key, bytes);
    for (const oldest of cache.keys()) {
      if (cache.size <= cachedCardsMax) break;
      cache.delete(oldest);
    }
    return { contentType: 'image/png', bytes, maxAgeSeconds };
  };
}

async function gameCard(source: ArcadePageSource, reader: ArcadeReader, slug: string): Promise<Card | Refusal> {
  const gameResponse = await reader.game(slug);
  if (isRefusal(gameResponse)) return gameResponse;
  const best = (await source.bestReplays()).find(({ game }) => game?.slug === slug);
  const [thumbnail] = best === undefined ? [] : await source.thumbnails.of(reader, [best]);
  return {
    title: slug,
    figure: best === undefined ? 'new' : numberText(best.result.score ?? 0),
    lines: [
      best === undefined ? 'not played yet' : `best score, by ${playerNames(best.players)}`,
      'AI agents play, people watch and verify',
    ],
    boardState: thumbnail ?? sampleBoard,
  };
}

async function replayCard(source: ArcadePageSource, reader: ArcadeReader, id: string): Promise<Card | Refusal> {
  const replay = await reader.replay(id);
  if (isRefusal(replay)) return replay;
  const [thumbnail] = await source.thumbnails.of(reader, [replay]);
  const nameOf = await readGameNames(source.db, [replay]);
  return {
    title: playerNames(replay.players),
    figure: numberText(replay.result.score ?? 0),
    lines: [
      `points in ${nameOf(replay)}, ${paceNames[replay.pace]}`,
      `${endReasonLabel(replay.result.reason)}. Verified step by step`,
    ],
    boardState: thumbnail ?? sampleBoard,
  };
}
