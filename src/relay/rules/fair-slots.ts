/** Concurrency limits of an origin: by default, and while its median response time is below `fastResponseMs`. */
export const originSlots = { default: 16, fast: 64 } as const;
export const fastResponseMs = 1_000;
/** Number of responses for the median, and the minimum for a valid one. */
const samplesMax = 32;
const samplesMin = 8;
/** Slots of an account with slow responses while others wait. */
const slowAccountMax = 2;
/** Maximum accounts with fast responses that are stored per origin. */
const fastAccountsMax = 1_000;

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
  #capacity: number = originSlots.default;

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
  release(id: string, responseMs: number | null, nowMs: number): string[] {
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

  get used(): number {
    return this.#holders.size;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  #recordResponse(accountId: string, responseMs: number): void {
    this.#fastAccounts.delete(accountId);
    if (responseMs < fastResponseMs) this.#fastAccounts.add(accountId);
    const [oldest] = this.#fastAccounts;
    if (oldest !== undefined && this.#fastAccounts.size > fastAccountsMax) this.#fastAccounts.delete(oldest);
    this.#responsesMs = [...this.#responsesMs, responseMs].slice(-samplesMax);
    const median = this.#responsesMs.toSorted((left, right) => left - right)[Math.floor(this.#responsesMs.length / 2)];
    const isFast = this.#responsesMs.length >= samplesMin && (median ?? fastResponseMs) < fastResponseMs;
    this.#capacity = isFast ? originSlots.fast : originSlots.default;
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
    let best: { readonly id: string; readonly accountId: string; readonly used: number } | null = null;
    for (const [id, accountId] of this.#waiting) {
      const { used, isHanging } = usageByAccount.get(accountId) ?? { used: 0, isHanging: false };
      const isLimited = accounts > 1 && (isHanging || !this.#fastAccounts.has(accountId));
      if (isLimited && used >= limit) continue;
      if (best === null || used < best.used) best = { id, accountId, used };
    }
    return best;
  }

  #slotsByAccount(nowMs: number): Map<string, { used: number; isHanging: boolean }> {
    const usageByAccount = new Map<string, { used: number; isHanging: boolean }>();
    for (const { accountId, sinceMs } of this.#holders.values()) {
      const { used, isHanging } = usageByAccount.get(accountId) ?? { used: 0, isHanging: false };
      usageByAccount.set(accountId, { used: used + 1, isHanging: isHanging || nowMs - sinceMs >= fastResponseMs });
    }
    return usageByAccount;
  }
}

/**
 * Limit of in-flight deliveries and checks per process. A quarter is reserved for paying accounts, and a quarter for
 * accounts whose last delivery succeeded.
 */
export const processSlots = { all: 1_000, reservedForPaying: 250, reservedForSuccessful: 250 } as const;

export interface SlotClaim {
  readonly isPaying: boolean;
  readonly lastDeliverySucceeded: boolean;
}

/** Number of used slots, by the reserves that the account may use. */
export interface UsedSlots {
  readonly neither: number;
  readonly payingOnly: number;
  readonly successfulOnly: number;
  readonly both: number;
}

export const noSlots: UsedSlots = { neither: 0, payingOnly: 0, successfulOnly: 0, both: 0 };

export function slotClassOf({ isPaying, lastDeliverySucceeded }: SlotClaim): keyof UsedSlots {
  if (isPaying) return lastDeliverySucceeded ? 'both' : 'payingOnly';
  return lastDeliverySucceeded ? 'successfulOnly' : 'neither';
}

/**
 * Whether another slot is available for a claim. Slots are assigned to the common pool or a reserve such that all
 * fit, if possible (Hall's condition for three pools).
 */
export function hasFreeSlot(used: UsedSlots, claim: SlotClaim): boolean {
  const kind = slotClassOf(claim);
  const next: UsedSlots = { ...used, [kind]: used[kind] + 1 };
  const { neither, payingOnly, successfulOnly, both } = next;
  const { all, reservedForPaying, reservedForSuccessful } = processSlots;
  const common = all - reservedForPaying - reservedForSuccessful;
  return (
    neither <= common &&
    neither + payingOnly <= common + reservedForPaying &&
    neither + successfulOnly <= common + reservedForSuccessful &&
    neither + payingOnly + successfulOnly + both <= all
  );
}
