import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, type TestContext, test } from 'node:test';
import { createServer, type TLSSocket, type TlsOptions } from 'node:tls';
import { type Certificate, createCertificateAuthority } from '../../../demo/certificates.mjs';
import { systemClock } from '../../../src/core/base/clock.ts';
import { httpResponse } from '../../support/tls-sink.ts';
import {
  assertFailed,
  assertResponded,
  createTestEgress,
  sinkName,
  type TestEgress,
  trustedCa,
} from './test-egress.ts';

const untrustedCa = await createCertificateAuthority('Untrusted CA');
const trustedCertificate = await trustedCa.issue({ names: [sinkName] });

describe('a new connection to the same origin', () => {
  test('resumes the TLS session of the previous connection of the account', async (t) => {
    const { send, resumptions } = await startClosingServer(t);
    for (let round = 0; round < 4; round += 1) assertResponded(await send(), 200);
    assert.deepEqual(resumptions, [false, true, true, true]);
  });

  test('resumes the TLS session with TLS 1.2 as well', async (t) => {
    const { send, resumptions } = await startClosingServer(t, { maxVersion: 'TLSv1.2' });
    for (let round = 0; round < 3; round += 1) assertResponded(await send(), 200);
    assert.deepEqual(resumptions, [false, true, true]);
  });

  test('makes a full handshake for the first request of another account', async (t) => {
    const { send, resumptions } = await startClosingServer(t);
    assertResponded(await send(), 200);
    assertResponded(await send({ partition: 'another account' }), 200);
    assertResponded(await send({ partition: 'another account' }), 200);
    assert.deepEqual(resumptions, [false, false, true]);
  });

  test('verifies the certificate again after ten seconds, however often the session was resumed', async (t) => {
    let clockOffsetMs = 0;
    const clock = { ...systemClock, monotonicMs: () => systemClock.monotonicMs() + clockOffsetMs };
    const { send, resumptions } = await startClosingServer(t, {}, { clock });
    for (const nextMs of [6_000, 6_000, 0]) {
      assertResponded(await send(), 200);
      clockOffsetMs += nextMs;
    }
    assert.deepEqual(resumptions, [false, true, false]);
  });
});

describe('a resumable session does not skip certificate checks of a server', () => {
  test('whose certificate was replaced by an untrusted one', async (t) => {
    const { send, server, resumptions } = await startClosingServer(t);
    assertResponded(await send(), 200);
    server.setSecureContext(await untrustedCa.issue({ names: [sinkName] }));
    assertFailed(await send(), 'certificate_invalid', 'securing');
    assert.deepEqual(resumptions, [false]);
  });

  test('that restarted with a certificate for another name', async (t) => {
    const testServer = await startClosingServer(t);
    assertResponded(await testServer.send(), 200);
    await testServer.restart(await trustedCa.issue({ names: ['other.example.com'] }));
    assertFailed(await testServer.send(), 'certificate_other_name', 'securing');
  });

  test('whose certificate has expired since, although it still accepts the session', async (t) => {
    let clockOffsetMs = 0;
    const clock = { ...systemClock, nowMs: () => systemClock.nowMs() + clockOffsetMs };
    const { send, resumptions } = await startClosingServer(t, {}, { clock });
    assertResponded(await send(), 200);
    // By this clock the certificate has expired, so the egress does not offer the session and makes a full handshake.
    // The handshake succeeds, because the TLS library reads the system clock, by which the certificate is valid.
    clockOffsetMs = 1_000 * 86_400_000;
    assertResponded(await send(), 200);
    assert.deepEqual(resumptions, [false, false]);
  });

  test('whose certificate was already expired at the first connection', async (t) => {
    const dayMs = 86_400_000;
    const [notBefore, notAfter] = [new Date(Date.now() - 2 * dayMs), new Date(Date.now() - dayMs)];
    const { send, resumptions } = await startClosingServer(
      t,
      await trustedCa.issue({ names: [sinkName], notBefore, notAfter }),
    );
    for (let round = 0; round < 2; round += 1) assertFailed(await send(), 'certificate_expired', 'securing');
    assert.deepEqual(resumptions, []);
  });
});

test('a server that aborts a resumed handshake gets a full handshake immediately', async (t) => {
  const { send, server, resumptions } = await startClosingServer(t);
  assertResponded(await send(), 200);
  let abortedHandshakes = 0;
  server.prependListener('connection', (socket) => {
    if (abortedHandshakes > 0) return;
    abortedHandshakes += 1;
    socket.destroy();
  });
  assertResponded(await send(), 200);
  assert.deepEqual([abortedHandshakes, resumptions], [1, [false, false]]);
});

interface ClosingServer extends Omit<TestEgress, 'send'> {
  readonly server: ReturnType<typeof createServer>;
  /** Whether each TLS connection, in order, resumed a session. */
  readonly resumptions: readonly boolean[];
  readonly send: (requestChanges?: Parameters<TestEgress['send']>[1]) => ReturnType<TestEgress['send']>;
  /** Restarts the server on the same port with another certificate. */
  readonly restart: (certificate: Certificate) => Promise<void>;
}

/** A server that closes each connection after its response, so that none is reused. */
async function startClosingServer(
  t: TestContext,
  tls: TlsOptions = {},
  options: Omit<Parameters<typeof createTestEgress>[1], 'allow'> = {},
): Promise<ClosingServer> {
  const resumptions: boolean[] = [];
  const listen = async (certificate: TlsOptions, port: number) => {
    const tlsServer = createServer(
      { ...trustedCertificate, ...tls, ...certificate, ALPNProtocols: ['http/1.1'] },
      (socket) => respondTo(socket, resumptions),
    );
    tlsServer.on('tlsClientError', () => {});
    tlsServer.listen(port, '127.0.0.1');
    await once(tlsServer, 'listening');
    t.after(() => tlsServer.close());
    return tlsServer;
  };
  const server = await listen({}, 0);
  const { port } = server.address() as AddressInfo;
  const egress = await createTestEgress(t, { allow: `127.0.0.1:${port}`, ...options });
  const url = `https://${sinkName}:${port}/leads`;
  return {
    ...egress,
    server,
    resumptions,
    send: (requestChanges) => egress.send(url, requestChanges),
    async restart(certificate) {
      server.close();
      await once(server, 'close');
      await listen(certificate, port);
    },
  };
}

function respondTo(socket: TLSSocket, resumptions: boolean[]): void {
  resumptions.push(socket.isSessionReused());
  socket.on('error', () => {});
  socket.once('data', () => socket.end(httpResponse('200 OK', 'taken', 'Connection: close\r\n')));
}
