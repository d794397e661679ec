import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createCertificateAuthority } from '../../../demo/certificates.mjs';
import { unusableNameDelayMs } from '../../../src/relay/limits.ts';
import { freePort } from '../../support/free-port.ts';
import type { HttpResponse } from '../../support/http.ts';
import { someLead, startTrial } from '../../support/relay.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { type StubDns, type StubResponse, startStubDns } from '../../support/stub-dns.ts';
import { tempFolder } from '../../support/temp.ts';
import { httpResponse, resetConnection, type SinkOptions, startTlsSink, type TlsSink } from '../../support/tls-sink.ts';

// End-to-end test of deliveries to destinations that behave differently: what the response reports, and how many
// attempts are made and received.

const authority = await createCertificateAuthority('Test CA');
const trustedCertificate = await authority.issue({ names: ['127.0.0.1'] });
const dnsResponses: Readonly<Record<string, StubResponse>> = {
  'private.example.com': [{ type: 'A', value: '10.0.0.1' }],
  'mixed.example.com': [
    { type: 'A', value: '93.184.215.14' },
    { type: 'A', value: '127.0.0.1' },
  ],
  'nowhere.example.com': { code: 'NXDOMAIN' },
  'broken.example.com': { code: 'SERVFAIL' },
};

interface DestinationCase {
  /** Subject of a test title: a destination with its behaviour. */
  readonly title: string;
  readonly sink: Partial<SinkOptions>;
  readonly state: 'delivered' | 'failed' | 'ambiguous';
  readonly effect: 'none' | 'refused' | 'unknown' | 'done';
  /** Reported result of each attempt: a status or an error class. */
  readonly attempts: readonly (number | string)[];
  /** Number of complete requests received. */
  readonly receivedCount: number;
}

const respondWith = (status: string, headers = '') => ({
  onRequest: ((socket) => socket.write(httpResponse(status, '', headers))) as NonNullable<SinkOptions['onRequest']>,
});

const destinationCases: readonly DestinationCase[] = [
  {
    title: 'a 2xx without content',
    sink: respondWith('204 No Content'),
    state: 'delivered',
    effect: 'done',
    attempts: [204],
    receivedCount: 1,
  },
  {
    title: 'a 2xx with truncated content',
    sink: {
      onRequest: (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf', () => resetConnection(socket));
      },
    },
    state: 'delivered',
    effect: 'done',
    attempts: [200],
    receivedCount: 1,
  },
  {
    title: 'a 2xx before the end of the request, with Connection: close',
    sink: {
      onSecure: (socket) => {
        socket.once('data', () => socket.end(httpResponse('200 OK', '', 'Connection: close\r\n')));
      },
    },
    state: 'delivered',
    effect: 'done',
    attempts: [200],
    receivedCount: 0,
  },
  {
    title: 'a 400',
    sink: respondWith('400 Bad Request'),
    state: 'failed',
    effect: 'refused',
    attempts: [400],
    receivedCount: 1,
  },
  {
    title: 'a repeated 503',
    sink: respondWith('503 Service Unavailable'),
    state: 'failed',
    effect: 'refused',
    attempts: [503, 503, 503],
    receivedCount: 3,
  },
  {
    title: 'a 429 with a Retry-After beyond the time limit of the request',
    sink: respondWith('429 Too Many Requests', 'Retry-After: 60\r\n'),
    state: 'failed',
    effect: 'refused',
    attempts: [429],
    receivedCount: 1,
  },
  {
    title: 'a 500',
    sink: respondWith('500 Internal Server Error'),
    state: 'failed',
    effect: 'unknown',
    attempts: [500],
    receivedCount: 1,
  },
  {
    title: 'a 504',
    sink: respondWith('504 Gateway Timeout'),
    state: 'failed',
    effect: 'unknown',
    attempts: [504],
    receivedCount: 1,
  },
  {
    title: 'a redirect to the same URL',
    sink: respondWith('307 Temporary Redirect', 'Location: /hooks\r\n'),
    state: 'failed',
    effect: 'unknown',
    attempts: [307],
    receivedCount: 1,
  },
  {
    title: 'a reset after the complete request',
    sink: { onRequest: (socket) => resetConnection(socket) },
    state: 'ambiguous',
    effect: 'unknown',
    attempts: ['reset_after_sent'],
    receivedCount: 1,
  },
  {
    title: 'a response that is not HTTP',
    sink: { onRequest: (socket) => socket.write('OK, thank you!\r\n\r\n') },
    state: 'ambiguous',
    effect: 'unknown',
    attempts: ['answer_malformed'],
    receivedCount: 1,
  },
  {
    title: 'a reset before the request',
    sink: { onTcp: (socket) => socket.resetAndDestroy() },
    state: 'failed',
    effect: 'none',
    attempts: ['reset_before_sent', 'reset_before_sent', 'reset_before_sent'],
    receivedCount: 0,
  },
  {
    title: 'a certificate of an untrusted authority',
    sink: { certificate: await (await createCertificateAuthority('Untrusted CA')).issue({ names: ['127.0.0.1'] }) },
    state: 'failed',
    effect: 'none',
    attempts: ['certificate_invalid'],
    receivedCount: 0,
  },
  {
    title: 'a certificate for another name',
    sink: { certificate: await authority.issue({ names: ['other.example.com'] }) },
    state: 'failed',
    effect: 'none',
    attempts: ['certificate_other_name'],
    receivedCount: 0,
  },
];

