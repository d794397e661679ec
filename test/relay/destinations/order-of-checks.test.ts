import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertProblem, bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { type OperatorServer, startOperatorServer } from '../../support/operator.ts';
import { type LeadSink, someLead, startLeadSink, startTrial } from '../../support/relay.ts';
import { httpResponse } from '../../support/tls-sink.ts';

// A delivery with two faults gets the error of the check that comes first: route, address limit, size and JSON,
// credential, schema, idempotency key, account limit, pause, existence, state.

let leadSink: LeadSink;
let server: OperatorServer;
let url: string;
let respondWith = '200 OK';
let deliveryInput: { destination: string; lead: Record<string, unknown> };
before(async () => {
  leadSink = await startLeadSink({ onRequest: (socket) => socket.write(httpResponse(respondWith)) });
  const proxySettings = { RIALTO_RATE_LIMITS: 'on', RIALTO_TRUST_PROXY: '127.0.0.1' };
  server = await startOperatorServer({ ...(leadSink.environment as Record<string, string>), ...proxySettings });
  url = `${server.url}/relay/api/v1/deliveries`;
  deliveryInput = { destination: leadSink.destination, lead: someLead() };
});
after(async () => {
  await server.close();
  await leadSink.close();
});

let addressCount = 0;
/** Starts a trial from a new IP address and returns its key. */
async function newKey(): Promise<string> {
  addressCount += 1;
  const headers = [['X-Forwarded-For', `198.51.100.${addressCount}`]] as const;
  const response = await post(
    `${server.url}/relay/api/v1/trials`,
    { email: `source${addressCount}@shop.example` },
    headers,
  );
  assert.equal(response.status, 201, response.text);
  return response.body.api_key;
}

interface DeliverOptions {
  readonly body?: unknown;
  readonly replay?: boolean;
}

function deliver(apiKey: string, key: string | null, { body = deliveryInput, replay = false }: DeliverOptions = {}) {
  return post(url, body, [
    bearer(apiKey),
    ...(key === null ? [] : [['Idempotency-Key', key] as const]),
    ...(replay ? [['X-Rialto-Replay', 'true'] as const] : []),
  ]);
}

/** Concurrent requests, so that the account's limit of two a second is exceeded. */
function requestMany(apiKey: string, name: string, options: DeliverOptions = {}): Promise<HttpResponse[]> {
  return Promise.all(Array.from({ length: 12 }, (_, index) => deliver(apiKey, `${name}-${index}`, options)));
}

async function whilePaused(run: () => Promise<void>): Promise<void> {
  const pausedWrite = { module: 'relay', what: 'posting', reason: 'a test' };
  await server.runAdminAction('pause', pausedWrite);
  try {
    await run();
  } finally {
    await server.runAdminAction('resume', pausedWrite);
  }
}

const largeBody = { lead: 'x'.repeat(33 * 1024) };
const unknownKey = `rlk_live_${'a'.repeat(36)}`;
const codesOf = (responses: readonly HttpResponse[]) => new Set(responses.map(({ body }) => body.code ?? body.state));

test('the route is checked before the address limit, and the address limit before the size', async () => {
  const exhaustedAddress = ['X-Forwarded-For', '203.0.113.9'] as const;
  const put = () => send(url, { method: 'PUT', headers: [exhaustedAddress] });
  // 1,250 requests are more than the limit of an address allows.
  for (let round = 0; round < 25; round += 1) await Promise.all(Array.from({ length: 50 }, put));
  assertProblem(await put(), 405, 'method_not_allowed');
  assertProblem(await post(url, largeBody, [exhaustedAddress]), 429, 'rate_limited');
});

test('size and JSON are checked before the credential', async () => {
  const response = await deliver(unknownKey, null, { body: largeBody });
  assertProblem(response, 413, 'body_too_large');
  assert.equal(response.body.limit_bytes, 32 * 1024);
  assertProblem(await deliver(unknownKey, null, { body: '{"lead":1,"lead":2}' }), 400, 'invalid_json');
});

test('the credential is checked before the schema', async () => {
  assertProblem(await deliver(unknownKey, null, { body: {} }), 401, 'credential_unknown');
  assertProblem(await post(url, {}), 401, 'credential_missing');
});

