import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { Registry } from 'prom-client';
import { systemClock } from '../../../src/core/base/clock.ts';
import type { Log } from '../../../src/core/base/log.ts';
import { createAcceptedHosts } from '../../../src/core/interfaces/http/accepted-hosts.ts';
import { createHttpServer } from '../../../src/core/interfaces/http/http-server.ts';
import { createRequestMetrics } from '../../../src/core/interfaces/http/request-metrics.ts';
import type { FastPathHandler } from '../../../src/core/interfaces/http/server-options.ts';
import { jsonResponse } from '../../../src/core/operation/problem.ts';
import { createRateLimit } from '../../../src/core/operation/rate-limit.ts';
import { eventually } from '../../support/eventually.ts';
import { type HttpRequest, post, send } from '../../support/http.ts';

const id = 'ent_0123456789abcdefghjkmnpqrs';

/** Server whose responses name their handler: the fast path or Fastify. */
async function start(t: TestContext, pointsPerMinute?: number) {
  const registry = new Registry();
  const lines: string[] = [];
  const addLine = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));
  const log: Log = { debug: addLine, info: addLine, warn: addLine, error: addLine };
  const state = { isShuttingDown: false, isDraining: false };
  const windows = pointsPerMinute === undefined ? [] : [{ points: pointsPerMinute, seconds: 60 }];
  const server = createHttpServer({
    clock: systemClock,
    log,
    hosts: createAcceptedHosts(['http://localhost']),
    trustedProxies: null,
    addressLimit: createRateLimit({ name: 'address', windows, isShared: false }, null, pointsPerMinute !== undefined),
    errorsUrl: '/errors',
    metrics: createRequestMetrics(registry),
    isShuttingDown: () => state.isShuttingDown,
    isDraining: () => state.isDraining,
  });
  const fastPath: FastPathHandler = async ({ body, params, query }) => {
    if ((body as { fail?: boolean } | undefined)?.fail === true) throw new Error('A fault.');
    return jsonResponse(200, JSON.stringify({ by: 'fast path', body, params, query }));
  };
  const handler = async () => ({ by: 'Fastify' });
  for (const url of ['/operation', '/things/:id', '/things/:id/parts'])
    for (const method of ['GET', 'POST'] as const) server.route({ method, url, config: { fastPath }, handler });
  server.get('/things/newest', handler);
  server.get('/two/:a/:b', { config: { fastPath } }, handler);
  server.get('/files/*', { config: { fastPath } }, handler);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  t.after(() => server.close());
  return { url, server, state, lines, registry };
}

const json = ['Content-Type', 'application/json'] as const;
const postRequest: HttpRequest = { method: 'POST', headers: [json], body: '{"a":1}' };

const fastPathCases: readonly [path: string, request: HttpRequest, response: object][] = [
  ['/operation', postRequest, { body: { a: 1 }, params: {}, query: '' }],
  ['/operation', {}, { params: {}, query: '' }],
  ['/operation?a=1&b=?', {}, { params: {}, query: 'a=1&b=?' }],
  [`/things/${id}`, postRequest, { body: { a: 1 }, params: { id }, query: '' }],
  [`/things/${id}/parts?x`, {}, { params: { id }, query: 'x' }],
];

const fastifyCases: readonly [title: string, path: string, request: HttpRequest][] = [
  ['an id of another format', '/things/1', {}],
  ['a fixed path among paths with ids', '/things/newest', {}],
  ['an encoded id', `/things/${id.replace('_', '%5F')}`, {}],
  ['two path parameters', `/two/${id}/${id}`, {}],
  ['a wildcard', `/files/${id}`, {}],
  ['HEAD', '/operation', { method: 'HEAD' }],
  ['POST with a query', '/operation?a=1', postRequest],
  ['a Prefer header', '/operation', { headers: [['Prefer', 'wait=1']] }],
  ['an Expect header', '/operation', { ...postRequest, headers: [json, ['Expect', '100-continue']] }],
  ['no body', '/operation', { method: 'POST' }],
];

