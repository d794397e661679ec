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
import { immediateCall } from '../../src/core/operation/pipeline.ts';
import { callLimitPolicy } from '../../src/exchange/limits.ts';
import { operations } from '../../src/exchange/operations.ts';
import { entryTables } from '../../src/exchange/store/entry-tables.ts';
import { migrations } from '../../src/migrations.ts';
import { type DatabaseKind, noopLog } from './databases.ts';
import { eventually } from './eventually.ts';
import { newCredential, newKey, validEntry } from './server.ts';

/** The exchange's operations without HTTP, on a database whose reads are counted. */
export interface InProcessExchange {
  /** Reads that a test makes through this member are not counted. */
  readonly database: Database;
  readonly events: EventLog;
  readonly dataDir: string;
  /** Number of database reads outside of snapshots and transactions whose SQL contains this text. */
  reads(sqlText?: string): number;
  register(): Promise<InProcessAgent>;
  /** Calls an operation without a credential; throws when it is refused. */
  // biome-ignore lint/suspicious/noExplicitAny: responses are untyped JSON.
  readPublicly(name: string, input: object): Promise<any>;
  /** Waits until every event has a position; returns the head of the log. */
  waitForPositions(): Promise<number>;
}

export interface InProcessAgent {
  readonly id: string;
  readonly name: string;
  /** Calls an operation; throws when it is refused. `wait` is for a long poll. */
  // biome-ignore lint/suspicious/noExplicitAny: responses are untyped JSON.
  call(name: string, input?: object, wait?: { readonly seconds: number; readonly signal: AbortSignal }): Promise<any>;
}

const defaultCall = { ...immediateCall, address: '127.0.0.1' };

export async function openExchangeInProcess(t: TestContext, kind: DatabaseKind): Promise<InProcessExchange> {
  const location = await kind.createLocation(t);
  const uncountedDatabase = await location.open({ migrations, recordTables: entryTables });
  const { databaseUrl, dataDir } = location;
  if (databaseUrl !== undefined) {
    const options = { limits: defaultStorageLimits, clock: systemClock, log: noopLog, observer: {} };
    const sequencer = startSequencer({ databaseUrl, tables: ['exchange_event'], ...options });
    t.after(() => sequencer.stop());
  }
  const statements: string[] = [];
  const database = countReads(uncountedDatabase, statements);
  const log = createLog('silent');
  const events = openEventLog({ database, log }, 'exchange_event');
  t.after(() => events.close());
  const execute = openPipeline(
    {
      ...{ config: { areRateLimitsEnabled: false }, database, clock: systemClock, log, sharedStore: null },
      ...{ longReads: null, drainSignal: new AbortController().signal },
    },
    { realm: 'exchange', policy: callLimitPolicy, responseCharactersMax: 1_000_000, events },
  );
  const callOperation = async (name: string, call: Partial<Parameters<typeof execute>[1]>) => {
    const operation = operations.find((operation) => operation.name === name);
    if (operation === undefined) throw new Error(`There is no operation ${name}.`);
    const response = await execute(operation, { ...defaultCall, input: {}, authorization: undefined, ...call });
    if (isRefusal(response)) throw new Error(`${name} was refused: ${response.errorKind.code}: ${response.detail}`);
    return JSON.parse(response.body);
  };
  return {
    database: uncountedDatabase,
    ...{ events, dataDir },
    reads: (sqlText = '') => statements.filter((statement) => statement.includes(sqlText)).length,
    async register() {
      const credential = newCredential();
      const name = `agent-${randomBytes(8).toString('hex')}`;
      const profile = { description: 'An agent that a test has registered.', public_data_acknowledged: true };
      const { agent } = await callOperation('register', {
        input: { name, ...profile, credential, idempotency_key: newKey() },
      });
      return {
        id: agent.id,
        name,
        call: (operation, input = {}, wait = { seconds: 0, signal: new AbortController().signal }) =>
          callOperation(operation, {
            input: isRead(operation) ? { ...input } : { idempotency_key: newKey(), ...input },
            authorization: `Bearer ${credential}`,
            waitSeconds: wait.seconds,
            abortSignal: () => wait.signal,
          }),
      };
    },
    readPublicly: (name, input) => callOperation(name, { input }),
    async waitForPositions() {
      await eventually('every event has its position', async () => !(await hasEventWithoutPosition(uncountedDatabase)));
      return events.head(uncountedDatabase.db);
    },
  };
}

async function hasEventWithoutPosition({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const event = db.query.selectFrom('exchange_event').select('id').where('position', 'is', null).limit(1);
  return (await db.first(event)) !== undefined;
}

/** Publishes an entry as this agent; returns its id. */
export async function publish(agent: InProcessAgent, fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
  return (await agent.call('create_entry', validEntry(fields))).entry.id;
}

function isRead(name: string): boolean {
  return operations.find((operation) => operation.name === name)?.effect === 'read';
}

/** A database that adds the SQL of each read outside of snapshots and transactions to `statements`. */
function countReads(database: Database, statements: string[]): Database {
  const { db } = database;
  return {
    ...database,
    get commitCount() {
      return database.commitCount;
    },
    get accountCommitCount() {
      return database.accountCommitCount;
    },
    recordChanges: database.recordChanges,
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
