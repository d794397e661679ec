import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createCertificateAuthority } from '../../../demo/certificates.mjs';
import { assertProblem, bearer, post } from '../../support/http.ts';
import { someLead, startTrial, type TrialClient } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { type StubDns, type StubRecord, type StubResponse, startStubDns } from '../../support/stub-dns.ts';
import { tempFolder } from '../../support/temp.ts';
import { httpResponse, startTlsSink, type TlsSink } from '../../support/tls-sink.ts';
import { startForbiddenListener } from '../outbound/forbidden-listener.ts';

// When a host name resolves to a private address, no operation makes the relay open a connection to that address or
// send a byte to it.

const privateAddress = '127.0.0.2';
const nothingReceived = { connections: 0, bytes: 0 };
const aRecords = (...values: string[]) => values.map((value): StubRecord => ({ type: 'A', value, ttl: 0 }));
const aaaaRecords = (...values: string[]) => values.map((value): StubRecord => ({ type: 'AAAA', value, ttl: 0 }));

/** Host names with their IPv4 and their IPv6 addresses. */
const dnsResponses: Readonly<Record<string, readonly [ipv4Response: StubResponse, ipv6Response: StubResponse]>> = {
  'inside.example.com': [aRecords(privateAddress), []],
  'mixed.example.com': [aRecords('93.184.215.14', privateAddress), []],
  'mixed-six.example.com': [aRecords('93.184.215.14'), aaaaRecords('::1')],
  'mapped.example.com': [[], aaaaRecords('::ffff:7f00:2')],
  'translated.example.com': [[], aaaaRecords('64:ff9b::7f00:2')],
  'tunnelled.example.com': [[], aaaaRecords('2002:7f00:2::')],
  'alias.example.com': [
    [
      { type: 'CNAME', value: 'one.example.net', ttl: 0 },
      { type: 'CNAME', name: 'one.example.net', value: 'two.example.net', ttl: 0 },
      { type: 'A', name: 'two.example.net', value: privateAddress, ttl: 0 },
    ],
    [],
  ],
};

describe('no connection reaches a listener at a private address', {
  skip: process.platform !== 'linux' && 'this platform has only one loopback address',
}, () => {
  const folder = tempFolder('silent');
  const statuses: string[] = [];
  let sink: TlsSink;
  let dns: StubDns;
  let server: TestServer;
  let trial: TrialClient;
  before(async () => {
    const authority = await createCertificateAuthority('Trusted by a test');
    const certificate = await authority.issue({ names: ['rebound.example.com', 'between.example.com'] });
    sink = await startTlsSink({
      certificate,
      onRequest: (socket) => socket.write(httpResponse(statuses.shift() ?? '200 OK')),
    });
    // Other names resolve to the sink at their first lookup, and to the private address from the second one on.
    dns = await startStubDns(({ name, type, lookupNumber }) => {
      const [ipv4Response, ipv6Response] = dnsResponses[name] ?? [
        aRecords(lookupNumber === 1 ? '127.0.0.1' : privateAddress),
        [],
      ];
      return type === 'A' ? ipv4Response : ipv6Response;
    });
    writeFileSync(join(folder.path, 'ca.pem'), authority.cert);
    server = await startServer({
      RIALTO_RELAY_ALLOW: `127.0.0.1:${sink.port}`,
      RIALTO_RELAY_CA_FILE: join(folder.path, 'ca.pem'),
      RIALTO_RELAY_RESOLVER: dns.address,
    });
    trial = await startTrial(server.url);
  });
  after(async () => {
    await server.close();
    await sink.close();
    await dns.close();
    folder.remove();
  });
  const startListener = (t: Parameters<typeof startForbiddenListener>[0]) =>
    startForbiddenListener(t, privateAddress, sink.port);
  const requestOperation = (operation: 'check' | 'test', destination: string, caller = trial) =>
    post(`${server.url}/relay/api/v1/destinations/${operation}`, { destination }, [
      bearer(caller.apiKey),
      ['Idempotency-Key', `try ${destination}`],
    ]);
  const urlAt = (name: string) => `https://${name}:${sink.port}/hooks`;

  test('for a host name that resolves to a private address, by a delivery, its replay or a test', async (t) => {
    const listener = await startListener(t);
    const requests = Object.keys(dnsResponses).map(async (name) => {
      const ownTrial = await startTrial(server.url);
      const destination = urlAt(name);
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

  test('for a host name that resolves to a private address, by a check', async (t) => {
    const listener = await startListener(t);
    const responses = await Promise.all(
      Object.keys(dnsResponses).map((name) => requestOperation('check', urlAt(name))),
    );
    for (const { body, text } of responses) assert.equal(body.usable, false, text);
    assert.equal(new Set(responses.map(({ body }) => body.message)).size, 1);
    assert.deepEqual(listener.received, nothingReceived);
  });

  test('for a name that resolves to it now, although a connection to the previous address is kept alive', async (t) => {
    const listener = await startListener(t);
    const deliveryInput = { destination: urlAt('rebound.example.com'), lead: someLead() };
    const firstResponse = await trial.deliver('first', deliveryInput);
    assert.equal(firstResponse.status, 200, firstResponse.text);
    const secondResponse = await trial.deliver('second', deliveryInput);
    assert.equal(secondResponse.body.receipt.attempts[0].error_class, 'name_not_usable');
    assert.deepEqual([listener.received, sink.requests.length], [nothingReceived, 1]);
  });

  test('for a name whose address changes to it between two attempts', async (t) => {
    const listener = await startListener(t);
    const requestsBefore = sink.requests.length;
    statuses.push('503 Service Unavailable');
    const response = await trial.deliver('between', { destination: urlAt('between.example.com'), lead: someLead() });
    assertProblem(response, 424, 'delivery_failed');
    const attempts = response.body.receipt.attempts.map(
      (attempt: Record<string, unknown>) => attempt['http_status'] ?? attempt['error_class'],
    );
    assert.deepEqual(attempts, [503, 'name_not_usable']);
    assert.equal(response.body.receipt.effect, 'refused');
    assert.deepEqual([listener.received, sink.requests.length - requestsBefore], [nothingReceived, 1]);
  });
});
