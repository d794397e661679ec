import type pg from 'pg';
import { epochKey } from '../epoch.ts';
import { PostgresAddress } from './postgres-address.ts';
import { withClient } from './with-client.ts';

/** State of a server that replicates or should replicate the primary. */
export interface ReplicaState {
  readonly isStandby: boolean;
  /** Write-ahead log of the primary that it has not replayed, in bytes; 0: none. */
  readonly behindBytes: number;
  /** Age of the last commit that it has replayed, in seconds; null: none yet. */
  readonly behindS: number | null;
  readonly migrations: readonly string[];
  readonly epoch: string | null;
}

/** What a replica is compared with. */
export interface PrimaryState extends Pick<ReplicaState, 'migrations' | 'epoch'> {
  /** Write position of the primary. */
  readonly lsn: string;
}

/** Throws when the primary cannot be reached. */
export function inspectPrimary(address: PostgresAddress): Promise<PrimaryState> {
  return withClient(address, async (client) => ({
    ...(await readContent(client)),
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
    const lag = { behindBytes: Math.max(0, Number(bytes ?? 0)), behindS: seconds };
    return { isStandby: standby, ...lag, ...(await readContent(client)) };
  });
}

async function readContent(client: pg.Client): Promise<Pick<ReplicaState, 'migrations' | 'epoch'>> {
  const tables = await client.query<{ migrated: string | null }>("select to_regclass('migration')::text as migrated");
  if (tables.rows[0]?.migrated == null) return { migrations: [], epoch: null };
  const migrations = await client.query<{ name: string }>('select name from migration order by name');
  const meta = await client.query<{ value: string }>('select value from meta where key = $1', [epochKey]);
  return { migrations: migrations.rows.map(({ name }) => name), epoch: meta.rows[0]?.value ?? null };
}
