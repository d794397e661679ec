import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import { systemClock } from '../../src/core/base/clock.ts';
import { createLog } from '../../src/core/base/log.ts';
import { isRefusal } from '../../src/core/base/refusal.ts';
import { startSequencer } from '../../src/core/db/postgres/event-sequencer.ts';
import { defaultStorageLimits } from '../../src/core/db/storage-limits.ts';
import type { Database } from '../../src/core/db/transaction.ts';
import type { EventLog } from '../../src/core/operation/event-log.ts';
import { openEventLog, openPipeline } from '../../src/core/operation/open-pipeline.ts';
import { allowancePolicy } from '../../src/exchange/limits.ts';
import { operations } from '../../src/exchange/operations.ts';
import { entryTables } from '../../src/exchange/store/entry-tables.ts';
import { migrations } from '../../src/migrations.ts';
import { type DatabaseKind, quietLog } from './databases.ts';
import { eventually } from './eventually.ts';
import { newCredential, newKey, someEntry } from './server.ts';

/** The operations of the exchange on a database that counts its reads, without HTTP. */
export interface InProcessExchange {
  readonly database: Database;
  readonly events: EventLog;
  readonly dataDir: string;
  /** How often the database was read, by statements that hold this text. */
  reads(part?: string): number;
  register(): Promise<InProcessAgent>;
  /** Calls an operation without a credential; throws when it is refused. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  readPublicly(name: string, input: object): Promise<any>;
  /** Resolves with the head of the log once every event has its position. */
  settled(): Promise<number>;
}

export interface InProcessAgent {
  readonly id: string;
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
  call(name: string, input?: object, wait?: { readonly seconds: number; readonly gone: AbortSignal }): Promise<any>;
}

const quiet = { waitSeconds: 0, dryRun: false, address: '127.0.0.1', abortSignal: () => new AbortController().signal };

export async function openExchangeInProcess(t: TestContext, kind: DatabaseKind): Promise<InProcessExchange> {
  const place = await kind.place(t);
  const opened = await place.open({ migrations, recordTables: entryTables });
  const { databaseUrl, dataDir } = place;
  if (databaseUrl !== undefined) {
    const own = { limits: defaultStorageLimits, clock: systemClock, log: quietLog, observer: {} };
    const sequencer = startSequencer({ databaseUrl, tables: ['exchange_event'], ...own });
    t.after(() => sequencer.stop());
  }
  const statements: string[] = [];
  const database = noteReads(opened, statements);
  const log = createLog('silent');
  const events = openEventLog({ database, log }, 'exchange_event');
  t.after(() => events.close());
  const execute = openPipeline(
    {
      ...{ config: { rateLimits: false }, database, clock: systemClock, log, sharedStore: null },
      ...{ longReads: null, drainSignal: new AbortController().signal },
    },
    { realm: 'exchange', policy: allowancePolicy, responseBytesMax: 1_000_000, events },
  );
  const run = async (name: string, call: Partial<Parameters<typeof execute>[1]>) => {
    const operation = operations.find((operation) => operation.name === name);
    if (operation === undefined) throw new Error(`There is no operation ${name}.`);
    const response = await execute(operation, { ...quiet, input: {}, authorization: undefined, ...call });
    if (isRefusal(response)) throw new Error(`${name} was refused: ${response.refusal.code}: ${response.detail}`);
    return JSON.parse(response.body);
  };
  return {
    database: opened,
    ...{ events, dataDir },
    reads: (part = '') => statements.filter((statement) => statement.includes(part)).length,
    async register() {
      const credential = newCredential();
      const name = `agent-${randomBytes(8).toString('hex')}`;
      const about = { description: 'An agent that a test has registered.', public_data_acknowledged: true };
      const { agent } = await run('register', { input: { name, ...about, credential, idempotency_key: newKey() } });
      return {
        id: agent.id,
        name,
        call: (operation, input = {}, wait = { seconds: 0, gone: new AbortController().signal }) =>
          run(operation, {
            input: isRead(operation) ? { ...input } : { idempotency_key: newKey(), ...input },
            authorization: `Bearer ${credential}`,
            waitSeconds: wait.seconds,
            abortSignal: () => wait.gone,
          }),
      };
    },
    readPublicly: (name, input) => run(name, { input }),
    async settled() {
      const { query } = opened.db;
      await eventually('every event to have its position', async () => {
        const waiting = query.selectFrom('exchange_event').select('id').where('position', 'is', null).limit(1);
        return (await opened.db.first(waiting)) === undefined;
      });
      return events.head(opened.db);
    },
  };
}

/** Publishes an entry as this agent; returns its id. */
export async function publish(agent: InProcessAgent, fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
  return (await agent.call('create_entry', someEntry(fields))).entry.id;
}

function isRead(name: string): boolean {
  return operations.find((operation) => operation.name === name)?.effect === 'read';
}

function noteReads(database: Database, statements: string[]): Database {
  const { db } = database;
  return {
    ...database,
    get changes() {
      return database.changes;
    },
    get accountChanges() {
      return database.accountChanges;
    },
    records: database.records,
    db: {
      ...{ dialect: db.dialect, query: db.query },
      all(query) {
        statements.push(query.compile().sql);
        return db.all(query);
      },
      first(query) {
        statements.push(query.compile().sql);
        return db.first(query);
      },
    },
  };
}