test('common requests bypass Fastify, and others are handled by Fastify', async (t) => {
  const { url } = await start(t);
  for (const [path, request, response] of fastPathCases)
    assert.deepEqual((await send(url + path, request)).body, { by: 'fast path', ...response }, path);
  for (const [title, path, request] of fastifyCases) {
    const { status, body, text } = await send(url + path, request);
    assert.equal(status, 200, title);
    assert.equal(body?.by ?? 'Fastify', 'Fastify', `${title}: ${text}`);
  }
});

test('Fastify handles requests while the server shuts down or drains', async (t) => {
  const { url, state } = await start(t);
  state.isShuttingDown = true;
  const shuttingDown = await send(`${url}/operation`, postRequest);
  assert.deepEqual([shuttingDown.body.by, shuttingDown.headers.connection], ['Fastify', 'close']);
  state.isDraining = true;
  assert.equal((await send(`${url}/operation`, postRequest)).body.code, 'draining');
});

test('a request over the rate limit of its address gets 429 even with a large body, and its connection stays open', async (t) => {
  const { url } = await start(t, 1);
  assert.equal((await post(`${url}/operation`, {})).status, 200);
  const { status, body, headers } = await post(`${url}/operation`, { text: 'x'.repeat(200_000) });
  assert.deepEqual([status, body.code, body.limit], [429, 'rate_limited', 'address']);
  assert.match(String(headers['ratelimit']), /^"address";r=0;t=\d+$/);
  assert.notEqual(headers.connection, 'close');
});

test('an unexpected error is logged and gets 500 with the request id only', async (t) => {
  const { url, lines } = await start(t);
  const requestId = 'a-request-id-of-the-caller';
  const response = await post(`${url}/operation`, { fail: true }, [['X-Request-Id', requestId]]);
  assert.deepEqual([response.status, response.body.code, response.body.request_id], [500, 'internal_error', requestId]);
  assert.doesNotMatch(response.text, /A fault/);
  assert.ok(lines.some((line) => line.includes('request failed') && line.includes(requestId)));
});

test('responses are counted by route pattern and logged, refusals by code', async (t) => {
  const { url, lines, registry } = await start(t);
  const traceParent = ['Traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'] as const;
  await send(`${url}/things/${id}`, { headers: [traceParent] });
  await post(`${url}/operation`, '{');
  await eventually('both responses are counted', async () => {
    const text = await registry.metrics();
    return (
      text.includes('http_requests_total{method="GET",route="/things/:id",status="200"} 1') &&
      text.includes('http_requests_total{method="POST",route="/operation",status="400"} 1') &&
      text.includes('http_refusals_total{code="invalid_json"} 1')
    );
  });
  const line = JSON.parse(lines.find((line) => line.includes('"/things/:id"')) ?? '{}');
  assert.deepEqual(
    [line.message, line.method, line.status, line.trace_id],
    ['request completed', 'GET', 200, '0af7651916cd43dd8448eb211c80319c'],
  );
  assert.doesNotMatch(lines.join(''), new RegExp(id));
});

test('a client that disconnects in the middle of its body causes no logged failure, and the server continues', async (t) => {
  const { url, lines, server } = await start(t);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const head = 'POST /operation HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n';
  socket.write(`${head}\r\n{`);
  await once(socket, 'connect');
  socket.resetAndDestroy();
  const connections = () => new Promise((resolve) => server.server.getConnections((_error, count) => resolve(count)));
  await eventually('the connection has ended', async () => (await connections()) === 0);
  assert.equal((await post(`${url}/operation`, {})).body.by, 'fast path');
  assert.doesNotMatch(lines.join(''), /failed/);
});

test('pipelined requests on one connection get their responses in order', async (t) => {
  const { url } = await start(t);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const requestText = (path: string, isLast: boolean) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${isLast ? 'Connection: close\r\n' : ''}\r\n`;
  socket.write(
    requestText('/operation?first', false) +
      requestText('/things/newest', false) +
      requestText('/operation?last', true),
  );
  let response = '';
  for await (const chunk of socket) response += chunk;
  assert.match(response, /"query":"first"[\s\S]*"by":"Fastify"[\s\S]*"query":"last"/);
});