test('the schema and the format of the destination are checked before the idempotency key', async () => {
  const apiKey = await newKey();
  assert.equal((await deliver(apiKey, 'taken')).status, 200);
  assertProblem(await deliver(apiKey, 'taken', { body: { ...deliveryInput, other: 1 } }), 400, 'unknown_property');
  assertProblem(
    await deliver(apiKey, 'taken', { body: { ...deliveryInput, destination: 'http://a.com/' } }),
    400,
    'invalid_input',
  );
  assertProblem(await deliver(apiKey, null), 400, 'idempotency_key_missing');
});

test('a used idempotency key is checked before the limit of the account and does not count toward the limit', async () => {
  const apiKey = await newKey();
  assert.equal((await deliver(apiKey, 'taken')).status, 200);
  const secondResponses = await Promise.all(Array.from({ length: 12 }, () => deliver(apiKey, 'taken')));
  assert.deepEqual(codesOf(secondResponses), new Set(['delivered']));
  const changedBody = { ...deliveryInput, lead: someLead({ name: 'Else' }) };
  const conflictResponses = await Promise.all(
    Array.from({ length: 12 }, () => deliver(apiKey, 'taken', { body: changedBody })),
  );
  assert.deepEqual(codesOf(conflictResponses), new Set(['idempotency_key_reused']));
  const replays = await Promise.all(Array.from({ length: 12 }, () => deliver(apiKey, 'taken', { replay: true })));
  assert.deepEqual(codesOf(replays), new Set(['already_delivered']));
});

test('the account limit is checked before a pause, and both before the existence of the delivery', async () => {
  const apiKey = await newKey();
  assert.equal((await deliver(apiKey, 'taken')).status, 200);
  assertProblem(await deliver(apiKey, 'nothing', { replay: true }), 404, 'not_found');
  const [firstKey, secondKey] = [await newKey(), await newKey()];
  await whilePaused(async () => {
    assert.deepEqual(codesOf(await requestMany(firstKey, 'new')), new Set(['posting_paused', 'rate_limited']));
    const replayResponses = await requestMany(secondKey, 'missing', { replay: true });
    assert.deepEqual(codesOf(replayResponses), new Set(['posting_paused', 'rate_limited']));
    assert.equal((await deliver(apiKey, 'taken')).status, 200);
  });
});

test('a pause refuses a replay, and the stored response of its key is still returned', async () => {
  const trial = await startTrial(server.url);
  respondWith = '404 Not Found';
  assertProblem(await trial.deliver('refused', deliveryInput), 424, 'delivery_failed');
  respondWith = '200 OK';
  await whilePaused(async () => {
    assertProblem(await trial.deliver('refused', deliveryInput, { replay: true }), 503, 'posting_paused');
    assertProblem(await trial.deliver('refused', deliveryInput), 424, 'delivery_failed');
  });
});

test('destination health is limited to thirty requests a minute, separately from other reads', async () => {
  const apiKey = await newKey();
  const read = (path: string) => send(`${server.url}/relay/api/v1${path}`, { headers: [bearer(apiKey)] });
  const responses = await Promise.all(Array.from({ length: 31 }, () => read('/destinations')));
  assert.equal(responses.filter(({ status }) => status === 200).length, 30);
  const [refusedResponse] = responses.filter(({ status }) => status === 429) as [HttpResponse];
  assertProblem(refusedResponse, 429, 'rate_limited');
  assert.equal(refusedResponse.body.limit, 'relay-destination-health');
  assert.equal((await read('/deliveries')).status, 200);
});

test('an account can check sixty destinations an hour, each account separately', async () => {
  const [firstAccount, otherAccount] = [await newKey(), await newKey()];
  const check = (apiKey: string) =>
    post(`${server.url}/relay/api/v1/destinations/check`, { destination: 'http://a.example.com/' }, [bearer(apiKey)]);
  const responses = await Promise.all(Array.from({ length: 61 }, () => check(firstAccount)));
  assert.equal(responses.filter(({ status }) => status === 200).length, 60);
  const [refusedResponse] = responses.filter(({ status }) => status === 429) as [HttpResponse];
  assertProblem(refusedResponse, 429, 'rate_limited');
  assert.equal(refusedResponse.body.limit, 'relay-destination-checks');
  assert.ok(refusedResponse.body.retry_after_seconds > 3_500);
  assert.equal((await check(otherAccount)).status, 200);
});
