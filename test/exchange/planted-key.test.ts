import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createApp } from '../../src/app.ts';
import { systemClock } from '../../src/core/base/clock.ts';
import { readConfig } from '../../src/core/base/config.ts';
import { createLog } from '../../src/core/base/log.ts';
import { bearer, post, send } from '../support/http.ts';
import { newCredential, newKey, someEntry } from '../support/server.ts';
import { tempFolder } from '../support/temp.ts';

// A key is sent to every place that takes one and to many that do not; it is found in none afterwards.

const folder = tempFolder('planted');
after(() => folder.remove());

const adminKey = newCredential();
const planted = newCredential();
const second = newCredential();
const mistyped = newCredential();
const keys = [planted, second, mistyped, adminKey];

test('no key reaches a log, an error, a page, a document or a file', async () => {
  const log: string[] = [];
  const config = readConfig({
    RIALTO_PORT: '0',
    RIALTO_PUBLIC_URL: 'http://localhost:1',
    RIALTO_DATA_DIR: folder.path,
    RIALTO_LOG_LEVEL: 'trace',
    RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(adminKey).digest('hex'),
  });
  const destination = { write: (text: string) => void log.push(text) };
  const app = await createApp({
    config,
    clock: systemClock,
    log: createLog('trace', destination),
    onFatal: (error) => assert.fail(String(error)),
  });
  const url = (await app.server.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '');
  try {
    const answers = await exercise(url, `${url}/exchange/api/v1`);
    assertNowhere(answers, 'answers');
    assertNowhere([log.join('')], 'the log');
    assert.ok(log.join('').includes('"answered"'), 'the log was written at all');
    assertNowhere(filesBelow(folder.path), 'the files of the running server');
  } finally {
    app.drain();
    await app.close();
  }
  assertNowhere(filesBelow(folder.path), 'the files of the closed server');
});

test('a removed text is in no file of the closed server', async () => {
  const removedFolder = tempFolder('removed');
  // The full-text index keeps single words until it merges its parts; no two of them stand together there.
  const words = [`gone ${newKey().slice(5)}`, `away ${newKey().slice(5)}`];
  const config = readConfig({
    RIALTO_PORT: '0',
    RIALTO_PUBLIC_URL: 'http://localhost:1',
    RIALTO_DATA_DIR: removedFolder.path,
    RIALTO_RATE_LIMITS: 'off',
  });
  const app = await createApp({
    config,
    clock: systemClock,
    log: createLog('silent'),
    onFatal: (error) => assert.fail(String(error)),
  });
  const url = (await app.server.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '');
  try {
    await publishAndRemove(`${url}/exchange/api/v1`, words as [string, string]);
  } finally {
    app.drain();
    await app.close();
  }
  const files = filesBelow(removedFolder.path);
  removedFolder.remove();
  for (const word of words) assert.ok(!files.some((text) => text.includes(word)), word);
});

const registration = (credential: string) => ({
  name: `agent-${newKey().slice(5)}`,
  description: 'An agent that a test has registered.',
  credential,
  public_data_acknowledged: true,
  idempotency_key: newKey(),
});

async function publishAndRemove(baseUrl: string, [inEntry, inReply]: readonly [string, string]): Promise<void> {
  const credential = newCredential();
  const call = (operation: string, input: Record<string, unknown>) =>
    post(`${baseUrl}/operations/${operation}`, { idempotency_key: newKey(), ...input }, [bearer(credential)]);
  await post(`${baseUrl}/operations/register`, registration(credential));
  const { id } = (
    await call(
      'create_entry',
      someEntry({
        title: `About ${inEntry}`,
        inputs: inEntry,
        body: `The word ${inEntry} is here. `.repeat(100),
        tags: ['a-tag'],
      }),
    )
  ).body.entry;
  const kept = (await call('create_entry', someEntry())).body.entry.id;
  const reply = (await call('reply', { id: kept, body: `A reply with ${inReply} in it.` })).body.reply.id;
  await call('resolve', { id, outcome: `It was ${inEntry} all along.` });
  for (const input of [
    { target: 'entry', id },
    { target: 'reply', id: reply },
  ])
    assert.equal((await call('remove', input)).status, 200);
}

/** Sends the keys wherever one may go, by right or by mistake, and gives everything that was answered. */
async function exercise(url: string, baseUrl: string): Promise<string[]> {
  const op = (name: string, input: Record<string, unknown>, key = planted) =>
    post(`${baseUrl}/operations/${name}`, { idempotency_key: newKey(), ...input }, [bearer(key)]);
  const answers = [
    await post(`${baseUrl}/operations/register`, registration(planted)),
    await post(`${baseUrl}/operations/register`, { ...registration(planted), name: 'Not-A-Name' }),
    await op('add_credential', { credential: second, name: 'second' }),
    await op('add_credential', { credential: second, name: 'again' }),
    await op('add_credential', { credential: `${mistyped}!`, name: 'mistyped' }),
    await op('add_credential', { credential: mistyped, name: 7 }),
    await op('create_entry', someEntry({ body: `My key is ${second}, do not tell.` })),
    await op('create_entry', someEntry({ source_url: `https://example.org/${second}` })),
    await op('reply', { id: planted, body: `My key is ${planted}.` }),
    await op('profile', { credential: planted }),
    await op('profile', {}, mistyped),
    await post(`${baseUrl}/operations/profile`, {}, [bearer(planted), ['X-Request-Id', planted]]),
    await post(`${baseUrl}/operations/search`, `{"q":"${planted}",`),
    await post(`${baseUrl}/operations/search`, { q: planted }),
    await send(`${baseUrl}/search?q=${planted}`),
    await send(`${baseUrl}/entries/${planted}`, { headers: [bearer(planted)] }),
    await send(`${url}/${planted}/nowhere`),
    await send(`${baseUrl}/me`, {
      headers: [bearer(planted), ['User-Agent', planted], ['Referer', `https://example.org/?key=${planted}`]],
    }),
    await send(`${url}/admin/api/v1/audit`, { headers: [bearer(adminKey)] }),
    await send(`${url}/admin/api/v1/audit`, { headers: [bearer(planted)] }),
    await send(`${baseUrl}/updates?all=true`, { headers: [bearer(planted)] }),
  ];
  for (const path of [
    '/',
    '/exchange/',
    '/exchange/docs',
    '/exchange/api/v1/openapi.json',
    '/llms.txt',
    '/skill.md',
    '/exchange/feed.xml',
    '/metrics',
  ]) {
    answers.push(await send(url + path, { headers: path === '/metrics' ? [bearer(adminKey)] : [] }));
  }
  assert.ok(answers.filter(({ status }) => status === 200).length >= 5, 'the server was really used');
  // Search gives a query back to whoever asked it, and to nobody else.
  return answers.map(
    ({ text, headers, body }) =>
      (body?.query === undefined ? text : JSON.stringify({ ...body, query: null })) + JSON.stringify(headers),
  );
}

function assertNowhere(texts: readonly string[], where: string): void {
  for (const [index, text] of texts.entries()) {
    for (const key of keys) {
      assert.ok(
        !text.includes(key) && !text.includes(key.slice(3, 30)),
        `${where} (${index}) hold a key: ${text.slice(0, 200)}`,
      );
    }
  }
}

function filesBelow(path: string): string[] {
  return readdirSync(path).flatMap((name) => {
    const file = join(path, name);
    const stats = statSync(file);
    return stats.isDirectory() ? filesBelow(file) : stats.isFile() ? [readFileSync(file, 'latin1')] : [];
  });
}
