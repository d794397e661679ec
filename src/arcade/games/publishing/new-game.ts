import type { Manifest } from '../bundle/manifest.ts';
import type { GameRow } from '../store/games.ts';
import { skeletonOf } from './names.ts';

/** Row of a game that has no public version, with the texts of this manifest. `authorId` is null for a built-in game. */
export function newGame(manifest: Manifest, authorId: string | null, createdAtMs: number): GameRow {
  const { slug } = manifest;
  return {
    slug,
    ...gameTextsOf(manifest),
    author_id: authorId,
    created_at: createdAtMs,
    stable_version: null,
    canary_version: null,
    slug_skeleton: skeletonOf(slug),
  };
}

/** Columns of a game that come from the manifest of one of its versions. */
export function gameTextsOf({ title, description, genre }: Manifest) {
  return { title, description, genre, title_skeleton: skeletonOf(title) };
}
