import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAnswered, body, sinkAndEgress } from './test-egress.ts';

test('a request arrives whole, with the headers it needs and none that invites more', async (t) => {
  const { sink, send, url } = await sinkAndEgress(t);
  const outcome = await send(`${url}?a=1&b=%20`, {
    headers: [
      ['Webhook-Id', 'msg_1'],
      ['Content-Type', 'application/json'],
    ],
  });
  assertAnswered(outcome, 200);
  assert.equal(outcome.body.toString(), 'taken');
  assert.equal(outcome.bodyIsWhole, true);
  const [request] = sink.requests;
  assert.equal(request?.line, 'POST /leads?a=1&b=%20 HTTP/1.1');
  assert.deepEqual(request?.body, body);
  assert.deepEqual(request?.headers, [
    ['Host', `hooks.example.com:${sink.port}`],
    ['Webhook-Id', 'msg_1'],
    ['Content-Type', 'application/json'],
    ['Content-Length', String(body.length)],
    ['Accept-Encoding', 'identity'],
    ['Connection', 'keep-alive'],
  ]);
});
