import type { Clock } from '../../core/base/clock.ts';
import { newId } from '../../core/base/ids.ts';
import type { Log } from '../../core/base/log.ts';
import type { Database } from '../../core/db/transaction.ts';
import { engineBuilds } from '../engines/builds.ts';
import { type Claimed, claimPending, isAnyPending, releaseClaims } from '../store/verification.ts';
import type { Judgement } from './judge-log.ts';
import { recordVerdict } from './verdict.ts';
import type { VerifyThreads } from './verify-threads.ts';

/** Verifies every game that ended, on this node or on one that died since. */
export interface Backlog {
  start(): void;
  /** A replay may be waiting. */
  wake(): void;
  /** Ends what runs and sets it free for other nodes, or for the next start. */
  stop(): Promise<void>;
}

export interface BacklogOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly node: { readonly id: string };
  readonly threads: VerifyThreads;
  /** Told of every verdict that this node has written. */
  readonly onVerdict: (judgement: Judgement, waitedMs: number) => void;
}

/** How often a node looks by itself: others end games and die without telling. */
const pollMs = 1_000;
/** Enough that no thread waits while verdicts are committed. */
const claimsMax = 32;
const restMsMin = 1_000;
const restMsMax = 300_000;

export function openBacklog(options: BacklogOptions): Backlog {
  return new Claims(options);
}

class Claims implements Backlog {
  readonly #options: BacklogOptions;
  readonly #builds = Object.values(engineBuilds);
  readonly #underWay = new Set<Promise<void>>();
  /** Replays whose verification broke off: still claimed, and tried again. */
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
      .catch((err: unknown) => this.#options.log.warn({ err }, 'replays could not be claimed; it is tried again'))
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

  /** Without it they are free all the same once this node's row is gone. */
  async #release(): Promise<void> {
    const { database, node, log } = this.#options;
    await database
      .write((tx) => releaseClaims(tx, node.id), { unseen: true })
      .catch((err: unknown) => log.warn({ err }, 'claims on replays could not be set free'));
  }

  async #fill(): Promise<void> {
    const { database, node } = this.#options;
    while (this.#isAsked && !this.#isStopped) {
      const room = claimsMax - this.#underWay.size;
      // Whoever finishes asks again: a claim for each would be a commit for each.
      if (room < claimsMax / 2) return;
      this.#isAsked = false;
      if (!(await isAnyPending(database.db, this.#builds))) continue;
      const claimant = node.id;
      const claims = await database.write((tx) => claimPending(tx, claimant, this.#builds, room), { unseen: true });
      for (const claim of claims) this.#begin(claim, claimant, restMsMin);
      if (claims.length === room) this.#isAsked = true;
    }
  }

  #begin(claim: Claimed, claimant: string, restMs: number): void {
    const run = this.#verify(claim, claimant)
      .catch((err: unknown) => this.#rest(err, claim, claimant, restMs))
      .finally(() => {
        this.#underWay.delete(run);
        this.wake();
      });
    this.#underWay.add(run);
  }

  async #verify({ id, ended_at }: Claimed, claimant: string): Promise<void> {
    const { database, clock, threads, log, onVerdict } = this.#options;
    const judgement = await threads.judge(id);
    const nowMs = clock.nowMs();
    const context = { node: claimant, nowMs, newId: (prefix: string) => newId(prefix, nowMs) };
    const isWritten = await database.write((tx) => recordVerdict(tx, id, judgement, context));
    if (!isWritten) return;
    if (!judgement.ok) log.error({ replay: id, reason: judgement.fault }, 'a replay diverged');
    onVerdict(judgement, Math.max(0, nowMs - ended_at));
  }

  /** What broke off says nothing about the game: a thread hung or died, or the database was away. */
  #rest(err: unknown, claim: Claimed, claimant: string, restMs: number): void {
    if (this.#isStopped) return;
    this.#options.log.warn({ err, replay: claim.id }, 'a verification broke off; it is tried again');
    const timer = setTimeout(() => {
      this.#resting.delete(timer);
      this.#begin(claim, claimant, Math.min(restMs * 2, restMsMax));
    }, restMs);
    this.#resting.add(timer);
  }
}
