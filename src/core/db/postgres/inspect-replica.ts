import type pg from 'pg';
import { epochKey } from '../epoch.ts';
import { PostgresAddress } from './postgres-address.ts';
import { withClient } from './with-client.ts';

/** State of a server that replicates or should replicate the primary. */
export interface ReplicaState {
  readonly isStandby: boolean;
  /** Write-ahead log of the primary that the replica has not replayed, in bytes. */
  readonly lagBytes: number;
  /** Age of the last commit that the replica has replayed, in seconds; null before the first. */
  readonly lagSeconds: number | null;
  readonly migrations: readonly string[];
  readonly epoch: string | null;
}

/** State of the primary, with which a replica is compared. */
export interface PrimaryState extends Pick<ReplicaState, 'migrations' | 'epoch'> {
  /** Write position of the primary. */
  readonly lsn: string;
}

/** Throws when the primary cannot be reached. */
export function inspectPrimary(address: PostgresAddress): Promise<PrimaryState> {
  return withClient(address, async (client) => ({
    ...(await readMigrationsAndEpoch(client)),
    lsn: (await client.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')).rows[0]?.lsn ?? '0/0',
  }));
}

/** Inspects the server of RIALTO_DATABASE_READ_URL, read-only. Throws when it cannot be reached. */
export function inspectReplica(url: string, { lsn }: PrimaryState): Promise<ReplicaState> {
  return withClient(new PostgresAddress(url, 'RIALTO_DATABASE_READ_URL'), async (client) => {
    const { rows } = await client.query<{ standby: boolean; bytes: string | null; seconds: number | null }>(
      `select pg_is_in_recovery() as standby,
         case when pg_is_in_recovery() then pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::text end as bytes,
         extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as seconds`,
      [lsn],
    );
    const { standby = false, bytes = null, seconds = null } = rows[0] ?? {};
    const lag = { lagBytes: Math.max(0, Number(bytes ?? 0)), lagSeconds: seconds };
    return { isStandby: standby, ...lag, ...(await readMigrationsAndEpoch(client)) };
  });
}

async function readMigrationsAndEpoch(client: pg.Client): Promise<Pick<ReplicaState, 'migrations' | 'epoch'>> {
  const tables = await client.query<{ migration_table: string | null }>(
    "select to_regclass('migration')::text as migration_table",
  );
  if (tables.rows[0]?.migration_table == null) return { migrations: [], epoch: null };
  const migrations = await client.query<{ name: string }>('select name from migration order by name');
  const meta = await client.query<{ value: string }>('select value from meta where key = $1', [epochKey]);
  return { migrations: migrations.rows.map(({ name }) => name), epoch: meta.rows[0]?.value ?? null };
}
