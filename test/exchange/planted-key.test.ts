import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { createLog } from '../../src/core/base/log.ts';
import { filesBelow } from '../support/canaries.ts';
import { bearer, post, send } from '../support/http.ts';
import { newCredential, newKey, someEntry } from '../support/server.ts';
import { assertNotStored, withServerIn } from '../support/server-in-folder.ts';
import { inTempFolder } from '../support/temp.ts';

// A key is sent to every place that takes one and to many that do not; it is found in none afterwards.

const adminKey = newCredential();
const planted = newCredential();
const second = newCredential();
const mistyped = newCredential();
const keys = [planted, second, mistyped, adminKey];

test('no key reaches a log, an error, a page, a document or a file', async () => {
  const parts = keys.map((key) => key.slice(3, 30));
  const environment = { RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(adminKey).digest('hex') };
  await assertNotStored(parts, environment, (url) => exercise(url, `${url}/exchange/api/v1`));
});

test('a removed text is in no file of the closed server', async () => {
  // The full-text index keeps single words until it merges its parts; no two of them stand together there.
  const words = [`gone ${newKey().slice(5)}`, `away ${newKey().slice(5)}`] as const;
  await inTempFolder(async (folder) => {
    await withServerIn(folder, { RIALTO_RATE_LIMITS: 'off' }, createLog('silent'), (url) =>
      publishAndRemove(`${url}/exchange/api/v1`, words),
    );
    const files = [...filesBelow(folder).values()];
    assert.ok(files.length > 0);
    for (const word of words) assert.ok(!files.some((bytes) => bytes.includes(word)), word);
  });
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
  const stored = (await call('create_entry', someEntry())).body.entry.id;
  const reply = (await call('reply', { id: stored, body: `A reply with ${inReply} in it.` })).body.reply.id;
  await call('resolve', { id, outcome: `It was ${inEntry} all along.` });
  for (const input of [
    { target: 'entry', id },
    { target: 'reply', id: reply },
  ])
    assert.equal((await call('remove', input)).status, 200);
}

/** Sends the keys wherever one may go, by right or by mistake, and returns everything that was answered. */
async function exercise(url: string, baseUrl: string): Promise<string[]> {
  const op = (name: string, input: Record<string, unknown>, key = planted) =>
    post(`${baseUrl}/operations/${name}`, { idempotency_key: newKey(), ...input }, [bearer(key)]);
  const responses = [
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
    responses.push(await send(url + path, { headers: path === '/metrics' ? [bearer(adminKey)] : [] }));
  }
  assert.ok(responses.filter(({ status }) => status === 200).length >= 5, 'the server was really used');
  // Search gives a query back to anyone who asked it, and to nobody else.
  return responses.map(
    ({ text, headers, body }) =>
      (body?.query === undefined ? text : JSON.stringify({ ...body, query: null })) + JSON.stringify(headers),
  );
}
