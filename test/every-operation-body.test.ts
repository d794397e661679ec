import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { operations } from '../src/exchange/operations.ts';
import { testBodies } from './support/every-operation/requests.ts';
import { createTestData, exchange } from './support/exchange-operations.ts';
import { assertProblem, bearer, post, send } from './support/http.ts';
import { startServer } from './support/server.ts';

// Size, media type and JSON are checked before all other checks of a request.

const server = await startServer();
after(() => server.close());
const testData = await createTestData(server.baseUrl);
const { agent, baseUrl } = testData;
const searchUrl = `${baseUrl}/operations/search`;

testBodies(exchange, testData);

const unsupportedTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'application/json+ld',
  'json',
  'multipart/form-data; boundary=x',
  'application/json; charset=iso-8859-1',
  'application/json;charset="utf-16"',
];

test('only uncompressed application/json in UTF-8 is accepted, in any notation', async () => {
  for (const type of unsupportedTypes)
    assertProblem(
      await send(searchUrl, { method: 'POST', headers: [['Content-Type', type]], body: '{}' }),
      415,
      'unsupported_media_type',
      type,
    );
  assertProblem(await send(searchUrl, { method: 'POST', body: '{}' }), 415, 'unsupported_media_type');
  for (const encoding of ['gzip', 'br', 'x'])
    assertProblem(await post(searchUrl, '{}', [['Content-Encoding', encoding]]), 415, 'unsupported_media_type');
  for (const type of [
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ]) {
    assert.equal(
      (await send(searchUrl, { method: 'POST', headers: [['Content-Type', type]], body: '{}' })).status,
      200,
      type,
    );
  }
  assert.equal((await post(searchUrl, '{}', [['Content-Encoding', 'identity']])).status, 200);
});

test('the size limit applies to chunked bodies, and the longest valid body fits in escaped form', async () => {
  const tooLong = JSON.stringify({ q: 'x'.repeat(256 * 1024) });
  const response = await post(searchUrl, tooLong);
  assertProblem(response, 413, 'body_too_large');
  assert.equal(response.body.limit_bytes, 256 * 1024);
  const chunked = await fetch(searchUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([tooLong]).stream(),
    duplex: 'half',
  } as RequestInit);
  assert.equal(chunked.status, 413);
  await chunked.text();
  const escaped = (count: number) => '\\ud83d\\ude00'.repeat(count);
  const body = `{"kind":"need","title":"T${escaped(139)}","body":"${escaped(6000)}","inputs":"${escaped(1500)}","limitations":"${escaped(1500)}","pricing":"${escaped(300)}","idempotency_key":"longest-entry"}`;
  const created = await post(`${baseUrl}/operations/create_entry`, body, [bearer(agent.credential)]);
  assert.equal(created.status, 200, created.text.slice(0, 300));
  assert.equal(created.body.entry.body, '😀'.repeat(6000));
});

test('a POST to an operation without a body gets 400', async () => {
  for (const { name } of operations.filter(({ interfaces }) => interfaces !== 'http')) {
    const headers = [bearer(agent.credential)];
    assertProblem(await send(`${baseUrl}/operations/${name}`, { method: 'POST', headers }), 400, 'invalid_json', name);
  }
});
