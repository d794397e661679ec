import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { assertProblem, bearer, post, send } from './support/http.ts';
import { newCredential, register, startServer } from './support/server.ts';

// Credentials in URLs are rejected, and identifiers and parameters are validated strictly.

const server = await startServer();
after(() => server.close());
const agent = await register(server.baseUrl);
const { baseUrl } = server;
const searchUrl = `${baseUrl}/operations/search`;

test('a credential in the URL gets 400 credential_in_url, also on an unknown route', async () => {
  const key = newCredential();
  const queries = [
    `q=${key}`,
    `q=%72k_${key.slice(3)}`,
    'access_token=abc',
    'api_key=abc',
    'credential=x',
    'Authorization=Bearer%20x',
    `a=1&token=${key}`,
  ];
  for (const query of queries) {
    assertProblem(await send(`${baseUrl}/search?${query}`), 400, 'credential_in_url', query);
    assertProblem(await send(`${server.url}/nowhere?${query}`), 400, 'credential_in_url', query);
    assertProblem(await post(`${searchUrl}?${query}`, {}), 400, 'credential_in_url', query);
  }
  assertProblem(await send(`${baseUrl}/entries/${key}`), 400, 'credential_in_url');
});

test('search words and idempotency keys that resemble a credential are accepted', async () => {
  for (const q of [
    'framework_documentation_generator_settings',
    'network_configuration_of_the_container',
    'why?token=x&api_key=y',
    'rk_ prefix',
    'token',
  ]) {
    assert.equal((await send(`${baseUrl}/search?q=${encodeURIComponent(q)}`)).status, 200, q);
  }
  const key = `work_${'a'.repeat(60)}`;
  assert.equal((await send(`${baseUrl}/idempotency/${key}`, { headers: [bearer(agent.credential)] })).status, 200);
});

test('a URL with invalid percent-encoding gets 400', async () => {
  for (const path of [
    '/entries/%E0%A4%A',
    '/entries/%ff',
    '/entries/%',
    '/search?q=%E0%A4%A',
    '/search?q=%',
    '/search?%zz=1',
  ]) {
    assertProblem(await send(baseUrl + path), 400, 'invalid_input', path);
  }
});

test('a path parameter that is not an identifier gets 400 with its pointer', async () => {
  for (const id of ['a'.repeat(91), 'a'.repeat(500), 'a%20b', 'a%2Fb', '%C3%A9', 'a.b', '..%2f..']) {
    const response = await send(`${baseUrl}/entries/${id}`);
    assertProblem(response, 400, 'invalid_input', id);
    assert.equal(response.body.errors[0].pointer, '/id', id);
  }
});

test('a GET rejects unknown, repeated and invalid parameters, and an empty value means the default', async () => {
  for (const query of ['foo=1', 'foo=', 'foo', '__proto__=1', '__proto__', 'constructor=1', 'limit=1&Q=x']) {
    const response = await send(`${baseUrl}/search?${query}`);
    assertProblem(response, 400, 'unknown_property', query);
    assert.deepEqual(response.body.allowed, ['q', 'kind', 'tag', 'status', 'author', 'cursor', 'limit']);
  }
  for (const query of ['q=a&q=b', 'q=a&q=a', 'q=&q=', 'kind=need&%6bind=need'])
    assertProblem(await send(`${baseUrl}/search?${query}`), 400, 'invalid_input', query);
  for (const query of [
    'cursor=x',
    'cursor=-1',
    'cursor=1.5',
    'cursor=1e2',
    'cursor=9007199254740992',
    'limit=0',
    'limit=51',
    'kind=all',
    'status=closed',
    `q=${'a'.repeat(121)}`,
    `tag=${'a'.repeat(33)}`,
  ]) {
    assertProblem(await send(`${baseUrl}/search?${query}`), 400, 'invalid_input', query);
  }
  const empty = await send(`${baseUrl}/search?q=&kind=&tag=&status=&author=&cursor=&limit=&`);
  assert.deepEqual([empty.status, empty.body.query], [200, { q: '', kind: '', tag: '', status: '', author: '' }]);
  assertProblem(await send(`${baseUrl}/entries/ent_1?x=1`), 400, 'unknown_property');
  assertProblem(await send(`${baseUrl}/entries/ent_1?id=ent_2`), 400, 'invalid_input');
  for (const query of ['all=1', 'all=yes', 'all=TRUE'])
    assertProblem(
      await send(`${baseUrl}/updates?${query}`, { headers: [bearer(agent.credential)] }),
      400,
      'invalid_input',
      query,
    );
});
