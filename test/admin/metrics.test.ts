import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { ownFolder, serving } from '../cli/rialto.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { postgresMissing } from '../support/postgres.ts';
import { register, someEntry } from '../support/server.ts';
import { annsKey, kinds, startOperated } from './operator.ts';

test('metrics are for operators, and tell of commits, writes and the event loop', async (t) => {
  const server = await startOperated(t);
  const agent = await register(server.baseUrl);
  await agent.call('create_entry', someEntry());
  const refused = await fetch(`${server.url}/metrics`);
  assert.deepEqual([refused.status, await refused.text()], [401, '']);
  const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${annsKey}` } });
  const text = await response.text();
  assert.ok(figureOf(text, 'storage_batch_jobs_sum') >= 2);
  assert.ok(figureOf(text, 'storage_batch_seconds_count') >= 2);
  assert.equal(figureOf(text, 'storage_writes_under_way'), 0);
  assert.ok(figureOf(text, 'nodejs_eventloop_lag_p99_seconds') > 0);
  assert.match(text, /http_requests_total\{method="POST",route="[^"]*create_entry",status="200"\} 1/);
  assert.doesNotMatch(text, new RegExp(`${agent.id}|${agent.name}|127\\.0\\.0\\.1`));
});

test('without a configured key there is no /metrics on the public port', async (t) => {
  const server = await startOperated(t, { RIALTO_ADMIN_KEYS: '' });
  assert.equal((await fetch(`${server.url}/metrics`)).status, 404);
});

const postgres = kinds.find((kind) => kind.name === 'PostgreSQL');

test('on PostgreSQL they tell how far the sequencer lags', { skip: postgresMissing() }, async (t) => {
  const server = await postgres?.start(t);
  if (server === undefined) throw new Error('There is no such database.');
  const lag = await eventually('the lag was read', async () => {
    const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${annsKey}` } });
    return /^event_sequencer_lag_seconds (\S+)$/m.exec(await response.text());
  });
  assert.ok(Number(lag[1]) < 5);
});

test('on a loopback port of their own they need no key, and other names of that port get nothing', async (t) => {
  const port = await freePort();
  await serving(t, { ...ownFolder(t), RIALTO_METRICS_PORT: String(port) });
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  assert.equal(response.status, 200);
  assert.match(await response.text(), /^nodejs_eventloop_lag_max_seconds /m);
  assert.equal((await fetch(`http://127.0.0.1:${port}/exchange/api/v1/limits`)).status, 404);
  assert.equal(await statusFor(port, 'attacker.example'), 404);
});

function figureOf(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

function statusFor(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path: '/metrics', headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject);
    call.end();
  });
}
