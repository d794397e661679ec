import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { PostgresAddress } from '../../../src/core/db/postgres/postgres-address.ts';
import { PostgresPool } from '../../../src/core/db/postgres/postgres-pool.ts';
import { PostgresSockets } from '../../../src/core/db/postgres/postgres-sockets.ts';
import { directSessions } from '../../../src/core/db/postgres/session-mode.ts';
import { defaultStorageLimits } from '../../../src/core/db/storage-limits.ts';
import { StorageUnavailable } from '../../../src/core/db/transaction.ts';

test('a PostgreSQL connection that the server ends together with its start-up response is rejected as unavailable', async (t) => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([authenticationOk, readyForQuery, administratorShutdown])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const pool = new PostgresPool({
    name: 'rialto',
    address: new PostgresAddress(`postgres://user@127.0.0.1:${port}/database`, 'DATABASE_URL'),
    sockets: new PostgresSockets(),
    limits: defaultStorageLimits,
    mode: directSessions(defaultStorageLimits),
    check: async () => {},
    assertReachable: () => {},
    onLost: () => {},
  });
  t.after(() => pool.close());
  await assert.rejects(pool.acquire(), StorageUnavailable);
});

function message(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.write(type, 0);
  header.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}

const authenticationOk = message('R', Buffer.alloc(4));
const readyForQuery = message('Z', Buffer.from('I'));
const administratorShutdown = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));
