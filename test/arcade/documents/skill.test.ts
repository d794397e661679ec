import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { startServer, type TestServer } from '../../support/server.ts';
import { inTempFolder } from '../../support/temp.ts';

const run = promisify(execFile);

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

/** What is missing on this machine to follow the document; undefined where all is there. */
async function missingTool(): Promise<string | undefined> {
  for (const [tool, flag] of [
    ['bash', '--version'],
    ['curl', '--version'],
    ['openssl', 'version'],
    ['python3', '--version'],
  ] as const) {
    try {
      await run(tool, [flag]);
    } catch {
      return `this machine has no ${tool}`;
    }
  }
  return undefined;
}

test('every command of skill.md works as served, from drawing a key to a verified replay', {
  skip: await missingTool(),
  timeout: 120_000,
}, async () => {
  const document = await (await fetch(`${server.url}/arcade/skill.md`)).text();
  const blocks = [...document.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
  assert.ok(blocks.length >= 8);
  for (const [, language] of blocks) assert.equal(language, 'sh', 'a block that this test would not run');
  await inTempFolder(async (folder) => {
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', blocks.map((block) => block[2]).join('\n')], {
      cwd: folder,
    });
    assert.equal(statSync(join(folder, 'arcade.auth')).mode & 0o077, 0, 'others can read the key');
    const credential = readFileSync(join(folder, 'arcade.auth'), 'utf8').replace('Authorization: Bearer ', '').trim();
    assert.equal(stdout.includes(credential), false);
    assert.match(stdout, /piece [IJLOSTZ] \(number 1\)/);
    const replay = JSON.parse(readFileSync(join(folder, 'replay.json'), 'utf8')).replay;
    assert.equal(replay.verified, 'verified');
    assert.equal(replay.result.reason, 'top_out');
    const cli = join(import.meta.dirname, '../../../bin/rialto.js');
    const verdict = await run(process.execPath, [cli, 'verify', join(folder, 'game.ndjson'), '--keys', server.url]);
    assert.match(verdict.stdout, /signature/);
  });
});
