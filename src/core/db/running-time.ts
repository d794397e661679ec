import { type Clock, secondMs } from '../base/clock.ts';
import { type LeaseState, leaseMs, lockOutages, type Outage, readLeaseState, storeOutage } from './outages.ts';
import type { Tx } from './transaction.ts';

/** The time that games run on: wall time without the spans in which no node was alive. */
export interface RunningTime {
  /**
   * Integer microseconds since the Unix epoch less all outages. Never goes back, neither in a process
   * nor over restarts, and moves with no clock that is set. Stands still when this node cannot renew
   * its promise to be alive: what nobody could go on from is never shown.
   */
  nowUs(): number;
}

/** A node's promise to be alive, made in a transaction: it holds, and time goes on, once that is committed. */
export interface Lease {
  readonly aliveUntilMs: number;
  /** The running time at this moment of the monotonic clock. */
  readonly runningUs: number;
  readonly atMs: number;
  /** Past this moment of the running time the promise says nothing. */
  readonly endUs: number;
  /** The latest moment that may have been shown before this process. */
  readonly shownUs: number;
  /** What was found to be an outage, and stored. */
  readonly outage: Outage | null;
}

const leaseUs = leaseMs * 1_000;
/** Clocks that differ by more were set; by less, they are brought together slowly. */
const toleranceUs = 500_000;
const slewSpanUs = 10 * secondMs * 1_000;
const slewMax = 0.001;

/** This process's running time, from one promise to the next. */
export class RunningClock implements RunningTime {
  readonly #clock: Clock;
  /** Wall time at the zero of the monotonic clock, as it was when this process began. */
  readonly #machineZeroUs: number;
  #anchor: { readonly atMs: number; readonly runningUs: number } | undefined;
  /** How much faster than the monotonic clock time runs until the next promise. */
  #slew = 0;
  #endUs = 0;
  #shownUs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#machineZeroUs = (clock.nowMs() - clock.monotonicMs()) * 1_000;
  }

  nowUs(): number {
    const us = Math.floor(Math.min(this.#runningAt(this.#clock.monotonicMs()), this.#endUs));
    this.#shownUs = Math.max(this.#shownUs, us);
    return this.#shownUs;
  }

  /** Makes the node's next promise; the caller writes `aliveUntilMs` into its row and then calls `keep`. */
  async prepareLease(tx: Tx, node: string): Promise<Lease> {
    const keptMs = await lockOutages(tx);
    const requestedMs = this.#clock.monotonicMs();
    const status = await readLeaseState(tx, node, keptMs);
    const responseMs = this.#clock.monotonicMs();
    const wallUs = status.databaseUs ?? Math.round(this.#machineZeroUs + responseMs * 1_000);
    const atMs = status.databaseUs === null ? responseMs : this.#likelyMoment(wallUs, status, requestedMs, responseMs);
    const outage = findOutage(wallUs, status, this.#ownAt(atMs));
    if (outage !== null) await storeOutage(tx, outage);
    const outagesUs = status.outagesUs + (outage === null ? 0 : outage.untilUs - outage.fromUs);
    const aliveUntilMs = Math.floor(wallUs / 1_000) + leaseMs;
    return {
      aliveUntilMs,
      runningUs: wallUs - outagesUs,
      atMs,
      endUs: aliveUntilMs * 1_000 - outagesUs,
      shownUs: outage === null ? shownBefore(wallUs, status) - outagesUs : 0,
      outage,
    };
  }

  /** The promise is committed. */
  applyLease({ runningUs, atMs, endUs, shownUs }: Lease): void {
    const expectedUs = this.#anchor === undefined ? Number.NaN : this.#runningAt(atMs);
    const aheadUs = runningUs - expectedUs;
    const isClose = Math.abs(aheadUs) <= toleranceUs;
    this.#slew = isClose ? Math.max(-slewMax, Math.min(slewMax, aheadUs / slewSpanUs)) : 0;
    this.#shownUs = this.#anchor === undefined ? Math.max(shownUs, 0) : this.#shownUs;
    this.#anchor = { atMs, runningUs: isClose ? expectedUs : runningUs };
    this.#endUs = endUs;
  }

  /** Nothing later is shown from here on; returns the last moment. */
  end(): number {
    this.#endUs = this.nowUs();
    return this.#endUs;
  }

  #runningAt(monotonicMs: number): number {
    if (this.#anchor === undefined) throw new Error('The running time was read before the node was registered.');
    const { atMs, runningUs } = this.#anchor;
    return runningUs + (monotonicMs - atMs) * 1_000 * (1 + this.#slew);
  }

  /** When PostgreSQL read its clock: of all moments between question and answer the one that agrees best with ours. */
  #likelyMoment(wallUs: number, { outagesUs }: LeaseState, requestedMs: number, responseMs: number): number {
    if (this.#anchor === undefined) return (requestedMs + responseMs) / 2;
    const aheadUs = wallUs - outagesUs - this.#runningAt(requestedMs);
    return Math.max(requestedMs, Math.min(responseMs, requestedMs + aheadUs / 1_000));
  }

  #ownAt(monotonicMs: number): OwnClock | null {
    if (this.#anchor === undefined) return null;
    return { runningUs: this.#runningAt(monotonicMs), endUs: this.#endUs };
  }
}

/** What a process knows by its monotonic clock: where the running time is, and until when it had promised. */
interface OwnClock {
  readonly runningUs: number;
  readonly endUs: number;
}

/**
 * What must be taken out of the running time now. A process that is within its promise knows how much
 * time has passed: if the clock says otherwise it was set, or the whole machine was asleep. A process
 * that starts, or that slept through its promise, goes by the promises of all.
 */
export function findOutage(wallUs: number, status: LeaseState, own: OwnClock | null): Outage | null {
  const { outagesUs, furthestUs, othersUs, databaseUs } = status;
  if (own !== null && own.runningUs <= own.endUs) {
    const fromUs = Math.round(own.runningUs + outagesUs);
    const aheadUs = wallUs - fromUs;
    const isOthersTime = aheadUs > 0 && databaseUs !== null && othersUs !== null && othersUs >= wallUs;
    if (Math.abs(aheadUs) <= toleranceUs || isOthersTime) return null;
    return { fromUs, untilUs: wallUs, wasSet: true };
  }
  if (furthestUs === null) return null;
  const wasSetBack = furthestUs > wallUs + leaseUs + toleranceUs;
  if (!wasSetBack && furthestUs >= wallUs) return null;
  return { fromUs: furthestUs, untilUs: wallUs, wasSet: wasSetBack };
}

// PostgreSQL's clock does not restart with this process, and its other nodes are no further than now.
function shownBefore(wallUs: number, { databaseUs, furthestUs }: LeaseState): number {
  return databaseUs === null && furthestUs !== null ? Math.min(furthestUs, wallUs + leaseUs) : wallUs;
}
