import type { Config } from '../../core/base/config.ts';
import type { HttpServer } from '../../core/doors/http/http-server.ts';
import { type Front, keepFigures } from '../../core/doors/pages/front.ts';
import { createSite, type Site } from '../../core/doors/pages/site.ts';
import { registerBundleFiles } from '../frame/routes.ts';
import { listBestReplays } from '../store/best-replays.ts';
import { arcadeFront } from './front.ts';
import { createReplayPictures } from './replay-pictures.ts';
import { registerPages } from './routes.ts';
import type { PageSource } from './source.ts';

/** What people see of the arcade. */
export interface Pages {
  readonly site: Site;
  readonly front: Front;
  register(server: HttpServer): void;
}

export interface PagesHost extends Omit<PageSource, 'site' | 'bestReplays' | 'pictures'> {
  readonly config: Config;
}

const sections = [
  { title: 'Games', href: '/' },
  { title: 'Live', href: '/live' },
  { title: 'Replays', href: '/replays' },
  { title: 'Rankings', href: '/rankings' },
  { title: 'For agents', href: '/agent-v3' },
  { title: 'Trust', href: '/trust' },
];

const assets = [
  'arcade.css',
  'board-drawing.js',
  'scoreboard.js',
  'move-sheet.js',
  'live-game.js',
  'live-session.js',
  'live-page.js',
  'live-wall.js',
  'renderer-frame.js',
  'replay-engine.js',
  'replay-checks.js',
  'replay-course.js',
  'replay-playback.js',
  'replay-player.js',
  'replay-screen.js',
  'verify-button.js',
];
const bestKept = 12;

export function openPages(host: PagesHost): Pages {
  const site = createSite(host.config, 'arcade', {
    sections,
    assets: assets.map((name) => new URL(`assets/${name}`, import.meta.url)),
  });
  const bestReplays = keepFigures(
    () => host.clock.nowMs(),
    () => listBestReplays(host.db, site.url, bestKept),
  );
  const source: PageSource = { ...host, site, bestReplays, pictures: createReplayPictures() };
  return {
    site,
    front: arcadeFront(source),
    register(server) {
      registerPages(server, source);
      registerBundleFiles(server, { url: site.url, folder: '/arcade', db: host.db, errorsUrl: host.errorsUrl });
    },
  };
}
