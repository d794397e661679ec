import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../../core/base/config.ts';
import { emptyDatabase } from '../../../core/db/postgres/maintenance.ts';
import { UsageError } from '../../usage-error.ts';
import { postgresTargetsOf } from '../backup-source.ts';
import { isFolder, isS3Address } from '../open-backup-store.ts';
import { openOffline } from '../open-offline.ts';
import { withBackup } from '../stored-backup.ts';
import { readDump, restoreDump } from './client-programs.ts';

/**
 * Restores the dump of each database of the installation and renews the epochs. No server may use the databases. Throws
 * UsageError, StartupError, StorageUnavailable.
 */
export async function restoreDumps(
  config: Config,
  backupAddress: string,
  options: { readonly replace: boolean },
): Promise<void> {
  const targets = postgresTargetsOf(config);
  if (targets.length > 1 && !isS3Address(backupAddress) && !isFolder(backupAddress))
    throw new UsageError('The services have separate databases: name the folder or s3:// address of their backups.');
  const folder = mkdtempSync(join(tmpdir(), 'rialto-restore-'));
  try {
    // All dumps are read before the first database is emptied.
    for (const { kind, url } of targets)
      await withBackup(config, backupAddress, kind, folder, (file) =>
        readDump({ url, pathVariable: config.probes.pathVariable }, file),
      );
    for (const { kind, url, address } of targets) {
      await withBackup(config, backupAddress, kind, folder, async (file, location) => {
        const client = { url, pathVariable: config.probes.pathVariable };
        await emptyDatabase(address, options);
        await restoreDump(client, file);
        console.log(`${address.location} now contains the database of ${location}.`);
      });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await renewEpochs(config);
  console.log('The databases have a new epoch: clients read the event log again from the start.');
}

async function renewEpochs(config: Config): Promise<void> {
  const offlineDatabases = await openOffline(
    config,
    'The outcome of the commit is unknown: run `rialto admin new-epoch`.',
  );
  try {
    await offlineDatabases.renewEpochs();
  } finally {
    await offlineDatabases.close();
  }
}
