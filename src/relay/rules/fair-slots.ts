/** Slots of an origin: default, and while its median response time is below `quickResponseMs`. */
export const originSlots = { usual: 16, quick: 64 } as const;
export const quickResponseMs = 1_000;
/** Number of responses for the median, and the minimum for a valid one. */
const samplesMax = 32;
const samplesMin = 8;
/** Slots of an account with slow responses while others wait. */
const slowAccountMax = 2;
/** Maximum accounts with fast responses that are stored per origin. */
const quickAccountsMax = 1_000;

interface Holder {
  readonly accountId: string;
  readonly sinceMs: number;
}

/**
 * Max-min fair queue for the slots of one origin. A free slot goes to the waiting request whose account has the
 * fewest slots, then to the earliest. A single account may use all slots.
 * Slots cannot be preempted. Therefore an account with slow or hanging requests is limited while other accounts use
 * the origin: to two slots, and to the share that it would have with one more account.
 * Deterministic: no clock and no timers. Times are monotonic milliseconds.
 */
export class FairSlots {
  readonly #holders = new Map<string, Holder>();
  /** In order of arrival. */
  readonly #waiting = new Map<string, string>();
  readonly #fastAccounts = new Set<string>();
  #responsesMs: number[] = [];
  #capacity: number = originSlots.usual;

  /** Requests a slot. Returns the ids of the requests that get a slot now. */
  request(id: string, accountId: string, nowMs: number): string[] {
    if (this.#holders.has(id) || this.#waiting.has(id)) throw new Error('a request can acquire only one slot');
    this.#waiting.set(id, accountId);
    return this.#grant(nowMs);
  }

  /**
   * Ends a request that has a slot or waits for one; returns the ids that get a slot now. `responseMs`: response time
   * of the destination, infinite without a response, null when unknown.
   */
  end(id: string, responseMs: number | null, nowMs: number): string[] {
    this.#waiting.delete(id);
    const holder = this.#holders.get(id);
    if (holder !== undefined) {
      this.#holders.delete(id);
      if (responseMs !== null) this.#recordResponse(holder.accountId, responseMs);
    }
    return this.#grant(nowMs);
  }

  get capacity(): number {
    return this.#capacity;
  }

  get held(): number {
    return this.#holders.size;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  #recordResponse(accountId: string, responseMs: number): void {
    this.#fastAccounts.delete(accountId);
    if (responseMs < quickResponseMs) this.#fastAccounts.add(accountId);
    const [oldest] = this.#fastAccounts;
    if (oldest !== undefined && this.#fastAccounts.size > quickAccountsMax) this.#fastAccounts.delete(oldest);
    this.#responsesMs = [...this.#responsesMs, responseMs].slice(-samplesMax);
    const median = this.#responsesMs.toSorted((left, right) => left - right)[Math.floor(this.#responsesMs.length / 2)];
    const isQuick = this.#responsesMs.length >= samplesMin && (median ?? quickResponseMs) < quickResponseMs;
    this.#capacity = isQuick ? originSlots.quick : originSlots.usual;
  }

  #grant(nowMs: number): string[] {
    const granted: string[] = [];
    // The capacity can be lower than the number of used slots.
    while (this.#waiting.size > 0 && this.#holders.size < this.#capacity) {
      const next = this.#next(nowMs);
      if (next === null) break;
      this.#waiting.delete(next.id);
      this.#holders.set(next.id, { accountId: next.accountId, sinceMs: nowMs });
      granted.push(next.id);
    }
    return granted;
  }

  #next(nowMs: number): { readonly id: string; readonly accountId: string } | null {
    const usageByAccount = this.#slotsByAccount(nowMs);
    const accounts = new Set([...usageByAccount.keys(), ...this.#waiting.values()]).size;
    const limit = Math.max(1, Math.min(slowAccountMax, Math.floor(this.#capacity / (accounts + 1))));
    let best: { readonly id: string; readonly accountId: string; readonly held: number } | null = null;
    for (const [id, accountId] of this.#waiting) {
      const { held, isHanging } = usageByAccount.get(accountId) ?? { held: 0, isHanging: false };
      const isLimited = accounts > 1 && (isHanging || !this.#fastAccounts.has(accountId));
      if (isLimited && held >= limit) continue;
      if (best === null || held < best.held) best = { id, accountId, held };
    }
    return best;
  }

  #slotsByAccount(nowMs: number): Map<string, { held: number; isHanging: boolean }> {
    const usageByAccount = new Map<string, { held: number; isHanging: boolean }>();
    for (const { accountId, sinceMs } of this.#holders.values()) {
      const { held, isHanging } = usageByAccount.get(accountId) ?? { held: 0, isHanging: false };
      usageByAccount.set(accountId, { held: held + 1, isHanging: isHanging || nowMs - sinceMs >= quickResponseMs });
    }
    return usageByAccount;
  }
}

/** Limit of in-flight deliveries and checks per process. A quarter each is reserved for two kinds of accounts. */
export const processSlots = { all: 1_000, forPaying: 250, forDelivered: 250 } as const;

export interface SlotClaim {
  readonly isPaying: boolean;
  /** The account's last delivery succeeded. */
  readonly lastDelivered: boolean;
}

/** Number of used slots, by the reserves that the account may use. */
export interface HeldSlots {
  readonly neither: number;
  readonly payingOnly: number;
  readonly deliveredOnly: number;
  readonly both: number;
}

export const noSlots: HeldSlots = { neither: 0, payingOnly: 0, deliveredOnly: 0, both: 0 };

export function slotClassOf({ isPaying, lastDelivered }: SlotClaim): keyof HeldSlots {
  if (isPaying) return lastDelivered ? 'both' : 'payingOnly';
  return lastDelivered ? 'deliveredOnly' : 'neither';
}

/**
 * Whether another slot is available for a claim. Slots are assigned to the common pool or a reserve such that all
 * fit, if possible (Hall's condition for three pools).
 */
export function hasFreeSlot(held: HeldSlots, claim: SlotClaim): boolean {
  const kind = slotClassOf(claim);
  const next: HeldSlots = { ...held, [kind]: held[kind] + 1 };
  const { neither, payingOnly, deliveredOnly, both } = next;
  const { all, forPaying, forDelivered } = processSlots;
  const common = all - forPaying - forDelivered;
  return (
    neither <= common &&
    neither + payingOnly <= common + forPaying &&
    neither + deliveredOnly <= common + forDelivered &&
    neither + payingOnly + deliveredOnly + both <= all
  );
}
