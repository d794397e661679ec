import { arcadeMigrations } from './arcade/migrations.ts';
import { type ModuleName, moduleNames } from './core/base/module-names.ts';
import type { Migration } from './core/db/migration.ts';
import { core0001 } from './core/db/migrations/0001-core.ts';
import { core0002 } from './core/db/migrations/0002-running-time.ts';
import { core0003 } from './core/db/migrations/0003-issued-credentials.ts';
import { core0004 } from './core/db/migrations/0004-public-keys.ts';
import { core0005 } from './core/db/migrations/0005-restricted-credentials.ts';
import { core0006 } from './core/db/migrations/0006-operators.ts';
import { exchange0001 } from './exchange/migrations/0001-exchange.ts';
import { exchange0002 } from './exchange/migrations/0002-tag-indexes.ts';
import { exchange0003 } from './exchange/migrations/0003-followers.ts';
import { exchange0004 } from './exchange/migrations/0004-profile-links.ts';
import { relay0001 } from './relay/migrations/0001-relay.ts';
import { relay0002 } from './relay/migrations/0002-retention.ts';
import { relay0003 } from './relay/migrations/0003-payments.ts';
import { relay0004 } from './relay/migrations/0004-secret-in-use.ts';
import { relay0005 } from './relay/migrations/0005-delivery-record.ts';
import { relay0006 } from './relay/migrations/0006-accounts.ts';
import { relay0007 } from './relay/migrations/0007-recovery.ts';
import { relay0008 } from './relay/migrations/0008-period-count.ts';
import { relay0009 } from './relay/migrations/0009-echo.ts';
import { relay0010 } from './relay/migrations/0010-settled.ts';
import { relay0011 } from './relay/migrations/0011-key-use.ts';
import { relay0012 } from './relay/migrations/0012-notices.ts';
import { relay0013 } from './relay/migrations/0013-receipt-asked.ts';
import { relay0014 } from './relay/migrations/0014-destination-secrets.ts';

const coreMigrations: readonly Migration[] = [core0001, core0002, core0003, core0004, core0005, core0006];

const moduleMigrations: Readonly<Record<ModuleName, readonly Migration[]>> = {
  exchange: [exchange0001, exchange0002, exchange0003, exchange0004],
  arcade: arcadeMigrations,
  relay: [
    relay0001,
    relay0002,
    relay0003,
    relay0004,
    relay0005,
    relay0006,
    relay0007,
    relay0008,
    relay0009,
    relay0010,
    relay0011,
    relay0012,
    relay0013,
    relay0014,
  ],
};

/** Migrations of core and all modules, including disabled ones, so that the schema depends on the version only. */
export const migrations: readonly Migration[] = [
  ...coreMigrations,
  ...moduleNames.flatMap((name) => moduleMigrations[name]),
];

/** All migrations, for a database with the tables of these modules; those of other modules are marked as relocated. */
export function migrationsOf(modules: readonly ModuleName[]): Migration[] {
  return [
    ...coreMigrations,
    ...moduleNames.flatMap((name) =>
      moduleMigrations[name].map((migration) =>
        modules.includes(name) ? migration : { ...migration, isRelocated: true },
      ),
    ),
  ];
}
