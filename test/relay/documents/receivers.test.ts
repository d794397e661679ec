import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { commandsOf } from '../../support/docs-page.ts';
import { eventually } from '../../support/eventually.ts';
import { freePort } from '../../support/free-port.ts';
import { send } from '../../support/http.ts';
import { oneNode } from '../../support/nodes.ts';
import { openRelayTestEnvironment, type RelayTestEnvironment, someLead } from '../../support/relay.ts';
import { missingTool } from '../../support/shell-document.ts';
import { type TempFolder, tempFolder } from '../../support/temp.ts';

// Runs the sample receivers of the page for destinations, each with a request captured from the relay.

let testRelay: RelayTestEnvironment;
let codeSamples: string[];
let secret: string;
let capturedRequest: { headers: readonly (readonly [string, string])[]; body: Buffer };
before(async () => {
  testRelay = await openRelayTestEnvironment(oneNode);
  codeSamples = commandsOf((await send(`${testRelay.urls[0]}/relay/receiving`)).text);
  const trial = await testRelay.startTrial();
  const delivery = await trial.deliver('to be received', { destination: testRelay.destination, lead: someLead() });
  assert.equal(delivery.status, 200, delivery.text);
  const [request] = testRelay.sink.requests;
  assert.ok(request !== undefined);
  const headers = request.headers.filter(([name]) => /^(webhook-|content-type)/i.test(name));
  capturedRequest = { headers: headers, body: request.body };
  const secretsResponse = await trial.get(
    `/destinations/secret?origin=${encodeURIComponent(new URL(testRelay.destination).origin)}`,
  );
  [secret] = secretsResponse.body.secrets;
});
after(() => testRelay.close());

const receivers = [
  {
    name: 'in JavaScript',
    file: 'receiver.mjs',
    sampleText: "from 'standardwebhooks'",
    program: process.execPath,
    missing: undefined,
  },
  {
    name: 'in Python',
    file: 'receiver.py',
    sampleText: 'import base64',
    program: 'python3',
    missing: await missingTool('python3'),
  },
];

for (const { name, file, sampleText, program, missing } of receivers) {
  describe(`the receiver ${name}`, { skip: missing }, () => {
    let folder: TempFolder;
    let receiverProcess: ChildProcess;
    let url: string;
    let output = '';
    before(async () => {
      folder = tempFolder('receiver');
      const codeSample = codeSamples.find((sample) => sample.includes(sampleText));
      assert.ok(codeSample !== undefined, 'the page has no such receiver');
      writeFileSync(join(folder.path, file), codeSample);
      symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder.path, 'node_modules'));
      const port = await freePort();
      url = `http://127.0.0.1:${port}/hooks/leads`;
      // Two secrets, as during a rotation; the relay signed with the second one.
      const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: `whsec_${'QUJD'.repeat(8)} ${secret}` };
      receiverProcess = spawn(program, [join(folder.path, file)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      receiverProcess.stdout?.on('data', (data: Buffer) => {
        output += data.toString();
      });
      await eventually('the receiver listens', async () => (await status({})) !== null);
    });
    after(async () => {
      const ended = once(receiverProcess, 'exit');
      receiverProcess.kill();
      await ended;
      folder.remove();
    });

    /** The receiver's status for the captured request with these changes; null while it does not listen. */
    async function status({
      body = capturedRequest.body,
      headers = capturedRequest.headers,
    }: Partial<typeof capturedRequest>): Promise<number | null> {
      try {
        return (await send(url, { method: 'POST', headers, body })).status;
      } catch {
        return null;
      }
    }

    const replaceHeader = (header: string, value: string) =>
      capturedRequest.headers.map(([key, oldValue]) => [key, key.toLowerCase() === header ? value : oldValue] as const);

    test('processes a delivery once, however often it is sent', async () => {
      for (let count = 0; count < 3; count += 1) assert.equal(await status({}), 204);
      const lines = output.split('\n').filter((line) => line.startsWith('lead '));
      assert.equal(lines.length, 1);
      assert.deepEqual(JSON.parse(lines[0]?.replace(/^lead \S+ /, '') ?? ''), someLead());
    });

    test('returns at its receipt URL whether it has the lead', async () => {
      const requestReceipt = (id: string) => send(url, { headers: [['webhook-id', id]] });
      const id = capturedRequest.headers.find(([headerName]) => headerName.toLowerCase() === 'webhook-id')?.[1] ?? '';
      assert.equal(await status({}), 204);
      assert.deepEqual([(await requestReceipt(id)).status, (await requestReceipt('dlv_another')).status], [200, 404]);
    });

    test('rejects changed, old and unsigned requests', async () => {
      const body = Buffer.from(String(capturedRequest.body).replace('Ada', 'Eve'));
      const oldTimestamp = String(Math.floor(Date.now() / 1_000) - 3_600);
      for (const tampered of [
        { body },
        { headers: replaceHeader('webhook-id', 'dlv_another') },
        { headers: replaceHeader('webhook-timestamp', oldTimestamp) },
        { headers: replaceHeader('webhook-timestamp', 'now') },
        { headers: replaceHeader('webhook-signature', `v1,${'A'.repeat(43)}=`) },
        { headers: replaceHeader('webhook-signature', 'v1,é') },
        { headers: [['Content-Type', 'application/json']] as const },
      ])
        assert.equal(await status(tampered), 401, JSON.stringify(tampered));
    });
  });
}
