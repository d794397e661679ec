import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { certificateAuthority } from '../../../demo/certificates.mjs';
import { assertProblem, bearer, post } from '../../support/http.ts';
import { type LeadSource, someLead, startTrial } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { type StubDns, type StubRecord, type StubResponse, startStubDns } from '../../support/stub-dns.ts';
import { tempFolder } from '../../support/temp.ts';
import { httpResponse, startTlsSink, type TlsSink } from '../../support/tls-sink.ts';
import { startForbiddenListener } from '../outbound/forbidden-listener.ts';

// Listeners on private addresses: with host names that resolve there, no interface makes the relay open a connection or
// send a byte to them.

const privateAddress = '127.0.0.2';
const nothingReceived = { connections: 0, bytes: 0 };
const a = (...values: string[]) => values.map((value): StubRecord => ({ type: 'A', value, ttl: 0 }));
const aaaa = (...values: string[]) => values.map((value): StubRecord => ({ type: 'AAAA', value, ttl: 0 }));

/** Host names with their IPv4 and their IPv6 addresses. */
const names: Readonly<Record<string, readonly [four: StubResponse, six: StubResponse]>> = {
  'inside.example.com': [a(privateAddress), []],
  'mixed.example.com': [a('93.184.215.14', privateAddress), []],
  'mixed-six.example.com': [a('93.184.215.14'), aaaa('::1')],
  'mapped.example.com': [[], aaaa('::ffff:7f00:2')],
  'translated.example.com': [[], aaaa('64:ff9b::7f00:2')],
  'tunnelled.example.com': [[], aaaa('2002:7f00:2::')],
  'alias.example.com': [
    [
      { type: 'CNAME', value: 'one.example.net', ttl: 0 },
      { type: 'CNAME', name: 'one.example.net', value: 'two.example.net', ttl: 0 },
      { type: 'A', name: 'two.example.net', value: privateAddress, ttl: 0 },
    ],
    [],
  ],
};

describe('no connection reaches a listener in a private network', {
  skip: process.platform !== 'linux' && 'one loopback address only',
}, () => {
  const folder = tempFolder('silent');
  const statuses: string[] = [];
  let sink: TlsSink;
  let dns: StubDns;
  let server: TestServer;
  let source: LeadSource;
  before(async () => {
    const authority = await certificateAuthority('Trusted by a test');
    const certificate = await authority.issue({ names: ['rebound.example.com', 'between.example.com'] });
    sink = await startTlsSink({
      certificate,
      onRequest: (socket) => socket.write(httpResponse(statuses.shift() ?? '200 OK')),
    });
    dns = await startStubDns(({ name, type, lookupNumber }) => {
      const [four, six] = names[name] ?? [a(lookupNumber === 1 ? '127.0.0.1' : privateAddress), []];
      return type === 'A' ? four : six;
    });
    writeFileSync(join(folder.path, 'ca.pem'), authority.cert);
    server = await startServer({
      RIALTO_RELAY_ALLOW: `127.0.0.1:${sink.port}`,
      RIALTO_RELAY_CA_FILE: join(folder.path, 'ca.pem'),
      RIALTO_RELAY_RESOLVER: dns.address,
    });
    source = await startTrial(server.url);
  });
  after(async () => {
    await server.close();
    await sink.close();
    await dns.close();
    folder.remove();
  });
  const listen = (t: Parameters<typeof startForbiddenListener>[0]) =>
    startForbiddenListener(t, privateAddress, sink.port);
  const requestOperation = (operation: 'check' | 'test', destination: string, from = source) =>
    post(`${server.url}/relay/api/v1/destinations/${operation}`, { destination }, [
      bearer(from.apiKey),
      ['Idempotency-Key', `try ${destination}`],
    ]);
  const address = (name: string) => `https://${name}:${sink.port}/hooks`;

  test('under any of the names, by a delivery, its replay or a test', async (t) => {
    const listener = await listen(t);
    const requests = Object.keys(names).map(async (name) => {
      const ownTrial = await startTrial(server.url);
      const destination = address(name);
      const testResponse = requestOperation('test', destination, ownTrial);
      for (const replay of [false, true]) {
        const response = await ownTrial.deliver(name, { destination, lead: someLead() }, { replay });
        assertProblem(response, 424, 'delivery_failed');
        const { effect, attempts } = response.body.receipt;
        const { error_class, bytes_sent, connect_ms } = attempts.at(-1);
        assert.deepEqual([effect, error_class, bytes_sent, connect_ms], ['none', 'name_not_usable', 0, null], name);
      }
      assertProblem(await testResponse, 424, 'delivery_failed');
    });
    await Promise.all(requests);
    assert.deepEqual(listener.received, nothingReceived);
  });

  test('under any of the names, by a check', async (t) => {
    const listener = await listen(t);
    const responses = await Promise.all(Object.keys(names).map((name) => requestOperation('check', address(name))));
    for (const { body, text } of responses) assert.equal(body.usable, false, text);
    assert.equal(new Set(responses.map(({ body }) => body.message)).size, 1);
    assert.deepEqual(listener.received, nothingReceived);
  });

  test('under a name that now resolves to a private address, although its connection is kept alive', async (t) => {
    const listener = await listen(t);
    const order = { destination: address('rebound.example.com'), lead: someLead() };
    const first = await source.deliver('first', order);
    assert.equal(first.status, 200, first.text);
    const second = await source.deliver('second', order);
    assert.equal(second.body.receipt.attempts[0].error_class, 'name_not_usable');
    assert.deepEqual([listener.received, sink.requests.length], [nothingReceived, 1]);
  });

  test('under a name that changes to a private address between two attempts', async (t) => {
    const listener = await listen(t);
    const before = sink.requests.length;
    statuses.push('503 Service Unavailable');
    const response = await source.deliver('between', { destination: address('between.example.com'), lead: someLead() });
    assertProblem(response, 424, 'delivery_failed');
    const attempts = response.body.receipt.attempts.map(
      (attempt: Record<string, unknown>) => attempt['http_status'] ?? attempt['error_class'],
    );
    assert.deepEqual(attempts, [503, 'name_not_usable']);
    assert.equal(response.body.receipt.effect, 'refused');
    assert.deepEqual([listener.received, sink.requests.length - before], [nothingReceived, 1]);
  });
});
