import type { Config } from '../../core/base/config.ts';
import { databasesOf } from '../../core/base/databases.ts';
import { addressesOf } from '../../core/db/database-addresses.ts';
import {
  inspectPrimary,
  inspectReplica,
  type PrimaryState,
  type ReplicaState,
} from '../../core/db/postgres/inspect-replica.ts';
import { directAddress } from '../../core/db/postgres/postgres-address.ts';
import { replicaAgeMsMax } from '../../core/db/postgres/postgres-replicas.ts';
import { type CheckResult, fail, ok, warn } from './check-result.ts';

/** Checks each read replica: reachable, a standby, not far behind, same migrations and epoch as the primary. */
export async function checkReplicas(config: Config): Promise<CheckResult[]> {
  const [main] = databasesOf(config);
  const addresses = main === undefined ? null : addressesOf(main);
  if (addresses === null || config.databaseReadUrls.length === 0) return [];
  let primary: PrimaryState;
  try {
    primary = await inspectPrimary(directAddress(addresses));
  } catch {
    return [warn('replicas', 'not checked, since the primary cannot be reached')];
  }
  return Promise.all(config.databaseReadUrls.map((url) => checkReplica(url, primary)));
}

async function checkReplica(url: string, primary: PrimaryState): Promise<CheckResult> {
  const subject = `replica ${new URL(url).host}`;
  try {
    return evaluateReplica(subject, await inspectReplica(url, primary), primary);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = message === '' ? String(code) : message;
    const remedy = 'start it, or correct its address, user and password in RIALTO_DATABASE_READ_URL';
    return fail(subject, `${reason}: searches are read from the primary. To use it, ${remedy}`);
  }
}

function evaluateReplica(subject: string, replica: ReplicaState, primary: PrimaryState): CheckResult {
  if (!replica.isStandby)
    return fail(
      subject,
      'is not a standby: pg_is_in_recovery() is false, so it never receives the writes of the primary. Create it with pg_basebackup --write-recovery-conf, or remove it from RIALTO_DATABASE_READ_URL',
    );
  const { lagBytes, lagSeconds } = replica;
  const isBehind = lagBytes > 0 && (lagSeconds === null || lagSeconds * 1_000 > replicaAgeMsMax);
  const lag = `${lagBytes} bytes of the write-ahead log, its last commit is ${lagSeconds === null ? 'unknown' : `${Math.round(lagSeconds)} s old`}`;
  if (isBehind)
    return warn(
      subject,
      `is behind by ${lag}: searches are read from the primary. Check pg_stat_replication on the primary, and pg_is_wal_replay_paused() and recovery_min_apply_delay on the replica`,
    );
  const missingMigrations = primary.migrations.filter((name) => !replica.migrations.includes(name));
  if (missingMigrations.length > 0 || replica.epoch !== primary.epoch)
    return fail(
      subject,
      `${describeDifference(replica, missingMigrations)}: it replicates another server or database than DATABASE_URL. Correct RIALTO_DATABASE_READ_URL, or create it again with pg_basebackup`,
    );
  return ok(subject, `is a standby with the schema and epoch of the primary, ${lagBytes} bytes behind`);
}

function describeDifference({ migrations }: ReplicaState, missingMigrations: readonly string[]): string {
  if (migrations.length === 0) return 'has no tables of Rialto';
  return missingMigrations.length > 0 ? `lacks the migrations ${missingMigrations.join(', ')}` : 'has another epoch';
}
