import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { assertProblem, bearer, send } from '../support/http.ts';
import { register, startServer, validEntry } from '../support/server.ts';

const server = await startServer();
after(() => server.close());

async function openStream(path: string, credential: string, stop: AbortSignal): Promise<void> {
  const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${credential}` }, signal: stop });
  assert.equal(response.status, 200);
}

test('the ninth stream of a credential gets 429', async (t) => {
  const { credential } = await register(server.baseUrl);
  const stop = new AbortController();
  t.after(() => stop.abort());
  const path = '/exchange/api/v1/events';
  for (let open = 0; open < 8; open += 1) await openStream(path, credential, stop.signal);
  const response = await send(server.url + path, { headers: [bearer(credential)] });
  assertProblem(response, 429, 'rate_limited');
  assert.equal(response.headers['retry-after'], String(response.body.retry_after_seconds));
  assert.match(String(response.headers['ratelimit']), /^"streams-of-a-credential";r=0;t=\d+$/);
  assert.equal(response.headers['ratelimit-policy'], '"streams-of-a-credential";q=8');
});

test('a second concurrent export of an account gets 429', async (t) => {
  const agent = await register(server.baseUrl);
  const largeTexts = { body: '😀'.repeat(6_000), inputs: '😀'.repeat(1_500), limitations: '😀'.repeat(1_500) };
  await Promise.all(Array.from({ length: 250 }, () => agent.call('create_entry', validEntry(largeTexts))));
  // 9 MB is more than the socket buffers hold, and the client does not read.
  const { hostname, port } = new URL(server.url);
  const idleConnection = connect(Number(port), hostname).pause();
  t.after(() => idleConnection.destroy());
  const authorization = `Bearer ${agent.credential}`;
  idleConnection.write(`GET /exchange/export HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\n\r\n`);
  const refusal = await eventually('the first export is running', async () => {
    const response = await fetch(`${server.url}/exchange/export`, { headers: { authorization } });
    const text = await response.text();
    return response.status === 429 && { headers: response.headers, problem: JSON.parse(text) };
  });
  assert.equal(refusal.problem.code, 'rate_limited');
  assert.equal(refusal.headers.get('retry-after'), String(refusal.problem.retry_after_seconds));
  assert.match(String(refusal.headers.get('ratelimit')), /^"exports-of-an-account";r=0;t=\d+$/);
  assert.equal(refusal.headers.get('ratelimit-policy'), '"exports-of-an-account";q=1');
});
