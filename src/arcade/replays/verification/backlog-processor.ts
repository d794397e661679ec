import type { Clock } from '../../../core/base/clock.ts';
import type { Log } from '../../../core/base/log.ts';
import type { Database } from '../../../core/db/transaction.ts';
import { engineBuilds } from '../../engines/builds.ts';
import { keptBuilds } from '../../engines/kept-builds.ts';
import { type ClaimedReplay, claimPendingReplays, isAnyPending, releaseClaims } from '../store/verification.ts';
import { recordVerdict, type VerdictContext } from './verdict.ts';
import type { LogVerdict } from './verify-stored-log.ts';
import type { VerifyThreads } from './verify-threads.ts';

/** Processor of the verification backlog: verifies ended games that no live node has claimed. */
export interface BacklogProcessor {
  start(): void;
  /** Checks for replays to verify before the next poll. */
  wake(): void;
  /** Stops running verifications and releases their claims. */
  stop(): Promise<void>;
}

export interface BacklogProcessorOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly node: { readonly id: string };
  readonly threads: VerifyThreads;
  /** Dependencies of writing a verdict for a node. */
  readonly contextOf: (node: string, nowMs: number) => VerdictContext;
  /** Called for every verdict written by this node. */
  readonly onVerdict: (verdict: LogVerdict, waitedMs: number) => void;
}

/** Poll interval. Polling is necessary because nodes end games and crash without notifying other nodes. */
const pollMs = 1_000;
/** Enough claims to keep all threads busy while verdicts are committed. */
const claimsMax = 32;
const retryMsMin = 1_000;
const retryMsMax = 300_000;

export function openBacklogProcessor(options: BacklogProcessorOptions): BacklogProcessor {
  return new VerificationBacklogProcessor(options);
}

class VerificationBacklogProcessor implements BacklogProcessor {
  readonly #options: BacklogProcessorOptions;
  readonly #builds = [...new Set([...Object.values(engineBuilds), ...keptBuilds.map(({ build }) => build)])];
  readonly #runningVerifications = new Set<Promise<void>>();
  /** Claims of replays without a verdict, including those that wait for a retry. */
  readonly #claims = new Set<ClaimedReplay>();
  /** Timers that retry interrupted verifications; their replays stay claimed. */
  readonly #retryTimers = new Set<NodeJS.Timeout>();
  #poll: NodeJS.Timeout | undefined;
  #pendingClaim: Promise<void> | undefined;
  #isClaimRequested = false;
  #isStopped = false;

  constructor(options: BacklogProcessorOptions) {
    this.#options = options;
  }

  start(): void {
    this.#poll = setInterval(() => this.wake(), pollMs);
    this.wake();
  }

  wake(): void {
    this.#isClaimRequested = true;
    if (this.#isStopped || this.#pendingClaim !== undefined) return;
    this.#pendingClaim = this.#claimReplays()
      .catch((err: unknown) => this.#options.log.warn({ err }, 'claiming replays for verification failed, retrying'))
      .finally(() => {
        this.#pendingClaim = undefined;
      });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#poll);
    for (const timer of this.#retryTimers) clearTimeout(timer);
    await this.#options.threads.close();
    await this.#pendingClaim;
    await Promise.all(this.#runningVerifications);
    await this.#release();
  }

  /** If this fails, the claims expire with this node's lease. */
  async #release(): Promise<void> {
    const { database, node, log } = this.#options;
    await database
      .write((tx) => releaseClaims(tx, node.id), { leavesCachesValid: true })
      .catch((err: unknown) =>
        log.warn({ err }, 'releasing verification claims failed: they expire with the lease of this node'),
      );
  }

  async #claimReplays(): Promise<void> {
    const { database, node } = this.#options;
    while (this.#isClaimRequested && !this.#isStopped) {
      const capacity = claimsMax - this.#runningVerifications.size;
      // One claim per batch: a claim per replay would need a commit per replay.
      if (capacity < claimsMax / 2) return;
      this.#isClaimRequested = false;
      const claimant = { node: node.id, heldIds: [...this.#claims].map(({ id }) => id) };
      if (!(await isAnyPending(database.db, claimant, this.#builds))) continue;
      const claims = await database.write((tx) => claimPendingReplays(tx, claimant, this.#builds, capacity), {
        leavesCachesValid: true,
      });
      for (const claim of claims) {
        this.#claims.add(claim);
        this.#startVerification(claim, claimant.node, retryMsMin);
      }
      if (claims.length === capacity) this.#isClaimRequested = true;
    }
  }

  #startVerification(claim: ClaimedReplay, claimant: string, retryMs: number): void {
    const verification = this.#verify(claim, claimant)
      .then(() => void this.#claims.delete(claim))
      .catch((err: unknown) => this.#retryLater(err, claim, claimant, retryMs))
      .finally(() => {
        this.#runningVerifications.delete(verification);
        this.wake();
      });
    this.#runningVerifications.add(verification);
  }

  async #verify({ id, ended_at }: ClaimedReplay, claimant: string): Promise<void> {
    const { database, clock, threads, log, contextOf, onVerdict } = this.#options;
    const verdict = await threads.verify(id);
    const nowMs = clock.nowMs();
    const isWritten = await database.write((tx) => recordVerdict(tx, id, verdict, contextOf(claimant, nowMs)));
    if (!isWritten) return;
    if (!verdict.ok) log.error({ replay: id, reason: verdict.fault }, 'replay diverged');
    onVerdict(verdict, Math.max(0, nowMs - ended_at));
  }

  /** Interruptions, such as a crashed thread or an unavailable database, yield no verdict. */
  #retryLater(err: unknown, claim: ClaimedReplay, claimant: string, retryMs: number): void {
    if (this.#isStopped) return;
    this.#options.log.warn(
      { err, replay: claim.id },
      `replay verification interrupted, retrying in ${retryMs / 1_000} s`,
    );
    const timer = setTimeout(() => {
      this.#retryTimers.delete(timer);
      this.#startVerification(claim, claimant, Math.min(retryMs * 2, retryMsMax));
    }, retryMs);
    this.#retryTimers.add(timer);
  }
}
