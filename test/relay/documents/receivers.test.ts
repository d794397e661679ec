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
import { openRelaySite, type RelaySite, someLead } from '../../support/relay.ts';
import { missingTool } from '../../support/shell-document.ts';
import { type TempFolder, tempFolder } from '../../support/temp.ts';

// Runs the sample receivers of the page for destinations, each with requests captured from the relay.

let site: RelaySite;
let codes: string[];
let secret: string;
let sent: { headers: readonly (readonly [string, string])[]; body: Buffer };
before(async () => {
  site = await openRelaySite(oneNode);
  codes = commandsOf((await send(`${site.urls[0]}/relay/receiving`)).text);
  const source = await site.source();
  const delivered = await source.deliver('to be received', { destination: site.destination, lead: someLead() });
  assert.equal(delivered.status, 200, delivered.text);
  const [request] = site.sink.requests;
  assert.ok(request !== undefined);
  const remaining = request.headers.filter(([name]) => /^(webhook-|content-type)/i.test(name));
  sent = { headers: remaining, body: request.body };
  const response = await source.get(
    `/destinations/secret?origin=${encodeURIComponent(new URL(site.destination).origin)}`,
  );
  [secret] = response.body.secrets;
});
after(() => site.close());

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
    let running: ChildProcess;
    let url: string;
    let printed = '';
    before(async () => {
      folder = tempFolder('receiver');
      const code = codes.find((code) => code.includes(sampleText));
      assert.ok(code !== undefined, 'the page has no such receiver');
      writeFileSync(join(folder.path, file), code);
      symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder.path, 'node_modules'));
      const port = await freePort();
      url = `http://127.0.0.1:${port}/hooks/leads`;
      const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: `whsec_${'QUJD'.repeat(8)} ${secret}` };
      running = spawn(program, [join(folder.path, file)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      running.stdout?.on('data', (data: Buffer) => {
        printed += data.toString();
      });
      await eventually('the receiver listens', async () => (await status({})) !== null);
    });
    after(async () => {
      const ended = once(running, 'exit');
      running.kill();
      await ended;
      folder.remove();
    });

    /** The receiver's status for the captured request with these changes; null while it does not listen. */
    async function status({ body = sent.body, headers = sent.headers }: Partial<typeof sent>): Promise<number | null> {
      try {
        return (await send(url, { method: 'POST', headers, body })).status;
      } catch {
        return null;
      }
    }

    const changed = (header: string, value: string) =>
      sent.headers.map(([key, old]) => [key, key.toLowerCase() === header ? value : old] as const);

    test('accepts a delivery once, however often it is sent', async () => {
      for (let count = 0; count < 3; count += 1) assert.equal(await status({}), 204);
      const lines = printed.split('\n').filter((line) => line.startsWith('lead '));
      assert.equal(lines.length, 1);
      assert.deepEqual(JSON.parse(lines[0]?.replace(/^lead \S+ /, '') ?? ''), someLead());
    });

    test('returns at its receipt URL whether it has the lead', async () => {
      const of = (id: string) => send(url, { headers: [['webhook-id', id]] });
      const id = sent.headers.find(([name]) => name.toLowerCase() === 'webhook-id')?.[1] ?? '';
      assert.equal(await status({}), 204);
      assert.deepEqual([(await of(id)).status, (await of('dlv_another')).status], [200, 404]);
    });

    test('rejects changed, old and unsigned requests', async () => {
      const body = Buffer.from(String(sent.body).replace('Ada', 'Eve'));
      const old = String(Math.floor(Date.now() / 1_000) - 3_600);
      for (const tampered of [
        { body },
        { headers: changed('webhook-id', 'dlv_another') },
        { headers: changed('webhook-timestamp', old) },
        { headers: changed('webhook-timestamp', 'now') },
        { headers: changed('webhook-signature', `v1,${'A'.repeat(43)}=`) },
        { headers: changed('webhook-signature', 'v1,é') },
        { headers: [['Content-Type', 'application/json']] as const },
      ])
        assert.equal(await status(tampered), 401, JSON.stringify(tampered));
    });
  });
}