const retryArrivalsMs: number[] = [];
const retrySink: Pick<DestinationCase, 'sink'> = {
  sink: {
    onRequest(socket) {
      const status = retryArrivalsMs.push(performance.now()) === 1 ? '503 Service Unavailable' : '200 OK';
      socket.write(httpResponse(status, '', 'Retry-After: 1\r\n'));
    },
  },
};

describe('destination behaviours', () => {
  const folder = tempFolder('outcomes');
  const sinks = new Map<Pick<DestinationCase, 'sink'>, TlsSink>();
  let server: TestServer;
  let dns: StubDns;
  let closedPort = 0;
  before(async () => {
    for (const destinationCase of [...destinationCases, retrySink])
      sinks.set(destinationCase, await startTlsSink({ certificate: trustedCertificate, ...destinationCase.sink }));
    closedPort = await freePort();
    dns = await startStubDns(({ name, type }) => {
      const response = dnsResponses[name] ?? [];
      return type === 'A' || !Array.isArray(response) ? response : [];
    });
    const caFile = join(folder.path, 'ca.pem');
    writeFileSync(caFile, authority.cert);
    server = await startServer({
      RIALTO_MODULES: 'exchange,relay',
      RIALTO_RELAY_ALLOW: [...sinks.values()]
        .map(({ port }) => `127.0.0.1:${port}`)
        .concat(`127.0.0.1:${closedPort}`)
        .join(),
      RIALTO_RELAY_CA_FILE: caFile,
      RIALTO_RELAY_RESOLVER: dns.address,
    });
  });
  after(async () => {
    await server.close();
    await dns.close();
    for (const sink of sinks.values()) await sink.close();
    folder.remove();
  });
  const deliver = async (destination: string): Promise<HttpResponse> =>
    (await startTrial(server.url)).deliver('a lead', { destination, lead: someLead() });

  for (const destinationCase of destinationCases)
    test(`${destinationCase.title} is reported as ${destinationCase.state} with effect ${destinationCase.effect}`, async () => {
      const sink = sinks.get(destinationCase) as TlsSink;
      const result = deliveryStateOf(await deliver(`https://127.0.0.1:${sink.port}/hooks`));
      const { state, effect, attempts, receivedCount } = destinationCase;
      assert.deepEqual({ ...result, receivedCount: sink.requests.length }, { state, effect, attempts, receivedCount });
    });

  test('a refused connection is reported as failed, without effect', async () => {
    const { state, effect, attempts } = deliveryStateOf(await deliver(`https://127.0.0.1:${closedPort}/`));
    const connectRefused = 'connect_refused';
    assert.deepEqual([state, effect, attempts], ['failed', 'none', [connectRefused, connectRefused, connectRefused]]);
  });

  test('a delivery is reported as failed, without effect, after three failures of the name server', async () => {
    const { state, effect, attempts } = deliveryStateOf(await deliver('https://broken.example.com/'));
    const dnsFailed = 'dns_failed';
    assert.deepEqual([state, effect, attempts], ['failed', 'none', [dnsFailed, dnsFailed, dnsFailed]]);
  });

  test('deliveries to an unknown name and to names with private addresses get the same response', async () => {
    const hostLabels = ['nowhere', 'private', 'mixed'];
    const responses = await Promise.all(hostLabels.map((name) => deliver(`https://${name}.example.com/`)));
    const comparableResponses = responses.map((response) => {
      const { state, effect, attempts } = deliveryStateOf(response);
      assert.deepEqual([state, effect, attempts], ['failed', 'none', ['name_not_usable']]);
      const { started_at: _, total_ms, ...otherMembers } = response.body.receipt.attempts[0];
      // The total is longer than any lookup, so that the duration reveals nothing.
      assert.ok(total_ms >= unusableNameDelayMs - 1, `${total_ms} ms`);
      return { ...otherMembers, detail: response.body.detail };
    });
    const [firstResponse] = comparableResponses;
    assert.equal(firstResponse?.dns_ms, null);
    assert.deepEqual(comparableResponses, [firstResponse, firstResponse, firstResponse]);
    assert.equal(dns.lookups.filter(({ name, type }) => name === 'mixed.example.com' && type === 'A').length, 1);
  });

  test('Retry-After of a destination is respected before the lead is sent again', async () => {
    const sink = sinks.get(retrySink) as TlsSink;
    const response = await deliver(`https://127.0.0.1:${sink.port}/`);
    assert.equal(response.status, 200, response.text);
    const [firstMs = 0, secondMs = 0] = retryArrivalsMs;
    assert.ok(secondMs - firstMs >= 995, `${secondMs - firstMs} ms`);
  });
});

/** The delivery's state in a response, whether success or failure. */
function deliveryStateOf({ status, body, text }: HttpResponse) {
  const receipt = status === 200 ? body : body.receipt;
  assert.ok(receipt !== undefined, text);
  assert.equal(status, receipt.state === 'delivered' ? 200 : 424);
  const attempts = receipt.attempts.map(
    (attempt: { http_status?: number; error_class?: string }) => attempt.http_status ?? attempt.error_class,
  );
  return { state: receipt.state, effect: receipt.effect, attempts };
}
