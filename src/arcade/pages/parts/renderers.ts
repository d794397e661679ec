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
  /** Both as the page's policy names them: paths below the module, or addresses of the frames' own host. */
  readonly frames: readonly string[];
  /** Where and as what (`slug@version`) the page reports a canary that it draws; null for any other version. */
  readonly reports: { readonly path: string; readonly canary: string } | null;
}

/** The renderers of a version and of the reference game; null when the version is not public any more. */
export async function readRenderers(
  { site, frames }: ArcadePageSource,
  reader: ArcadeReader,
  game: { readonly slug: string; readonly version: string },
): Promise<Renderers | null> {
  const version = await reader.version(game.slug, game.version);
  const reference = await reader.game(referenceSlug);
  if (isRefusal(version) || isRefusal(reference)) return null;
  const stable = reference.versions.find((version) => version.version === reference.game.stable_version) ?? version;
  const [frame, fallback] = [version, stable].map(({ renderer_url }) => renderer_url.slice(frames.url.length));
  if (frame === undefined || fallback === undefined) throw new Error('Two renderers were requested.');
  const base = framesBase({ site, frames });
  const isCanary = version.state === 'canary';
  return {
    frameUrl: base + frame,
    fallbackUrl: base + fallback,
    frames: [...new Set([frame, fallback])].map((path) => framedPath(frames, path)),
    reports: isCanary ? { path: site.base + renderReportsPath, canary: `${game.slug}@${game.version}` } : null,
  };
}

/** What a link to a frame's document begins with: a path of this host, or the frames' own host. */
export function framesBase({ site, frames }: Pick<ArcadePageSource, 'site' | 'frames'>): string {
  return frames.ancestors === null ? site.base : frames.url;
}

/** A path of frames for the policy of a page. */
export function framedPath({ url, ancestors }: ArcadePageSource['frames'], path: string): string {
  return ancestors === null ? path : url + path;
}
