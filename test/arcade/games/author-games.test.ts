// Slow: scans and probes whole bundles.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { checkBundle, type RawFile } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { probeInBrowser } from '../../../src/arcade/games/probes/probe-bundle.ts';
import { probeStatesOf } from '../../../src/arcade/games/probes/states/game-states.ts';
import { readFolder } from '../../../src/arcade/games/read-folder.ts';
import { starterFiles } from '../../../src/arcade/games/starter/starter-files.ts';
import { browserMissing, launchBrowser } from '../../support/browser.ts';

const games: readonly (readonly [string, () => readonly RawFile[]])[] = [
  [
    'the game that rialto new-game writes',
    () =>
      starterFiles({ slug: 'falling', title: 'Falling' }).map(({ path, text }) => ({ path, bytes: Buffer.from(text) })),
  ],
  ['the game of the demo, which consists of modules', () => readFolder('demo/games/lanterns')],
];

describe('sample games of authors', { skip: browserMissing() ?? false }, () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());

  for (const [name, read] of games)
    test(`pass every check and every probe: ${name}`, async () => {
      const { report, files } = checkBundle({ files: read() });
      assert.deepEqual(report.findings, []);
      assert.ok(report.manifest !== null);
      const { manifest } = report;
      const probeResult = await probeInBrowser(browser, { files, manifest }, probeStatesOf(manifest));
      assert.equal(probeResult.verdict, 'passed', JSON.stringify(probeResult.checks));
    });
});
