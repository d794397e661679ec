import type { Clock } from '../../../core/base/clock.ts';
import type { Log } from '../../../core/base/log.ts';
import type { Database } from '../../../core/db/transaction.ts';
import { engineBuilds } from '../../engines/builds.ts';
import { keptBuilds } from '../../engines/kept-builds.ts';
import { type ClaimedReplay, claimPending, isAnyPending, releaseClaims } from '../store/verification.ts';
import type { LogVerdict } from './judge-log.ts';
import { recordVerdict, type VerdictContext } from './verdict.ts';
import type { VerifyThreads } from './verify-threads.ts';

/** Verification backlog: verifies ended games of this node and of dead nodes. */
export interface Backlog {
  start(): void;
  /** Notifies that a replay may wait for verification. */
  wake(): void;
  /** Stops running verifications and releases their claims. */
  stop(): Promise<void>;
}

export interface BacklogOptions {
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

/** Poll interval: nodes end games and crash without a notification. */
const pollMs = 1_000;
/** Enough claims to keep all threads busy while verdicts are committed. */
const claimsMax = 32;
const restMsMin = 1_000;
const restMsMax = 300_000;

export function openBacklog(options: BacklogOptions): Backlog {
  return new Claims(options);
}

class Claims implements Backlog {
  readonly #options: BacklogOptions;
  readonly #builds = [...new Set([...Object.values(engineBuilds), ...keptBuilds.map(({ build }) => build)])];
  readonly #underWay = new Set<Promise<void>>();
  /** Replays whose verification was interrupted: still claimed, retried later. */
  readonly #resting = new Set<NodeJS.Timeout>();
  #poll: NodeJS.Timeout | undefined;
  #filling: Promise<void> | undefined;
  #isAsked = false;
  #isStopped = false;

  constructor(options: BacklogOptions) {
    this.#options = options;
  }

  start(): void {
    this.#poll = setInterval(() => this.wake(), pollMs);
    this.wake();
  }

  wake(): void {
    this.#isAsked = true;
    if (this.#isStopped || this.#filling !== undefined) return;
    this.#filling = this.#fill()
      .catch((err: unknown) => this.#options.log.warn({ err }, 'claiming replays for verification failed, retrying'))
      .finally(() => {
        this.#filling = undefined;
      });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#poll);
    for (const timer of this.#resting) clearTimeout(timer);
    await this.#options.threads.close();
    await this.#filling;
    await Promise.all(this.#underWay);
    await this.#release();
  }

  /** If this fails, the claims expire with this node's lease. */
  async #release(): Promise<void> {
    const { database, node, log } = this.#options;
    await database
      .write((tx) => releaseClaims(tx, node.id), { unseen: true })
      .catch((err: unknown) => log.warn({ err }, 'releasing verification claims failed'));
  }

  async #fill(): Promise<void> {
    const { database, node } = this.#options;
    while (this.#isAsked && !this.#isStopped) {
      const room = claimsMax - this.#underWay.size;
      // One claim per batch: a claim per replay would need a commit per replay.
      if (room < claimsMax / 2) return;
      this.#isAsked = false;
      if (!(await isAnyPending(database.db, this.#builds))) continue;
      const claimant = node.id;
      const claims = await database.write((tx) => claimPending(tx, claimant, this.#builds, room), { unseen: true });
      for (const claim of claims) this.#begin(claim, claimant, restMsMin);
      if (claims.length === room) this.#isAsked = true;
    }
  }

  #begin(claim: ClaimedReplay, claimant: string, restMs: number): void {
    const run = this.#verify(claim, claimant)
      .catch((err: unknown) => this.#rest(err, claim, claimant, restMs))
      .finally(() => {
        this.#underWay.delete(run);
        this.wake();
      });
    this.#underWay.add(run);
  }

  async #verify({ id, ended_at }: ClaimedReplay, claimant: string): Promise<void> {
    const { database, clock, threads, log, contextOf, onVerdict } = this.#options;
    const verdict = await threads.judge(id);
    const nowMs = clock.nowMs();
    const isWritten = await database.write((tx) => recordVerdict(tx, id, verdict, contextOf(claimant, nowMs)));
    if (!isWritten) return;
    if (!verdict.ok) log.error({ replay: id, reason: verdict.fault }, 'replay diverged');
    onVerdict(verdict, Math.max(0, nowMs - ended_at));
  }

  /** Interruptions, such as a crashed thread or an unavailable database, yield no verdict. */
  #rest(err: unknown, claim: ClaimedReplay, claimant: string, restMs: number): void {
    if (this.#isStopped) return;
    this.#options.log.warn({ err, replay: claim.id }, 'verification failed, retrying');
    const timer = setTimeout(() => {
      this.#resting.delete(timer);
      this.#begin(claim, claimant, Math.min(restMs * 2, restMsMax));
    }, restMs);
    this.#resting.add(timer);
  }
}
