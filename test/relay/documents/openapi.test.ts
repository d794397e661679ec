import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { trialMs, trialUnits } from '../../../src/relay/accounts/rules/trial.ts';
import { providerNames } from '../../../src/relay/billing/payments/payments.ts';
import { relayOpenApi } from '../../../src/relay/documents/openapi.ts';
import * as errors from '../../../src/relay/errors.ts';
import { operations } from '../../../src/relay/operations.ts';
import { bearer, type HttpResponse, post, send, sendBytes } from '../../support/http.ts';
import {
  assertMethods,
  type DescribedRoute,
  exampleBodies,
  exampleRequest,
  fetchOpenApi,
  invalidReferences,
  type ServedOpenApi,
} from '../../support/openapi.ts';
import type { Input } from '../../support/operations.ts';
import { someLead } from '../../support/relay.ts';
import { type RelayFixtureData, seedRelay } from '../../support/relay-operations.ts';
import { httpResponse } from '../../support/tls-sink.ts';

let testData: RelayFixtureData;
let api: ServedOpenApi;
let respondWith = '200 OK';
before(async () => {
  testData = await seedRelay({}, { onRequest: (socket) => socket.write(httpResponse(respondWith, 'thank you')) });
  api = await fetchOpenApi(`${testData.server.url}/relay/openapi.json`);
});
after(() => testData.close());

describe('the OpenAPI document of the relay', () => {
  test('is valid OpenAPI 3.1 for this URL without dangling references', async () => {
    const { valid, errors: faults } = await new Validator().validate(structuredClone(api.document));
    assert.equal(valid, true, JSON.stringify(faults, null, 1));
    assert.match(api.document.openapi, /^3\.1\.\d$/);
    assert.equal(api.document.info.version, '1.0.0');
    assert.deepEqual(api.document.servers, [{ url: testData.baseUrl }]);
    assert.deepEqual(invalidReferences(api), []);
    const ids = api.routes.map(({ operation }) => operation.operationId);
    assert.equal(new Set(ids).size, ids.length);
  });

  test('has every route of every operation, and the events of payments', () => {
    const described = operations.flatMap(({ routes = [] }) =>
      routes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}')),
    );
    const events = providerNames.map((name) => `/${name}/events`);
    assert.deepEqual(Object.keys(api.document.paths).sort(), [...new Set([...described, ...events])].sort());
  });

  test('lists exactly the methods that the server allows at each URL', () => assertMethods(api, testData.baseUrl));

  test('describes the request and response headers of a delivery', () => {
    const { operation } = routeOf('post', '/deliveries');
    const headers = operation.parameters.map(({ name }: { name: string }) => name);
    assert.deepEqual(headers.sort(), ['Idempotency-Key', 'X-Rialto-Replay']);
    for (const response of [operation.responses['200'], api.find(operation.responses['424'].$ref)])
      assert.ok('Idempotent-Replayed' in response.headers);
    for (const status of ['409', '429', '503'])
      assert.ok('Retry-After' in api.find(operation.responses[status].$ref).headers, status);
  });

  test('has examples that the server accepts with responses that match the schema', async () => {
    for (const route of api.routes.filter(({ operation }) => operation.tags[0] !== 'other')) {
      for (const body of exampleBodies(route)) {
        const { request, label } = await realRequest(route, body);
        const response = await fetch(request);
        const reply = await response.json();
        assert.ok(
          response.status < 300 && String(response.status) in route.operation.responses,
          `${label}: ${JSON.stringify(reply)}`,
        );
        const check = api.responseOf(route, response.status);
        assert.ok(check(reply), `${label}: ${JSON.stringify(check.errors)}`);
      }
    }
  });

  test('has a page for each error of the relay', async () => {
    for (const { code, title } of Object.values(errors)) {
      const page = await send(`${testData.server.url}/errors/${code}`, { headers: [['Accept', 'text/html']] });
      assert.equal(page.status, 200, code);
      assert.ok(page.text.includes(title), code);
    }
  });

  test('matches the committed contract', () => {
    const committed = readFileSync(new URL('../../../contracts/relay.openapi.json', import.meta.url), 'utf8');
    assert.deepEqual(JSON.parse(committed), JSON.parse(JSON.stringify(relayOpenApi('http://localhost:8080/relay'))));
  });
});

test('common errors are documented for every route', async () => {
  const { apiKey } = await testData.newSource();
  const unknownKey = bearer(`rk_${'a'.repeat(43)}`);
  for (const route of api.routes) {
    const { host, pathname } = new URL(testData.baseUrl + route.path.replaceAll(/\{\w+\}/g, 'none'));
    const sendLookUp = (headers: readonly (readonly [string, string])[], query = '', body?: string) =>
      send(`${testData.server.url}${pathname}${query}`, {
        method: route.method.toUpperCase(),
        headers,
        body: body ?? '',
      });
    const [json, key] = [['Content-Type', 'application/json'] as const, bearer(apiKey)];
    assertFits(await sendLookUp([['Host', 'other.example']]), 421, 'misdirected_request', [], route);
    assertFits(await sendLookUp([key, key]), 400, 'invalid_input', [], route);
    assertFits(await sendLookUp([], '?api_key=x'), 400, 'credential_in_url', [], route);
    const head = `${route.method.toUpperCase()} ${pathname} HTTP/1.1\r\nHost: ${host}\r\n`;
    const large = await sendBytes(testData.server.url, `${head}X: ${'x'.repeat(20_000)}\r\n\r\n`);
    assert.match(large, /^HTTP\/1\.1 431 /);
    assert.ok('431' in route.operation.responses, route.path);
    if (route.method !== 'get') {
      assert.ok('408' in route.operation.responses, route.path);
      assertFits(await sendLookUp([key, json], '', ' '.repeat(300_000)), 413, 'body_too_large', ['limit_bytes'], route);
    }
    if (route.operation.tags[0] === 'other') continue;
    if (route.operation.security.length > 0)
      assertFits(await sendLookUp([unknownKey]), 401, 'credential_unknown', [], route);
    else assert.ok(!('401' in route.operation.responses), route.path);
    if (route.method === 'get') continue;
    assertFits(
      await sendLookUp([key, ['Content-Type', 'text/plain']], '', 'x'),
      415,
      'unsupported_media_type',
      [],
      route,
    );
    assertFits(await sendLookUp([key, json], '', '{"a":1,"a":2}'), 400, 'invalid_json', ['errors'], route);
  }
});

