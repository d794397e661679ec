import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, type TestContext, test } from 'node:test';
import { eventually } from '../../support/eventually.ts';
import { assertFailed, assertResponded, createSinkAndEgress, createTestEgress, sinkName } from './test-egress.ts';

const reset = (socket: Socket) => socket.resetAndDestroy();

describe('a failed connection', () => {
  const failuresBeforeSend: readonly [title: string, action: (socket: Socket) => void][] = [
    ['a reset at once', reset],
    ['a close at once', (socket) => socket.end()],
    ['a reset at the first byte of TLS', (socket) => socket.once('data', () => reset(socket))],
    ['a close at the first byte of TLS', (socket) => socket.once('data', () => socket.end())],
  ];
  for (const [title, fail] of failuresBeforeSend)
    test(`is reported as reset_before_sent after ${title}`, async (t) => {
      const { port } = await plainServer(t, fail);
      const { send } = await createTestEgress(t, { allow: `127.0.0.1:${port}` });
      const outcome = await send(`https://${sinkName}:${port}/`);
      // A reset may arrive before the connection event.
      assertFailed(outcome, 'reset_before_sent', outcome.phase === 'connecting' ? 'connecting' : 'securing');
    });

  test('is reported when no process listens on the port', async (t) => {
    const port = await closedPort();
    const { send } = await createTestEgress(t, { allow: `127.0.0.1:${port}` });
    const outcome = await send(`https://${sinkName}:${port}/`);
    assertFailed(outcome, 'connect_refused', 'connecting');
  });

  test('is followed by a connection to the next address of the name', async (t) => {
    const { sink } = await createSinkAndEgress(t);
    const dns = ({ type }: { type: string }) =>
      type === 'A' ? (['127.0.0.2', '127.0.0.1'] as const).map((value) => ({ type: 'A' as const, value })) : [];
    const { send } = await createTestEgress(t, { allow: `127.0.0.1:${sink.port},127.0.0.2:${sink.port}`, dns });
    assertResponded(await send(`https://${sinkName}:${sink.port}/`), 200);
  });

  test('to an address that does not respond leaves time for the next address', async (t) => {
    const { port } = await unresponsiveServer(t);
    const limits = { connectMs: 400 };
    const oneAddressEgress = await createTestEgress(t, { allow: `127.0.0.1:${port}`, limits });
    const outcome = await oneAddressEgress.send(`https://${sinkName}:${port}/`);
    assertFailed(outcome, 'connect_timeout', 'connecting');
    assert.ok(outcome.timings.totalMs >= 395 && outcome.timings.totalMs < 10_000, `${outcome.timings.totalMs} ms`);
    const addresses = ['127.0.0.1', '127.0.0.2'].map((value) => ({ type: 'A' as const, value }));
    const dns = ({ type }: { type: string }) => (type === 'A' ? addresses : []);
    const allow = `127.0.0.1:${port},127.0.0.2:${port}`;
    const twoAddressesEgress = await createTestEgress(t, { allow, limits: { connectMs: 1_600 }, dns });
    // A process that was blocked may not have had time for the second address.
    const twoAddressesOutcome = await eventually('the next address is tried before the limit', async () => {
      const result = await twoAddressesEgress.send(`https://${sinkName}:${port}/`);
      return (process.platform !== 'linux' || result.timings.totalMs < 1_550) && result;
    });
    assertFailed(
      twoAddressesOutcome,
      process.platform === 'linux' ? 'connect_refused' : 'connect_timeout',
      'connecting',
    );
    // The first address gets half of 1,600 ms. Timers may end a few milliseconds early.
    assert.ok(twoAddressesOutcome.timings.totalMs >= 795, `${twoAddressesOutcome.timings.totalMs} ms`);
  });

  test('is reported when the server never finishes the handshake', async (t) => {
    const { port } = await plainServer(t);
    const { send } = await createTestEgress(t, { allow: `127.0.0.1:${port}`, limits: { tlsMs: 200 } });
    const outcome = await send(`https://${sinkName}:${port}/`);
    assertFailed(outcome, 'tls_timeout', 'securing');
    assert.ok(outcome.timings.totalMs >= 195 && outcome.timings.totalMs < 10_000, `${outcome.timings.totalMs} ms`);
    assert.equal(typeof outcome.timings.connectMs, 'number');
  });
});

/** Starts a TCP server without TLS. */
async function plainServer(
  t: TestContext,
  onConnection: (socket: Socket) => void = () => {},
): Promise<{ port: number }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port };
}

/** A stopped listener with a full backlog: further connections get no response. */
async function unresponsiveServer(t: TestContext): Promise<{ port: number }> {
  const program = `const server = require('node:net').createServer();
    server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => process.stdout.write(String(server.address().port)));`;
  const child = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  t.after(() => child.kill('SIGKILL'));
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGSTOP');
  const port = Number(output.toString());
  const backlog = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  t.after(() => {
    for (const socket of backlog) socket.destroy();
  });
  await eventually('the backlog is full', () => backlog.filter((socket) => !socket.connecting).length >= 2);
  return { port };
}

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
