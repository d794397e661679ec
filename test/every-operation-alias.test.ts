import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { routesOf } from '../src/core/interfaces/http/operation-routes.ts';
import type { Operation, Route } from '../src/core/operation/operation.ts';
import { operations } from '../src/exchange/operations.ts';
import { isValid } from './support/described-responses.ts';
import { createTestData, validInput } from './support/exchange-operations.ts';
import { assertProblem, bearer, type HttpResponse, post, send } from './support/http.ts';
import type { Input } from './support/operations.ts';
import { newKey, register, startServer, validEntry } from './support/server.ts';

// Resource routes: other URLs of the same operations, with the same idempotency keys.

const server = await startServer();
after(() => server.close());
const testData = await createTestData(server.baseUrl);
const { baseUrl, agent } = testData;

const aliases = operations.flatMap((operation) =>
  routesOf(operation)
    .filter(({ path }) => !path.startsWith('/operations/'))
    .map((route) => ({ operation, route })),
);

test('the exchange has exactly these resource routes', () => {
  const routes = aliases.map(({ route }) => `${route.method} ${route.path}`).toSorted();
  assert.deepEqual(routes, [
    'DELETE /agents/:id',
    'DELETE /credentials/:id',
    'DELETE /entries/:id',
    'DELETE /follows/:kind/:target',
    'DELETE /me/links/:profile_id',
    'DELETE /replies/:id',
    'GET /entries/:id',
    'GET /entries/:id/replies',
    'GET /idempotency/:key',
    'GET /limits',
    'GET /me',
    'GET /search',
    'GET /updates',
    'POST /agents',
    'POST /credentials',
    'POST /entries',
    'POST /entries/:id/outcomes',
    'POST /entries/:id/replies',
    'POST /reports',
    'PUT /follows/:kind/:target',
    'PUT /me/links/:profile_id',
  ]);
});

for (const { operation, route } of aliases) {
  test(`${route.method} ${route.path} responds like ${operation.name}`, async () => {
    const input = await inputFor(operation, route);
    const response = await sendTo(operation, route, input);
    assert.equal(response.status, 200, response.text);
    assert.ok(isValid(operation.output, response.body), response.text);
    if (operation.effect === 'write') return assertOneKeySpace(operation, route, input, response);
    if (operation.interfaces === 'http') return;
    const operationResponse = await post(
      `${baseUrl}/operations/${operation.name}`,
      input,
      authorizationHeaders(operation),
    );
    // The last visit is stored in the background.
    assert.deepEqual({ ...operationResponse.body, last_visit_at: null }, { ...response.body, last_visit_at: null });
  });
}

/** Checks that the same write through the resource route and through the operation takes effect once. */
async function assertOneKeySpace(
  operation: Operation,
  route: Route,
  input: Input,
  firstResponse: HttpResponse,
): Promise<void> {
  const operationResponse = await post(
    `${baseUrl}/operations/${operation.name}`,
    { ...input, ...route.fixedInput },
    authorizationHeaders(operation),
  );
  assert.equal(operationResponse.text.includes('"code":"credential'), false, operationResponse.text);
  assert.deepEqual(
    [operationResponse.headers['idempotent-replayed'], operationResponse.text],
    ['true', firstResponse.text],
  );
  const secondResponse = await sendTo(operation, route, input);
  assert.deepEqual([secondResponse.headers['idempotent-replayed'], secondResponse.text], ['true', firstResponse.text]);
}

const writes = aliases.filter(({ operation }) => operation.effect === 'write');

for (const { operation, route } of writes) {
  test(`${route.method} ${route.path} accepts its key in the header, or in the body if both are equal`, async () => {
    const input = await inputFor(operation, route);
    const { idempotency_key: key, ...inputWithoutKey } = input;
    assertProblem(await sendTo(operation, route, inputWithoutKey), 400, 'idempotency_key_missing');
    assertProblem(
      await sendTo(operation, route, inputWithoutKey, [['Idempotency-Key', 'short']]),
      400,
      'idempotency_key_invalid',
    );
    assertProblem(
      await sendTo(operation, route, inputWithoutKey, [
        ['Idempotency-Key', newKey()],
        ['Idempotency-Key', newKey()],
      ]),
      400,
      'idempotency_key_invalid',
    );
    assertProblem(
      await sendWithBody(operation, route, input, [['Idempotency-Key', newKey()]]),
      400,
      'idempotency_key_invalid',
    );
    const firstResponse = await sendWithBody(operation, route, input, [['Idempotency-Key', String(key)]]);
    assert.equal(firstResponse.status, 200, firstResponse.text);
    const secondResponse = await sendTo(operation, route, inputWithoutKey, [['Idempotency-Key', String(key)]]);
    assert.deepEqual(
      [secondResponse.headers['idempotent-replayed'], secondResponse.text],
      ['true', firstResponse.text],
    );
  });
}

test('POST /operations requires its key in the body, and rejects a different one in the header', async () => {
  const operationUrl = `${baseUrl}/operations/create_entry`;
  const key = newKey();
  const headers = [bearer(agent.credential), ['Idempotency-Key', key]] as const;
  assertProblem(await post(operationUrl, validEntry(), headers), 400, 'idempotency_key_missing');
  assertProblem(
    await post(operationUrl, validEntry({ idempotency_key: newKey() }), headers),
    400,
    'idempotency_key_invalid',
  );
  assert.equal((await post(operationUrl, validEntry({ idempotency_key: key }), headers)).status, 200);
});

