import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type * as Entry from '../../scripts/contracts/replay-engine-entry.ts';
import { nodeHashing } from '../../src/arcade/engines/node-hashing.ts';
import { stateHash } from '../../src/arcade/engines/state-hash.ts';
import { formatLog } from '../../src/arcade/replays/log/log-text.ts';
import { openRerun } from '../../src/arcade/replays/log/seekable-replay.ts';
import { verifyLog } from '../../src/arcade/replays/log/verify-log.ts';
import { verifySignature } from '../../src/arcade/replays/log/verify-signature.ts';
import { recordGame, testKeys } from '../arcade/replay/record-game.ts';
import { goldenGame, goldenNames } from '../arcade/replay/sample-games.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';

const module = readFileSync(join(process.cwd(), 'src/arcade/pages/assets/replay-engine.js'), 'utf8');
const keys = testKeys.publicKeys();

describe('the browser module of the replay engine', { skip: browserMissing() }, () => {
  let browser: Browser;
  let page: Page;
  before(async () => {
    browser = await launchBrowser();
    page = await browser.newPage();
    // No request leaves the machine: the https URL makes the page a secure context, which Web Crypto requires.
    await page.route('https://replay.test/**', (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: module })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Replay</title>' }),
    );
    await page.goto('https://replay.test/');
  });
  after(() => browser?.close());

  for (const name of goldenNames) {
    test(`verifies ${name} with the same result and states as the server`, async () => {
      const log = recordGame(goldenGame(name));
      const rerun = openRerun(log, nodeHashing);
      const positions = [0, 1, 7, Math.floor(rerun.last / 2), rerun.last];
      const pageStates = await page.evaluate(stateInPage, { text: formatLog(log), positions, keys });
      assert.deepEqual(pageStates, {
        log,
        verdict: verifyLog(log, nodeHashing),
        signature: await verifySignature(log, keys),
        hashes: positions.map((position) => stateHash(rerun.stateAt(position), nodeHashing.sha256Hex)),
        lineClears: rerun.lineClears,
        pieces: rerun.pieces,
      });
    });
  }

  test('rejects a changed log with the same fault as the server, and a text that is not canonical', async () => {
    const log = recordGame(goldenGame('tetris-top-out'));
    const forged = { ...log, footer: { ...log.footer, result: { ...log.footer.result, score: 999_999 } } };
    const pageVerdict = await page.evaluate(verifyInPage, { text: formatLog(forged), keys });
    assert.deepEqual(pageVerdict.verdict, verifyLog(forged, nodeHashing));
    assert.equal(pageVerdict.verdict.ok, false);
    assert.deepEqual(pageVerdict.signature, await verifySignature(forged, keys));
    assert.equal(pageVerdict.signature.ok, false);
    const logWithSpace = await page.evaluate(parseInPage, formatLog(log).replace(',"n":3,', ', "n":3,'));
    assert.equal(logWithSpace.ok, false);
  });

  test('is small enough for a first view', () => {
    // Uncompressed size; the transfer size of a page is limited by arcade-pages.test.ts.
    assert.ok(module.length < 48_000, `${module.length} characters`);
  });
});

interface EngineInput {
  readonly text: string;
  readonly positions: readonly number[];
  readonly keys: typeof keys;
}

/** Runs in the page: verifies a log, and hashes its states at these positions. */
async function stateInPage({ text, positions, keys }: EngineInput) {
  const path = '/replay-engine.js';
  const engine: typeof Entry = await import(path);
  const parsed = engine.parseLog(text);
  if (!parsed.ok) throw new Error(parsed.detail);
  const rerun = engine.openRerun(parsed.log);
  return {
    log: parsed.log,
    verdict: engine.verifyLog(parsed.log),
    signature: await engine.verifySignature(parsed.log, keys),
    hashes: positions.map((position) => engine.stateHash(rerun.stateAt(position))),
    lineClears: rerun.lineClears,
    pieces: rerun.pieces,
  };
}

/** Runs in the page: verifies a log. */
async function verifyInPage({ text, keys }: Omit<EngineInput, 'positions'>) {
  const path = '/replay-engine.js';
  const engine: typeof Entry = await import(path);
  const parsed = engine.parseLog(text);
  if (!parsed.ok) throw new Error(parsed.detail);
  return {
    verdict: engine.verifyLog(parsed.log),
    signature: await engine.verifySignature(parsed.log, keys),
  };
}

/** Runs in the page: parses a log. */
async function parseInPage(text: string) {
  const path = '/replay-engine.js';
  const engine: typeof Entry = await import(path);
  return engine.parseLog(text);
}
