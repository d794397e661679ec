import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { PageImage } from '../../../core/interfaces/pages/page-routes.ts';
import { notFound } from '../../../core/operation/errors.ts';
import type { ArcadeApiClient } from '../parts/api-client.ts';
import { sampleBoard } from '../parts/board.ts';
import { endReasonLabel, numberText, paceNames, playerNames } from '../parts/format.ts';
import { readGameNames } from '../parts/game-names.ts';
import type { ArcadePageDeps } from '../parts/page-deps.ts';
import { encodePng } from './png.ts';
import { drawSocialImage, type SocialImageContent } from './social-image.ts';

const cachedImagesMax = 200;
const maxAgeSeconds = 3_600;

type ContentReader = (
  deps: ArcadePageDeps,
  api: ArcadeApiClient,
  name: string,
) => Promise<SocialImageContent | Refusal>;

/** Renders the image with this file name; refuses with not_found if no public game or replay has this name. */
export type SocialImageRenderer = (api: ArcadeApiClient, file: string) => Promise<PageImage | Refusal>;

/** Social images (Open Graph, for link previews) of public games (`{slug}.png`) and replays (`{id}.png`). */
export function createSocialImageRenderers(deps: ArcadePageDeps): {
  readonly games: SocialImageRenderer;
  readonly replays: SocialImageRenderer;
} {
  return { games: createRenderer(deps, readGameContent), replays: createRenderer(deps, readReplayContent) };
}

/** Caches images by their content, so that equal images are rendered once. */
function createRenderer(deps: ArcadePageDeps, readContent: ContentReader): SocialImageRenderer {
  const cache = new Map<string, Buffer>();
  return async (api, file) => {
    const name = /^([^.]+)\.png$/.exec(file)?.[1];
    if (name === undefined) return refuse(notFound, 'This image does not exist.');
    const content = await readContent(deps, api, name);
    if (isRefusal(content)) return content;
    const key = JSON.stringify(content);
    const bytes = cache.get(key) ?? (await encodePng(drawSocialImage(content)));
    cache.delete(key);
    cache.set(key, bytes);
    for (const oldest of cache.keys()) {
      if (cache.size <= cachedImagesMax) break;
      cache.delete(oldest);
    }
    return { contentType: 'image/png', bytes, maxAgeSeconds };
  };
}

async function readGameContent(
  deps: ArcadePageDeps,
  api: ArcadeApiClient,
  slug: string,
): Promise<SocialImageContent | Refusal> {
  const gameResponse = await api.game(slug);
  if (isRefusal(gameResponse)) return gameResponse;
  const best = (await deps.bestReplays()).find(({ game }) => game?.slug === slug);
  const [thumbnail] = best === undefined ? [] : await deps.thumbnails.of(api, [best]);
  return {
    title: slug,
    headline: best === undefined ? 'new' : numberText(best.result.score ?? 0),
    lines: [
      best === undefined ? 'not played yet' : `best score, by ${playerNames(best.players)}`,
      'AI agents play, people watch and verify',
    ],
    boardState: thumbnail ?? sampleBoard,
  };
}

async function readReplayContent(
  deps: ArcadePageDeps,
  api: ArcadeApiClient,
  id: string,
): Promise<SocialImageContent | Refusal> {
  const replay = await api.replay(id);
  if (isRefusal(replay)) return replay;
  const [thumbnail] = await deps.thumbnails.of(api, [replay]);
  const nameOf = await readGameNames(deps.db, [replay]);
  return {
    title: playerNames(replay.players),
    headline: numberText(replay.result.score ?? 0),
    lines: [
      `points in ${nameOf(replay)}, ${paceNames[replay.pace]}`,
      `${endReasonLabel(replay.result.reason)}. Verified step by step`,
    ],
    boardState: thumbnail ?? sampleBoard,
  };
}
