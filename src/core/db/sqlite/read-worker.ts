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
  const { dataDir } = workerData as { dataDir: string };
  const snapshots = new SqliteSnapshots(
    () => openReader(sqliteFile(dataDir)),
    createQueryBuilder('sqlite'),
    defaultStorageLimits,
  );
  serve((name, argument) => {
    const handler = handlers[name];
    if (handler === undefined) throw new Error(`There is no read of the name ${name}.`);
    return snapshots.run((db) => handler(db, argument));
  });
}

/** Computes from its argument alone, and returns something that can be cloned. */
// biome-ignore lint/suspicious/noExplicitAny: each handler knows its own argument.
export type TaskHandler = (argument: any) => Promise<unknown>;

/** The same for a pool without a database. */
export function serveTasks(handlers: Readonly<Record<string, TaskHandler>>): void {
  serve((name, argument) => {
    const handler = handlers[name];
    if (handler === undefined) throw new Error(`There is no task of the name ${name}.`);
    return handler(argument);
  });
}

function serve(run: (name: string, argument: unknown) => Promise<unknown>): void {
  const port = parentPort;
  if (port === null) throw new Error('Tasks are served from a worker thread only.');
  port.on('message', ({ name, argument }: { name: string; argument: unknown }) => {
    void answer(async () => run(name, argument)).then((message) => port.postMessage(message));
  });
}

async function answer(run: () => Promise<unknown>): Promise<ReadAnswer> {
  try {
    return { value: await run() };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { error: { message, unavailable: error instanceof StorageUnavailable } };
  }
}
