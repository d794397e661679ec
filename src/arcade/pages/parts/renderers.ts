import { isRefusal } from '../../../core/base/refusal.ts';
import { renderReportsPath } from '../../games/canary/render-reports.ts';
import { referenceSlug } from '../../games/reference-games.ts';
import type { ArcadeReader } from './reader.ts';
import type { ArcadePageSource } from './source.ts';

/** Documents that draw a game, for a frame of a page. */
export interface Renderers {
  /** That of the version that is played. */
  readonly frameUrl: string;
  /** The reference renderer, for when that one fails. */
  readonly fallbackUrl: string;
  /** Both as paths below the module, for the page's policy. */
  readonly frames: readonly string[];
  /** Where and as what (`slug@version`) the page reports a canary that it draws; null for any other version. */
  readonly reports: { readonly path: string; readonly canary: string } | null;
}

/** The renderers of a version and of the reference game; null when the version is not public any more. */
export async function readRenderers(
  { site }: ArcadePageSource,
  reader: ArcadeReader,
  game: { readonly slug: string; readonly version: string },
): Promise<Renderers | null> {
  const version = await reader.version(game.slug, game.version);
  const reference = await reader.game(referenceSlug);
  if (isRefusal(version) || isRefusal(reference)) return null;
  const stable = reference.versions.find((each) => each.version === reference.game.stable_version) ?? version;
  const [frame, fallback] = [version, stable].map(({ renderer_url }) => renderer_url.slice(site.url.length));
  if (frame === undefined || fallback === undefined) throw new Error('Two renderers were requested.');
  const isCanary = version.state === 'canary';
  return {
    frameUrl: site.base + frame,
    fallbackUrl: site.base + fallback,
    frames: [...new Set([frame, fallback])],
    reports: isCanary ? { path: site.base + renderReportsPath, canary: `${game.slug}@${game.version}` } : null,
  };
}
