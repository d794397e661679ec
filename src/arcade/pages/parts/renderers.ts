import { isRefusal } from '../../../core/base/refusal.ts';
import { renderReportsPath } from '../../games/canary/render-reports.ts';
import { referenceSlug } from '../../games/reference-games.ts';
import type { ArcadeReader } from './reader.ts';
import type { ArcadePageSource } from './source.ts';

/** Renderer documents of a game, for a frame of a page. */
export interface Renderers {
  /** Renderer of the version that is played. */
  readonly frameUrl: string;
  /** Reference renderer, used when that one fails. */
  readonly fallbackUrl: string;
  /** Frame sources of both in the page's policy: paths below the module, or addresses of a separate host. */
  readonly frames: readonly string[];
  /** Whether the renderer is of a built-in game, so that its figures are those of the server. */
  readonly isBuiltIn: boolean;
  /** Address and version (`slug@version`) of render reports for a canary; null for other versions. */
  readonly reports: { readonly path: string; readonly canary: string } | null;
}

/** Renderers of a version and of the reference game; null when the version is no longer public. */
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
    frames: [...new Set([frame, fallback])].map((path) => frameSource(frames, path)),
    isBuiltIn: version.level === 'server',
    reports: isCanary ? { path: site.base + renderReportsPath, canary: `${game.slug}@${game.version}` } : null,
  };
}

/** Base of links to frame documents: a path of this host, or a separate host. */
export function framesBase({ site, frames }: Pick<ArcadePageSource, 'site' | 'frames'>): string {
  return frames.ancestors === null ? site.base : frames.url;
}

/** Frame source of a path for the Content-Security-Policy of a page. */
export function frameSource({ url, ancestors }: ArcadePageSource['frames'], path: string): string {
  return ancestors === null ? path : url + path;
}
