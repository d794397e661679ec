import { arcadeModeration } from './arcade/moderation.ts';
import { arcadeEventLog, openArcade } from './arcade/module.ts';
import { releaseClaims as takeOverVerifications } from './arcade/replays/store/verification.ts';
import type { Clock } from './core/base/clock.ts';
import type { Config } from './core/base/config.ts';
import type { Keyring } from './core/base/keyring.ts';
import type { ModuleName } from './core/base/module-names.ts';
import { createSigningKeys, type SigningKeys } from './core/base/signing-keys.ts';
import type { DerivedColumn } from './core/db/copy/derived-column.ts';
import type { TakeOver } from './core/db/nodes.ts';
import type { RecordTable } from './core/db/record-changes.ts';
import type { Module, ModuleHost } from './core/module.ts';
import type { Moderation } from './core/operation/admin/moderation.ts';
import type { EventTableName } from './core/operation/event-log.ts';
import { exchangeModeration } from './exchange/moderation.ts';
import { exchangeEventLog, openExchange } from './exchange/module.ts';
import { entryTables } from './exchange/store/entry-tables.ts';
import { entrySearchColumn } from './exchange/store/search-index.ts';
import { createDeliveryTakeOver } from './relay/deliveries/run/take-over.ts';
import { relayModeration } from './relay/moderation.ts';
import { openRelay } from './relay/module.ts';
import { readEgressSettings } from './relay/open-egress.ts';
import { createRelaySecrets } from './relay/secrets.ts';

export const moduleOpeners: Readonly<Record<ModuleName, (host: ModuleHost) => Module>> = {
  exchange: openExchange,
  arcade: openArcade,
  relay: openRelay,
};

/** Checks settings that a module parses itself, before anything is written. Throws StartupError. */
export function checkModuleSettings(config: Config): void {
  if (config.modules.includes('relay')) readEgressSettings(config);
}

const moderations: Readonly<Record<ModuleName, Moderation>> = {
  exchange: exchangeModeration,
  arcade: arcadeModeration,
  relay: relayModeration,
};

export function moderationsOf(modules: readonly ModuleName[]): ReadonlyMap<ModuleName, Moderation> {
  return new Map(modules.map((name) => [name, moderations[name]]));
}

const eventLogs: Readonly<Partial<Record<ModuleName, EventTableName>>> = {
  exchange: exchangeEventLog,
  arcade: arcadeEventLog,
};

export function eventLogsOf(modules: readonly ModuleName[]): EventTableName[] {
  return modules.flatMap((name) => eventLogs[name] ?? []);
}

/** Tables whose rows belong to records with cached responses. */
export const recordTables: readonly RecordTable[] = entryTables;

/** Columns that only PostgreSQL has, for copies of an embedded database. */
export const derivedColumns: readonly DerivedColumn[] = [entrySearchColumn];

/** Signing keys of the platform, shared by all modules. */
export function platformKeys(keyring: Keyring): SigningKeys {
  return createSigningKeys(keyring, 'platform-signing');
}

/** Functions with which these modules take over the unfinished work of a dead node. */
export function takeOversOf(modules: readonly ModuleName[], clock: Clock, keyring: Keyring): TakeOver[] {
  const takeOvers: Readonly<Partial<Record<ModuleName, () => TakeOver>>> = {
    arcade: () => takeOverVerifications,
    relay: () =>
      createDeliveryTakeOver({ secrets: createRelaySecrets(keyring), signingKeys: platformKeys(keyring), clock }),
  };
  return modules.flatMap((name) => takeOvers[name]?.() ?? []);
}
