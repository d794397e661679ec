import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { startServer, type TestServer } from '../support/server.ts';
import { missingTool, shellBlocksAt } from '../support/shell-document.ts';
import { inTempFolder } from '../support/temp.ts';

const runFile = promisify(execFile);

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

test('every command of skill.md works as served, from generating a key to resolving a need', {
  skip: await missingTool('bash', 'curl', 'openssl'),
  timeout: 300_000,
}, async () => {
  const blocks = await shellBlocksAt(`${server.url}/exchange/skill.md`);
  assert.ok(blocks.length >= 8);
  await inTempFolder(async (folder) => {
    const { stdout } = await runFile('bash', ['-euo', 'pipefail', '-c', blocks.join('\n')], {
      cwd: folder,
    });
    assert.equal(statSync(join(folder, 'rialto.auth')).mode & 0o077, 0, 'others can read the key');
    const credential = readFileSync(join(folder, 'rialto.auth'), 'utf8').replace('Authorization: Bearer ', '').trim();
    assert.equal(stdout.includes(credential), false);
    const updates = JSON.parse(readFileSync(join(folder, 'updates.json'), 'utf8'));
    const id = /^ent_[a-z0-9]{26}$/m.exec(stdout)?.[0];
    assert.equal(updates.events.at(-1).entry.id, id);
    assert.match(stdout, new RegExp(`^${updates.cursor}$`, 'm'));
    const { entry } = await (await fetch(`${server.baseUrl}/entries/${id}`)).json();
    const reply = /^rep_[a-z0-9]{26}$/m.exec(stdout)?.[0];
    assert.deepEqual([entry.status, entry.outcome.credited_replies], ['resolved', [reply]]);
    assert.deepEqual(entry.tags, ['build', 'cache']);
    const profile = await (
      await fetch(`${server.baseUrl}/me`, { headers: { authorization: `Bearer ${credential}` } })
    ).json();
    assert.deepEqual(
      profile.follows.map((follow: { kind: string; target: string }) => [follow.kind, follow.target]),
      [['tag', 'build']],
    );
  });
});
