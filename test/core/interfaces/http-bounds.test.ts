import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { BlockList, connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { Registry } from 'prom-client';
import { systemClock } from '../../../src/core/base/clock.ts';
import { createLog } from '../../../src/core/base/log.ts';
import { createAcceptedHosts } from '../../../src/core/interfaces/http/accepted-hosts.ts';
import type { HttpLimits } from '../../../src/core/interfaces/http/http-limits.ts';
import { createHttpServer } from '../../../src/core/interfaces/http/http-server.ts';
import { createRequestMetrics } from '../../../src/core/interfaces/http/request-metrics.ts';
import { createRateLimit } from '../../../src/core/operation/rate-limit.ts';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/http.ts';

/** A server with one route, `/`, and limits set by the test. */
async function start(t: TestContext, limits: Partial<HttpLimits>, trustedProxies: BlockList | null = null) {
  const server = createHttpServer({
    clock: systemClock,
    log: createLog('silent'),
    hosts: createAcceptedHosts(['http://localhost']),
    trustedProxies,
    addressLimit: createRateLimit({ name: 'address', windows: [], isShared: false }, null, false),
    errorsUrl: '/errors',
    metrics: createRequestMetrics(new Registry()),
    limits,
    isShuttingDown: () => false,
    isDraining: () => false,
  });
  server.route({ method: ['GET', 'POST'], url: '/', handler: async () => 'here' });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  t.after(() => server.close());
  return { server, port: Number(new URL(url).port), url };
}

/** Response of the server to a client that sends these bytes and then stalls. */
async function stall(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(20_000, () => socket.destroy(new Error('The connection is still open after 20 s')));
  socket.write(bytes);
  let response = '';
  for await (const chunk of socket) response += chunk;
  return response;
}

test('stalled headers and stalled bodies get 408, and the configured times apply to the server', async (t) => {
  const { server, port } = await start(t, { headersTimeoutMs: 200, requestTimeoutMs: 400, timeoutCheckIntervalMs: 50 });
  const startedMs = performance.now();
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n';
  const responses = await Promise.all([stall(port, head), stall(port, `${head}\r\n{`)]);
  for (const response of responses) assert.match(response, /^HTTP\/1\.1 408 [\s\S]*"code":"request_timeout"/);
  assert.ok(performance.now() - startedMs < 15_000);
  assert.deepEqual([server.server.headersTimeout, server.server.requestTimeout], [200, 400]);
});

test('the default timeout of headers is shorter than that of the request, which is 30 s', async (t) => {
  const { server } = await start(t, {});
  assert.equal(server.server.requestTimeout, 30_000);
  assert.ok(server.server.headersTimeout < server.server.requestTimeout);
});

test('a connection on which more than 64 responses wait for an earlier one is closed', async (t) => {
  const { port } = await start(t, {});
  const requestText = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const lastRequestText = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const countResponses = (text: string) => text.split('HTTP/1.1 200').length - 1;
  assert.equal(countResponses(await stall(port, requestText.repeat(64) + lastRequestText)), 65);
  const text = await stall(port, requestText.repeat(65) + lastRequestText).catch(() => '');
  assert.ok(countResponses(text) < 66, text);
});

test('connections of one address beyond the limit get 429, and beyond twice the limit are closed', async (t) => {
  const { port, url } = await start(t, { connectionsPerAddressMax: 2 });
  const agents = await openConnections(t, url, 2);
  const response = await send(url);
  assert.equal(response.status, 429);
  assert.equal(response.body.limit, 'connections');
  assert.deepEqual([response.headers['retry-after'], response.headers.connection], ['5', 'close']);
  const silentSockets = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  t.after(() => {
    for (const socket of silentSockets) socket.destroy();
  });
  await Promise.all(silentSockets.map((socket) => once(socket, 'connect')));
  await assert.rejects(send(url), /socket hang up|ECONNRESET/);
  for (const socket of silentSockets) socket.destroy();
  agents[0]?.destroy();
  await eventually('a connection is free again', async () => (await statusOf(url)) === 200);
});

test('each address has its own connection limit', async (t) => {
  const { url } = await start(t, { connectionsPerAddressMax: 1 });
  await openConnections(t, url, 1);
  assert.equal((await send(url)).status, 429);
  const call = request(url, { localAddress: '127.0.0.2', agent: false });
  call.end();
  const [response] = await once(call, 'response');
  response.resume();
  assert.equal(response.statusCode, 200);
});

test('a trusted proxy has no connection limit', async (t) => {
  const proxies = new BlockList();
  proxies.addSubnet('127.0.0.0', 8, 'ipv4');
  const { url } = await start(t, { connectionsPerAddressMax: 1 }, proxies);
  await openConnections(t, url, 5);
  assert.equal((await send(url)).status, 200);
});

/** Opens keep-alive connections, each with one answered request. */
async function openConnections(t: TestContext, url: string, count: number): Promise<Agent[]> {
  const agents = Array.from({ length: count }, () => new Agent({ keepAlive: true }));
  t.after(() => {
    for (const agent of agents) agent.destroy();
  });
  for (const agent of agents) {
    const call = request(url, { agent });
    call.end();
    const [response] = await once(call, 'response');
    assert.equal(response.statusCode, 200);
    response.resume();
    await once(response, 'end');
  }
  return agents;
}

async function statusOf(url: string): Promise<number | null> {
  return send(url).then(
    ({ status }) => status,
    () => null,
  );
}
