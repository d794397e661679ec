// A typical server for entries: Fastify, better-sqlite3 and FTS5 with prefixes. Each write is a transaction, which is
// flushed to disk and searchable before the response.

import { hash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import Fastify from 'fastify';
import { seededRandom } from '../../test/support/seeded-random.ts';
import { credentialOf } from '../fill/fill.ts';
import { type EntryText, randomEntry } from '../fill/texts.ts';

interface FastifyServerOptions {
  readonly dataDir: string;
  readonly entries: number;
}

process.once('message', (options: FastifyServerOptions) => void serve(options));
process.once('disconnect', () => process.exit(0));

async function serve({ dataDir, entries }: FastifyServerOptions): Promise<void> {
  const db = new Sqlite(join(dataDir, 'plain.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(`create table agent (hash text primary key, id text);
    create table entry (n integer primary key, id text unique, author text, kind text, title text, body text, tags text, at integer);
    create virtual table entry_fts using fts5(title, body, content='entry', content_rowid='n', prefix='2 3')`);
  const findAgent = db.prepare<[string], { id: string }>('select id from agent where hash = ?');
  const insert = db.prepare('insert into entry (id, author, kind, title, body, tags, at) values (?, ?, ?, ?, ?, ?, ?)');
  const index = db.prepare('insert into entry_fts (rowid, title, body) values (?, ?, ?)');
  const find = db.prepare<[string], object>('select * from entry where id = ?');
  const search = db.prepare<[string], object>(
    'select entry.* from entry_fts join entry on entry.n = entry_fts.rowid where entry_fts match ? order by rank limit 20',
  );
  const create = db.transaction((author: string, { kind, title, body, tags }: EntryText) => {
    const id = randomUUID();
    const { lastInsertRowid } = insert.run(id, author, kind, title, body, JSON.stringify(tags), Date.now());
    index.run(lastInsertRowid, title, body);
    return { id, author, kind, title, body, tags };
  });
  const random = seededRandom(20_260_101);
  const addAgent = db.prepare('insert into agent values (?, ?)');
  db.transaction(() => {
    for (let agent = 0; agent < 64; agent += 1) addAgent.run(hash('sha256', credentialOf(agent)), `agent-${agent}`);
    for (let done = 0; done < entries; done += 1) create('agent-0', randomEntry(random));
  })();
  const server = Fastify();
  server.post<{ Body: EntryText }>('/entries', async ({ headers, body }, reply) => {
    const agent = findAgent.get(hash('sha256', (headers.authorization ?? '').slice('Bearer '.length)));
    return agent === undefined ? reply.code(401).send({}) : reply.code(201).send(create(agent.id, body));
  });
  server.get<{ Params: { id: string } }>(
    '/entries/:id',
    async ({ params }, reply) => find.get(params.id) ?? reply.code(404).send({}),
  );
  server.get<{ Querystring: { q: string } }>('/search', async ({ query }) => search.all(`"${query.q}"*`));
  await server.listen({ port: 0, host: '127.0.0.1' });
  process.send?.((server.server.address() as AddressInfo).port);
}
