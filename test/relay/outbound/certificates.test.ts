import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createCertificateAuthority } from '../../../demo/certificates.mjs';
import type { FailureClass } from '../../../src/relay/outbound/outcome.ts';
import type { SinkOptions } from '../../support/tls-sink.ts';
import { assertFailed, assertResponded, createSinkAndEgress, sinkName, trustedCa } from './test-egress.ts';

const untrustedCa = await createCertificateAuthority('Untrusted CA');
const yesterday = new Date(Date.now() - 86_400_000);
const lastYear = new Date(Date.now() - 400 * 86_400_000);
const tomorrow = new Date(Date.now() + 86_400_000);
const nextYear = new Date(Date.now() + 400 * 86_400_000);

const rows: readonly [title: string, sink: Partial<SinkOptions>, failure: FailureClass][] = [
  [
    'a certificate that has expired',
    { certificate: await trustedCa.issue({ names: [sinkName], notBefore: lastYear, notAfter: yesterday }) },
    'certificate_expired',
  ],
  [
    'a certificate that is not valid yet',
    { certificate: await trustedCa.issue({ names: [sinkName], notBefore: tomorrow, notAfter: nextYear }) },
    'certificate_expired',
  ],
  [
    'a certificate for another name',
    { certificate: await trustedCa.issue({ names: ['other.example.com'] }) },
    'certificate_other_name',
  ],
  [
    'a certificate for a subdomain',
    { certificate: await trustedCa.issue({ names: [`a.${sinkName}`] }) },
    'certificate_other_name',
  ],
  [
    'a certificate for the address only',
    { certificate: await trustedCa.issue({ names: ['127.0.0.1'] }) },
    'certificate_other_name',
  ],
  [
    'a certificate of an unknown authority',
    { certificate: await untrustedCa.issue({ names: [sinkName] }) },
    'certificate_invalid',
  ],
  ['a server that speaks TLS 1.1 at most', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' }, 'tls_failed'],
  [
    'a server that does not speak TLS',
    { onTcp: (socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n') },
    'tls_failed',
  ],
];

describe('a request without a valid certificate for the name', () => {
  for (const [title, sinkOptions, failure] of rows)
    test(`fails with ${failure} and sends nothing: ${title}`, async (t) => {
      const { sink, send, url, egress, destinationOf } = await createSinkAndEgress(t, sinkOptions);
      let dispatchCount = 0;
      const outcome = await send(url, {
        beforeDispatch: async () => {
          dispatchCount += 1;
        },
      });
      assertFailed(outcome, failure, 'securing');
      assert.deepEqual([outcome.bytesSent, dispatchCount], [0, 0]);
      assert.equal(await egress.probe(destinationOf(url), 5_000), failure);
      assert.deepEqual(sink.requests, []);
    });
});

test('a certificate of the test authority is invalid when the authority is not configured as an additional one', async (t) => {
  const { send, url } = await createSinkAndEgress(t, {}, { extraCa: null });
  assertFailed(await send(url), 'certificate_invalid', 'securing');
});

test('a certificate for an IP address is valid for a destination with this address', async (t) => {
  const { sink, send } = await createSinkAndEgress(t, { certificate: await trustedCa.issue({ names: ['127.0.0.1'] }) });
  assertResponded(await send(`https://127.0.0.1:${sink.port}/`), 200);
  assert.deepEqual(sink.requests[0]?.headers[0], ['Host', `127.0.0.1:${sink.port}`]);
});

test('TLS 1.2 is accepted', async (t) => {
  const { send, url } = await createSinkAndEgress(t, { maxVersion: 'TLSv1.2' });
  assertResponded(await send(url), 200);
});

test('a probe opens one connection and sends no request', async (t) => {
  const { sink, egress, destinationOf, url } = await createSinkAndEgress(t);
  assert.equal(await egress.probe(destinationOf(url), 5_000), null);
  assert.deepEqual([sink.connections, sink.requests], [1, []]);
});
