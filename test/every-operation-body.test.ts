import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { routesOf } from '../src/core/doors/http/operation-routes.ts';
import { operations } from '../src/exchange/operations.ts';
import { assertProblem, bearer, post, send } from './support/http.ts';
import { register, startServer } from './support/server.ts';

// Size, media type and JSON are judged before anything else about a request is.

const server = await startServer();
after(() => server.close());
const agent = await register(server.baseUrl);
const { baseUrl } = server;
const aPost = `${baseUrl}/operations/search`;
const postAddresses = operations
  .flatMap(routesOf)
  .filter(({ method }) => method === 'POST')
  .map(({ path }) => baseUrl + path.replaceAll(/:\w+/g, 'something-1'));

const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'application/json+ld',
  'json',
  'multipart/form-data; boundary=x',
  'application/json; charset=iso-8859-1',
  'application/json;charset="utf-16"',
];

test('a body that is not application/json in UTF-8, uncompressed, is 415, also without a credential', async () => {
  for (const type of otherTypes)
    assertProblem(
      await send(aPost, { method: 'POST', headers: [['Content-Type', type]], body: '{}' }),
      415,
      'unsupported_media_type',
      type,
    );
  assertProblem(await send(aPost, { method: 'POST', body: '{}' }), 415, 'unsupported_media_type');
  for (const encoding of ['gzip', 'br', 'x'])
    assertProblem(await post(aPost, '{}', [['Content-Encoding', encoding]]), 415, 'unsupported_media_type');
  for (const address of postAddresses) {
    assertProblem(
      await send(address, { method: 'POST', headers: [['Content-Type', 'text/plain']], body: '{}' }),
      415,
      'unsupported_media_type',
      address,
    );
  }
  for (const type of [
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ]) {
    assert.equal(
      (await send(aPost, { method: 'POST', headers: [['Content-Type', type]], body: '{}' })).status,
      200,
      type,
    );
  }
  assert.equal((await post(aPost, '{}', [['Content-Encoding', 'identity']])).status, 200);
});

test('a body past the cap is 413, announced or not, and the longest legal one fits in escapes', async () => {
  const tooLong = JSON.stringify({ q: 'x'.repeat(256 * 1024) });
  const answer = await post(aPost, tooLong);
  assertProblem(answer, 413, 'body_too_large');
  assert.equal(answer.body.limit_bytes, 256 * 1024);
  const chunked = await fetch(aPost, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([tooLong]).stream(),
    duplex: 'half',
  } as RequestInit);
  assert.equal(chunked.status, 413);
  await chunked.text();
  const escaped = (count: number) => '\\ud83d\\ude00'.repeat(count);
  const whole = `{"kind":"need","title":"T${escaped(139)}","body":"${escaped(6000)}","inputs":"${escaped(1500)}","limitations":"${escaped(1500)}","pricing":"${escaped(300)}","idempotency_key":"longest-entry"}`;
  const created = await post(`${baseUrl}/operations/create_entry`, whole, [bearer(agent.credential)]);
  assert.equal(created.status, 200, created.text.slice(0, 300));
  assert.equal(created.body.entry.body, '😀'.repeat(6000));
});

const badJson: [name: string, body: string | Uint8Array][] = [
  ['a duplicate key', '{"q":"a","q":"b"}'],
  ['a duplicate key behind an escape', '{"q":"a","\\u0071":"b"}'],
  ['__proto__', '{"__proto__":{"q":"a"}}'],
  ['constructor', '{"constructor":1}'],
  ['a lone surrogate', '{"q":"\\ud800"}'],
  ['NUL', '{"q":"\\u0000"}'],
  ['a number past 2^53-1', '{"cursor":9007199254740992}'],
  ['a number past a double', '{"cursor":1e999}'],
  ['33 levels', `{"q":${'['.repeat(32)}${']'.repeat(32)}}`],
  ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0x71, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
  ['a byte order mark', '\ufeff{}'],
  ['a trailing comma', '{"q":"a",}'],
  ['a cut body', '{"q":"a"'],
  ['two values', '{}{}'],
  ['NaN', '{"cursor":NaN}'],
  ['blanks only', '  '],
  ['nothing', ''],
];

for (const [name, body] of badJson) {
  test(`JSON with ${name} is 400 invalid_json with a pointer, before the credential is looked at`, async () => {
    for (const operation of ['search', 'create_entry']) {
      const answer = await post(`${baseUrl}/operations/${operation}`, body);
      assertProblem(answer, 400, 'invalid_json', name);
      assert.equal(typeof answer.body.errors[0].pointer, 'string');
    }
  });
}

test('a POST without a body, or with one that is no object, is 400', async () => {
  for (const { name } of operations.filter(({ doors }) => doors !== 'resource')) {
    const headers = [bearer(agent.credential)];
    assertProblem(await send(`${baseUrl}/operations/${name}`, { method: 'POST', headers }), 400, 'invalid_json', name);
    for (const body of ['null', '[]', '"text"', '7', 'true'])
      assertProblem(
        await post(`${baseUrl}/operations/${name}`, body, headers),
        400,
        'invalid_input',
        `${name} ${body}`,
      );
  }
});
