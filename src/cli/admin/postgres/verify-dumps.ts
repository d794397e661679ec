import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../../core/base/config.ts';
import type { ModuleWithDatabase, SeparateDatabase } from '../../../core/base/databases.ts';
import { randomToken } from '../../../core/base/ids.ts';
import { countPostgresRows, createDatabase, dropDatabase } from '../../../core/db/postgres/maintenance.ts';
import { PostgresAddress } from '../../../core/db/postgres/postgres-address.ts';
import { type PostgresTarget, postgresTargetsOf } from '../backup-source.ts';
import { withBackup } from '../stored-backup.ts';
import { printRowCounts, verifyRestoredDatabases } from '../verify-restored-databases.ts';
import { restoreDump } from './client-programs.ts';

interface VerifyOptions {
  /** Folder of temporary files. */
  readonly folder: string;
  /** Prints size and age of a backup. Throws StartupError when it is too old. */
  readonly checkAge: (file: string, location: string) => void;
}

/**
 * Restores the dump of each database of the installation into a temporary database on the same PostgreSQL server, opens
 * the temporary databases like a server, and drops them. Throws UsageError, StartupError, StorageUnavailable.
 */
export async function verifyDumps(config: Config, backupAddress: string, options: VerifyOptions): Promise<void> {
  const folder = mkdtempSync(join(options.folder, 'rialto-verify-'));
  const createdDatabases: { target: PostgresTarget; name: string; url: string }[] = [];
  try {
    for (const target of postgresTargetsOf(config)) {
      const name = `rialto_verify_${randomToken()}`;
      await withBackup(config, backupAddress, target.kind, folder, async (file, location) => {
        options.checkAge(file, location);
        const url = await createDatabase(target.address, name);
        createdDatabases.push({ target, name, url });
        await restoreDump({ url, pathVariable: config.probes.pathVariable }, file);
        console.log('The dump was restored into a separate database.');
      });
    }
    const urls = new Map(createdDatabases.map(({ target, url }) => [target.database.name, url]));
    await verifyRestoredDatabases(config, restoredConfigOf(config, urls));
    for (const { target, url } of createdDatabases)
      printRowCounts(await countPostgresRows(new PostgresAddress(url, target.address.setting)));
  } finally {
    for (const { target, name } of createdDatabases) await dropDatabase(target.address, name);
    rmSync(folder, { recursive: true, force: true });
  }
  console.log('The backup can be restored.');
}

/** Configuration of the installation with the restored databases in place of its own. */
function restoredConfigOf(config: Config, urls: ReadonlyMap<string, string>): Config {
  const separateDatabases: Partial<Record<ModuleWithDatabase, SeparateDatabase>> = {};
  for (const name of Object.keys(config.separateDatabases) as ModuleWithDatabase[])
    separateDatabases[name] = { databaseUrl: urls.get(name) ?? '', databaseDirectUrl: null };
  const databaseUrl = urls.get('main') ?? '';
  return { ...config, databaseUrl, databaseDirectUrl: null, databaseReadUrls: [], separateDatabases };
}
