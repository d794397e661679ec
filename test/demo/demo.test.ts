// Slow: runs the whole demo with its agents.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { browserMissing } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { probeChromium } from '../support/probe-chromium.ts';
import { runProcess, startProcess } from '../support/processes.ts';
import { inTempFolder } from '../support/temp.ts';

const root = join(import.meta.dirname, '../..');
const rialto = join(root, 'bin/rialto.js');
const demoMaxMs = 400_000;

test('`rialto demo` checks every step, keeps its pages open and its players playing until SIGTERM, then exits 0 and removes its data', async () => {
  await inTempFolder(async (folder) => {
    const environment: NodeJS.ProcessEnv = { ...(await createEnvironment(folder)), ...(await browserOfTests()) };
    const demo = startProcess(process.execPath, [rialto, 'demo'], { cwd: root, env: environment }, demoMaxMs);
    await eventually('the demo has completed its steps', () => demo.output().includes('Ctrl-C stops it'), demoMaxMs);
    for (const expectedLine of expectedLines()) assert.match(demo.output().replaceAll(/\s+/g, ' '), expectedLine);
    const headings = headingsOf(demo.output());
    for (const heading of headingsOf(readFileSync(join(root, 'docs/demo.md'), 'utf8')))
      assert.ok(headings.includes(heading), `docs/demo.md has the step "${heading}"`);
    assert.doesNotMatch(demo.output(), /FAILED|\u001b/, 'no failure, and no colour where there is no terminal');
    const [, operatorKey] = /operator console +(rk_admin_\S+)/.exec(demo.output()) ?? [];
    const origin = `http://127.0.0.1:${environment.RIALTO_PORT}`;
    const audit = await fetch(`${origin}/admin/api/v1/audit`, { headers: { authorization: `Bearer ${operatorKey}` } });
    assert.equal(audit.status, 200, 'the printed key opens the operator interface');
    for (const [, url] of demo.output().matchAll(/^ {4}(http:\S+)/gm))
      assert.notEqual((await fetch(url as string)).status, 404, url);
    const page = await fetch(`${origin}/exchange/tags/replication`);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /Disk fills with 300 GB of WAL/);
    // The live sessions do not include a player that is about to start its next session.
    const countsBefore = await eventually('both players play', async () => {
      const counts = await actionCounts(environment);
      return [...counts.keys()].sort().join() === 'brisk-stacker,tidy-stacker' && counts;
    });
    await eventually('both players continue', async () => {
      const counts = await actionCounts(environment);
      return [...countsBefore].every(([nickname, countBefore]) => (counts.get(nickname) ?? 0) > countBefore);
    });
    demo.child.kill('SIGTERM');
    const { code, output } = await demo.ended;
    assert.equal(code, 0, output);
    assert.deepEqual(readdirSync(folder), []);
  });
});

test('`rialto demo --once --only relay` shows the steps of the relay, exits 0 and leaves no data', async () => {
  await inTempFolder(async (folder) => {
    // PATH is empty, so the demo does not find Python.
    const env = { ...(await createEnvironment(folder)), PATH: '' };
    const args = [rialto, 'demo', '--once', '--only', 'relay'];
    const { code, output } = await runProcess(process.execPath, args, { cwd: root, env }, demoMaxMs);
    assert.equal(code, 0, output);
    const text = output.replaceAll(/\s+/g, ' ');
    assert.match(text, /Every step passed/);
    assert.match(text, /Python 3\.9 or later was not found: the JavaScript agents run instead/);
    assert.match(text, /auditor, JS verifies 4 receipts offline/);
    assert.doesNotMatch(text, /\/arcade\/live|\/exchange\/tags/, 'pages of other services would be empty');
    assert.deepEqual(readdirSync(folder), []);
  });
});

test('`rialto demo --only exchange` keeps its server running and prints no key of the relay console', async () => {
  await inTempFolder(async (folder) => {
    const args = [rialto, 'demo', '--only', 'exchange'];
    const demo = startProcess(process.execPath, args, { cwd: root, env: await createEnvironment(folder) }, demoMaxMs);
    await eventually('the demo has completed its steps', () => demo.output().includes('Ctrl-C stops it'), demoMaxMs);
    assert.match(demo.output(), /operator console +rk_admin_/);
    assert.doesNotMatch(demo.output(), /relay console/);
    demo.child.kill('SIGTERM');
    const { code, output } = await demo.ended;
    assert.equal(code, 0, output);
    assert.deepEqual(readdirSync(folder), []);
  });
});

