import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { DatabaseName } from '../../base/databases.ts';
import type { PoolStats, StorageObserver } from '../../db/storage-observer.ts';
import { type DatabaseLabels, labelDatabases } from './database-labels.ts';

type PostgresObserver = Pick<
  StorageObserver,
  | 'sequencerLag'
  | 'clockSkew'
  | 'poolOpened'
  | 'transactionEnded'
  | 'transactionRetried'
  | 'postgresGroupCommitted'
  | 'replicaRead'
  | 'replication'
>;

/** Returns the callbacks for the metrics of a database. */
type ObserverOf<Observer> = (database: DatabaseName) => Observer;

/** Metrics of PostgreSQL databases and of this node's connections. */
export function createDatabaseMetrics(
  registry: Registry,
  labels: DatabaseLabels = labelDatabases(['main']),
  expectedStandbyCount = 0,
): ObserverOf<PostgresObserver> {
  const common = { labelNames: labels.labelNames, registers: [registry] };
  const sequencerLag = new Gauge({
    name: 'event_sequencer_lag_seconds',
    help: 'Age of the oldest committed event without a position; 0 when there is none.',
    ...common,
  });
  const clockSkew = new Gauge({
    name: 'database_clock_skew_seconds',
    help: "How far this machine's clock is ahead of the PostgreSQL server's; negative when it is behind.",
    ...common,
  });
  const transactionSeconds = new Histogram({
    name: 'database_transaction_seconds',
    help: 'Time that a write transaction held its connection; each retry counts separately.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    ...common,
  });
  const retries = new Counter({
    name: 'database_transaction_retries_total',
    help: 'Write transactions that were run again after a deadlock, a serialization failure or a change of the schema.',
    ...common,
  });
  const groupJobs = new Histogram({
    name: 'database_group_jobs',
    help: 'Writes that waited at the same time and shared a transaction on PostgreSQL.',
    buckets: [1, 2, 4, 8, 16, 32],
    ...common,
  });
  const replicaReads = new Counter({
    name: 'database_replica_reads_total',
    help: 'Reads that a replica may serve: asked (read from a replica), behind or failed (from the primary).',
    labelNames: ['outcome', ...labels.labelNames],
    registers: [registry],
  });
  const poolOf = registerPool(registry, labels);
  const replicationOf = registerReplication(registry, labels, expectedStandbyCount);
  return (database) => {
    const databaseLabels = labels.of(database);
    return {
      sequencerLag: (seconds) => sequencerLag.set(databaseLabels, seconds),
      clockSkew: (seconds) => clockSkew.set(databaseLabels, seconds),
      poolOpened: poolOf(database),
      transactionEnded: (durationMs) => transactionSeconds.observe(databaseLabels, durationMs / 1000),
      transactionRetried: () => retries.inc(databaseLabels),
      replicaRead: (outcome) => replicaReads.inc({ outcome, ...databaseLabels }),
      postgresGroupCommitted: (transactionCount) => groupJobs.observe(databaseLabels, transactionCount),
      replication: replicationOf(database),
    };
  };
}

/** Gauges of the connection pools, collected on scrape. */
function registerPool(registry: Registry, labels: DatabaseLabels): ObserverOf<(read: () => PoolStats) => void> {
  const registers = [registry];
  const unopenedPool: PoolStats = {
    busyConnectionCount: 0,
    idleConnectionCount: 0,
    waitingRequestCount: 0,
    connectionsMax: 0,
  };
  const pools = new Map(labels.databases.map((database) => [database, () => unopenedPool]));
  const eachPool = (setGauge: (databaseLabels: { database?: DatabaseName }, stats: PoolStats) => void) => {
    for (const [database, read] of pools) setGauge(labels.of(database), read());
  };
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the request pool by state: busy or idle.',
    labelNames: ['state', ...labels.labelNames],
    registers,
    collect() {
      eachPool((databaseLabels, { busyConnectionCount, idleConnectionCount }) => {
        this.set({ state: 'busy', ...databaseLabels }, busyConnectionCount);
        this.set({ state: 'idle', ...databaseLabels }, idleConnectionCount);
      });
    },
  });
  new Gauge({
    name: 'database_pool_connections_max',
    help: 'Maximum size of the request pool: RIALTO_DATABASE_POOL_SIZE.',
    labelNames: labels.labelNames,
    registers,
    collect() {
      eachPool((databaseLabels, { connectionsMax }) => this.set(databaseLabels, connectionsMax));
    },
  });
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Reads and writes waiting for a connection of the request pool.',
    labelNames: labels.labelNames,
    registers,
    collect() {
      eachPool((databaseLabels, { waitingRequestCount }) => this.set(databaseLabels, waitingRequestCount));
    },
  });
  return (database) => (read) => void pools.set(database, read);
}

function registerReplication(
  registry: Registry,
  labels: DatabaseLabels,
  expectedStandbyCount: number,
): ObserverOf<NonNullable<StorageObserver['replication']>> {
  const common = { labelNames: labels.labelNames, registers: [registry] };
  const expectedStandbys = new Gauge({
    name: 'database_standbys_expected',
    help: 'Expected number of streaming standbys: RIALTO_DATABASE_STANDBYS.',
    ...common,
  });
  for (const database of labels.databases) expectedStandbys.set(labels.of(database), expectedStandbyCount);
  const standbys = new Gauge({
    name: 'database_standbys',
    help: 'Standbys that stream from the PostgreSQL primary.',
    ...common,
  });
  const lagBytes = new Gauge({
    name: 'database_replication_lag_bytes',
    help: 'Write-ahead log that the slowest standby has not replayed yet; NaN without the role pg_monitor.',
    ...common,
  });
  const lagSeconds = new Gauge({
    name: 'database_replication_lag_seconds',
    help: 'Replay lag of the slowest standby; NaN without the role pg_monitor.',
    ...common,
  });
  return (database) => {
    const databaseLabels = labels.of(database);
    return (state) => {
      standbys.set(databaseLabels, state.standbyCount);
      lagBytes.set(databaseLabels, state.lagBytes);
      lagSeconds.set(databaseLabels, state.lagSeconds);
    };
  };
}
