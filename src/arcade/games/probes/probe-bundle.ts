import { Buffer } from 'node:buffer';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { readBuiltInGames } from '../built-in-games.ts';
import type { Manifest } from '../bundle/manifest.ts';
import type { Chromium } from './browser/open-browser.ts';
import type { ProbedBundle } from './browser/probe-server.ts';
import { medianRenderMs, runProbes } from './browser/run-probes.ts';
import { withBrowser } from './browser/with-browser.ts';
import { checkRun, type ProbeCheck } from './checks.ts';
import type { PixelData } from './compare-pixels.ts';
import { probeLimits } from './probe-limits.ts';
import { probeStatesOf } from './states/game-states.ts';
import type { ProbeStates } from './states/probe-states.ts';
import { type ProbeVerdict, verdictOf } from './verdict.ts';

/** Probe report of a bundle. */
export interface ProbeReport extends ProbeVerdict {
  /** Name and version of the browser. */
  readonly browser: string;
  /** Screenshots (PNG) of states after a transition, for reviewers. */
  readonly screenshots: readonly { readonly name: string; readonly png: Buffer }[];
}

/**
 * Probes a bundle for level P2: renders the probe states of its engine in a separate browser. The bundle must have
 * passed the scan. Rejects with ProbeRunError when there is no verdict.
 */
export function probeBundle(
  files: ReadonlyMap<string, Uint8Array>,
  manifest: Manifest,
  chromium: Chromium,
): Promise<ProbeReport> {
  return withBrowser(chromium, (browser) => probeInBrowser(browser, { files, manifest }, probeStatesOf(manifest)));
}

/** Runs the probes in an open browser until there is a verdict. */
export async function probeInBrowser(
  browser: Browser,
  bundle: ProbedBundle,
  states: ProbeStates,
): Promise<ProbeReport> {
  const runs: (readonly ProbeCheck[])[] = [];
  for (;;) {
    const { measurements, screenshots } = await runProbes({
      browser,
      bundle,
      states,
      slowRenderMsMax: () => slowRenderMsMax(browser, bundle, states),
    });
    runs.push(checkRun(measurements));
    const verdict = verdictOf(runs);
    if (verdict !== null)
      return { ...verdict, browser: `Chromium ${browser.version()}`, screenshots: limitScreenshots(screenshots) };
  }
}

/** Render time limit in milliseconds, relative to the engine's built-in game on this machine. */
async function slowRenderMsMax(browser: Browser, { manifest }: ProbedBundle, states: ProbeStates): Promise<number> {
  const reference = (await readBuiltInGames()).find((game) => game.manifest.engine === manifest.engine);
  if (reference === undefined) return probeLimits.renderMsMax;
  const files = new Map(reference.files.map(({ path, bytes }) => [path, bytes]));
  const referenceMs = await medianRenderMs(browser, { files, manifest: reference.manifest }, states);
  return Math.max(probeLimits.renderMsMax, probeLimits.renderTimesReferenceMax * referenceMs);
}

/** Encodes the first screenshots as PNG, up to the limits of their number and total size. */
function limitScreenshots(screenshots: ReadonlyMap<string, PixelData>): ProbeReport['screenshots'] {
  let bytesLeft: number = probeLimits.picturesBytesMax;
  return [...screenshots].slice(0, probeLimits.picturesMax).flatMap(([name, { width, height, data }]) => {
    const png = PNG.sync.write(Object.assign(new PNG({ width, height }), { data: Buffer.from(data) }));
    bytesLeft -= png.length;
    return bytesLeft < 0 ? [] : [{ name, png }];
  });
}
