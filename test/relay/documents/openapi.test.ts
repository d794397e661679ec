import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { trialDurationMs, trialUnits } from '../../../src/relay/accounts/rules/trial.ts';
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
let responseStatus = '200 OK';
before(async () => {
  testData = await seedRelay({}, { onRequest: (socket) => socket.write(httpResponse(responseStatus, 'thank you')) });
  api = await fetchOpenApi(`${testData.server.url}/relay/openapi.json`);
});
after(() => testData.close());

describe('the OpenAPI document of the relay', () => {
  test('is valid OpenAPI 3.1 with the base URL of the server and without dangling references', async () => {
    const { valid, errors: faults } = await new Validator().validate(structuredClone(api.document));
    assert.equal(valid, true, JSON.stringify(faults, null, 1));
    assert.match(api.document.openapi, /^3\.1\.\d$/);
    assert.equal(api.document.info.version, '1.0.0');
    assert.deepEqual(api.document.servers, [{ url: testData.baseUrl }]);
    assert.deepEqual(invalidReferences(api), []);
    const ids = api.routes.map(({ operation }) => operation.operationId);
    assert.equal(new Set(ids).size, ids.length);
  });

  test('has the paths of all operations and of the payment events, and no others', () => {
    const operationPaths = operations.flatMap(({ routes = [] }) =>
      routes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}')),
    );
    const events = providerNames.map((name) => `/${name}/events`);
    assert.deepEqual(Object.keys(api.document.paths).sort(), [...new Set([...operationPaths, ...events])].sort());
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
        const { request, label } = await requestForRecords(route, body);
        const response = await fetch(request);
        const responseBody = await response.json();
        assert.ok(
          response.status < 300 && String(response.status) in route.operation.responses,
          `${label}: ${JSON.stringify(responseBody)}`,
        );
        const check = api.responseValidator(route, response.status);
        assert.ok(check(responseBody), `${label}: ${JSON.stringify(check.errors)}`);
      }
    }
  });

  test('matches the committed contract', () => {
    const committed = readFileSync(new URL('../../../contracts/relay.openapi.json', import.meta.url), 'utf8');
    assert.deepEqual(JSON.parse(committed), JSON.parse(JSON.stringify(relayOpenApi('http://localhost:8080/relay'))));
  });
});

test('each error of the relay has a page with its title', async () => {
  for (const { code, title } of Object.values(errors)) {
    const page = await send(`${testData.server.url}/errors/${code}`, { headers: [['Accept', 'text/html']] });
    assert.equal(page.status, 200, code);
    assert.ok(page.text.includes(title), code);
  }
});

test('common errors are documented for every route', async () => {
  const { apiKey } = await testData.openTrial();
  const unknownKey = bearer(`rk_${'a'.repeat(43)}`);
  for (const route of api.routes) {
    const { host, pathname } = new URL(testData.baseUrl + route.path.replaceAll(/\{\w+\}/g, 'none'));
    const sendRequest = (headers: readonly (readonly [string, string])[], query = '', body?: string) =>
      send(`${testData.server.url}${pathname}${query}`, {
        method: route.method.toUpperCase(),
        headers,
        body: body ?? '',
      });
    const [jsonType, authorization] = [['Content-Type', 'application/json'] as const, bearer(apiKey)];
    assertDocumentedProblem(await sendRequest([['Host', 'other.example']]), 421, 'misdirected_request', [], route);
    assertDocumentedProblem(await sendRequest([authorization, authorization]), 400, 'invalid_input', [], route);
    assertDocumentedProblem(await sendRequest([], '?api_key=x'), 400, 'credential_in_url', [], route);
    const head = `${route.method.toUpperCase()} ${pathname} HTTP/1.1\r\nHost: ${host}\r\n`;
    const large = await sendBytes(testData.server.url, `${head}X: ${'x'.repeat(20_000)}\r\n\r\n`);
    assert.match(large, /^HTTP\/1\.1 431 /);
    assert.ok('431' in route.operation.responses, route.path);
    if (route.method !== 'get') {
      assert.ok('408' in route.operation.responses, route.path);
      assertDocumentedProblem(
        await sendRequest([authorization, jsonType], '', ' '.repeat(300_000)),
        413,
        'body_too_large',
        ['limit_bytes'],
        route,
      );
    }
    if (route.operation.tags[0] === 'other') continue;
    if (route.operation.security.length > 0)
      assertDocumentedProblem(await sendRequest([unknownKey]), 401, 'credential_unknown', [], route);
    else assert.ok(!('401' in route.operation.responses), route.path);
    if (route.method === 'get') continue;
    assertDocumentedProblem(
      await sendRequest([authorization, ['Content-Type', 'text/plain']], '', 'x'),
      415,
      'unsupported_media_type',
      [],
      route,
    );
    assertDocumentedProblem(
      await sendRequest([authorization, jsonType], '', '{"a":1,"a":2}'),
      400,
      'invalid_json',
      ['errors'],
      route,
    );
  }
});

