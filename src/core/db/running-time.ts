import { type Clock, secondMs } from '../base/clock.ts';
import { type LeaseState, leaseMs, lockOutages, type Outage, readLeaseState, storeOutage } from './outages.ts';
import type { Tx } from './transaction.ts';

/** Clock of games: wall time without the spans in which no node was alive. */
export interface RunningTime {
  /**
   * Integer microseconds since the Unix epoch minus all outages. It is monotonic, even across restarts and changes of
   * the system clock. It stops while this node cannot renew its lease.
   */
  nowUs(): number;
}

/** Lease of a node; it takes effect when its transaction has been committed. */
export interface Lease {
  readonly aliveUntilMs: number;
  /** Running time at `monotonicMs` of the monotonic clock. */
  readonly runningUs: number;
  readonly monotonicMs: number;
  /** Expiry of the lease in running time. */
  readonly expiryUs: number;
  /** Latest running time that other processes may have returned. */
  readonly lastReturnedUs: number;
  /** The outage that was detected and stored, if any. */
  readonly outage: Outage | null;
}

const leaseUs = leaseMs * 1_000;
/** A larger difference of clocks counts as a clock change; a smaller one is slewed. */
const toleranceUs = 500_000;
/** Time in which a difference of clocks is corrected, unless `slewMax` makes it longer. */
const slewSpanUs = 10 * secondMs * 1_000;
/** Maximal relative correction of the clock rate. */
const slewMax = 0.001;
/**
 * Maximal response time of a first lease reading that counts as exact. Well below the tolerance, so that a slow first
 * response does not count as a clock change afterwards.
 */
const exactResponseMsMax = 200;
/** Maximal number of readings before the first lease. */
const firstReadsMax = 5;

