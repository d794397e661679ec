import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createKeyring } from '../../../src/core/base/keyring.ts';
import { createSigningKeys } from '../../../src/core/base/signing-keys.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const [currentSecret, oldSecret] = [
  'the current secret that signs new documents',
  'the old secret of signatures that stay valid',
];

let server: TestServer;
before(async () => {
  server = await startServer({ RIALTO_SECRET: `${currentSecret},${oldSecret}` });
});
after(() => server.close());

for (const [basePath, allowedOrigin] of [
  ['', '*'],
  ['/exchange', '*'],
  ['/arcade', '*'],
  ['/relay', null],
] as const) {
  const path = `${basePath}/.well-known/rialto-keys.json`;
  test(`${path} lists the public keys, newest first, and can be cached by clients`, async () => {
    const response = await fetch(server.url + path);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.match(response.headers.get('cache-control') ?? '', /^public, max-age=\d+$/);
    assert.equal(response.headers.get('access-control-allow-origin'), allowedOrigin);
    const signing = createSigningKeys(createKeyring([currentSecret, oldSecret]), 'platform-signing');
    assert.deepEqual(await response.json(), { keys: signing.publicKeys() });
    const etag = response.headers.get('etag') ?? '';
    assert.equal((await fetch(server.url + path, { headers: { 'if-none-match': etag } })).status, 304);
  });
}

test('the document contains only public keys', async () => {
  const text = await (await fetch(`${server.url}/.well-known/rialto-keys.json`)).text();
  const { keys } = JSON.parse(text) as { keys: object[] };
  assert.equal(keys.length, 2);
  for (const key of keys) assert.deepEqual(Object.keys(key).sort(), ['crv', 'kid', 'kty', 'use', 'x']);
  assert.ok(!text.includes(currentSecret) && !text.includes(oldSecret));
});
