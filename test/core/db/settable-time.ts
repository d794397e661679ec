import type { TestContext } from 'node:test';
import pg from 'pg';
import { type Clock, systemClock } from '../../../src/core/base/clock.ts';
import { type DatabaseKind, type DatabaseLocation, postgres, sqlite } from '../../support/databases.ts';

/** A place whose time a test can move: real clocks go on beside it. */
export interface SettableTime {
  readonly location: DatabaseLocation;
  readonly clock: Clock;
  /** So much time passes, by every clock there is. */
  letPass(ms: number): Promise<void>;
  /** Someone sets the clock by which nodes promise to be alive, forwards or back. */
  setClock(ms: number): Promise<void>;
}

export interface TimedKind extends Pick<DatabaseKind, 'name' | 'dialect' | 'missing'> {
  prepare(t: TestContext): Promise<SettableTime>;
}

const embedded: TimedKind = {
  ...sqlite,
  async prepare(t) {
    const location = await sqlite.place(t);
    const { clock, moved } = movedClock();
    const setClock = async (ms: number) => {
      moved.wallMs += ms;
    };
    const letPass = async (ms: number) => {
      moved.wallMs += ms;
      moved.monotonicMs += ms;
    };
    return { location: location, clock, letPass, setClock };
  },
};

const onPostgres: TimedKind = {
  ...postgres,
  async prepare(t) {
    const location = await postgres.place(t);
    const { clock, moved } = movedClock();
    const client = await shadowClock(t, location.databaseUrl ?? '');
    const setClock = async (ms: number) => {
      await client.query("update settable.moved set by = by + $1 * interval '1 millisecond'", [ms]);
    };
    const letPass = async (ms: number) => {
      moved.monotonicMs += ms;
      await setClock(ms);
    };
    return { location: location, clock, letPass, setClock };
  },
};

/** Both databases, each with the clock that counts there: the machine's, or the database server's. */
export const timedKinds: readonly TimedKind[] = [embedded, onPostgres];

function movedClock(): { clock: Clock; moved: { wallMs: number; monotonicMs: number } } {
  const moved = { wallMs: 0, monotonicMs: 0 };
  const clock: Clock = {
    nowMs: () => systemClock.nowMs() + moved.wallMs,
    monotonicMs: () => systemClock.monotonicMs() + moved.monotonicMs,
  };
  return { clock, moved };
}

/** Puts a clock of the test's own before PostgreSQL's in every session on this database. */
async function shadowClock(t: TestContext, url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // The database goes, and with it this connection, before the test is over.
  client.on('error', () => {});
  await client.connect();
  t.after(() => client.end().catch(() => {}));
  await client.query(`
    create schema settable;
    create table settable.moved (by interval not null);
    insert into settable.moved values ('0');
    create function settable.clock_timestamp() returns timestamptz language sql volatile
      as 'select pg_catalog.clock_timestamp() + by from settable.moved';
    do $$ begin
      execute format('alter database %I set search_path = settable, pg_catalog, public', current_database());
    end $$`);
  return client;
}
