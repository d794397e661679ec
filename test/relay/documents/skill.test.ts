import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { startMailServer } from '../../support/mail-server.ts';
import { oneNode } from '../../support/nodes.ts';
import { openRelayTestEnvironment, type RelayTestEnvironment } from '../../support/relay.ts';
import { missingTool, shellBlocksAt } from '../../support/shell-document.ts';
import { inTempFolder } from '../../support/temp.ts';
import { httpResponse } from '../../support/tls-sink.ts';

const runFile = promisify(execFile);

let relay: RelayTestEnvironment;
const responses: string[] = [];
before(async () => {
  relay = await openRelayTestEnvironment(oneNode, {
    onRequest: (socket) => socket.write(httpResponse(responses.shift() ?? '200 OK', 'thank you')),
  });
});
after(() => relay.close());

/**
 * Runs the whole document in an empty folder; `checkFiles` checks the resulting files, `promptInput` returns the input
 * for prompts.
 */
async function runDocument(
  relayEnvironment: RelayTestEnvironment,
  email: string,
  checkFiles: (folder: string, stdout: string) => void,
  promptInput: () => Promise<string> = async () => '',
): Promise<void> {
  const blocks = await shellBlocksAt(`${relayEnvironment.urls[0]}/relay/skill.md`);
  assert.ok(blocks.length >= 8);
  await inTempFolder(async (folder) => {
    const running = runFile('bash', ['-euo', 'pipefail', '-c', blocks.join('\n')], {
      cwd: folder,
      env: { ...process.env, EMAIL: email, DESTINATION: relayEnvironment.destination },
    });
    running.child.stdin?.end(await promptInput());
    const { stdout } = await running;
    checkFiles(folder, stdout);
  });
}

const testOptions = { skip: await missingTool('bash', 'curl'), timeout: 300_000 };

test('every command of skill.md works as served, from a trial to a delivered lead', testOptions, async () => {
  await runDocument(relay, 'skill@source.example', (folder, stdout) => {
    assert.equal(statSync(join(folder, 'relay.auth')).mode & 0o077, 0, 'others can read the key');
    const apiKey = readFileSync(join(folder, 'relay.auth'), 'utf8').replace('Authorization: Bearer ', '').trim();
    assert.match(apiKey, /^rlk_live_[0-9A-Za-z]{36}$/);
    assert.equal(stdout.includes(apiKey), false);
    assert.match(stdout, /^delivered\n200 delivered, effect done\n200\n/m);
    const receipt = JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8'));
    assert.deepEqual([receipt.state, receipt.usage.used], ['delivered', 1]);
  });
  const deliveredLeads = relay.sink.requests.map(({ body }) => JSON.parse(body.toString('utf8')).data);
  assert.deepEqual(
    deliveredLeads.map(({ test: isTest = false }) => isTest),
    [true, false],
  );
});

test('the instructions of skill.md for a failed delivery lead to a successful replay', testOptions, async () => {
  responses.push('200 OK', '400 Bad Request');
  await runDocument(relay, 'skill-again@source.example', (folder, stdout) => {
    assert.match(stdout, /^424 failed, effect refused\n424\n/m);
    const receipt = JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8'));
    assert.deepEqual([receipt.state, receipt.attempts.length], ['delivered', 2]);
  });
});

test('the commands of skill.md prompt for the mailed code when mail is configured', testOptions, async (t) => {
  const mail = await startMailServer();
  const mailRelay = await openRelayTestEnvironment(oneNode, {}, mail.environment);
  t.after(async () => {
    await mailRelay.close();
    await mail.close();
  });
  const email = 'skill-by-mail@source.example';
  await runDocument(
    mailRelay,
    email,
    (folder, stdout) => {
      assert.match(readFileSync(join(folder, 'relay.auth'), 'utf8'), /^Authorization: Bearer rlk_live_/);
      assert.match(stdout, /^200 delivered, effect done$/m);
    },
    async () => `${await mail.codeFor(email)}\n`,
  );
});
