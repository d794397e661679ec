// A typical server for deliveries: stores a delivery, sends it over TLS with keep-alive, and stores the result.

import { createHmac, hash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import Fastify from 'fastify';
import { Agent, request } from 'undici';

interface StoreOptions {
  readonly dataDir: string;
  readonly ca: string;
  readonly keys: readonly string[];
}

process.once('message', (options: StoreOptions) => void serve(options));
process.once('disconnect', () => process.exit(0));

async function serve({ dataDir, ca, keys }: StoreOptions): Promise<void> {
  const db = new Sqlite(join(dataDir, 'deliveries.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(`create table account (hash text primary key);
    create table delivery (id text primary key, key text unique, destination text, lead text, status text, at integer)`);
  const addAccount = db.prepare('insert into account values (?)');
  for (const key of keys) addAccount.run(hash('sha256', key));
  const findAccount = db.prepare('select hash from account where hash = ?');
  const accept = db.prepare("insert into delivery values (?, ?, ?, ?, 'accepted', ?)");
  const finish = db.prepare('update delivery set status = ? where id = ?');
  const dispatcher = new Agent({ connect: { ca }, connections: 8 });
  const server = Fastify();
  server.post<{ Body: { destination: string; lead: object } }>('/deliveries', async ({ headers, body }, reply) => {
    const account = hash('sha256', (headers.authorization ?? '').slice('Bearer '.length));
    if (findAccount.get(account) === undefined) return reply.code(401).send({});
    const id = randomUUID();
    const lead = JSON.stringify(body.lead);
    accept.run(id, `${account} ${String(headers['idempotency-key'])}`, body.destination, lead, Date.now());
    const signature = createHmac('sha256', account).update(`${id}.${lead}`).digest('base64');
    const response = await request(body.destination, {
      dispatcher,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'webhook-id': id, 'webhook-signature': `v1,${signature}` },
      body: lead,
    });
    await response.body.text();
    const status = response.statusCode < 300 ? 'delivered' : 'failed';
    finish.run(status, id);
    return { id, status };
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  process.send?.((server.server.address() as AddressInfo).port);
}
