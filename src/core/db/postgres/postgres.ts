import { createQueryBuilder } from '../query-builder.ts';
import { type Database, StorageUnavailable } from '../transaction.ts';
import { PostgresEpoch } from './epoch-postgres.ts';
import { runJob } from './postgres-job.ts';
import { PostgresPool } from './postgres-pool.ts';
import { runSnapshot } from './postgres-snapshot.ts';
import { type PostgresOptions, preparePostgres } from './postgres-start.ts';
import { PostgresDb, PostgresTx } from './postgres-tx.ts';
import { StatementNames } from './statement-names.ts';

/** Opens a PostgreSQL database, migrated to this version's schema. Throws StartupError. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { databaseUrl, limits, log } = options;
  const epoch = new PostgresEpoch(log);
  await preparePostgres(options, epoch);
  const pool = new PostgresPool(databaseUrl, limits, log, (client) => epoch.check(client));
  const query = createQueryBuilder('postgres');
  const names = new StatementNames(limits.statementsMax);
  const runner = {
    pool,
    attemptsMax: limits.attemptsMax,
    createTx: (run: ConstructorParameters<typeof PostgresTx>[2]) => new PostgresTx(query, names, run),
    onActionError: (error: unknown) => log.error({ err: error }, 'an action after a commit failed'),
  };
  const db = new PostgresDb(query, names, (statement) => pool.run(statement));
  const work = new OpenWork();
  return {
    dialect: 'postgres',
    changes: null,
    accountChanges: null,
    db,
    get epoch() {
      return epoch.current;
    },
    write: (job) => work.track(() => runJob(runner, job)),
    snapshot: (job) => work.track(() => runSnapshot(pool, (run) => new PostgresDb(query, names, run), job)),
    async ping() {
      await db.first(query.selectFrom('meta').select('key').limit(1));
    },
    async close() {
      await work.finish();
      await pool.close();
    },
  };
}

/** Counts what is under way, so that closing waits for it. */
class OpenWork {
  #open = 0;
  #closing = false;
  #onIdle: (() => void) | undefined;

  async track<Value>(act: () => Promise<Value>): Promise<Value> {
    if (this.#closing) throw new StorageUnavailable('The database is closing.');
    this.#open += 1;
    try {
      return await act();
    } finally {
      this.#open -= 1;
      if (this.#open === 0) this.#onIdle?.();
    }
  }

  async finish(): Promise<void> {
    this.#closing = true;
    if (this.#open === 0) return;
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
  }
}
