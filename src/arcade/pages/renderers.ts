import { isRefusal } from '../../core/base/refusal.ts';
import { referenceSlug } from '../reference-games.ts';
import type { Reader } from './reader.ts';
import type { PageSource } from './source.ts';

/** Documents that draw a game, for a frame of a page. */
export interface Renderers {
  /** That of the version that is played. */
  readonly frameUrl: string;
  /** The reference renderer, for when that one fails. */
  readonly fallbackUrl: string;
  /** Both as paths below the module, for the page's policy. */
  readonly frames: readonly string[];
}

/** The renderers of a version and of the reference game; null when the version is not public any more. */
export async function readRenderers(
  { site }: PageSource,
  reader: Reader,
  game: { readonly slug: string; readonly version: string },
): Promise<Renderers | null> {
  const version = await reader.version(game.slug, game.version);
  const reference = await reader.game(referenceSlug);
  if (isRefusal(version) || isRefusal(reference)) return null;
  const stable = reference.versions.find((each) => each.version === reference.game.stable_version) ?? version;
  const [frame, fallback] = [version, stable].map(({ renderer_url }) => renderer_url.slice(site.url.length));
  if (frame === undefined || fallback === undefined) throw new Error('Two renderers were asked for.');
  return { frameUrl: site.base + frame, fallbackUrl: site.base + fallback, frames: [...new Set([frame, fallback])] };
}