/** Running time of this process. */
export class RunningClock implements RunningTime {
  readonly #clock: Clock;
  /** Wall time at zero of the monotonic clock, measured at start-up. */
  readonly #monotonicOriginUs: number;
  #anchor: { readonly monotonicMs: number; readonly runningUs: number } | undefined;
  /** Relative rate correction of the monotonic clock until the next renewal. */
  #slew = 0;
  #expiryUs = 0;
  #lastReturnedUs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#monotonicOriginUs = (clock.nowMs() - clock.monotonicMs()) * 1_000;
  }

  nowUs(): number {
    const runningUs = Math.floor(Math.min(this.#runningAt(this.#clock.monotonicMs()), this.#expiryUs));
    this.#lastReturnedUs = Math.max(this.#lastReturnedUs, runningUs);
    return this.#lastReturnedUs;
  }

  /**
   * Computes the next lease. The caller stores `aliveUntilMs` in the node's row and calls `applyLease` after the
   * commit.
   */
  async prepareLease(tx: Tx, node: string): Promise<Lease> {
    const storedExpiryMs = await lockOutages(tx);
    const { state, requestedMs, responseMs } = await this.#readLeases(tx, node, storedExpiryMs);
    const wallUs = state.databaseUs ?? Math.round(this.#monotonicOriginUs + responseMs * 1_000);
    const monotonicMs =
      state.databaseUs === null ? responseMs : this.#estimateReadMs(wallUs, state, requestedMs, responseMs);
    const outage = findOutage(wallUs, state, this.#readProcessClock(monotonicMs));
    if (outage !== null) await storeOutage(tx, outage);
    const outagesUs = state.outagesUs + (outage === null ? 0 : outage.untilUs - outage.fromUs);
    const aliveUntilMs = Math.floor(wallUs / 1_000) + leaseMs;
    return {
      aliveUntilMs,
      runningUs: wallUs - outagesUs,
      monotonicMs,
      expiryUs: aliveUntilMs * 1_000 - outagesUs,
      lastReturnedUs: outage === null ? latestPossibleUs(wallUs, state) - outagesUs : 0,
      outage,
    };
  }

  /** Applies a committed lease. */
  applyLease({ runningUs, monotonicMs, expiryUs, lastReturnedUs }: Lease): void {
    const expectedUs = this.#anchor === undefined ? Number.NaN : this.#runningAt(monotonicMs);
    const differenceUs = runningUs - expectedUs;
    const isWithinTolerance = Math.abs(differenceUs) <= toleranceUs;
    this.#slew = isWithinTolerance ? Math.max(-slewMax, Math.min(slewMax, differenceUs / slewSpanUs)) : 0;
    this.#lastReturnedUs = this.#anchor === undefined ? Math.max(lastReturnedUs, 0) : this.#lastReturnedUs;
    this.#anchor = { monotonicMs, runningUs: isWithinTolerance ? expectedUs : runningUs };
    this.#expiryUs = expiryUs;
  }

  /** Stops the clock and returns its last value. */
  stop(): number {
    this.#expiryUs = this.nowUs();
    return this.#expiryUs;
  }

  #runningAt(monotonicMs: number): number {
    if (this.#anchor === undefined) throw new Error('The running time was read before the node was registered.');
    const { monotonicMs: anchorMs, runningUs } = this.#anchor;
    return runningUs + (monotonicMs - anchorMs) * 1_000 * (1 + this.#slew);
  }

  /**
   * Reads the leases. Before the first lease it reads again after a slow response, since the time of the reading is
   * then uncertain.
   */
  async #readLeases(tx: Tx, node: string, storedExpiryMs: number) {
    for (let attempt = 1; ; attempt += 1) {
      const requestedMs = this.#clock.monotonicMs();
      const state = await readLeaseState(tx, node, storedExpiryMs);
      const responseMs = this.#clock.monotonicMs();
      const isExact = this.#anchor !== undefined || responseMs - requestedMs <= exactResponseMsMax;
      if (isExact || attempt === firstReadsMax) return { state, requestedMs, responseMs };
    }
  }

  /**
   * Estimates when PostgreSQL read its clock: the time between request and response that best fits the running time.
   * The first estimate is the latest one: a running time ahead of the database's would go back at a restart.
   */
  #estimateReadMs(wallUs: number, { outagesUs }: LeaseState, requestedMs: number, responseMs: number): number {
    if (this.#anchor === undefined) return responseMs;
    const elapsedUs = wallUs - outagesUs - this.#runningAt(requestedMs);
    return Math.max(requestedMs, Math.min(responseMs, requestedMs + elapsedUs / 1_000));
  }

  #readProcessClock(monotonicMs: number): ProcessClockReading | null {
    if (this.#anchor === undefined) return null;
    return { runningUs: this.#runningAt(monotonicMs), expiryUs: this.#expiryUs };
  }
}

/** Running time and lease expiry by the monotonic clock of this process. */
interface ProcessClockReading {
  readonly runningUs: number;
  readonly expiryUs: number;
}

/**
 * Detects an outage to subtract from the running time. Within its lease a process relies on its monotonic clock: if the
 * wall clock deviates, it was set, or the machine was suspended. Being behind PostgreSQL's clock is no outage while
 * another node has a valid lease. At start-up or after an expired lease a process relies on the leases of all nodes.
 */
export function findOutage(wallUs: number, state: LeaseState, reading: ProcessClockReading | null): Outage | null {
  const { outagesUs, latestExpiryUs, otherNodesExpiryUs, databaseUs } = state;
  if (reading !== null && reading.runningUs <= reading.expiryUs) {
    const fromUs = Math.round(reading.runningUs + outagesUs);
    const differenceUs = wallUs - fromUs;
    const matchesOtherNodes =
      differenceUs > 0 && databaseUs !== null && otherNodesExpiryUs !== null && otherNodesExpiryUs >= wallUs;
    if (Math.abs(differenceUs) <= toleranceUs || matchesOtherNodes) return null;
    return { fromUs, untilUs: wallUs, isClockChange: true };
  }
  if (latestExpiryUs === null) return null;
  const isClockSetBack = latestExpiryUs > wallUs + leaseUs + toleranceUs;
  if (!isClockSetBack && latestExpiryUs >= wallUs) return null;
  return { fromUs: latestExpiryUs, untilUs: wallUs, isClockChange: isClockSetBack };
}

// With PostgreSQL's clock no node can be ahead of the current time.
function latestPossibleUs(wallUs: number, { databaseUs, latestExpiryUs }: LeaseState): number {
  return databaseUs === null && latestExpiryUs !== null ? Math.min(latestExpiryUs, wallUs + leaseUs) : wallUs;
}
