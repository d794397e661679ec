import { type ModuleName, moduleNames } from './module-names.ts';
import type { SettingName } from './settings.ts';

/** Services that can have a separate database, with the settings of its URL. */
export const separateDatabaseSettings = {
  arcade: { url: 'RIALTO_ARCADE_DATABASE_URL', direct: 'RIALTO_ARCADE_DATABASE_DIRECT_URL' },
  relay: { url: 'RIALTO_RELAY_DATABASE_URL', direct: 'RIALTO_RELAY_DATABASE_DIRECT_URL' },
} as const;

export type ModuleWithDatabase = keyof typeof separateDatabaseSettings;
export type DatabaseName = 'main' | ModuleWithDatabase;

const modulesWithDatabase = Object.keys(separateDatabaseSettings) as ModuleWithDatabase[];
export const mainDatabaseSettings = { url: 'DATABASE_URL', direct: 'RIALTO_DATABASE_DIRECT_URL' } as const;

/** Names of the settings with the URLs of a database, for messages. */
export interface DatabaseSettingNames {
  readonly url: SettingName;
  readonly direct: SettingName;
}

export interface SeparateDatabase {
  readonly databaseUrl: string;
  readonly databaseDirectUrl: string | null;
}

/** Databases of the installation. */
export interface DatabasesConfig {
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Direct connection to PostgreSQL, when `databaseUrl` is a pooler in transaction mode; otherwise null. */
  readonly databaseDirectUrl: string | null;
  /** Streaming standbys of the main database that serve reads. */
  readonly databaseReadUrls: readonly string[];
  /** Separate databases by service. */
  readonly separateDatabases: Readonly<Partial<Record<ModuleWithDatabase, SeparateDatabase>>>;
}

/** A database of the installation. The main database stores the operators and the data of services without a separate one. */
export interface DatabaseTarget {
  readonly name: DatabaseName;
  /** Services with tables in this database, including those that this node does not run. */
  readonly modules: readonly ModuleName[];
  readonly databaseUrl: string | null;
  readonly databaseDirectUrl: string | null;
  readonly readUrls: readonly string[];
  readonly settings: DatabaseSettingNames;
}

/**
 * Databases of the installation, the main one first. `omitsDisabledModules` omits databases of services that this node
 * does not run.
 */
export function databasesOf(
  {
    databaseUrl,
    databaseDirectUrl,
    databaseReadUrls,
    separateDatabases,
    modules,
  }: DatabasesConfig & { readonly modules: readonly ModuleName[] },
  { omitsDisabledModules = false }: { readonly omitsDisabledModules?: boolean } = {},
): DatabaseTarget[] {
  const isSeparate = (name: ModuleName) => name in separateDatabases;
  const main: DatabaseTarget = {
    name: 'main',
    modules: moduleNames.filter((name) => !isSeparate(name)),
    settings: mainDatabaseSettings,
    databaseUrl,
    databaseDirectUrl,
    readUrls: databaseReadUrls,
  };
  const moduleDatabases = modulesWithDatabase.flatMap((name): DatabaseTarget[] => {
    const database = separateDatabases[name];
    if (database === undefined || (omitsDisabledModules && !modules.includes(name))) return [];
    return [{ name, modules: [name], settings: separateDatabaseSettings[name], readUrls: [], ...database }];
  });
  return [main, ...moduleDatabases];
}

/** Reads the URLs and adds invalid combinations to `faults`. */
export function readDatabases(
  parse: (name: UrlSettingName) => string | null,
  faults: string[],
): Omit<DatabasesConfig, 'databaseReadUrls'> {
  const main = parseDatabaseUrls(mainDatabaseSettings, parse, faults);
  const separateDatabases: Partial<Record<ModuleWithDatabase, SeparateDatabase>> = {};
  const seenUrls = new Map([[main.databaseUrl, mainDatabaseSettings.url as string]]);
  for (const name of modulesWithDatabase) {
    const { url } = separateDatabaseSettings[name];
    const { databaseUrl, databaseDirectUrl } = parseDatabaseUrls(separateDatabaseSettings[name], parse, faults);
    // An invalid URL is undefined here and was already reported.
    if (databaseUrl === null || databaseUrl === undefined) continue;
    if (main.databaseUrl === null)
      faults.push(
        `${url} must be set only together with DATABASE_URL, whose database stores the operators and the other services' data`,
      );
    const otherSetting = seenUrls.get(databaseUrl);
    if (otherSetting !== undefined) faults.push(`${url} must point to a different database than ${otherSetting}`);
    seenUrls.set(databaseUrl, url);
    separateDatabases[name] = { databaseUrl, databaseDirectUrl };
  }
  return { ...main, separateDatabases };
}

type DatabaseUrlSettings = (typeof separateDatabaseSettings)[ModuleWithDatabase] | typeof mainDatabaseSettings;
type UrlSettingName = DatabaseUrlSettings[keyof DatabaseUrlSettings];

function parseDatabaseUrls(
  settings: DatabaseUrlSettings,
  parse: (name: UrlSettingName) => string | null,
  faults: string[],
): Pick<DatabasesConfig, 'databaseUrl' | 'databaseDirectUrl'> {
  const databaseUrl = parse(settings.url);
  const databaseDirectUrl = parse(settings.direct);
  if (databaseDirectUrl !== null && databaseUrl === null)
    faults.push(`${settings.direct} must be set only together with ${settings.url}`);
  return { databaseUrl, databaseDirectUrl };
}
