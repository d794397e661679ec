import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, type TestContext, test } from 'node:test';
import { createServer, type TLSSocket, type TlsOptions } from 'node:tls';
import { type Certificate, certificateAuthority } from '../../../demo/certificates.mjs';
import { systemClock } from '../../../src/core/base/clock.ts';
import { httpResponse } from '../../support/tls-sink.ts';
import { assertFailed, assertResponded, sinkName, type TestEgress, testEgress, trustedCa } from './test-egress.ts';

const unknown = await certificateAuthority('Untrusted CA');
const valid = await trustedCa.issue({ names: [sinkName] });

describe('a new connection of the same account to the same origin', () => {
  test('resumes the TLS session of the last one', async (t) => {
    const { send, resumed } = await closingServer(t);
    for (let round = 0; round < 4; round += 1) assertResponded(await send(), 200);
    assert.deepEqual(resumed, [false, true, true, true]);
  });

  test('resumes it with TLS 1.2 as well', async (t) => {
    const { send, resumed } = await closingServer(t, { maxVersion: 'TLSv1.2' });
    for (let round = 0; round < 3; round += 1) assertResponded(await send(), 200);
    assert.deepEqual(resumed, [false, true, true]);
  });

  test('makes a full handshake for another account', async (t) => {
    const { send, resumed } = await closingServer(t);
    assertResponded(await send(), 200);
    assertResponded(await send({ partition: 'another account' }), 200);
    assertResponded(await send({ partition: 'another account' }), 200);
    assert.deepEqual(resumed, [false, false, true]);
  });

  test('verifies the certificate again after ten seconds, however often the session was resumed', async (t) => {
    let movedMs = 0;
    const clock = { ...systemClock, monotonicMs: () => systemClock.monotonicMs() + movedMs };
    const { send, resumed } = await closingServer(t, {}, { clock });
    for (const nextMs of [6_000, 6_000, 0]) {
      assertResponded(await send(), 200);
      movedMs += nextMs;
    }
    assert.deepEqual(resumed, [false, true, false]);
  });
});

describe('a resumable session does not skip certificate checks of a server', () => {
  test('whose certificate was replaced by an untrusted one', async (t) => {
    const { send, server, resumed } = await closingServer(t);
    assertResponded(await send(), 200);
    server.setSecureContext(await unknown.issue({ names: [sinkName] }));
    assertFailed(await send(), 'certificate_invalid', 'securing');
    assert.deepEqual(resumed, [false]);
  });

  test('that restarted with a certificate for another name', async (t) => {
    const first = await closingServer(t);
    assertResponded(await first.send(), 200);
    await first.restart(await trustedCa.issue({ names: ['other.example.com'] }));
    assertFailed(await first.send(), 'certificate_other_name', 'securing');
  });

  test('whose certificate has expired since, although it still accepts the session', async (t) => {
    let movedMs = 0;
    const clock = { ...systemClock, nowMs: () => systemClock.nowMs() + movedMs };
    const { send, resumed } = await closingServer(t, {}, { clock });
    assertResponded(await send(), 200);
    // By the client's clock the certificate has expired: the session is not offered, and a full handshake is made.
    movedMs = 1_000 * 86_400_000;
    assertResponded(await send(), 200);
    assert.deepEqual(resumed, [false, false]);
  });

  test('with a certificate that had expired when it was first seen', async (t) => {
    const day = 86_400_000;
    const [notBefore, notAfter] = [new Date(Date.now() - 2 * day), new Date(Date.now() - day)];
    const { send, resumed } = await closingServer(t, await trustedCa.issue({ names: [sinkName], notBefore, notAfter }));
    for (let round = 0; round < 2; round += 1) assertFailed(await send(), 'certificate_expired', 'securing');
    assert.deepEqual(resumed, []);
  });
});

test('a server that aborts a resumed handshake gets a full handshake immediately', async (t) => {
  const { send, server, resumed, url } = await closingServer(t);
  assertResponded(await send(), 200);
  let abortsResumption = 0;
  server.prependListener('connection', (socket) => {
    if (abortsResumption > 0) return;
    abortsResumption += 1;
    socket.destroy();
  });
  assertResponded(await send(), 200);
  assert.deepEqual([abortsResumption, resumed, url.startsWith('https')], [1, [false, false], true]);
});

interface ClosingServer extends Omit<TestEgress, 'send'> {
  readonly url: string;
  readonly server: ReturnType<typeof createServer>;
  /** For each TLS connection, in order. */
  readonly resumed: readonly boolean[];
  readonly send: (change?: Parameters<TestEgress['send']>[1]) => ReturnType<TestEgress['send']>;
  /** The same port with another certificate. */
  readonly restart: (certificate: Certificate) => Promise<void>;
}

/** A server that closes each connection after its response, so that none is reused. */
async function closingServer(
  t: TestContext,
  tls: TlsOptions = {},
  options: Omit<Parameters<typeof testEgress>[1], 'allow'> = {},
): Promise<ClosingServer> {
  const resumed: boolean[] = [];
  const listen = async (certificate: TlsOptions, port: number) => {
    const opened = createServer({ ...valid, ...tls, ...certificate, ALPNProtocols: ['http/1.1'] }, (socket) =>
      respondTo(socket, resumed),
    );
    opened.on('tlsClientError', () => {});
    opened.listen(port, '127.0.0.1');
    await once(opened, 'listening');
    t.after(() => opened.close());
    return opened;
  };
  const server = await listen({}, 0);
  const { port } = server.address() as AddressInfo;
  const opened = await testEgress(t, { allow: `127.0.0.1:${port}`, ...options });
  const url = `https://${sinkName}:${port}/leads`;
  return {
    ...opened,
    url,
    server,
    resumed,
    send: (change) => opened.send(url, change),
    async restart(certificate) {
      server.close();
      await once(server, 'close');
      await listen(certificate, port);
    },
  };
}

function respondTo(socket: TLSSocket, resumed: boolean[]): void {
  resumed.push(socket.isSessionReused());
  socket.on('error', () => {});
  socket.once('data', () => socket.end(httpResponse('200 OK', 'taken', 'Connection: close\r\n')));
}