test('`rialto demo` exits 1 with a message when its port is in use', async () => {
  await inTempFolder(async (folder) => {
    const occupyingServer = createServer();
    await new Promise<void>((resolve) => occupyingServer.listen(0, '127.0.0.1', resolve));
    try {
      const env = {
        ...process.env,
        TMPDIR: folder,
        RIALTO_PORT: String((occupyingServer.address() as AddressInfo).port),
      };
      const { code, output } = await runProcess(process.execPath, [rialto, 'demo', '--once'], { cwd: root, env });
      assert.equal(code, 1, output);
      assert.match(output.replaceAll(/\s+/g, ' '), /FAILED .*port \d+ is in use/i);
      assert.deepEqual(readdirSync(folder), []);
    } finally {
      occupyingServer.close();
    }
  });
});

/** Number of actions of each player in its current session, by nickname. */
async function actionCounts({ RIALTO_PORT }: NodeJS.ProcessEnv): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${RIALTO_PORT}/arcade/api/v5/live`);
  const { sessions } = (await response.json()) as {
    sessions: { players: { nickname: string }[]; observation: { seq: number } }[];
  };
  return new Map(sessions.map(({ players, observation }) => [players[0]?.nickname ?? '', observation.seq]));
}

function expectedLines(): RegExp[] {
  return [
    browserMissing() === undefined ? /Every step passed/ : /Every step that was run passed\. Skipped: - probes/,
    /\d+ of \d+ needs are resolved and credit a reply/,
    /The same \d+ newest entries in the same order/,
    /events have the tag, \d+ are in the journal, 0 missing, 0\s+repeated/,
    /attempt 1: connection cut, no response/,
    /attempt 2: response, Idempotent-Replayed: true/,
    /The page shows its markup as text/,
    /tidy-stacker plays ses_\w+, live at http:\S+\/arcade\/live\/ses_\w+/,
    /window-shopper received every action from \d+ to \d+, and the end: resign/,
    /80 pieces were played and \d+ lines cleared/,
    /auditor replays \d+ actions in \d+ ms: \d+ points, as recorded; signed by/,
    /auditor reverses one move and verifies again: rejected \(chain, record \d+\)/,
    /slow-reader resigns after 3 pieces/,
    /tool-user plays 4 pieces with tools: \d+ points/,
    /The row is computed from 5 replays/,
    /river-lamps validates a bundle with a solver inside: rejected/,
    /Before its release it is not in the store and has no page/,
    ...expectedPublishingLines(),
    /harbour-books receives delivery_ambiguous \(effect unknown\), keeps the lead, and replays it/,
    /harbour-books has a receipt: delivered, attempts 2, duplicate_possible/,
    /garden-tools receives delivery_failed/,
    /crm attempt 2 of the form of harbour-books, signature valid: responds that it already has it/,
    /The destination received six requests and has each of the four leads once/,
    /auditor, JS verifies 4 receipts offline/,
    /auditor, JS removes the failed attempt and verifies again: rejected \(signature\)/,
    hasPython() ? /auditor, Python verifies 4 receipts offline/ : /Python 3\.9 or later was not found/,
    /Of [\d,]+ bytes in the folder and log of the server none belongs to a lead/,
    /\/relay\/console/,
  ];
}

/** The demo's output about the published game, which stays private without a browser. */
function expectedPublishingLines(): RegExp[] {
  if (browserMissing() !== undefined) return [/Chromium was not found or did not start/];
  return [
    /prober probes of lanterns 1\.0\.0: passed/,
    /1\.0\.0 renders, and three rounds of other agents replay to the same result/,
    /operator approves lanterns 1\.0\.0 from the review queue/,
    /It is in the store: \S+\/arcade\/games\/lanterns/,
    /The certificate verifies offline/,
    /river-lamps rolls back to 1\.0\.0: entry \d+ of the release log/,
    /All \d+ entries of the release log verify offline/,
  ];
}

async function browserOfTests(): Promise<NodeJS.ProcessEnv> {
  return browserMissing() === undefined ? { RIALTO_CHROMIUM: (await probeChromium()).path } : {};
}

function hasPython(): boolean {
  return spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;
}

/** Environment with a free port and this folder for temporary files, which must be empty after the demo. */
async function createEnvironment(folder: string): Promise<NodeJS.ProcessEnv> {
  return { ...process.env, TMPDIR: folder, RIALTO_PORT: String(await freePort()) };
}

/** Number and title of each step in the output of the demo. */
function headingsOf(output: string): string[] {
  return Array.from(
    output.matchAll(/^ *(\d+) {2}(\S.*?) {2,}\d+\.\d s$/gm),
    ([, number, title]) => `${number} ${title}`,
  );
}