describe('the documented refusals of a delivery', () => {
  const order = (key: string, fields: Input = {}) => ({
    key,
    body: { destination: testData.lead.destination, lead: someLead(fields) },
  });

  test('cover undelivered, repeated, mismatched and already delivered leads', async () => {
    const source = await testData.newSource();
    const { key, body } = order('refusals');
    respondWith = '400 Bad Request';
    assertFits(await source.deliver(key, body), 424, 'delivery_failed', ['receipt']);
    assertFits(await source.deliver(key, body), 424, 'delivery_failed', ['receipt']);
    assertFits(await source.deliver(key, order(key, { name: 'A' }).body), 409, 'idempotency_key_reused', ['differs']);
    const other = await source.deliver(key, order(key, { name: 'A' }).body, { replay: true });
    assertFits(other, 409, 'replay_mismatch', ['differs']);
    assertFits(await source.deliver('unknown', body, { replay: true }), 404, 'not_found', []);
    respondWith = '200 OK';
    assert.equal((await source.deliver(key, body, { replay: true })).status, 200);
    assertFits(await source.deliver(key, body, { replay: true }), 409, 'already_delivered', ['receipt']);
  });

  test('cover a used-up trial, an expired trial and an expired record', async () => {
    const source = await testData.newSource();
    const { body } = order('units');
    for (let n = 0; n < trialUnits; n += 1) assert.equal((await source.deliver(`unit ${n}`, body)).status, 200);
    assertFits(await source.deliver('one more', body), 402, 'trial_limit_reached', ['upgrade']);
    testData.clock.advance(trialMs);
    assertFits(await source.deliver('too late', body), 402, 'trial_expired', ['upgrade']);
    testData.clock.advance(2 * trialMs);
    assertFits(await source.deliver('unit 0', body), 410, 'idempotency_key_expired', []);
  });

  test('cover invalid input, a missing key and a wrong media type', async () => {
    const source = await testData.newSource();
    const { body } = order('rules');
    assertFits(await source.deliver('rules', { ...body, destination: 'http://x.example' }), 400, 'invalid_input', [
      'errors',
    ]);
    assertFits(await source.deliver('rules', { ...body, extra: 1 }), 400, 'unknown_property', ['allowed']);
    assertFits(await post(`${testData.baseUrl}/deliveries`, body), 401, 'credential_missing', []);
    const text = await send(`${testData.baseUrl}/deliveries`, {
      method: 'POST',
      headers: [['Content-Type', 'text/plain']],
      body: 'x',
    });
    assertFits(text, 415, 'unsupported_media_type', []);
    const large = { ...body, lead: someLead({ message: 'x'.repeat(40_000) }) };
    assertFits(await source.deliver('rules', large), 413, 'body_too_large', []);
  });
});

function routeOf(method: string, path: string): DescribedRoute {
  const route = api.routes.find((route) => route.method === method && route.path === path);
  assert.ok(route !== undefined, `${method} ${path}`);
  return route;
}

function assertFits(
  response: HttpResponse,
  status: number,
  code: string,
  members: readonly string[],
  route = routeOf('post', '/deliveries'),
): void {
  assert.equal(`${response.status} ${response.body?.code}`, `${status} ${code}`, response.text);
  for (const member of members) assert.ok(member in response.body, `${code} has no ${member}`);
  const check = api.problemOf(route, status);
  assert.ok(check(response.body), `${response.text} ${JSON.stringify(check.errors)}`);
}

/** The documented request with ids replaced by those of existing records. */
async function realRequest(route: DescribedRoute, body: object | undefined) {
  const operation = operations.find(({ name }) => name === route.operation.operationId);
  assert.ok(operation !== undefined, route.operation.operationId);
  const { input, credential } = await testData.prepare(operation);
  const names = [
    'id',
    'claim',
    'email',
    'code',
    ...(operation.effect === 'external' ? ['destination', 'receipt_url'] : []),
  ];
  const existing = Object.fromEntries(
    names.filter((name) => name in input && (body === undefined || name in body)).map((name) => [name, input[name]]),
  );
  const isLookUp = operation.name === 'look_up_delivery';
  const filled =
    body === undefined ? undefined : { ...body, ...(operation.name === 'check_destination' ? {} : existing) };
  const request = exampleRequest(testData.baseUrl, route, filled, (text) => {
    if (text === operation.examples[0]?.input['id']) return String(input['id']);
    return isLookUp ? testData.deliveryKey : text;
  });
  if (credential !== null) request.headers.set('authorization', `Bearer ${credential}`);
  return { request, label: `${request.method} ${request.url}` };
}
