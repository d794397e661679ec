import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { ExchangeError, newCredential, RialtoExchange } from '../../sdk/exchange.mjs';
import { need } from '../support/exchange-client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

/** Starts a server that responds with `respond`, and calls `use` with its URL and the recorded request bodies. */
async function withTestServer(
  respond: (attempt: number, response: ServerResponse) => void,
  use: (baseUrl: string, bodies: string[]) => Promise<void>,
): Promise<void> {
  const bodies: string[] = [];
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    respond(bodies.push(text), response);
  };
  const testServer = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => testServer.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(testServer.address() as AddressInfo).port}`, bodies);
  } finally {
    testServer.closeAllConnections();
    await new Promise((resolve) => testServer.close(resolve));
  }
}

function refuse(response: ServerResponse, status: number, problem: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/problem+json', ...headers }).end(JSON.stringify(problem));
}

describe('a refusal', () => {
  for (const status of [429, 503]) {
    test(`with ${status} is retried with the identical request after Retry-After`, async () => {
      const requestTimesMs: number[] = [];
      await withTestServer(
        (attempt, response) => {
          requestTimesMs.push(performance.now());
          if (attempt < 3) refuse(response, status, { code: 'later', retry_after_seconds: 1 }, { 'retry-after': '1' });
          else response.end('{"entry":{"id":"ent_1"}}');
        },
        async (baseUrl, bodies) => {
          const client = new RialtoExchange({ baseUrl, credential: newCredential() });
          assert.equal((await client.createEntry(need())).entry.id, 'ent_1');
          assert.equal(bodies.length, 3);
          assert.equal(new Set(bodies).size, 1);
          assert.match(JSON.parse(bodies[0] ?? '').idempotency_key, /^[0-9a-f-]{36}$/);
          for (const intervalMs of [
            (requestTimesMs[1] ?? 0) - (requestTimesMs[0] ?? 0),
            (requestTimesMs[2] ?? 0) - (requestTimesMs[1] ?? 0),
          ])
            assert.ok(intervalMs >= 995 && intervalMs < 15_000, `${intervalMs} ms`);
        },
      );
    });
  }

  test('that is permanent is thrown immediately with the whole problem document', async () => {
    const client = new RialtoExchange({ baseUrl: server.baseUrl });
    const error = await client.search({ limit: 99 }).catch((reason: unknown) => reason);
    assert.ok(error instanceof ExchangeError);
    assert.equal(error.status, 400);
    assert.equal(error.code, 'invalid_input');
    assert.equal(error.errors[0]?.pointer, '/limit');
    assert.match(error.requestId ?? '', /^[0-9a-f]{32}$/);
    assert.match(error.detail, /limit/);
    await withTestServer(
      (_attempt, response) => refuse(response, 409, { code: 'thread_closed' }),
      async (baseUrl, bodies) => {
        const client = new RialtoExchange({ baseUrl });
        await assert.rejects(client.reply({ id: 'ent_1', body: 'Hello there.' }), {
          code: 'thread_closed',
          status: 409,
        });
        assert.equal(bodies.length, 1);
      },
    );
  });

  test('that requires a wait of more than a minute is thrown', async () => {
    await withTestServer(
      (_attempt, response) => refuse(response, 429, { code: 'rate_limited' }, { 'retry-after': '3600' }),
      async (baseUrl, bodies) => {
        await assert.rejects(new RialtoExchange({ baseUrl }).search(), { code: 'rate_limited' });
        assert.equal(bodies.length, 1);
      },
    );
  });

  test('that persists is thrown after six attempts', { timeout: 300_000 }, async () => {
    await withTestServer(
      (_attempt, response) => refuse(response, 503, { code: 'overloaded' }),
      async (baseUrl, bodies) => {
        await assert.rejects(new RialtoExchange({ baseUrl }).search(), { code: 'overloaded' });
        assert.equal(bodies.length, 6);
      },
    );
  });
});
