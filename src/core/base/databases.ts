import { type ModuleName, moduleNames } from './module-names.ts';
import type { SettingName } from './settings.ts';

/** Services that may have a database of their own, with the settings of its address. */
export const ownDatabaseSettings = {
  arcade: { url: 'RIALTO_ARCADE_DATABASE_URL', direct: 'RIALTO_ARCADE_DATABASE_DIRECT_URL' },
  relay: { url: 'RIALTO_RELAY_DATABASE_URL', direct: 'RIALTO_RELAY_DATABASE_DIRECT_URL' },
} as const;

export type ModuleWithDatabase = keyof typeof ownDatabaseSettings;
export type DatabaseName = 'main' | ModuleWithDatabase;

const modulesWithDatabase = Object.keys(ownDatabaseSettings) as ModuleWithDatabase[];
const mainSettings = { url: 'DATABASE_URL', direct: 'RIALTO_DATABASE_DIRECT_URL' } as const;

/** The settings that hold the addresses of a database: for messages. */
export interface AddressSettings {
  readonly url: SettingName;
  readonly direct: SettingName;
}

export interface OwnDatabase {
  readonly databaseUrl: string;
  readonly databaseDirectUrl: string | null;
}

/** Where the installation stores what. */
export interface DatabasesConfig {
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  /** The PostgreSQL server itself where `databaseUrl` leads to a pooler in transaction mode; null: it does not. */
  readonly databaseDirectUrl: string | null;
  /** Of services whose tables are not on the main database. */
  readonly ownDatabases: Readonly<Partial<Record<ModuleWithDatabase, OwnDatabase>>>;
}

/** One database of the installation. The main one holds the operators, and the services without one of their own. */
export interface DatabasePlace {
  readonly name: DatabaseName;
  /** Services whose tables are here, whichever this node runs. */
  readonly modules: readonly ModuleName[];
  readonly databaseUrl: string | null;
  readonly databaseDirectUrl: string | null;
  readonly settings: AddressSettings;
}

/** The databases of the installation, the main one first; with `runOnly` without those of services that this node does not run. */
export function databasesOf(
  {
    databaseUrl,
    databaseDirectUrl,
    ownDatabases,
    modules,
  }: DatabasesConfig & { readonly modules: readonly ModuleName[] },
  { runOnly = false }: { readonly runOnly?: boolean } = {},
): DatabasePlace[] {
  const isApart = (name: ModuleName) => name in ownDatabases;
  const main: DatabasePlace = {
    ...{ name: 'main', modules: moduleNames.filter((name) => !isApart(name)), settings: mainSettings },
    ...{ databaseUrl, databaseDirectUrl },
  };
  const own = modulesWithDatabase.flatMap((name): DatabasePlace[] => {
    const database = ownDatabases[name];
    if (database === undefined || (runOnly && !modules.includes(name))) return [];
    return [{ name, modules: [name], settings: ownDatabaseSettings[name], ...database }];
  });
  return [main, ...own];
}

/** Reads the addresses; adds what is wrong with them together to `faults`. */
export function readDatabases(take: (name: AddressSetting) => string | null, faults: string[]): DatabasesConfig {
  const main = readAddresses(mainSettings, take, faults);
  const ownDatabases: Partial<Record<ModuleWithDatabase, OwnDatabase>> = {};
  const known = new Map([[main.databaseUrl, mainSettings.url as string]]);
  for (const name of modulesWithDatabase) {
    const { url } = ownDatabaseSettings[name];
    const { databaseUrl, databaseDirectUrl } = readAddresses(ownDatabaseSettings[name], take, faults);
    // A faulty address is undefined here and was reported.
    if (databaseUrl === null || databaseUrl === undefined) continue;
    if (main.databaseUrl === null)
      faults.push(
        `${url} must be set only together with DATABASE_URL, which holds the operators and the other services`,
      );
    const other = known.get(databaseUrl);
    if (other !== undefined) faults.push(`${url} must be another database than that of ${other}`);
    known.set(databaseUrl, url);
    ownDatabases[name] = { databaseUrl, databaseDirectUrl };
  }
  return { ...main, ownDatabases };
}

type OwnAddresses = (typeof ownDatabaseSettings)[ModuleWithDatabase] | typeof mainSettings;
type AddressSetting = OwnAddresses[keyof OwnAddresses];

function readAddresses(
  settings: OwnAddresses,
  take: (name: AddressSetting) => string | null,
  faults: string[],
): Pick<DatabasesConfig, 'databaseUrl' | 'databaseDirectUrl'> {
  const databaseUrl = take(settings.url);
  const databaseDirectUrl = take(settings.direct);
  if (databaseDirectUrl !== null && databaseUrl === null)
    faults.push(`${settings.direct} must be set only together with ${settings.url}`);
  return { databaseUrl, databaseDirectUrl };
}
