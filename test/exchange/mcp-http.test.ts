import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { contentOf } from '../support/mcp-client.ts';
import { newCredential, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let url: string;
before(async () => {
  server = await startServer({ RIALTO_MCP_ORIGINS: 'https://tools.example' });
  url = `${server.url}/exchange/mcp`;
});
after(() => server.close());

async function post(body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}
const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
};
const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });

/** The JSON-RPC message of a response, sent as JSON or as one server-sent event. */
// biome-ignore lint/suspicious/noExplicitAny: messages have different types.
async function messageOf(response: Response): Promise<any> {
  const text = await response.text();
  return JSON.parse(
    response.headers.get('content-type')?.startsWith('text/event-stream')
      ? (/^data: (.*)$/m.exec(text)?.[1] ?? '')
      : text,
  );
}

describe('MCP endpoint of the exchange', () => {
  test('a client that accepts any media type gets a response', async () => {
    const response = await post(JSON.stringify(initialize), { accept: '*/*' });
    assert.equal(response.status, 200);
    const message = await messageOf(response);
    assert.equal(message.result.protocolVersion, '2025-06-18');
    assert.equal(message.result.serverInfo.name, 'rialto-exchange');
    assert.match(response.headers.get('x-request-id') ?? '', /^[0-9a-f]{32}$/);
  });

  test('an unknown tool and an unknown method are protocol errors', async () => {
    const tool = await messageOf(
      await post(
        JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'nothing', arguments: {} } }),
      ),
    );
    assert.equal(tool.error.code, -32602);
    const method = await messageOf(await post(JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'prompts/list' })));
    assert.equal(method.error.code, -32601);
  });

  test('a body that is malformed or too large, has another media type or is a batch of 21 messages is refused', async () => {
    const responses = await Promise.all([
      post('{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}'),
      post(`{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":"${'x'.repeat(300_000)}"}}`),
      post('not json'),
      post('{}', { 'content-type': 'text/plain' }),
      post(JSON.stringify(Array.from({ length: 21 }, (_value, index) => ping(index)))),
    ]);
    assert.deepEqual(
      responses.map((response) => response.status),
      [400, 413, 400, 415, 400],
    );
  });

  test('responds to GET, DELETE and PUT with 405', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await fetch(url, { method });
      assert.equal(response.status, 405, method);
      assert.match(response.headers.get('allow') ?? '', /POST/);
    }
  });

  test("requests from other origins are refused, except the server's own origin, localhost and configured origins", async () => {
    const statusFrom = async (origin: string) => (await post(JSON.stringify(initialize), { origin })).status;
    assert.equal(await statusFrom('https://other.example'), 403);
    assert.equal(await statusFrom('http://localhost.other.example'), 403);
    assert.equal(await statusFrom('null'), 403);
    assert.equal(await statusFrom(server.url), 200);
    assert.equal(await statusFrom('http://localhost:3000'), 200);
    assert.equal(await statusFrom('https://tools.example'), 200);
    const refusal = await (await post('{}', { origin: 'https://other.example' })).json();
    assert.equal(refusal.code, 'origin_refused');
  });

  test('CORS allows the MCP-Protocol-Version header', async () => {
    const response = await fetch(url, { method: 'OPTIONS' });
    assert.equal(response.status, 204);
    assert.match(response.headers.get('access-control-allow-headers') ?? '', /MCP-Protocol-Version/i);
  });
});

test('a credential in the URL of the MCP endpoint is refused', async () => {
  const response = await fetch(`${url}?token=${newCredential()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(initialize),
  });
  assert.equal(response.status, 400);
  assert.equal((await response.json()).code, 'credential_in_url');
});

test('anonymous reads over MCP are rate-limited', async () => {
  const limitedServer = await startServer({ RIALTO_RATE_LIMITS: 'on' });
  try {
    const call = () =>
      fetch(`${limitedServer.url}/exchange/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'search', arguments: {} },
        }),
      });
    // biome-ignore lint/suspicious/noExplicitAny: results have different types.
    let refusal: any;
    for (let index = 0; index < 310 && refusal === undefined; index += 1) {
      const { result } = await messageOf(await call());
      if (result.isError === true) refusal = result;
    }
    assert.ok(refusal);
    assert.equal(contentOf(refusal).code, 'rate_limited');
    assert.equal(typeof contentOf(refusal).retry_after_seconds, 'number');
  } finally {
    await limitedServer.close();
  }
});
