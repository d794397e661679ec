import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { Registry } from 'prom-client';
import { framePath } from '../../../src/arcade/games/bundle/frame-addresses.ts';
import type { Bundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { registerBundleFiles } from '../../../src/arcade/games/frame/routes.ts';
import { systemClock } from '../../../src/core/base/clock.ts';
import { createLog } from '../../../src/core/base/log.ts';
import type { Db } from '../../../src/core/db/transaction.ts';
import { createAcceptedHosts } from '../../../src/core/interfaces/http/accepted-hosts.ts';
import { createHttpServer, type HttpServer } from '../../../src/core/interfaces/http/http-server.ts';
import { createRequestMetrics } from '../../../src/core/interfaces/http/request-metrics.ts';
import { html } from '../../../src/core/interfaces/pages/html.ts';
import { createPageRoutes } from '../../../src/core/interfaces/pages/page-routes.ts';
import { createSite, readModuleAssets } from '../../../src/core/interfaces/pages/site.ts';
import { createRateLimit } from '../../../src/core/operation/rate-limit.ts';
import { migrations } from '../../../src/migrations.ts';
import { sqlite } from '../../support/databases.ts';
import { insertTestVersion } from '../games/insert-version.ts';
import { sampleBundle, unscannedBundle } from './sample-bundle.ts';

/** A server with bundles and one page that frames two of them. */
export interface FrameServer {
  readonly url: string;
  /** The path of a stored bundle's entrypoint on this server. */
  frameUrl(bundle: Bundle): string;
  /** Opens the page with frames in the browser page; shows `bundle`, or `fallback` when its renderer fails. */
  stage(page: Page, bundle: Bundle, fallback: Bundle): Promise<void>;
}

/** Changes with which a test disables protections of the server. */
export interface Faults {
  /** Changes the headers of a response in place. */
  readonly headers?: (path: string, headers: Record<string, unknown>) => void;
  /** Changes the scripts that the server itself sends. */
  readonly script?: (path: string, text: string) => string;
}

/** Removes from the bootstrap its calls that remove browser interfaces; returns any other script unchanged. */
export function withoutInterfaceRemoval(path: string, text: string): string {
  if (!path.includes('frame-bootstrap')) return text;
  const calls = /^ {2}(?:removeUnlisted|removePrototypeAccessors|removeClock|limitElements)\(.*\n/gm;
  const changedText = text.replaceAll(calls, '');
  if (changedText === text) throw new Error('The bootstrap contains no call that removes interfaces.');
  return changedText;
}

export async function openFrameServer(
  t: TestContext,
  bundles: readonly Bundle[],
  faults: Faults = {},
): Promise<FrameServer> {
  const database = await (await sqlite.createLocation(t)).open({ migrations });
  const bundlesByDigest = new Map(bundles.map((bundle) => [bundle.digest, bundle]));
  for (const [index, bundle] of [...bundlesByDigest.values()].entries()) {
    const bundleWithVersion = { ...bundle, manifest: { ...bundle.manifest, version: `1.0.${index}` } };
    await database.write((tx) =>
      insertTestVersion(tx, bundleWithVersion, { authorId: 'agn_x', state: 'released' }, 1_000),
    );
  }
  const server = createServer();
  applyFaults(server, faults);
  const site = registerRoutes(server, database.db);
  await server.listen({ host: '127.0.0.1', port: 0 });
  t.after(() => server.close());
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const frameUrl = (bundle: Bundle) => `/arcade${framePath(bundle.digest, bundle.manifest.entrypoint)}`;
  return {
    url,
    frameUrl,
    async stage(page, bundle, fallback) {
      const paths = [bundle, fallback].map((bundle) => frameUrl(bundle).slice('/arcade'.length));
      await page.goto(`${url}/arcade/stage?frames=${encodeURIComponent(paths.join(','))}`);
      await page.evaluate(mount, [site.asset('renderer-frame.js'), frameUrl(bundle), frameUrl(fallback)] as const);
    },
  };
}

function createServer(): HttpServer {
  return createHttpServer({
    clock: systemClock,
    log: createLog('silent'),
    hosts: createAcceptedHosts(['http://localhost']),
    trustedProxies: null,
    addressLimit: createRateLimit({ name: 'address', windows: [], isShared: false }, null, false),
    errorsUrl: '/errors',
    metrics: createRequestMetrics(new Registry()),
    isShuttingDown: () => false,
    isDraining: () => false,
  });
}

function registerRoutes(server: HttpServer, db: Db) {
  const config = {
    publicUrl: 'http://localhost',
    moduleUrls: {},
    modules: ['arcade'] as const,
    contact: null,
    sourceUrl: null,
  };
  const assets = readModuleAssets([new URL('../../../src/arcade/pages/assets/renderer-frame.js', import.meta.url)]);
  const site = createSite(config, 'arcade', { assets });
  createPageRoutes(server, { site, errorsUrl: '/errors', basePath: '/arcade' })('/stage', ({ query }) => ({
    title: 'Stage',
    description: 'A page that frames renderers.',
    frames: (query.get('frames') ?? '').split(','),
    main: html`<div id="stage"></div>`,
  }));
  for (const assetSite of [site, createSite(config, null)]) assetSite.registerAssets(server);
  const endpoint = { url: 'http://localhost/arcade', basePath: '/arcade', ancestors: null };
  registerBundleFiles(server, { endpoint, db, errorsUrl: '/errors' });
  return site;
}

function applyFaults(server: HttpServer, { headers, script }: Faults): void {
  server.addHook('onRequest', async (request) => {
    // `script` changes uncompressed texts.
    if (script !== undefined) delete request.headers['accept-encoding'];
  });
  server.addHook('onSend', async (request, reply, payload) => {
    if (headers !== undefined) {
      const changedHeaders: Record<string, unknown> = { ...reply.getHeaders() };
      headers(request.url, changedHeaders);
      for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
      reply.headers(changedHeaders as Record<string, string>);
    }
    if (script === undefined || !/\.js$/.test(request.url) || !Buffer.isBuffer(payload)) return payload;
    reply.removeHeader('content-length');
    return Buffer.from(script(request.url, payload.toString('utf8')));
  });
}

/** Runs in the page: mounts the renderer and counts the states that it has drawn. */
async function mount([moduleUrl, frameUrl, fallbackUrl]: readonly [string, string, string]): Promise<void> {
  const { mountRenderer } = await import(moduleUrl);
  window.drawn = 0;
  const Channel = window.MessageChannel;
  window.MessageChannel = class extends Channel {
    constructor() {
      super();
      this.port1.addEventListener('message', ({ data }) => {
        if (data?.type === 'timing') window.drawn += 1;
      });
    }
  };
  const element = document.getElementById('stage') as HTMLElement;
  element.style.cssText = 'position: fixed; inset: 0; background: Canvas';
  const stage = mountRenderer(element, { frameUrl, fallbackUrl, title: 'The game' });
  const failures: unknown[] = [];
  stage.onFailure((failure: unknown) => failures.push(failure));
  for (const frame of element.querySelectorAll('iframe')) fill(frame);
  new MutationObserver(() => {
    for (const frame of element.querySelectorAll('iframe')) fill(frame);
  }).observe(element, { childList: true });
  Object.assign(window, { stage, failures });

  function fill(frame: HTMLElement): void {
    Object.assign(frame.style, { width: '100%', height: '100%', border: '0', display: 'block' });
  }
}

export interface StagedFrame {
  show(state: unknown): void;
  close(): void;
}

declare global {
  interface Window {
    stage: StagedFrame;
    /** Number of drawn states. */
    drawn: number;
    failures: { reason: string; message: string; isFallback: boolean }[];
  }
}

/** Sends a state to the renderer on the page. */
export function show(page: Page, state: unknown): Promise<void> {
  return page.evaluate((input) => window.stage.show(input), state);
}

/** Sends a state and waits until it is drawn. */
export async function draw(page: Page, state: unknown): Promise<void> {
  const before = await page.evaluate((input) => {
    const { drawn } = window;
    window.stage.show(input);
    return drawn;
  }, state);
  await page.waitForFunction((count) => window.drawn > count, before, { polling: 10 });
}

/** Resolves after this many animation frames of the page or frame in which it runs. */
export function waitForAnimationFrames(count: number): Promise<void> {
  return new Promise((resolve) => {
    const waitForFrames = (remainingFrames: number) =>
      remainingFrames === 0 ? resolve() : requestAnimationFrame(() => waitForFrames(remainingFrames - 1));
    waitForFrames(count);
  });
}

/**
 * A bundle with this script as `draw.js` and a slug that depends on the script. It is not scanned because the frame
 * must be secure without a scan.
 */
export function bundleWith(script: string, files: Readonly<Record<string, string>> = {}): Bundle {
  const slug = `sample-${createHash('sha256').update(script).digest('hex').slice(0, 12)}`;
  return unscannedBundle(sampleBundle({ ...files, 'draw.js': script }, { slug }));
}
