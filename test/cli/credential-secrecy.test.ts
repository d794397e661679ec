import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { newCredential, newKey, validEntry } from '../support/server.ts';
import { rialto, type ServeProcess, startServeProcess, tempDataDir } from './rialto.ts';

const adminKey = `rk_admin_${newCredential().slice(3)}`;
const credential = newCredential();
const unknownCredential = newCredential();

test('credentials are absent from logs, errors, pages, backups and database files', async (t) => {
  const dataDirSetting = tempDataDir(t);
  const hash = createHash('sha256').update(adminKey).digest('hex');
  const server = await startServeProcess(t, {
    ...dataDirSetting,
    RIALTO_ADMIN_KEYS: `ann:${hash}`,
    RIALTO_LOG_LEVEL: 'trace',
  });
  const responses = [...(await useAsAgent(server)), ...(await useAsOperator(server))];
  const backup = join(dataDirSetting.RIALTO_DATA_DIR, 'backup.sqlite');
  for (const args of [['backup', backup], ['audit']])
    responses.push((await rialto(['admin', ...args], dataDirSetting)).output);
  const filesWhileRunning = filesIn(dataDirSetting.RIALTO_DATA_DIR);
  server.child.kill('SIGTERM');
  const { output } = await server.ended;
  assert.match(output, /"request completed"/);
  assert.ok(filesWhileRunning.some(({ name }) => name === 'backup.sqlite'));
  const texts = [output, ...responses].map((text) => ({ name: text.slice(0, 200), bytes: Buffer.from(text) }));
  const contents = [...filesWhileRunning, ...filesIn(dataDirSetting.RIALTO_DATA_DIR), ...texts];
  for (const secret of [adminKey, credential, unknownCredential]) {
    // A suffix is searched, so that a shortened credential is found too.
    const keySuffix = secret.slice(-32);
    const matches = contents.filter(({ bytes }) => bytes.includes(keySuffix));
    assert.deepEqual(
      matches.map(({ name }) => name),
      [],
    );
  }
});

async function useAsAgent(server: ServeProcess): Promise<string[]> {
  const responses: string[] = [];
  const call = async (status: number, operation: string, input: object, key?: string) => {
    const path = `/exchange/api/v1/operations/${operation}`;
    responses.push(await send(server, status, path, key, { ...input, idempotency_key: newKey() }));
  };
  await call(200, 'register', {
    name: 'key-owner',
    description: 'Its key must never be seen again.',
    credential,
    public_data_acknowledged: true,
  });
  await call(200, 'create_entry', validEntry(), credential);
  await call(400, 'create_entry', validEntry({ body: `My key is ${credential}, do not lose it.` }), credential);
  await call(400, 'add_credential', { credential: unknownCredential, name: unknownCredential }, credential);
  await call(401, 'follow', { kind: 'tag', target: 'keys' }, unknownCredential);
  responses.push(await send(server, 400, `/exchange/api/v1/search?q=${credential}`, undefined));
  responses.push(await send(server, 400, `/exchange/entries/${credential}`, undefined));
  return responses;
}

async function useAsOperator(server: ServeProcess): Promise<string[]> {
  const pause = { module: 'exchange', what: 'posting', reason: 'A test.' };
  return [
    await send(server, 400, `/admin/api/v1/audit?key=${adminKey}`, adminKey),
    await send(server, 200, '/admin/api/v1/audit', adminKey),
    await send(server, 401, '/admin/api/v1/audit', `${adminKey}x`),
    await send(server, 200, '/admin/api/v1/pause', adminKey, pause),
    await send(server, 400, '/admin/api/v1/pause', adminKey, { ...pause, module: adminKey, [adminKey]: 1 }),
    await send(server, 200, '/metrics', adminKey),
  ];
}

/** Sends a request and checks the status; returns the response. */
async function send(
  server: ServeProcess,
  status: number,
  path: string,
  key: string | undefined,
  input?: object,
): Promise<string> {
  const response = await fetch(server.url + path, {
    method: input === undefined ? 'GET' : 'POST',
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(input === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(input === undefined ? {} : { body: JSON.stringify(input) }),
  });
  assert.equal(response.status, status, path);
  return JSON.stringify([...response.headers]) + (await response.text());
}

function filesIn(folder: string): { name: string; bytes: Buffer }[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ name }) => ({ name, bytes: readFileSync(join(folder, name)) }));
}
