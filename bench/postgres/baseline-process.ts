// Baseline server for PostgreSQL: Fastify and pg run the recorded statements, prepared, in the same order and
// transactions, and return the recorded response.

import { hash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';
import { newId } from '../../src/core/base/ids.ts';
import type { ParameterSource, RecordedStatement, Recording } from './recording.ts';

interface Options {
  readonly databaseUrl: string;
  readonly connectionsMax: number;
  readonly recordings: readonly Recording[];
}

/** Values of one request, from which later statements take their parameters. */
interface RequestRun {
  readonly body: Readonly<Record<string, unknown>>;
  readonly credentialHash: string;
  readonly ids: string[];
  readonly rows: (Record<string, unknown> | undefined)[];
}

process.once('message', (options: Options) => void serve(options));
process.once('disconnect', () => process.exit(0));

async function serve({ databaseUrl, connectionsMax, recordings }: Options): Promise<void> {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connectionsMax });
  const server = Fastify({ logger: false });
  for (const [path, variants] of Map.groupBy(recordings, (recording) => recording.path)) {
    const responses = variants.map((variant) => Buffer.from(variant.response));
    let requestCount = 0;
    server.post(path, async (request, reply) => {
      const variantIndex = requestCount++ % variants.length;
      const bearer = (request.headers.authorization ?? '').slice('Bearer '.length);
      const run = {
        body: request.body as RequestRun['body'],
        credentialHash: hash('sha256', bearer),
        ids: [],
        rows: [],
      };
      await runAll(pool, (variants[variantIndex] as Recording).statements, run);
      return reply.type('application/json; charset=utf-8').send(responses[variantIndex]);
    });
  }
  await server.listen({ host: '127.0.0.1', port: 0 });
  process.send?.((server.server.address() as AddressInfo).port);
}

async function runAll(pool: pg.Pool, statements: readonly RecordedStatement[], run: RequestRun): Promise<void> {
  let client: pg.PoolClient | undefined;
  try {
    for (const statement of statements) {
      if (statement.text.startsWith('begin')) client = await pool.connect();
      run.rows.push(await runOne(client ?? pool, statement, run));
      if (statement.text !== 'commit') continue;
      client?.release();
      client = undefined;
    }
  } finally {
    client?.release(true);
  }
}

async function runOne(
  connection: pg.Pool | pg.PoolClient,
  { name, text, values }: RecordedStatement,
  run: RequestRun,
): Promise<Record<string, unknown> | undefined> {
  if (name === undefined) return void (await connection.query(text));
  const result = await connection.query({ name, text, values: values.map((source) => valueFor(source, run)) });
  return result.rows[0] as Record<string, unknown> | undefined;
}

function valueFor(source: ParameterSource, run: RequestRun): unknown {
  switch (source.from) {
    case 'constant':
      return source.value;
    case 'body':
      return run.body[source.property];
    case 'credential':
      return run.credentialHash;
    case 'id':
      run.ids[source.number] ??= newId(source.prefix, Date.now());
      return run.ids[source.number];
    case 'row':
      return run.rows[source.statement]?.[source.column];
  }
}