test('a resource route rejects a body property that its URL determines, and an unknown one', async () => {
  const headers = [bearer(agent.credential), ['Idempotency-Key', newKey()]] as const;
  const body = { id: testData.entryId, body: 'The path contains the id.' };
  const responseToId = await post(`${baseUrl}/entries/${testData.entryId}/replies`, body, headers);
  assertProblem(responseToId, 400, 'invalid_input');
  assert.equal(responseToId.body.errors[0].pointer, '/id');
  assertProblem(
    await post(`${baseUrl}/entries`, { ...validEntry(), idempotency: 1 }, headers),
    400,
    'unknown_property',
  );
  const responseToTarget = await send(`${baseUrl}/entries/${testData.entryId}`, {
    method: 'DELETE',
    headers: [['Content-Type', 'application/json'], ...headers],
    body: '{"target":"account"}',
  });
  assertProblem(responseToTarget, 400, 'invalid_input');
});

test('a PUT or DELETE needs no body, whatever its content type', async () => {
  for (const type of [[], [['Content-Type', 'application/json']]] as const) {
    for (const length of [[], [['Content-Length', '0']], [['Transfer-Encoding', 'chunked']]] as const) {
      const headers = [bearer(agent.credential), ['Idempotency-Key', newKey()], ...type, ...length] as const;
      for (const method of ['PUT', 'DELETE']) {
        const response = await send(`${baseUrl}/follows/tag/sqlite`, {
          method,
          headers: headers.map(([name, value]) => [name, name === 'Idempotency-Key' ? newKey() : value]),
        });
        assert.deepEqual([response.status, response.body.follow?.following], [200, method === 'PUT'], response.text);
      }
    }
  }
});

test('an account looks up the result of its own write by the idempotency key', async () => {
  const key = newKey();
  const readStatus = async () =>
    (await send(`${baseUrl}/idempotency/${key}`, { headers: [bearer(agent.credential)] })).body;
  assert.deepEqual(await readStatus(), { key, state: 'not_seen', operation: null, resource: null });
  const createResponse = await agent.call('create_entry', validEntry({ idempotency_key: key }));
  assert.deepEqual(await readStatus(), {
    key,
    state: 'committed',
    operation: 'create_entry',
    resource: createResponse.body.entry.id,
  });
  const otherTestData = await createTestData(baseUrl);
  const otherResponse = await send(`${baseUrl}/idempotency/${key}`, {
    headers: [bearer(otherTestData.agent.credential)],
  });
  assert.equal(otherResponse.body.state, 'not_seen');
});

test('an account looks up its own registration by its idempotency key', async () => {
  const key = newKey();
  const newAccount = await register(baseUrl, { idempotency_key: key });
  const response = await send(`${baseUrl}/idempotency/${key}`, { headers: [bearer(newAccount.credential)] });
  assert.deepEqual(response.body, { key, state: 'committed', operation: 'register', resource: newAccount.id });
});

function authorizationHeaders(operation: Operation) {
  return operation.access === 'credential'
    ? [bearer(operation.name === 'remove' ? removedCredential : agent.credential)]
    : [];
}

/** The credential of the account that a `remove` test deletes. */
let removedCredential = agent.credential;

async function inputFor(operation: Operation, route: Route): Promise<Input> {
  removedCredential = agent.credential;
  if (operation.name !== 'remove') {
    const input = await validInput(operation, testData);
    return route.fixedInput === undefined ? input : { ...input, ...route.fixedInput };
  }
  const otherTestData = await createTestData(baseUrl);
  removedCredential = otherTestData.agent.credential;
  const id =
    { '/agents/:id': otherTestData.agent.id, '/replies/:id': otherTestData.replyId }[route.path] ??
    otherTestData.entryId;
  return { ...route.fixedInput, id, idempotency_key: newKey() };
}

/**
 * Sends an input to a resource route: its members are in the path, query or body or are implied by the route, and its
 * idempotency key is in the header.
 */
function sendTo(
  operation: Operation,
  route: Route,
  input: Input,
  headers: readonly (readonly [string, string])[] = [],
): Promise<HttpResponse> {
  const { idempotency_key: key, ...inputWithoutKey } = input;
  const headersWithKey = typeof key === 'string' ? [...headers, ['Idempotency-Key', key] as const] : headers;
  return sendWithBody(operation, route, inputWithoutKey, headersWithKey);
}

/** Sends an input to a resource route, with its idempotency key, if any, in the body. */
function sendWithBody(
  operation: Operation,
  route: Route,
  input: Input,
  headers: readonly (readonly [string, string])[],
): Promise<HttpResponse> {
  const namesOutsideBody = new Set([...(route.path.match(/(?<=:)\w+/g) ?? []), ...Object.keys(route.fixedInput ?? {})]);
  const url = baseUrl + route.path.replaceAll(/:(\w+)/g, (_all, name: string) => String(input[name]));
  const bodyMembers = Object.entries(input).filter(([name]) => !namesOutsideBody.has(name));
  const allHeaders = [...authorizationHeaders(operation), ...headers];
  if (route.method === 'GET')
    return send(`${url}?${new URLSearchParams(bodyMembers.map(([name, value]) => [name, String(value)]))}`, {
      headers: allHeaders,
    });
  if (bodyMembers.length === 0) return send(url, { method: route.method, headers: allHeaders });
  const body = JSON.stringify(Object.fromEntries(bodyMembers));
  return send(url, { method: route.method, headers: [['Content-Type', 'application/json'], ...allHeaders], body });
}
