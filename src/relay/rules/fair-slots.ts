/** Concurrency limits of an origin: by default, and while its median response time is below `fastResponseMs`. */
export const originSlots = { default: 16, fast: 64 } as const;
export const fastResponseMs = 1_000;
/** Number of responses for the median, and the minimum for a valid one. */
const samplesMax = 32;
const samplesMin = 8;
/** Maximum slots of an account with slow responses while other accounts use the origin. */
const slowAccountMax = 2;
/** Maximum accounts with fast responses that are stored per origin. */
const fastAccountsMax = 1_000;

interface GrantedSlot {
  readonly accountId: string;
  readonly sinceMs: number;
}

/**
 * Max-min fair queue for the slots of one origin. A free slot goes to the waiting request whose account has the
 * fewest slots, then to the earliest. A single account may use all slots.
 * Slots cannot be preempted. Therefore two kinds of accounts are limited while other accounts use the origin: those
 * whose latest response was not fast (or that have none), and those with a hanging request. The limit is two slots, or
 * fewer: the share that the account would have with one more account.
 * Deterministic: no clock and no timers. Times are monotonic milliseconds.
 */
export class FairSlots {
  /** Slots by request id. */
  readonly #grantedSlots = new Map<string, GrantedSlot>();
  /** Account ids by the id of the waiting request, in order of arrival. */
  readonly #waitingRequests = new Map<string, string>();
  /** Ids of the accounts whose latest response was fast. */
  readonly #fastAccounts = new Set<string>();
  #responsesMs: number[] = [];
  #capacity: number = originSlots.default;

  /** Requests a slot. Returns the ids of the requests that get a slot now. */
  request(id: string, accountId: string, nowMs: number): string[] {
    if (this.#grantedSlots.has(id) || this.#waitingRequests.has(id))
      throw new Error('a request can acquire only one slot');
    this.#waitingRequests.set(id, accountId);
    return this.#grant(nowMs);
  }

  /**
   * Ends a request that has a slot or waits for one; returns the ids that get a slot now. `responseMs`: response time
   * of the destination, infinite without a response, null when unknown.
   */
  release(id: string, responseMs: number | null, nowMs: number): string[] {
    this.#waitingRequests.delete(id);
    const slot = this.#grantedSlots.get(id);
    if (slot !== undefined) {
      this.#grantedSlots.delete(id);
      if (responseMs !== null) this.#recordResponse(slot.accountId, responseMs);
    }
    return this.#grant(nowMs);
  }

  get capacity(): number {
    return this.#capacity;
  }

  get usedCount(): number {
    return this.#grantedSlots.size;
  }

  get waitingCount(): number {
    return this.#waitingRequests.size;
  }

  #recordResponse(accountId: string, responseMs: number): void {
    this.#fastAccounts.delete(accountId);
    if (responseMs < fastResponseMs) this.#fastAccounts.add(accountId);
    const [oldestAccountId] = this.#fastAccounts;
    if (oldestAccountId !== undefined && this.#fastAccounts.size > fastAccountsMax)
      this.#fastAccounts.delete(oldestAccountId);
    this.#responsesMs = [...this.#responsesMs, responseMs].slice(-samplesMax);
    const median = this.#responsesMs.toSorted((left, right) => left - right)[Math.floor(this.#responsesMs.length / 2)];
    const isFast = this.#responsesMs.length >= samplesMin && (median ?? fastResponseMs) < fastResponseMs;
    this.#capacity = isFast ? originSlots.fast : originSlots.default;
  }

  #grant(nowMs: number): string[] {
    const grantedIds: string[] = [];
    // The capacity can be lower than the number of used slots.
    while (this.#waitingRequests.size > 0 && this.#grantedSlots.size < this.#capacity) {
      const request = this.#nextRequest(nowMs);
      if (request === null) break;
      this.#waitingRequests.delete(request.id);
      this.#grantedSlots.set(request.id, { accountId: request.accountId, sinceMs: nowMs });
      grantedIds.push(request.id);
    }
    return grantedIds;
  }

  #nextRequest(nowMs: number): { readonly id: string; readonly accountId: string } | null {
    const usageByAccount = this.#slotsByAccount(nowMs);
    const accountCount = new Set([...usageByAccount.keys(), ...this.#waitingRequests.values()]).size;
    const limit = Math.max(1, Math.min(slowAccountMax, Math.floor(this.#capacity / (accountCount + 1))));
    let bestRequest: { readonly id: string; readonly accountId: string; readonly used: number } | null = null;
    for (const [id, accountId] of this.#waitingRequests) {
      const { used, isHanging } = usageByAccount.get(accountId) ?? { used: 0, isHanging: false };
      const isLimited = accountCount > 1 && (isHanging || !this.#fastAccounts.has(accountId));
      if (isLimited && used >= limit) continue;
      if (bestRequest === null || used < bestRequest.used) bestRequest = { id, accountId, used };
    }
    return bestRequest;
  }

  #slotsByAccount(nowMs: number): Map<string, { used: number; isHanging: boolean }> {
    const usageByAccount = new Map<string, { used: number; isHanging: boolean }>();
    for (const { accountId, sinceMs } of this.#grantedSlots.values()) {
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

/** Reserves of slots that an account may use. */
export interface SlotPriority {
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

export function slotClassOf({ isPaying, lastDeliverySucceeded }: SlotPriority): keyof UsedSlots {
  if (isPaying) return lastDeliverySucceeded ? 'both' : 'payingOnly';
  return lastDeliverySucceeded ? 'successfulOnly' : 'neither';
}

/**
 * Whether another slot is available at a priority: whether the used slots and one more can be assigned to the common
 * pool and the two reserves (Hall's marriage condition).
 */
export function hasFreeSlot(usedSlots: UsedSlots, priority: SlotPriority): boolean {
  const slotClass = slotClassOf(priority);
  const usedWithRequest: UsedSlots = { ...usedSlots, [slotClass]: usedSlots[slotClass] + 1 };
  const { neither, payingOnly, successfulOnly, both } = usedWithRequest;
  const { all, reservedForPaying, reservedForSuccessful } = processSlots;
  const commonSlots = all - reservedForPaying - reservedForSuccessful;
  return (
    neither <= commonSlots &&
    neither + payingOnly <= commonSlots + reservedForPaying &&
    neither + successfulOnly <= commonSlots + reservedForSuccessful &&
    neither + payingOnly + successfulOnly + both <= all
  );
}
