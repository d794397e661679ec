import { renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { Config } from '../../core/base/config.ts';
import { type DatabaseTarget, databasesOf } from '../../core/base/databases.ts';
import { addressesOf } from '../../core/db/database-addresses.ts';
import { directAddress, type PostgresAddress } from '../../core/db/postgres/postgres-address.ts';
import { backupDatabase, flush } from '../../core/db/sqlite/backup.ts';
import type { BackupKind } from './backup-name.ts';
import { dumpDatabase, readDump } from './postgres/client-programs.ts';

/** A database of the installation; each has its own backups. */
export interface BackupSource {
  readonly kind: BackupKind;
  /** The database, for messages. */
  readonly description: string;
  /** Folder of temporary copies. */
  readonly folder: string;
  /** Copies the database to a new file and verifies it. Throws StartupError, StorageUnavailable. */
  copyTo(file: string): Promise<void>;
}

/** A PostgreSQL database of the installation and the kind of its backups. */
export interface PostgresTarget {
  readonly database: DatabaseTarget;
  readonly kind: BackupKind;
  /** Address without a transaction pooler, for connections that need a PostgreSQL session (locks, LISTEN). */
  readonly address: PostgresAddress;
  /** The same address as a URL, for PostgreSQL's client applications. */
  readonly url: string;
}

export function backupSourcesOf(config: Config): BackupSource[] {
  const { dataDir } = config;
  if (config.databaseUrl === null)
    return [
      {
        kind: 'sqlite',
        description: `the database in ${dataDir}`,
        folder: dataDir,
        copyTo: (file) => backupDatabase(dataDir, file),
      },
    ];
  return postgresTargetsOf(config).map(({ kind, address, url }) => ({
    kind,
    description: `the database ${address.location}`,
    folder: tmpdir(),
    async copyTo(file) {
      const client = { url, pathVariable: config.probes.pathVariable };
      const partialFile = `${file}.partial`;
      try {
        await dumpDatabase(client, partialFile);
        await readDump(client, partialFile);
        flush(partialFile);
        renameSync(partialFile, file);
        flush(dirname(file));
      } finally {
        rmSync(partialFile, { force: true });
      }
    },
  }));
}

/** The PostgreSQL databases of the installation, the main one first. */
export function postgresTargetsOf(config: Config): PostgresTarget[] {
  return databasesOf(config).flatMap((target) => {
    const addresses = addressesOf(target);
    if (addresses === null) return [];
    const kind = target.name === 'main' ? 'dump' : (`${target.name}.dump` as const);
    const url = addresses.directUrl ?? addresses.databaseUrl;
    return [{ database: target, kind, address: directAddress(addresses), url }];
  });
}
