import { Gauge, Histogram, type Registry } from 'prom-client';
import type { DatabaseName } from '../../base/databases.ts';
import type { StorageObserver } from '../../db/storage-observer.ts';
import type { Database } from '../../db/transaction.ts';
import { labelDatabases } from './database-labels.ts';
import { createDatabaseMetrics } from './database-metrics.ts';

/** The metrics of all databases of a node. */
export interface StorageMetrics {
  /** Metrics of the storage layer: group commits, checkpoints and sequencer lag. */
  observerOf(database: DatabaseName): StorageObserver;
  /** Wraps a database so that the gauge counts its writes in progress. */
  countWrites(database: Database, name: DatabaseName): Database;
}

export function createStorageMetrics(
  registry: Registry,
  databases: readonly DatabaseName[],
  expectedStandbyCount: number,
): StorageMetrics {
  const labels = labelDatabases(databases);
  const embeddedMetrics = createEmbeddedMetrics(registry);
  const postgresMetricsOf = createDatabaseMetrics(registry, labels, expectedStandbyCount);
  const writesInProgress = new Map(databases.map((name) => [name, 0]));
  new Gauge({
    name: 'storage_writes_under_way',
    help: 'Writes waiting for execution or for their commit.',
    labelNames: labels.labelNames,
    registers: [registry],
    collect() {
      for (const [name, count] of writesInProgress) this.set(labels.of(name), count);
    },
  });
  return {
    observerOf: (name) => ({ ...embeddedMetrics, ...postgresMetricsOf(name) }),
    countWrites: (database, name) =>
      trackWrites(database, (delta) => writesInProgress.set(name, (writesInProgress.get(name) ?? 0) + delta)),
  };
}

/** Metrics of the embedded database; a node has at most one. */
function createEmbeddedMetrics(registry: Registry): StorageObserver {
  const registers = [registry];
  const batchJobs = new Histogram({
    name: 'storage_batch_jobs',
    help: 'Writes in one group commit of the embedded database.',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  });
  const batchSeconds = new Histogram({
    name: 'storage_batch_seconds',
    help: 'Time from the start of a group commit until it was durable.',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  });
  const checkpointSeconds = new Histogram({
    name: 'storage_checkpoint_seconds',
    help: 'Duration of a checkpoint of the embedded database.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const walBytesGauge = new Gauge({
    name: 'storage_log_bytes',
    help: 'Size of the write-ahead log at the last checkpoint.',
    registers,
  });
  return {
    sqliteGroupCommitted(transactionCount, durationMs) {
      batchJobs.observe(transactionCount);
      batchSeconds.observe(durationMs / 1000);
    },
    checkpointed(walBytes, durationMs) {
      walBytesGauge.set(walBytes);
      checkpointSeconds.observe(durationMs / 1000);
    },
  };
}

/** Wraps a database; calls `onChange` with 1 when a write starts and with -1 when it ends. */
function trackWrites(database: Database, onChange: (delta: number) => void): Database {
  const write: Database['write'] = async (job, options) => {
    onChange(1);
    try {
      return await database.write(job, options);
    } finally {
      onChange(-1);
    }
  };
  // Other members, including changing ones, are inherited from the wrapped database.
  return Object.create(database, { write: { value: write } }) as Database;
}
