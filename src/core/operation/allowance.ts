import { dayMs } from '../base/clock.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Caller, Cost } from './operation.ts';
import { addressKey, limitsOf, type SharedStore, type Window } from './rate-limit.ts';

/** The limits of one module, as published to its callers. */
export interface AllowancePolicy {
  readonly anonymousReadsPerMinute: number;
  readonly readsPerMinute: number;
  readonly writePoints: readonly Window[];
  /** In an account's first day its write points are divided by this. */
  readonly newAccountDivisor: number;
  readonly registrations: readonly Window[];
  readonly failedSignInsPerMinute: number;
}

/** Decides whether a caller may spend what an operation costs. */
export interface Allowance {
  /** Takes the cost of one call; refuses with rate_limited. */
  consume(cost: Cost, caller: Caller | null, address: string, nowMs: number): Promise<Refusal | null>;
  /** Counts a failed sign-in; refuses with rate_limited once the address has failed too often. */
  consumeFailedSignIn(address: string): Promise<Refusal | null>;
}

export function createAllowance(
  realm: string,
  policy: AllowancePolicy,
  store: SharedStore,
  enabled: boolean,
): Allowance {
  const limit = limitsOf(realm, store, enabled);
  const perMinute = (points: number): Window[] => [{ points, seconds: 60 }];
  const fewer = policy.writePoints.map((window) => ({
    ...window,
    points: Math.floor(window.points / policy.newAccountDivisor),
  }));

  const anonymousReads = limit('anonymous-reads', perMinute(policy.anonymousReadsPerMinute), false);
  const reads = limit('reads', perMinute(policy.readsPerMinute), false);
  const writes = limit('writes', policy.writePoints, true);
  const firstDayWrites = limit('first-day-writes', fewer, true);
  const registrations = limit('registrations', policy.registrations, true);
  const failedSignIns = limit('failed-sign-ins', perMinute(policy.failedSignInsPerMinute), true);

  return {
    async consume(cost, caller, address, nowMs) {
      if (cost.kind === 'none') return null;
      if (cost.kind === 'registration') return registrations.take(addressKey(address), 1);
      if (caller === null) return anonymousReads.take(addressKey(address), 1);
      if (cost.kind === 'read') return reads.take(caller.accountId, 1);
      const recent = nowMs - caller.accountCreatedAt < dayMs;
      return (recent ? firstDayWrites : writes).take(caller.accountId, cost.points);
    },
    consumeFailedSignIn: (address) => failedSignIns.take(addressKey(address), 1),
  };
}
