import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { PoolUse, StorageObserver } from '../../db/storage-observer.ts';

type PostgresObserver = Pick<
  StorageObserver,
  | 'sequencerLag'
  | 'clockSkew'
  | 'poolOpened'
  | 'transactionEnded'
  | 'transactionRetried'
  | 'groupCommitted'
  | 'replication'
>;

/** Metrics of a PostgreSQL server and of this node's use of it. */
export function createDatabaseMetrics(registry: Registry, standbysExpected = 0): PostgresObserver {
  const registers = [registry];
  const sequencerLag = new Gauge({
    name: 'event_sequencer_lag_seconds',
    help: 'Age of the oldest committed event without a position; 0 when there is none.',
    registers,
  });
  const clockSkew = new Gauge({
    name: 'database_clock_skew_seconds',
    help: "How far this machine's clock is ahead of the PostgreSQL server's; negative when it is behind.",
    registers,
  });
  const transactionSeconds = new Histogram({
    name: 'database_transaction_seconds',
    help: 'Time that a write transaction held its connection; each retry counts separately.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const retries = new Counter({
    name: 'database_transaction_retries_total',
    help: 'Write transactions that were run again after a deadlock or a serialization failure.',
    registers,
  });
  const groupJobs = new Histogram({
    name: 'database_group_jobs',
    help: 'Writes that waited for one record and shared a transaction on PostgreSQL.',
    buckets: [1, 2, 4, 8, 16, 32],
    registers,
  });
  return {
    sequencerLag: (seconds) => sequencerLag.set(seconds),
    clockSkew: (seconds) => clockSkew.set(seconds),
    poolOpened: registerPool(registry),
    transactionEnded: (spentMs) => transactionSeconds.observe(spentMs / 1000),
    transactionRetried: () => retries.inc(),
    groupCommitted: (jobs) => groupJobs.observe(jobs),
    replication: registerReplication(registry, standbysExpected),
  };
}

/** Gauges of the pool of requests, read when the metrics are. */
function registerPool(registry: Registry): (read: () => PoolUse) => void {
  const registers = [registry];
  let read: () => PoolUse = () => ({ busy: 0, idle: 0, waiting: 0, max: 0 });
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the request pool by state: busy or idle.',
    labelNames: ['state'],
    registers,
    collect() {
      const { busy, idle } = read();
      this.set({ state: 'busy' }, busy);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'database_pool_connections_max',
    help: 'Maximum size of the request pool: RIALTO_DATABASE_POOL_SIZE.',
    registers,
    collect() {
      this.set(read().max);
    },
  });
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Reads and writes waiting for a connection of the request pool.',
    registers,
    collect() {
      this.set(read().waiting);
    },
  });
  return (opened) => {
    read = opened;
  };
}

function registerReplication(
  registry: Registry,
  standbysExpected: number,
): NonNullable<StorageObserver['replication']> {
  const registers = [registry];
  new Gauge({
    name: 'database_standbys_expected',
    help: 'Standbys that are meant to stream: RIALTO_DATABASE_STANDBYS.',
    registers,
  }).set(standbysExpected);
  const standbys = new Gauge({
    name: 'database_standbys',
    help: 'Standbys that stream from the PostgreSQL primary.',
    registers,
  });
  const lagBytes = new Gauge({
    name: 'database_replication_lag_bytes',
    help: 'Write-ahead log that the slowest standby has not replayed yet; NaN without the role pg_monitor.',
    registers,
  });
  const lagSeconds = new Gauge({
    name: 'database_replication_lag_seconds',
    help: 'Replay lag of the slowest standby; NaN without the role pg_monitor.',
    registers,
  });
  return (state) => {
    standbys.set(state.standbys);
    lagBytes.set(state.lagBytes);
    lagSeconds.set(state.lagSeconds);
  };
}