describe('the documented refusals of a delivery', () => {
  const deliveryInput = (key: string, fields: Input = {}) => ({
    key,
    body: { destination: testData.leadSink.destination, lead: someLead(fields) },
  });

  test('cover undelivered, repeated, mismatched and already delivered leads', async () => {
    const trial = await testData.openTrial();
    const { key, body } = deliveryInput('refusals');
    responseStatus = '400 Bad Request';
    assertDocumentedProblem(await trial.deliver(key, body), 424, 'delivery_failed', ['receipt']);
    assertDocumentedProblem(await trial.deliver(key, body), 424, 'delivery_failed', ['receipt']);
    assertDocumentedProblem(
      await trial.deliver(key, deliveryInput(key, { name: 'A' }).body),
      409,
      'idempotency_key_reused',
      ['differs'],
    );
    const otherResponse = await trial.deliver(key, deliveryInput(key, { name: 'A' }).body, { replay: true });
    assertDocumentedProblem(otherResponse, 409, 'replay_mismatch', ['differs']);
    assertDocumentedProblem(await trial.deliver('unknown', body, { replay: true }), 404, 'not_found', []);
    responseStatus = '200 OK';
    assert.equal((await trial.deliver(key, body, { replay: true })).status, 200);
    assertDocumentedProblem(await trial.deliver(key, body, { replay: true }), 409, 'already_delivered', ['receipt']);
  });

  test('cover a used-up trial, an expired trial and an expired record', async () => {
    const trial = await testData.openTrial();
    const { body } = deliveryInput('units');
    for (let n = 0; n < trialUnits; n += 1) assert.equal((await trial.deliver(`unit ${n}`, body)).status, 200);
    assertDocumentedProblem(await trial.deliver('one more', body), 402, 'trial_limit_reached', ['upgrade']);
    testData.clock.advance(trialDurationMs);
    assertDocumentedProblem(await trial.deliver('too late', body), 402, 'trial_expired', ['upgrade']);
    testData.clock.advance(2 * trialDurationMs);
    assertDocumentedProblem(await trial.deliver('unit 0', body), 410, 'idempotency_key_expired', []);
  });

  test('cover invalid input, a missing key, a wrong media type and a body that is too large', async () => {
    const trial = await testData.openTrial();
    const { body } = deliveryInput('rules');
    assertDocumentedProblem(
      await trial.deliver('rules', { ...body, destination: 'http://x.example' }),
      400,
      'invalid_input',
      ['errors'],
    );
    assertDocumentedProblem(await trial.deliver('rules', { ...body, extra: 1 }), 400, 'unknown_property', ['allowed']);
    assertDocumentedProblem(await post(`${testData.baseUrl}/deliveries`, body), 401, 'credential_missing', []);
    const text = await send(`${testData.baseUrl}/deliveries`, {
      method: 'POST',
      headers: [['Content-Type', 'text/plain']],
      body: 'x',
    });
    assertDocumentedProblem(text, 415, 'unsupported_media_type', []);
    const large = { ...body, lead: someLead({ message: 'x'.repeat(40_000) }) };
    assertDocumentedProblem(await trial.deliver('rules', large), 413, 'body_too_large', []);
  });
});

function routeOf(method: string, path: string): DescribedRoute {
  const route = api.routes.find((route) => route.method === method && route.path === path);
  assert.ok(route !== undefined, `${method} ${path}`);
  return route;
}

function assertDocumentedProblem(
  response: HttpResponse,
  status: number,
  code: string,
  members: readonly string[],
  route = routeOf('post', '/deliveries'),
): void {
  assert.equal(`${response.status} ${response.body?.code}`, `${status} ${code}`, response.text);
  for (const member of members) assert.ok(member in response.body, `${code} has no ${member}`);
  const check = api.problemValidator(route, status);
  assert.ok(check(response.body), `${response.text} ${JSON.stringify(check.errors)}`);
}

/** The documented request with the ids, codes and addresses of existing records in place of the documented ones. */
async function requestForRecords(route: DescribedRoute, body: object | undefined) {
  const operation = operations.find(({ name }) => name === route.operation.operationId);
  assert.ok(operation !== undefined, route.operation.operationId);
  const { input, credential } = await testData.prepare(operation);
  const names = [
    'id',
    'claim',
    'email',
    'code',
    'token',
    ...(operation.effect === 'external' ? ['destination', 'receipt_url'] : []),
  ];
  const recordIds = Object.fromEntries(
    names.filter((name) => name in input && (body === undefined || name in body)).map((name) => [name, input[name]]),
  );
  const isLookUp = operation.name === 'look_up_delivery';
  const requestBody =
    body === undefined ? undefined : { ...body, ...(operation.name === 'check_destination' ? {} : recordIds) };
  const request = exampleRequest(testData.baseUrl, route, requestBody, (text) => {
    if (text === operation.examples[0]?.input['id']) return String(input['id']);
    return isLookUp ? testData.deliveryKey : text;
  });
  if (credential !== null) request.headers.set('authorization', `Bearer ${credential}`);
  return { request, label: `${request.method} ${request.url}` };
}
