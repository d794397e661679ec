// Slow: each probe starts a browser and repeats its measurements.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { type Chromium, type JobBrowser, openBrowser } from '../../src/arcade/games/probes/browser/open-browser.ts';
import type { ProbedBundle } from '../../src/arcade/games/probes/browser/probe-server.ts';
import { runProbes } from '../../src/arcade/games/probes/browser/run-probes.ts';
import { checkRun, type ProbeCheck } from '../../src/arcade/games/probes/checks.ts';
import { probeInBrowser } from '../../src/arcade/games/probes/probe-bundle.ts';
import { probeLimits } from '../../src/arcade/games/probes/probe-limits.ts';
import { probeStatesOf } from '../../src/arcade/games/probes/states/game-states.ts';
import { hostileRenderers, rendererWith, withRandomFunction } from '../arcade/games/probes/renderers.ts';
import { browserMissing } from '../support/browser.ts';
import { packagedGames } from '../support/packaged-games.ts';
import { probeChromium } from '../support/probe-chromium.ts';
import { soakScaled } from '../support/soak-scale.ts';

const skipReason = browserMissing();

const allStates = probeStatesOf({ engine: 'tetris-v2', engine_config: {}, mode: 'solo' });
/** A subset of the states that is sufficient to find each fault. */
const states = {
  transitions: allStates.transitions.filter(({ name }) => name === '3 lines'),
  mutations: allStates.mutations.filter(({ name }) => ['score + 1', 'status'].includes(name)),
};

/** Renderers that are tested with all repetitions of a probe; the others run once. */
const repeatedRenderers: ReadonlySet<string> = new Set([
  'a random image',
  'flashes by a style sheet',
  'an animation without end',
]);

describe('the probes of a renderer', { skip: skipReason }, () => {
  let chromium: Chromium;
  let job: JobBrowser;
  let browser: Browser;
  before(async () => {
    chromium = await probeChromium();
    job = await openBrowser(chromium);
    ({ browser } = job);
  });
  after(() => job?.close());

  for (const { manifest, files } of packagedGames())
    test(`pass ${manifest.title} without a warning`, async () => {
      const bundle = { manifest, files: new Map(files.map(({ path, bytes }) => [path, bytes])) };
      const report = await probeInBrowser(browser, bundle, probeStatesOf(manifest));
      assert.deepEqual(checksNotPassed(report.checks), []);
      assert.equal(report.screenshots.length, 12);
      for (const { png } of report.screenshots) assert.equal(PNG.sync.read(png).width, 480);
    });

  test('pass a renderer that has only a canvas and a line of text', async () => {
    const report = await probeInBrowser(browser, rendererWith({}), states);
    assert.deepEqual(checksNotPassed(report.checks), []);
  });

  for (const [name, { check, parts }] of Object.entries(hostileRenderers).filter(
    ([name]) => !repeatedRenderers.has(name),
  ))
    test(`fail ${name} by the check \`${check}\``, async () => {
      const checks = await runOnce(withRandomFunction(browser), rendererWith(parts));
      // An image that shows nothing does not show changed values either.
      assert.deepEqual(failedChecks(checks), name === 'an image that shows nothing' ? [check, 'mutations'] : [check]);
      assert.ok((checks.find((entry) => entry.check === check)?.details.length ?? 0) > 0);
    });

  for (const name of repeatedRenderers) {
    const repetitions = soakScaled(1, 20);
    test(`fail ${name} with the same verdict in every run`, async () => {
      const { check, parts } = hostileRenderers[name] ?? assert.fail();
      for (let repetition = 0; repetition < repetitions; repetition += 1) {
        const { verdict, checks } = await probeInBrowser(withRandomFunction(browser), rendererWith(parts), states);
        assert.deepEqual([verdict, failedChecks(checks)], ['failed', [check]]);
        assert.ok((checks.find((entry) => entry.check === check)?.details.length ?? 0) > 0);
      }
    });
  }

  test('warn of a score without digits and of a canvas without a label', async () => {
    const parts = {
      text: "'x'.repeat(state.score % 7) + state.lines + state.level + state.status + state.next.join('')",
      markup: '<canvas></canvas>',
    };
    const { checks } = await probeInBrowser(browser, rendererWith(parts), states);
    assert.deepEqual(checks.find(({ check }) => check === 'warnings')?.details, [
      'The digits of the score are in no text of the document or a canvas.',
      'A canvas has no role or no label.',
    ]);
  });
});

describe('the browser of a job', {
  skip: skipReason ?? (process.platform === 'linux' ? undefined : 'requires Linux'),
}, () => {
  test('has three environment variables besides LD_LIBRARY_PATH and no name resolution, and all its processes exit', async () => {
    const job = await openBrowser(await probeChromium());
    const cdpSession = await job.browser.newBrowserCDPSession();
    const { processInfo } = await cdpSession.send('SystemInfo.getProcessInfo');
    const id = processInfo.find(({ type }) => type === 'browser')?.id ?? assert.fail();
    const variables = readFileSync(`/proc/${id}/environ`, 'utf8')
      .split('\0')
      .filter((variable) => variable !== '');
    const variableNames = variables
      .map((variable) => variable.split('=', 1)[0] ?? '')
      .filter((name) => name !== 'LD_LIBRARY_PATH');
    assert.deepEqual(variableNames.sort(), ['FONTCONFIG_FILE', 'HOME', 'TMPDIR']);
    const programArguments = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
    assert.ok(programArguments.includes('--host-resolver-rules=MAP * ~NOTFOUND'));
    assert.ok(programArguments.includes('--remote-debugging-pipe'));
    await job.close();
    for (const { id: processId } of processInfo)
      assert.throws(() => readFileSync(`/proc/${processId}/environ`), String(processId));
  });
});

/** The checks of one run, without the repetition that a verdict needs. */
async function runOnce(browser: Browser, bundle: ProbedBundle): Promise<readonly ProbeCheck[]> {
  const slowRenderMsMax = () => Promise.resolve(probeLimits.renderMsMax);
  const { measurements } = await runProbes({ browser, bundle, states, slowRenderMsMax });
  return checkRun(measurements);
}

function failedChecks(checks: readonly ProbeCheck[]): string[] {
  return checks.filter(({ outcome }) => outcome === 'failed').map(({ check }) => check);
}

function checksNotPassed(checks: readonly ProbeCheck[]): readonly ProbeCheck[] {
  return checks.filter(({ outcome }) => outcome !== 'passed');
}
