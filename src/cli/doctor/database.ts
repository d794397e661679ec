import { statSync } from 'node:fs';
import type { Clock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import { type DatabaseTarget, databasesOf } from '../../core/base/databases.ts';
import { createKeyring } from '../../core/base/keyring.ts';
import { type DatabaseInspection, inspectDatabase } from '../../core/db/inspect.ts';
import { matchesSecretCheck, otherSecretAdvice } from '../../core/db/secret-check.ts';
import { sqliteFile } from '../../core/db/sqlite/sqlite-connection.ts';
import { migrationsOf } from '../../migrations.ts';
import { type CheckResult, fail, ok, warn } from './check-result.ts';

/** Checks each database read-only: reachability, schema version, durability, clock skew and secret. */
export async function checkDatabases(config: Config, clock: Clock): Promise<CheckResult[]> {
  const resultsByTarget = await Promise.all(
    databasesOf(config).map(async (target) => ({ target, results: await checkDatabase(config, target, clock) })),
  );
  return resultsByTarget.flatMap(({ target, results }) =>
    results.map((result) =>
      target.name === 'main' ? result : { ...result, subject: `${result.subject} (${target.name})` },
    ),
  );
}

async function checkDatabase(config: Config, target: DatabaseTarget, clock: Clock): Promise<CheckResult[]> {
  try {
    const inspection = await inspectDatabase(target, config.dataDir, migrationsOf(target.modules));
    if (inspection === null) return [ok('database', 'does not exist yet; the first start creates it')];
    return [
      ok('database', inspection.version),
      checkSchema(inspection),
      ...checkDurability(inspection),
      checkClock(config, inspection, clock),
      ...checkSharedSecret(config, inspection),
    ];
  } catch (error) {
    return [fail('database', errorText(error))];
  }
}

function checkSchema({ pendingMigrations }: DatabaseInspection): CheckResult {
  if (pendingMigrations.length === 0) return ok('schema', 'is up to date');
  return warn(
    'schema',
    `the next start, or \`rialto migrate\`, applies ${pendingMigrations.map(({ name }) => name).join(', ')}`,
  );
}

const durableValues: Readonly<Record<string, readonly string[]>> = {
  fsync: ['on'],
  full_page_writes: ['on'],
  synchronous_commit: ['on', 'remote_write', 'remote_apply'],
};

function checkDurability({ durability }: DatabaseInspection): CheckResult[] {
  return Object.entries(durability).map(([name, value]) =>
    durableValues[name]?.includes(value) === true
      ? ok('durability', `${name} is ${value}`)
      : fail('durability', `${name} is ${value}: a power failure can lose acknowledged writes`),
  );
}

const skewMsMax = 1_000;
const fileSkewMsMax = 60_000;

function checkClock(config: Config, { clockMs }: DatabaseInspection, clock: Clock): CheckResult {
  const nowMs = clock.nowMs();
  if (clockMs === null) {
    const clockLagMs = statSync(sqliteFile(config.dataDir)).mtimeMs - nowMs;
    if (clockLagMs <= fileSkewMsMax)
      return ok('clock', `not more than ${fileSkewMsMax / 1_000} s behind the last write`);
    return warn('clock', `this machine's clock is ${Math.round(clockLagMs / 1_000)} s behind the last write`);
  }
  const skewMs = Math.abs(clockMs - nowMs);
  if (skewMs <= skewMsMax) return ok('clock', 'in sync with the database server');
  return warn('clock', `differs from the clock of the database server by ${Math.round(skewMs)} ms`);
}

/** Compares RIALTO_SECRET with the secret that the PostgreSQL database was last used with. */
function checkSharedSecret(
  { databaseUrl, secrets, isSecretLost }: Config,
  { secretCheck }: DatabaseInspection,
): CheckResult[] {
  if (databaseUrl === null || secrets.length === 0) return [];
  if (secretCheck === undefined) return [ok('secret', 'RIALTO_SECRET is set; the database was not used with one yet')];
  if (matchesSecretCheck(secretCheck, createKeyring(secrets)))
    return [ok('secret', 'RIALTO_SECRET is the secret of the database')];
  return [isSecretLost ? warn('secret', otherSecretAdvice) : fail('secret', otherSecretAdvice)];
}

function errorText(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return message === '' ? String(code) : message;
}
