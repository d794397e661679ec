import { stat, statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import type { Config } from '../../base/config.ts';
import { sqliteFile } from '../../db/sqlite/sqlite-connection.ts';
import type { Db } from '../../db/transaction.ts';

export interface RefusalCount {
  readonly code: string;
  readonly count: number;
}

export interface Disk {
  readonly free_bytes: number;
  readonly total_bytes: number;
}

/** Statistics of the node that handles the request. */
export interface NodeStats {
  /** Number of refused requests since the start by error code, most frequent first; empty when no server runs. */
  readRefusals(): Promise<RefusalCount[]>;
  /** Disk of the data folder; null when it cannot be read. */
  readDisk(): Promise<Disk | null>;
  readDatabaseBytes(db: Db): Promise<number>;
}

const refusalsMetric = 'http_refusals_total';

export function createNodeStats({ dataDir }: Pick<Config, 'dataDir'>, registry: Registry | null): NodeStats {
  return {
    async readRefusals() {
      const metric = await registry?.getSingleMetric(refusalsMetric)?.get();
      const counts = (metric?.values ?? []).map(({ labels, value }) => ({
        code: String(labels['code']),
        count: value,
      }));
      return counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
    },
    async readDisk() {
      try {
        const { bavail, blocks, bsize } = await statfs(dataDir);
        return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
      } catch {
        return null;
      }
    },
    readDatabaseBytes: (db) => (db.dialect === 'postgres' ? sizeOfPostgres(db) : sizeOfFiles(dataDir)),
  };
}

async function sizeOfPostgres(db: Db): Promise<number> {
  const size = sql<string>`pg_database_size(current_database())`;
  return Number((await db.first(db.query.selectNoFrom(size.as('bytes'))))?.bytes ?? 0);
}

async function sizeOfFiles(dataDir: string): Promise<number> {
  const file = sqliteFile(dataDir);
  const sizes = await Promise.all(
    [file, `${file}-wal`].map(async (path) => (await stat(path).catch(() => null))?.size),
  );
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}
