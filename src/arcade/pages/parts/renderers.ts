import { isRefusal } from '../../../core/base/refusal.ts';
import { fallbackGameSlug } from '../../games/built-in-games.ts';
import { renderReportsPath } from '../../games/canary/render-reports.ts';
import type { ArcadeApiClient } from './api-client.ts';
import type { ArcadePageDeps } from './page-deps.ts';

/** Renderer documents of a game, for a frame of a page. */
export interface Renderers {
  /** Renderer of the version that is played. */
  readonly frameUrl: string;
  /** Reference renderer, used when the renderer at `frameUrl` fails. */
  readonly fallbackUrl: string;
  /** `frame-src` sources of both in the page's Content-Security-Policy: paths, or URLs on a separate host. */
  readonly frameSources: readonly string[];
  /** Whether the game is built-in: its renderer is trusted to display score and level correctly. */
  readonly isBuiltIn: boolean;
  /** Path that receives render reports, and the canary (`slug@version`); null for other versions. */
  readonly renderReports: { readonly path: string; readonly canary: string } | null;
}

/** Renderers of a version and of the fallback game; null when the version is no longer public. */
export async function readRenderers(
  { site, frames }: ArcadePageDeps,
  api: ArcadeApiClient,
  game: { readonly slug: string; readonly version: string },
): Promise<Renderers | null> {
  const version = await api.version(game.slug, game.version);
  const reference = await api.game(fallbackGameSlug);
  if (isRefusal(version) || isRefusal(reference)) return null;
  const stable = reference.versions.find((version) => version.version === reference.game.stable_version) ?? version;
  const [rendererPath, fallbackPath] = [version, stable].map(({ renderer_url }) =>
    renderer_url.slice(frames.url.length),
  );
  if (rendererPath === undefined || fallbackPath === undefined) throw new Error('The path of a renderer is missing.');
  const base = framesBase({ site, frames });
  const isCanary = version.state === 'canary';
  return {
    frameUrl: base + rendererPath,
    fallbackUrl: base + fallbackPath,
    frameSources: [...new Set([rendererPath, fallbackPath])].map((path) => frameSource(frames, path)),
    isBuiltIn: version.level === 'server',
    renderReports: isCanary ? { path: site.base + renderReportsPath, canary: `${game.slug}@${game.version}` } : null,
  };
}

/** Base of links to frame documents: a path of this host, or a separate host. */
export function framesBase({ site, frames }: Pick<ArcadePageDeps, 'site' | 'frames'>): string {
  return frames.ancestors === null ? site.base : frames.url;
}

/** Frame source of a path for the Content-Security-Policy of a page. */
export function frameSource({ url, ancestors }: ArcadePageDeps['frames'], path: string): string {
  return ancestors === null ? path : url + path;
}
