import type { Clock } from '../../base/clock.ts';
import { type PeriodicTask, startPeriodicTask } from '../../base/periodic-task.ts';
import type { StorageLimits } from '../storage-limits.ts';
import type { StorageLog, StorageObserver } from '../storage-observer.ts';
import type { Db, ReadReplicas, ReplicaOutcome } from '../transaction.ts';
import { PostgresAddress } from './postgres-address.ts';
import { PostgresPool } from './postgres-pool.ts';
import { PostgresSockets } from './postgres-sockets.ts';
import type { RunStatement } from './postgres-tx.ts';
import { directSessions } from './session-mode.ts';

export interface ReplicasOptions {
  readonly urls: readonly string[];
  readonly limits: StorageLimits;
  readonly clock: Clock;
  readonly log: StorageLog;
  readonly observer: StorageObserver;
  readonly createDb: (run: RunStatement) => Db;
}

const pollIntervalMs = 200;
/** Maximum age of the data of a replica that is read. With older data, the primary is read instead. */
export const replicaAgeMsMax = 5_000;
const retainedRenewalsMax = 16;

interface LeaseRenewal {
  readonly nodeId: string;
  readonly aliveUntilMs: number;
  readonly startedMs: number;
}

/**
 * Read replicas. Their lag is measured by the lease that this node renews every second: a replica that contains a
 * renewal has replayed all commits before the renewal started. LSNs are not used, because they are not comparable
 * between timelines; a replica that is disconnected from the primary receives no further renewals.
 */
export class PostgresReplicas implements ReadReplicas {
  readonly #options: ReplicasOptions;
  readonly #replicas: readonly Replica[];
  #renewals: readonly LeaseRenewal[] = [];
  #lastIndex = 0;
  #isWarningLogged = false;

  constructor(options: ReplicasOptions) {
    this.#options = options;
    this.#replicas = options.urls.map((url) => new Replica(url, options, () => this.#renewals));
  }

  pick(minFreshAsOfMs: number): Db | null {
    const oldestMs = this.#options.clock.monotonicMs() - replicaAgeMsMax;
    const usableReplicas = this.#replicas.filter(({ freshAsOfMs }) => freshAsOfMs >= oldestMs);
    this.#logAvailability(usableReplicas.length > 0);
    const currentReplicas = usableReplicas.filter(({ freshAsOfMs }) => freshAsOfMs >= minFreshAsOfMs);
    if (currentReplicas.length === 0) {
      this.count('behind');
      return null;
    }
    this.#lastIndex = (this.#lastIndex + 1) % currentReplicas.length;
    return currentReplicas[this.#lastIndex]?.db ?? null;
  }

  count(outcome: ReplicaOutcome): void {
    this.#options.observer.replicaRead?.(outcome);
  }

  recordLease(nodeId: string, aliveUntilMs: number, startedMs: number): void {
    this.#renewals = [{ nodeId, aliveUntilMs, startedMs }, ...this.#renewals].slice(0, retainedRenewalsMax);
  }

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.close()));
  }

  /** Logs once when no replica is usable, and once when one is usable again. */
  #logAvailability(isAnyUsable: boolean): void {
    const { log } = this.#options;
    // The first renewals need time to reach a replica.
    if (this.#renewals.length < retainedRenewalsMax || isAnyUsable !== this.#isWarningLogged) return;
    this.#isWarningLogged = !isAnyUsable;
    if (isAnyUsable) log.info({}, 'read replicas are up to date again');
    else log.warn({}, 'no read replica is reachable and up to date, reading from the primary');
  }
}

class Replica {
  readonly db: Db;
  readonly #pool: PostgresPool;
  readonly #pollTask: PeriodicTask;
  /** Monotonic time; the replica contains all commits that were known to this node at that time. */
  freshAsOfMs = Number.NEGATIVE_INFINITY;

  constructor(url: string, options: ReplicasOptions, getRenewals: () => readonly LeaseRenewal[]) {
    const { limits } = options;
    this.#pool = new PostgresPool({
      name: 'rialto read replica',
      address: new PostgresAddress(url, 'RIALTO_DATABASE_READ_URL'),
      sockets: new PostgresSockets(),
      limits,
      mode: directSessions(limits),
      check: async () => {},
      assertReachable: () => {},
      onLost: () => {},
    });
    this.db = options.createDb((statement) => this.#pool.run(statement));
    this.#pollTask = startPeriodicTask(
      pollIntervalMs,
      () => this.#pollLease(getRenewals()),
      () => {},
    );
  }

  async close(): Promise<void> {
    await this.#pollTask.stop();
    await this.#pool.close();
  }

  async #pollLease(renewals: readonly LeaseRenewal[]): Promise<void> {
    const [newestRenewal] = renewals;
    if (newestRenewal === undefined) return;
    const result = await this.#pool.run({
      name: 'replica_lease',
      text: 'select alive_until from node where id = $1',
      values: [newestRenewal.nodeId],
    });
    const [row] = result.rows as { alive_until: number }[];
    const replicatedRenewal = renewals.find(
      ({ nodeId, aliveUntilMs }) => nodeId === newestRenewal.nodeId && aliveUntilMs === row?.alive_until,
    );
    if (replicatedRenewal !== undefined) this.freshAsOfMs = Math.max(this.freshAsOfMs, replicatedRenewal.startedMs);
  }
}
