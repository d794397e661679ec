import type { TestContext } from 'node:test';
import pg from 'pg';
import { type Clock, systemClock } from '../../../src/core/base/clock.ts';
import { type DatabaseKind, type DatabaseLocation, postgres, sqlite } from '../../support/databases.ts';

/** A database whose clocks a test can set; the system clocks keep running. */
export interface SettableTime {
  readonly location: DatabaseLocation;
  readonly clock: Clock;
  /** Advances all clocks. */
  advance(ms: number): Promise<void>;
  /** Moves the clock that leases use by this time, forwards or backwards. */
  setClock(ms: number): Promise<void>;
}

export interface TimedKind extends Pick<DatabaseKind, 'name' | 'dialect' | 'missing'> {
  prepare(t: TestContext): Promise<SettableTime>;
}

const embedded: TimedKind = {
  ...sqlite,
  async prepare(t) {
    const location = await sqlite.createLocation(t);
    const { clock, offsets } = createOffsetClock();
    const setClock = async (ms: number) => {
      offsets.wallMs += ms;
    };
    const advanceBy = async (ms: number) => {
      offsets.wallMs += ms;
      offsets.monotonicMs += ms;
    };
    return { location, clock, advance: advanceBy, setClock };
  },
};

const onPostgres: TimedKind = {
  ...postgres,
  async prepare(t) {
    const location = await postgres.createLocation(t);
    const { clock, offsets } = createOffsetClock();
    const client = await overrideDatabaseClock(t, location.databaseUrl ?? '');
    const setClock = async (ms: number) => {
      await client.query("update settable.clock_offset set amount = amount + $1 * interval '1 millisecond'", [ms]);
    };
    const advanceBy = async (ms: number) => {
      offsets.monotonicMs += ms;
      await setClock(ms);
    };
    return { location, clock, advance: advanceBy, setClock };
  },
};

/** Both databases, each with the clock that leases use there: the machine's, or the database server's. */
export const timedKinds: readonly TimedKind[] = [embedded, onPostgres];

function createOffsetClock(): { clock: Clock; offsets: { wallMs: number; monotonicMs: number } } {
  const offsets = { wallMs: 0, monotonicMs: 0 };
  const clock: Clock = {
    nowMs: () => systemClock.nowMs() + offsets.wallMs,
    monotonicMs: () => systemClock.monotonicMs() + offsets.monotonicMs,
  };
  return { clock, offsets };
}

/** Overrides PostgreSQL's clock in every later session on this database; returns a client that can set the clock. */
async function overrideDatabaseClock(t: TestContext, url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // The database is dropped before this client ends, so its connection emits an error.
  client.on('error', () => {});
  await client.connect();
  t.after(() => client.end().catch(() => {}));
  await client.query(`
    create schema settable;
    create table settable.clock_offset (amount interval not null);
    insert into settable.clock_offset values ('0');
    create function settable.clock_timestamp() returns timestamptz language sql volatile
      as 'select pg_catalog.clock_timestamp() + amount from settable.clock_offset';
    do $$ begin
      execute format('alter database %I set search_path = settable, pg_catalog, public', current_database());
    end $$`);
  return client;
}
