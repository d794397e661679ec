import assert from 'node:assert/strict';
import { test } from 'node:test';
import { traceParentOf } from '../../../src/core/interfaces/http/request-identity.ts';
import { send } from '../../support/http.ts';
import { startServerWithLog } from '../../support/logged-server.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test('the request id of the caller is in the response and the log, and its trace id is in the log', async (t) => {
  const { port, waitForResponseLog } = await startServerWithLog(t);
  const headers = [
    ['X-Request-Id', 'order_2026-11-23'],
    ['traceparent', `00-${traceId}-${spanId}-01`],
  ] as const;
  const response = await send(`http://127.0.0.1:${port}/exchange/api/v1/nowhere`, { headers });
  assert.equal(response.headers['x-request-id'], 'order_2026-11-23');
  assert.equal(response.body.request_id, 'order_2026-11-23');
  const line = await waitForResponseLog('the log line of the request');
  assert.deepEqual([line.request_id, line.trace_id], ['order_2026-11-23', traceId]);
});

for (const [title, value] of [
  ['a short id', 'abc'],
  ['a long id', 'a'.repeat(65)],
  ['an id with a space', 'order 2026 11 23'],
  ['an email address', 'ann@example.org'],
  ['a key of an agent', `rk_${'aB3'.repeat(14)}x`],
] as const) {
  test(`${title} in X-Request-Id is replaced by a random request id`, async (t) => {
    const { port, lines, waitForResponseLog } = await startServerWithLog(t);
    const response = await send(`http://127.0.0.1:${port}/healthz`, { headers: [['X-Request-Id', value]] });
    assert.match(String(response.headers['x-request-id']), /^[0-9a-f]{32}$/);
    await send(`http://127.0.0.1:${port}/exchange/api/v1/limits`, { headers: [['X-Request-Id', value]] });
    await waitForResponseLog('the log line of the request');
    assert.ok(!lines.some((line) => line.includes(value)));
  });
}

test('a repeated X-Request-Id is replaced by a random request id', async (t) => {
  const { port } = await startServerWithLog(t);
  const headers = [
    ['X-Request-Id', 'order_2026-11-23'],
    ['X-Request-Id', 'order_2026-11-24'],
  ] as const;
  const response = await send(`http://127.0.0.1:${port}/healthz`, { headers });
  assert.match(String(response.headers['x-request-id']), /^[0-9a-f]{32}$/);
});

test('a traceparent is parsed as in W3C Trace Context, even with fields of later versions', () => {
  const expected = { traceId, spanId, isSampled: true };
  assert.deepEqual(traceParentOf({ traceparent: `00-${traceId}-${spanId}-01` }), expected);
  assert.deepEqual(traceParentOf({ traceparent: `cc-${traceId}-${spanId}-03-more` }), expected);
  assert.deepEqual(traceParentOf({ traceparent: `00-${traceId}-${spanId}-00` }), { ...expected, isSampled: false });
});

test('an invalid traceparent is ignored', () => {
  for (const traceparent of [
    undefined,
    '',
    `00-${traceId}-${spanId}`,
    `00-${traceId}-${spanId}-01-more`,
    `ff-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${traceId}-${spanId}-1`,
  ])
    assert.equal(traceParentOf({ traceparent }), null, traceparent);
});
