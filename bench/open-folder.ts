import { systemClock } from '../src/core/base/clock.ts';
import { openDatabase } from '../src/core/db/open.ts';
import type { Database } from '../src/core/db/transaction.ts';
import { migrations } from '../src/migrations.ts';

/**
 * Opens the SQLite database of a data folder, to fill it or to read it next to the server; with `databaseUrl` the
 * PostgreSQL database instead.
 */
export function openFolder(dataDir: string, databaseUrl?: string): Promise<Database> {
  return openDatabase({
    dataDir,
    databaseUrl,
    migrations,
    clock: systemClock,
    log: { info() {}, warn: console.warn, error: console.error },
    onFatal(error) {
      throw error;
    },
  });
}
