import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminOperations } from '../../src/core/operation/admin/operations.ts';
import { register, startServer } from '../support/server.ts';
import { annsKey, startOperatorServer } from './operator.ts';

const adminRoutes = adminOperations.flatMap(({ routes = [] }) =>
  routes.map(({ method, path }) => ({ method, path: path.replace(':id', 'agt_1') })),
);

test('the admin routes do not exist without a configured key', async (t) => {
  const server = await startServer();
  t.after(() => server.close());
  for (const { method, path } of adminRoutes) {
    const response = await fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${annsKey}` },
    });
    assert.equal(response.status, 404, path);
    assert.equal(((await response.json()) as { code: string }).code, 'not_found');
  }
  for (const path of ['/admin', '/metrics']) assert.equal((await fetch(server.url + path)).status, 404);
});

test('the admin page forbids external resources, inline scripts, framing and indexing', async (t) => {
  const server = await startOperatorServer(t);
  const response = await fetch(`${server.url}/admin`);
  const policy = response.headers.get('content-security-policy') ?? '';
  for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
    assert.ok(policy.includes(rule));
  assert.doesNotMatch(policy, /unsafe/);
  assert.equal(response.headers.get('set-cookie'), null);
  assert.equal(response.headers.get('access-control-allow-origin'), null);
  assert.match(await response.text(), /<meta name="robots" content="noindex">/);
  assert.equal((await fetch(`${server.url}/admin`, { method: 'POST' })).status, 405);
});

test('every admin route requires a key, rejects an unknown key and allows no other origin', async (t) => {
  const server = await startOperatorServer(t);
  const agent = await register(server.baseUrl);
  for (const { method, path } of adminRoutes) {
    const url = server.url + path;
    const responseWithoutKey = await fetch(url, { method });
    assert.equal(responseWithoutKey.status, 401, path);
    assert.equal(responseWithoutKey.headers.get('www-authenticate'), 'Bearer');
    assert.equal(((await responseWithoutKey.json()) as { code: string }).code, 'credential_missing');
    for (const key of ['rk_admin_guess', agent.credential]) {
      const responseToUnknownKey = await fetch(url, { method, headers: { authorization: `Bearer ${key}` } });
      assert.equal(((await responseToUnknownKey.json()) as { code: string }).code, 'credential_unknown', path);
      assert.deepEqual(
        [...responseToUnknownKey.headers.keys()].filter((name) => name.startsWith('access-control')),
        [],
      );
    }
  }
  const unknownRoute = await fetch(`${server.url}/admin/api/v1/no-such-action`);
  assert.deepEqual([unknownRoute.status, unknownRoute.headers.get('access-control-allow-origin')], [404, null]);
});

test('a 404 or 405 allows all origins in the exchange and the arcade and none in the relay, also when operators are configured', async (t) => {
  const server = await startOperatorServer(t);
  for (const [path, allowed] of [
    ['/exchange', '*'],
    ['/arcade', '*'],
    ['/relay', null],
  ] as const) {
    for (const [method, requestPath, status] of [
      ['GET', `${path}/no-such-page`, 404],
      ['DELETE', `${path}/skill.md`, 405],
    ] as const) {
      const response = await fetch(server.url + requestPath, { method });
      const result = [response.status, response.headers.get('access-control-allow-origin')];
      assert.deepEqual(result, [status, allowed], `${method} ${requestPath}`);
    }
  }
});

test('an admin key is not valid in the exchange', async (t) => {
  const server = await startOperatorServer(t);
  const response = await fetch(`${server.baseUrl}/me`, { headers: { authorization: `Bearer ${annsKey}` } });
  assert.equal(response.status, 401);
});

test('other methods and preflights of admin routes get 405 with Allow and without CORS permission', async (t) => {
  const server = await startOperatorServer(t);
  for (const [method, path, allow] of [
    ['GET', '/suspend', 'POST'],
    ['OPTIONS', '/suspend', 'POST'],
    ['POST', '/audit', 'GET, HEAD'],
    ['DELETE', '/accounts/agt_1', 'GET, HEAD'],
  ] as const) {
    const response = await fetch(`${server.url}/admin/api/v1${path}`, { method });
    assert.equal(response.status, 405);
    assert.equal(response.headers.get('allow'), allow);
    assert.equal(response.headers.get('access-control-allow-origin'), null);
  }
});

test('invalid admin inputs are rejected with a pointer to a value that violates the schema, and are not audited', async (t) => {
  const { runAction } = await startOperatorServer(t);
  const pause = { module: 'exchange', what: 'posting', reason: 'A flood of posts.' };
  const bodyOf = async (input: object) => (await runAction('pause', input)).body;
  const unknownProperty = await bodyOf({ ...pause, idempotency_key: 'some-key-1' });
  assert.equal(unknownProperty.code, 'unknown_property');
  assert.deepEqual(unknownProperty.allowed, ['module', 'what', 'reason']);
  assert.equal((await bodyOf({ ...pause, what: 'reading' })).errors[0].pointer, '/what');
  assert.equal((await bodyOf({ ...pause, reason: '' })).errors[0].pointer, '/reason');
  assert.equal((await bodyOf({ ...pause, reason: ' \n ' })).errors[0].pointer, '/reason');
  assert.equal((await bodyOf({ ...pause, reason: 'a\u202eb' })).errors[0].pointer, '/reason');
  assert.equal((await bodyOf({ ...pause, reason: 'x'.repeat(1_001) })).errors[0].pointer, '/reason');
  assert.equal((await bodyOf({ what: 'posting', reason: 'A flood.' })).errors[0].pointer, '/module');
  assert.equal(
    (await runAction('hide', { module: 'exchange', target: 'game', id: 'ent_1', reason: 'None.' })).body.errors[0]
      .pointer,
    '/target',
  );
  assert.equal((await runAction('/audit?limit=101')).body.errors[0].pointer, '/limit');
  assert.equal((await runAction('/audit?limit=1&limit=2')).status, 400);
  assert.equal((await runAction('/accounts/agt_1?id=agt_2')).status, 400);
  assert.equal((await runAction('/audit')).body.acts.length, 0);
});

test('an action for a disabled module gets 404', async (t) => {
  const { runAction } = await startOperatorServer(t, { RIALTO_MODULES: 'exchange' });
  const response = await runAction('pause', { module: 'relay', what: 'posting', reason: 'A flood of leads.' });
  assert.deepEqual([response.status, response.body.code], [404, 'not_found']);
});

test('failed sign-ins from an address are rate-limited, and a valid key still works', async (t) => {
  const { runAction } = await startOperatorServer(t, { RIALTO_RATE_LIMITS: 'on' });
  const statuses = [];
  for (let attempt = 0; attempt < 12; attempt += 1)
    statuses.push((await runAction('/audit', undefined, `rk_admin_guess_${attempt}`)).status);
  assert.deepEqual(statuses, [...new Array(10).fill(401), 429, 429]);
  assert.equal((await runAction('/audit')).status, 200);
});

test('an admin key in the URL is rejected', async (t) => {
  const server = await startOperatorServer(t);
  const response = await fetch(`${server.url}/admin/api/v1/audit?key=${annsKey}`);
  assert.equal(((await response.json()) as { code: string }).code, 'credential_in_url');
});
