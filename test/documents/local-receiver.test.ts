import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { startServeProcess, tempDataDir } from '../cli/rialto.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { runProcess, startProcess } from '../support/processes.ts';
import { missingTool } from '../support/shell-document.ts';
import { blocksOf } from './blocks.ts';

const document = 'docs/quickstart-relay.md';

test('the receiver of the relay quickstart accepts a signed lead from a local server and rejects a forged one', async (t) => {
  const missing = await missingTool('bash', 'curl', 'openssl', 'python3');
  if (missing !== undefined) {
    t.skip(missing);
    return;
  }
  const settings = tempDataDir(t);
  const folder = settings.RIALTO_DATA_DIR;
  const port = await freePort();
  const [trial] = blocksOf(document).filter(({ marker }) => marker === 'runnable');
  const [certificate, receiver, delivery] = blocksOf(document).filter(({ marker }) => marker === 'receiver');
  let serverUrl = '';
  const bash = async (script: string) => {
    const { code, output } = await runProcess('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: folder,
      env: { ...process.env, RIALTO_URL: serverUrl },
    });
    assert.equal(code, 0, output);
    return output;
  };
  await bash(certificate?.text ?? '');
  writeFileSync(join(folder, 'receiver.py'), (receiver?.text ?? '').replace('8443', String(port)));
  const receiverProcess = startProcess('python3', ['receiver.py'], { cwd: folder });
  t.after(async () => {
    receiverProcess.child.kill();
    await receiverProcess.ended;
  });
  const server = await startServeProcess(t, {
    ...settings,
    RIALTO_RELAY_ALLOW: `127.0.0.1:${port}`,
    RIALTO_RELAY_CA_FILE: join(folder, 'receiver-cert.pem'),
  });
  serverUrl = server.url;
  await bash(trial?.text ?? '');
  await eventually('the receiver listens', () => isListening(port));
  const unreachableEnvironment = { ...process.env, RIALTO_URL: `http://localhost:${await freePort()}` };
  await runProcess('bash', ['-c', delivery?.text ?? ''], { cwd: folder, env: unreachableEnvironment });
  assert.ok(!existsSync(join(folder, 'secret.txt')), 'a failed request writes no secret');
  const receipt = JSON.parse(await bash((delivery?.text ?? '').replaceAll('8443', String(port))));
  assert.deepEqual([receipt.state, receipt.test], ['delivered', true]);
  const line = await eventually('the lead was printed', () => /^dlv_\w+ (\{.*\})$/m.exec(receiverProcess.output()));
  assert.equal(JSON.parse(line[1] ?? '').data.name, 'Ada Lovelace');
  const forgedRequest = `curl -sk -o /dev/null -w '%{http_code}' https://127.0.0.1:${port}/leads -d '{}' \
    -H 'webhook-id: dlv_1' -H "webhook-timestamp: $(date +%s)" -H 'webhook-signature: v1,AAAA'`;
  assert.equal(await bash(forgedRequest), '401');
  assert.doesNotMatch(receiverProcess.output(), /dlv_1 /);
});

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
