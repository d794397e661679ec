import type { Clock } from './core/base/clock.ts';
import type { Config } from './core/base/config.ts';
import { createKeyring } from './core/base/keyring.ts';
import type { Log } from './core/base/log.ts';
import { RecentLog } from './core/base/recent-log.ts';
import type { SigningKeys } from './core/base/signing-keys.ts';
import { renewEpoch } from './core/db/epoch.ts';
import { openDatabase } from './core/db/open.ts';
import { loadSecrets } from './core/db/secret.ts';
import type { Database } from './core/db/transaction.ts';
import { signInLocally } from './core/interfaces/admin/local-socket.ts';
import { openOperatorPipeline } from './core/operation/admin/operator-pipeline.ts';
import type { Execute } from './core/operation/execute.ts';
import { migrations } from './migrations.ts';
import { moderationsOf, platformKeys } from './modules.ts';

export interface OfflineOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  /** A commit of unknown outcome. */
  readonly onFatal: (error: unknown) => void;
}

/** The database without a server: for commands on the machine, when no server holds it. */
export interface OfflineDeps {
  readonly database: Database;
  /** Runs the operator's operations. */
  readonly execute: Execute;
  /** Those with which the servers of this database sign. Throws StartupError without their secret. */
  signingKeys(): SigningKeys;
  /** From now on earlier cursors mean nothing; resolves with the new epoch. */
  renewEpoch(): Promise<string>;
  close(): Promise<void>;
}

/** Opens the database as the server does, migrated to this version. Throws StartupError. */
export async function openOffline({ config, clock, log, onFatal }: OfflineOptions): Promise<OfflineDeps> {
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl ?? undefined,
    directUrl: config.databaseDirectUrl ?? undefined,
    migrations,
    clock,
    log,
    onFatal,
  });
  const execute = openOperatorPipeline({
    ...{ config, database, clock, log },
    ...{ moderations: moderationsOf(config.modules), recentLog: new RecentLog() },
    signIn: signInLocally,
    onCommit: () => {},
  });
  return {
    database,
    execute,
    signingKeys: () => platformKeys(createKeyring(loadSecrets(config, log))),
    renewEpoch: () => renewEpoch(database),
    close: () => database.close(),
  };
}
