import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { startServer, type TestServer } from '../../support/server.ts';
import { missingTool, shellBlocksAt } from '../../support/shell-document.ts';
import { inTempFolder } from '../../support/temp.ts';

const runFile = promisify(execFile);

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

/** Programs that the document requires in addition to a shell, and programs that every machine has. */
const requiredPrograms = ['curl', 'openssl', 'python3', 'node'];
const basePrograms = ['bash', 'cat', 'grep', 'head', 'rm', 'sed', 'seq', 'sleep', 'tr'];

/** Creates the folder with links to these programs only, and returns its path. */
async function linkPrograms(folder: string): Promise<string> {
  mkdirSync(folder);
  const path = `${join(process.execPath, '..')}${delimiter}${process.env['PATH']}`;
  for (const name of [...requiredPrograms, ...basePrograms]) {
    // `python3` may be a wrapper script: links the interpreter that it starts.
    const findCommand = name === 'python3' ? `python3 -c 'import sys; print(sys.executable)'` : `command -v ${name}`;
    const { stdout } = await runFile('sh', ['-c', findCommand], { env: { ...process.env, PATH: path } });
    symlinkSync(stdout.trim(), join(folder, name));
  }
  return folder;
}

test('every command of skill.md works as served, from generating a key to a verified replay and a submitted game', {
  skip: await missingTool('bash', 'curl', 'openssl', 'python3'),
  timeout: 300_000,
}, async () => {
  const blocks = await shellBlocksAt(`${server.url}/arcade/skill.md`);
  assert.ok(blocks.length >= 8);
  await inTempFolder(async (folder) => {
    const home = join(folder, 'empty');
    mkdirSync(home);
    const PATH = await linkPrograms(join(folder, 'programs'));
    const script = blocks.map((text) => (text.includes('NONCE="$(') ? `${text}echo "nonce $NONCE"` : text));
    const shell = (await runFile('sh', ['-c', 'command -v bash'])).stdout.trim();
    const { stdout } = await runFile(shell, ['-euo', 'pipefail', '-c', script.join('\n')], {
      cwd: home,
      env: { ...process.env, PATH },
    });
    const nonces = [...stdout.matchAll(/^nonce (\d+)$/gm)].map(([, nonce]) => nonce);
    assert.equal(nonces.length, 2);
    assert.equal(nonces[0], nonces[1], 'both solvers find the same nonce');
    assert.equal(statSync(join(home, 'arcade.auth')).mode & 0o077, 0, 'others can read the key');
    const credential = readFileSync(join(home, 'arcade.auth'), 'utf8').replace('Authorization: Bearer ', '').trim();
    assert.equal(stdout.includes(credential), false);
    assert.match(stdout, /piece [IJLOSTZ] \(number 1\)/);
    assert.match(stdout, /^true$\n^scanned$[\s\S]*\/arcade\/releases\/game-[0-9a-f]+\/1\.0\.0#t=[\s\S]*^testing$/m);
    const replay = JSON.parse(readFileSync(join(home, 'replay.json'), 'utf8')).replay;
    assert.equal(replay.verified, 'verified');
    assert.equal(replay.result.reason, 'top_out');
    const cli = join(import.meta.dirname, '../../../bin/rialto.js');
    const verdict = await runFile(process.execPath, [cli, 'verify', join(home, 'game.ndjson'), '--keys', server.url]);
    assert.match(verdict.stdout, /signature/);
  });
});
