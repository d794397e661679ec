// Slow: starts servers as programs and reads their metrics.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { test } from 'node:test';
import { startServeProcess, tempDataDir } from '../cli/rialto.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { postgresMissing } from '../support/postgres.ts';
import { register, validEntry } from '../support/server.ts';
import { annsKey, kinds, startOperatorServer } from './operator.ts';

test('metrics require an operator key and contain commits, writes, event loop delay, requests and refusals', async (t) => {
  const server = await startOperatorServer(t);
  const agent = await register(server.baseUrl);
  await agent.call('create_entry', validEntry());
  await fetch(`${server.url}/exchange/api/v1/search?limit=0`);
  await fetch(`${server.url}/exchange/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search', arguments: { limit: 0 } },
    }),
  });
  const unauthorizedResponse = await fetch(`${server.url}/metrics`);
  assert.deepEqual([unauthorizedResponse.status, await unauthorizedResponse.text()], [401, '']);
  const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${annsKey}` } });
  const text = await response.text();
  assert.ok(metricValue(text, 'storage_batch_jobs_sum') >= 2);
  assert.ok(metricValue(text, 'storage_batch_seconds_count') >= 2);
  assert.equal(metricValue(text, 'storage_writes_under_way'), 0);
  assert.ok(metricValue(text, 'nodejs_eventloop_lag_p99_seconds') > 0);
  assert.match(text, /^rialto_build_info\{version="\d+\.\d+\.\d+",node="24\.[\d.]+"\} 1$/m);
  assert.match(text, /http_requests_total\{method="POST",route="[^"]*create_entry",status="200"\} 1/);
  assert.match(text, /^http_refusals_total\{code="invalid_input"\} 2$/m);
  assert.doesNotMatch(text, new RegExp(`${agent.id}|${agent.name}|127\\.0\\.0\\.1`));
});

test('/metrics does not exist on the public port without a configured key', async (t) => {
  const server = await startOperatorServer(t, { RIALTO_ADMIN_KEYS: '' });
  assert.equal((await fetch(`${server.url}/metrics`)).status, 404);
});

const postgres = kinds.find((kind) => kind.name === 'PostgreSQL');

test('metrics contain the event sequencer lag on PostgreSQL', { skip: postgresMissing() }, async (t) => {
  const server = await postgres?.start(t);
  if (server === undefined) throw new Error('There is no PostgreSQL test configuration.');
  const lag = await eventually('the lag was read', async () => {
    const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${annsKey}` } });
    return /^event_sequencer_lag_seconds (\S+)$/m.exec(await response.text());
  });
  assert.ok(Number(lag[1]) < 5);
});

test('metrics on a separate loopback port need no key; other paths and host names of that port are not found', async (t) => {
  const port = await freePort();
  await startServeProcess(t, { ...tempDataDir(t), RIALTO_METRICS_PORT: String(port) });
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  assert.equal(response.status, 200);
  assert.match(await response.text(), /^nodejs_eventloop_lag_max_seconds /m);
  assert.equal((await fetch(`http://127.0.0.1:${port}/exchange/api/v1/limits`)).status, 404);
  assert.equal(await statusFor(port, 'attacker.example'), 404);
});

test('a metrics token is valid for the metrics on both ports and not for the audit log', async (t) => {
  const token = 'a-token-for-metrics';
  const hash = createHash('sha256').update(token).digest('hex');
  const port = await freePort();
  const server = await startOperatorServer(t, { RIALTO_METRICS_TOKEN_SHA256: hash });
  const settings = {
    RIALTO_METRICS_PORT: String(port),
    RIALTO_METRICS_HOST: '0.0.0.0',
    RIALTO_METRICS_TOKEN_SHA256: hash,
  };
  await startServeProcess(t, { ...tempDataDir(t), ...settings });
  const headers = { authorization: `Bearer ${token}` };
  for (const url of [`${server.url}/metrics`, `http://127.0.0.1:${port}/metrics`]) {
    assert.equal((await fetch(url)).status, 401, url);
    assert.equal((await fetch(url, { headers: { authorization: 'Bearer another-token' } })).status, 401, url);
    const authorizedResponse = await fetch(url, { headers });
    assert.equal(authorizedResponse.status, 200, url);
    await authorizedResponse.text();
  }
  assert.equal((await fetch(`${server.url}/admin/api/v1/audit`, { headers })).status, 401);
});

function metricValue(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** Status of `/metrics` for a request with this Host header. */
function statusFor(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const clientRequest = request({ port, host: '127.0.0.1', path: '/metrics', headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}
