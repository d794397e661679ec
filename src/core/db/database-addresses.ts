import type { DatabaseSettingNames, DatabaseTarget } from '../base/databases.ts';

/** URLs of a database: for pooled connections, for direct ones, and of its standbys. */
export interface DatabaseAddresses {
  readonly databaseUrl: string;
  /** Direct connection to PostgreSQL, when `databaseUrl` is a pooler in transaction mode. */
  readonly directUrl?: string | undefined;
  /** Streaming standbys for reads. */
  readonly readUrls?: readonly string[] | undefined;
  /** Names of the settings with `databaseUrl` and `directUrl`; absent: those of the main database. */
  readonly settings?: DatabaseSettingNames | undefined;
}

/** URLs of a database of the installation; null for the embedded database. */
export function addressesOf({
  databaseUrl,
  databaseDirectUrl,
  readUrls,
  settings,
}: DatabaseTarget): DatabaseAddresses | null {
  return databaseUrl === null ? null : { databaseUrl, directUrl: databaseDirectUrl ?? undefined, readUrls, settings };
}
