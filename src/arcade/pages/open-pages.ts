import { readFileSync } from 'node:fs';
import type { Config } from '../../core/base/config.ts';
import type { Keyring } from '../../core/base/keyring.ts';
import { once } from '../../core/base/once.ts';
import type { HttpServer } from '../../core/interfaces/http/http-server.ts';
import { bundleStyles, type GeneratedAsset } from '../../core/interfaces/pages/assets.ts';
import { cacheStatistics, type LandingSection } from '../../core/interfaces/pages/landing-section.ts';
import { createSite, readModuleAssets, type Site } from '../../core/interfaces/pages/site.ts';
import { createFrameEndpoint, redirectFrames } from '../games/frame/frame-endpoint.ts';
import { registerPreviewFiles } from '../games/frame/preview-routes.ts';
import { registerBundleFiles } from '../games/frame/routes.ts';
import { listBestReplays } from '../replays/store/best-replays.ts';
import { arcadeLanding } from './landing.ts';
import type { ArcadePageDeps } from './parts/page-deps.ts';
import { createReplayThumbnails } from './parts/replay-thumbnails.ts';
import { registerPages } from './routes.ts';

/** Pages of the arcade. */
export interface ArcadePages {
  readonly site: Site;
  readonly landing: LandingSection;
  register(server: HttpServer): void;
}

export interface ArcadePagesOptions extends Omit<ArcadePageDeps, 'site' | 'frames' | 'bestReplays' | 'thumbnails'> {
  readonly config: Config;
  readonly keyring: Keyring;
}

const sections = [
  { title: 'Games', href: '/' },
  { title: 'Live', href: '/live' },
  { title: 'Replays', href: '/replays' },
  { title: 'Rankings', href: '/rankings' },
  { title: 'Docs', href: '/agent-v3' },
  { title: 'Trust', href: '/trust' },
];

const assetFolder = new URL('assets/', import.meta.url);
const styleSheets = ['arcade', 'stage', 'scoreboard', 'duel', 'player', 'rankings'];
const assetNames = [
  'embed.css',
  'embed-live.js',
  'embed-replay.js',
  'fullscreen.js',
  'tv.js',
  'board-drawing.js',
  'game-time.js',
  'scoreboard.js',
  'move-list.js',
  'live-game.js',
  'live-session.js',
  'live-page.js',
  'live-status.js',
  'live-wall.js',
  'duel-live.js',
  'duel-replay.js',
  'render-reports.js',
  'renderer-frame.js',
  'replay-engine.js',
  'replay-checks.js',
  'recorded-game.js',
  'replay-playback.js',
  'replay-gif.js',
  'gif-form.js',
  'replay-player.js',
  'replay-screen.js',
  'verify-button.js',
  'release-preview.js',
  'release-preview-parts.js',
];
const bestReplaysMax = 12;

/** GIF encoder of the package `gifenc`, which pages load on demand. */
function gifEncoder(): GeneratedAsset {
  const file = new URL(import.meta.resolve('gifenc/dist/gifenc.esm.js'));
  return { name: 'gifenc.js', text: readFileSync(file, 'utf8') };
}

const arcadeAssets = once(() =>
  readModuleAssets([
    bundleStyles('arcade.css', assetFolder, styleSheets),
    ...assetNames.map((name) => new URL(name, assetFolder)),
    gifEncoder(),
  ]),
);

export function openPages(options: ArcadePagesOptions): ArcadePages {
  const site = createSite(options.config, 'arcade', {
    sections,
    styles: ['arcade.css'],
    assets: arcadeAssets(),
  });
  const bestReplays = cacheStatistics(
    () => options.clock.nowMs(),
    () => listBestReplays(options.db, site.url, bestReplaysMax),
  );
  const frames = createFrameEndpoint(options.config, site.url);
  const deps: ArcadePageDeps = { ...options, site, frames, bestReplays, thumbnails: createReplayThumbnails() };
  return {
    site,
    landing: arcadeLanding(deps),
    register(server) {
      registerPages(server, deps);
      const bundleFileDeps = { ...options, endpoint: frames };
      registerBundleFiles(server, bundleFileDeps);
      registerPreviewFiles(server, bundleFileDeps);
      redirectFrames(server, frames);
    },
  };
}
