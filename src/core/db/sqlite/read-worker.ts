import { parentPort, workerData } from 'node:worker_threads';
import { createQueryBuilder } from '../query-builder.ts';
import { defaultStorageLimits } from '../storage-limits.ts';
import { type Db, StorageUnavailable } from '../transaction.ts';
import type { ReadAnswer } from './read-thread.ts';
import { openReader, sqliteFile } from './sqlite-connection.ts';
import { SqliteSnapshots } from './sqlite-snapshots.ts';

/** Reads, computes, and returns something that can be cloned. */
// biome-ignore lint/suspicious/noExplicitAny: each handler knows its own argument.
export type ReadHandler = (db: Db, argument: any) => Promise<unknown>;

/** Called once by the entry module of a read pool: answers tasks by these handlers, each on one snapshot. */
export function serveReads(handlers: Readonly<Record<string, ReadHandler>>): void {
  const port = parentPort;
  if (port === null) throw new Error('Reads are served from a worker thread only.');
  const { dataDir } = workerData as { dataDir: string };
  const snapshots = new SqliteSnapshots(
    () => openReader(sqliteFile(dataDir)),
    createQueryBuilder('sqlite'),
    defaultStorageLimits,
  );
  port.on('message', ({ name, argument }: { name: string; argument: unknown }) => {
    void answer(handlers[name], name, argument, snapshots).then((message) => port.postMessage(message));
  });
}

async function answer(
  handler: ReadHandler | undefined,
  name: string,
  argument: unknown,
  snapshots: SqliteSnapshots,
): Promise<ReadAnswer> {
  try {
    if (handler === undefined) throw new Error(`There is no read of the name ${name}.`);
    return { value: await snapshots.run((db) => handler(db, argument)) };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { error: { message, unavailable: error instanceof StorageUnavailable } };
  }
}
