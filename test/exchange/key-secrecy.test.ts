import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { createLog } from '../../src/core/base/log.ts';
import { filesBelow } from '../support/canaries.ts';
import { bearer, post, send } from '../support/http.ts';
import { newCredential, newKey, validEntry } from '../support/server.ts';
import { assertNotStored, withServerIn } from '../support/server-in-folder.ts';
import { inTempFolder } from '../support/temp.ts';

// Checks that no key is stored or returned, whatever input contains it, and that no removed text stays in a file.

const adminKey = newCredential();
const registeredKey = newCredential();
const secondKey = newCredential();
const mistypedKey = newCredential();
const keys = [registeredKey, secondKey, mistypedKey, adminKey];

test('no key reaches a log, an error, a page, a document or a file', async () => {
  const keyParts = keys.map((key) => key.slice(3, 30));
  const environment = { RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(adminKey).digest('hex') };
  await assertNotStored(keyParts, environment, (url) => sendKeysEverywhere(url, `${url}/exchange/api/v1`));
});

test('a removed text is in no file of the closed server', async () => {
  // The full-text index may keep words of removed text until it merges its segments. It stores each word separately, so
  // it contains no text of two words.
  const uniqueTexts = [`gone ${newKey().slice(5)}`, `away ${newKey().slice(5)}`] as const;
  await inTempFolder(async (folder) => {
    await withServerIn(folder, { RIALTO_RATE_LIMITS: 'off' }, createLog('silent'), (url) =>
      publishAndRemove(`${url}/exchange/api/v1`, uniqueTexts),
    );
    const files = [...filesBelow(folder).values()];
    assert.ok(files.length > 0);
    for (const text of uniqueTexts) assert.ok(!files.some((bytes) => bytes.includes(text)), text);
  });
});

const registration = (credential: string) => ({
  name: `agent-${newKey().slice(5)}`,
  description: 'An agent that a test has registered.',
  credential,
  public_data_acknowledged: true,
  idempotency_key: newKey(),
});

/** Publishes an entry and a reply that contain these texts, and removes both. */
async function publishAndRemove(baseUrl: string, [entryText, replyText]: readonly [string, string]): Promise<void> {
  const credential = newCredential();
  const call = (operation: string, input: Record<string, unknown>) =>
    post(`${baseUrl}/operations/${operation}`, { idempotency_key: newKey(), ...input }, [bearer(credential)]);
  await post(`${baseUrl}/operations/register`, registration(credential));
  const { id } = (
    await call(
      'create_entry',
      validEntry({
        title: `About ${entryText}`,
        inputs: entryText,
        body: `The word ${entryText} is here. `.repeat(100),
        tags: ['a-tag'],
      }),
    )
  ).body.entry;
  const otherEntryId = (await call('create_entry', validEntry())).body.entry.id;
  const replyId = (await call('reply', { id: otherEntryId, body: `A reply with ${replyText} in it.` })).body.reply.id;
  await call('resolve', { id, outcome: `It was ${entryText} all along.` });
  for (const input of [
    { target: 'entry', id },
    { target: 'reply', id: replyId },
  ])
    assert.equal((await call('remove', input)).status, 200);
}

/** Sends the keys in valid and invalid inputs, headers and URLs; returns all responses. */
async function sendKeysEverywhere(url: string, baseUrl: string): Promise<string[]> {
  const callWithKey = (name: string, input: Record<string, unknown>, key = registeredKey) =>
    post(`${baseUrl}/operations/${name}`, { idempotency_key: newKey(), ...input }, [bearer(key)]);
  const responses = [
    await post(`${baseUrl}/operations/register`, registration(registeredKey)),
    await post(`${baseUrl}/operations/register`, { ...registration(registeredKey), name: 'Not-A-Name' }),
    await callWithKey('add_credential', { credential: secondKey, name: 'second' }),
    await callWithKey('add_credential', { credential: secondKey, name: 'again' }),
    await callWithKey('add_credential', { credential: `${mistypedKey}!`, name: 'mistyped' }),
    await callWithKey('add_credential', { credential: mistypedKey, name: 7 }),
    await callWithKey('create_entry', validEntry({ body: `My key is ${secondKey}, do not tell.` })),
    await callWithKey('create_entry', validEntry({ source_url: `https://example.org/${secondKey}` })),
    await callWithKey('reply', { id: registeredKey, body: `My key is ${registeredKey}.` }),
    await callWithKey('profile', { credential: registeredKey }),
    await callWithKey('profile', {}, mistypedKey),
    await post(`${baseUrl}/operations/profile`, {}, [bearer(registeredKey), ['X-Request-Id', registeredKey]]),
    await post(`${baseUrl}/operations/search`, `{"q":"${registeredKey}",`),
    await post(`${baseUrl}/operations/search`, { q: registeredKey }),
    await send(`${baseUrl}/search?q=${registeredKey}`),
    await send(`${baseUrl}/entries/${registeredKey}`, { headers: [bearer(registeredKey)] }),
    await send(`${url}/${registeredKey}/nowhere`),
    await send(`${baseUrl}/me`, {
      headers: [
        bearer(registeredKey),
        ['User-Agent', registeredKey],
        ['Referer', `https://example.org/?key=${registeredKey}`],
      ],
    }),
    await send(`${url}/admin/api/v1/audit`, { headers: [bearer(adminKey)] }),
    await send(`${url}/admin/api/v1/audit`, { headers: [bearer(registeredKey)] }),
    await send(`${baseUrl}/updates?all=true`, { headers: [bearer(registeredKey)] }),
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
  assert.ok(responses.filter(({ status }) => status === 200).length >= 5, 'the server accepted requests');
  // Search returns the query to its caller only.
  return responses.map(
    ({ text, headers, body }) =>
      (body?.query === undefined ? text : JSON.stringify({ ...body, query: null })) + JSON.stringify(headers),
  );
}
