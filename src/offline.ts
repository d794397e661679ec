import type { Clock } from './core/base/clock.ts';
import type { Config } from './core/base/config.ts';
import { type DatabaseName, type DatabaseTarget, databasesOf } from './core/base/databases.ts';
import { createKeyring } from './core/base/keyring.ts';
import type { Log } from './core/base/log.ts';
import type { ModuleName } from './core/base/module-names.ts';
import { RecentLog } from './core/base/recent-log.ts';
import type { SigningKeys } from './core/base/signing-keys.ts';
import { addressesOf } from './core/db/database-addresses.ts';
import { bindDatabases, type DatabaseWithTarget } from './core/db/database-binding.ts';
import { renewEpoch } from './core/db/epoch.ts';
import { openDatabase } from './core/db/open.ts';
import { loadSecrets } from './core/db/secret.ts';
import type { Database } from './core/db/transaction.ts';
import { signInLocally } from './core/interfaces/admin/local-socket.ts';
import { openOperatorPipeline } from './core/operation/admin/operator-pipeline.ts';
import type { Execute } from './core/operation/execute.ts';
import { migrationsOf } from './migrations.ts';
import { moderationsOf, platformKeys } from './modules.ts';
import { operatorModuleOf } from './operator-operations.ts';

export interface OfflineOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  /** Called after a commit with unknown outcome. */
  readonly onFatal: (error: unknown) => void;
}

/** Access to the databases without a server, for commands on the same machine. */
export interface OfflineDatabases {
  /** Database of the operators and of services without a separate database. */
  readonly database: Database;
  databaseOf(module: ModuleName): Database;
  /** Runs the operator's operations. */
  readonly execute: Execute;
  /** Signing keys of the installation. Throws StartupError without their secret. */
  signingKeys(): SigningKeys;
  /** Renews all epochs, which invalidates all cursors; resolves with the new epoch of each database. */
  renewEpochs(): Promise<Map<DatabaseName, string>>;
  close(): Promise<void>;
}

/** Opens and migrates the databases. Throws StartupError. */
export async function openOfflineDatabases(options: OfflineOptions): Promise<OfflineDatabases> {
  const { config, clock, log } = options;
  await using disposables = new AsyncDisposableStack();
  const openDatabases: DatabaseWithTarget[] = [];
  for (const target of databasesOf(config)) {
    const database = disposables.adopt(await openTarget(target, options), (resource) => resource.close());
    openDatabases.push({ target, database });
  }
  const databases = openDatabases as [DatabaseWithTarget, ...DatabaseWithTarget[]];
  await bindDatabases(databases, config.modules);
  const [{ database }] = databases;
  const resources = disposables.move();
  return {
    database,
    databaseOf: (module) => databases.find(({ target }) => target.modules.includes(module))?.database ?? database,
    execute: openOperatorPipeline({
      config,
      clock,
      log,
      databases: databases.map(({ target, database }) => ({
        name: target.name,
        database,
        modules: config.modules.filter((name) => target.modules.includes(name)),
      })),
      moderations: moderationsOf(config.modules),
      moduleOf: operatorModuleOf,
      recentLog: new RecentLog(),
      signIn: signInLocally,
      onCommit: () => {},
    }),
    signingKeys: () => platformKeys(createKeyring(loadSecrets(config, log))),
    async renewEpochs() {
      const epochs = new Map<DatabaseName, string>();
      for (const { target, database } of databases) epochs.set(target.name, await renewEpoch(database));
      return epochs;
    },
    close: () => resources.disposeAsync(),
  };
}

function openTarget(target: DatabaseTarget, { config, clock, log, onFatal }: OfflineOptions): Promise<Database> {
  const migrations = migrationsOf(target.modules);
  return openDatabase({ dataDir: config.dataDir, ...addressesOf(target), migrations, clock, log, onFatal });
}
