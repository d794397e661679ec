import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { runProcess, startProcess } from '../support/processes.ts';
import { inTempFolder } from '../support/temp.ts';

const root = join(import.meta.dirname, '../..');
const rialto = join(root, 'bin/rialto.js');
const demoMaxMs = 120_000;

test('`rialto demo --once` shows its tour, proves every step and exits 0 with nothing left behind', async () => {
  await inTempFolder(async (folder) => {
    const { code, output } = await runProcess(
      process.execPath,
      [rialto, 'demo', '--once'],
      { cwd: root, env: await quietEnvironment(folder) },
      demoMaxMs,
    );
    assert.equal(code, 0, output);
    assert.match(output, /Every step held/);
    for (const proof of [
      /\d+ of \d+ needs are resolved and credit a reply/,
      /The same \d+ newest entries in the same order/,
      /events have the tag, \d+ are in the journal, 0 missing, 0\s+repeated/,
      /attempt 1: connection cut, no answer/,
      /attempt 2: answer, Idempotent-Replayed: true/,
      /The page shows its markup as text/,
      /tidy-stacker plays ses_\w+, live at http:\S+\/arcade\/live\/ses_\w+/,
      /window-shopper saw every action from \d+ to \d+ as it happened, and the end: resign/,
      /80 pieces were played and \d+ lines cleared/,
      /auditor plays \d+ actions again in \d+ ms: \d+ points, as was told; signed by/,
      /auditor turns one move around and tries again: refused \(chain, record \d+\)/,
      /slow-reader gives up after 3 pieces/,
      /tool-user plays 4 pieces with tools: \d+ points/,
      /The row stands on 5 replays/,
      /harbour-books is told delivery_ambiguous \(effect unknown\), keeps the lead, and replays it/,
      /harbour-books has a receipt: delivered, attempts 2, duplicate_possible/,
      /garden-tools is told delivery_failed/,
      /crm attempt 2 of the form of harbour-books, signature good: has it already/,
      /the destination has each of the four leads once/,
      /auditor, JS verifies 4 receipts offline/,
      /auditor, JS leaves out the attempt that failed and tries again: refused \(signature\)/,
      hasPython() ? /auditor, Python verifies 4 receipts offline/ : /There is no python3/,
      /Of [\d,]+ bytes in the server's folder and log none is of a lead/,
      /\/relay\/console/,
    ]) {
      assert.match(output.replaceAll(/\s+/g, ' '), proof);
    }
    assert.doesNotMatch(output, /FAILED|\u001b/, 'no failure, and no colour where there is no terminal');
    assert.deepEqual(readdirSync(folder), []);
  });
});

test('`rialto demo` keeps its pages open and its players playing until SIGTERM, then exits 0 and removes its data', async () => {
  await inTempFolder(async (folder) => {
    // Here the machine has no Python that anybody could find.
    const environment: NodeJS.ProcessEnv = { ...(await quietEnvironment(folder)), PATH: '' };
    const demo = startProcess(process.execPath, [rialto, 'demo'], { cwd: root, env: environment }, demoMaxMs);
    await eventually('the tour is over', () => demo.output().includes('Ctrl-C ends it'), demoMaxMs);
    assert.match(
      demo.output().replaceAll(/\s+/g, ' '),
      /There is no python3 of 3\.9 or later here: JavaScript takes its parts/,
    );
    const page = await fetch(`http://127.0.0.1:${environment.RIALTO_PORT}/exchange/tags/replication`);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /Disk fills with 300 GB of WAL/);
    const games = await liveGames(environment);
    assert.deepEqual([...games.keys()].sort(), ['brisk-stacker', 'tidy-stacker']);
    await eventually('both play on', async () => {
      const now = await liveGames(environment);
      return [...games].every(([nickname, seq]) => (now.get(nickname) ?? 0) > seq);
    });
    demo.child.kill('SIGTERM');
    const { code, output } = await demo.ended;
    assert.equal(code, 0, output);
    assert.deepEqual(readdirSync(folder), []);
  });
});

test('a demo whose port is taken exits 1 and says so', async () => {
  await inTempFolder(async (folder) => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    try {
      const env = { ...process.env, TMPDIR: folder, RIALTO_PORT: String((taken.address() as AddressInfo).port) };
      const { code, output } = await runProcess(process.execPath, [rialto, 'demo', '--once'], { cwd: root, env });
      assert.equal(code, 1, output);
      assert.match(output, /FAILED[\s\S]*port is in use/i);
      assert.deepEqual(readdirSync(folder), []);
    } finally {
      taken.close();
    }
  });
});

/** How many actions each player has done in the game that it plays now. */
async function liveGames({ RIALTO_PORT }: NodeJS.ProcessEnv): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${RIALTO_PORT}/arcade/api/v5/live`);
  const { sessions } = (await response.json()) as {
    sessions: { players: { nickname: string }[]; observation: { seq: number } }[];
  };
  return new Map(sessions.map(({ players, observation }) => [players[0]?.nickname ?? '', observation.seq]));
}

function hasPython(): boolean {
  return spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;
}

/** A free port of its own, and a temporary folder in which nothing may be left. */
async function quietEnvironment(folder: string): Promise<NodeJS.ProcessEnv> {
  return { ...process.env, TMPDIR: folder, RIALTO_PORT: String(await freePort()) };
}
