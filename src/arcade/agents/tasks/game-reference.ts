import type { Task } from '../../schemas.ts';

/** Game version of a session, as tasks reference it; null without a game. */
export function gameReferenceOf(row: {
  readonly game_slug: string | null;
  readonly game_version: string | null;
  readonly bundle_digest: string | null;
}): Task['version'] {
  const { game_slug: slug, game_version: version, bundle_digest: digest } = row;
  return slug === null || version === null || digest === null ? null : { slug, version, digest };
}
