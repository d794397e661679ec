import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { dayMs } from '../base/clock.ts';
import { type Refusal, refuse } from '../base/refusal.ts';
import { rateLimited } from './errors.ts';
import type { Caller, Cost } from './operation.ts';
import { type SharedCounters, SharedLimiter, type Window } from './shared-limiter.ts';

export type { Window };

/** One published limit: every window of it must have room. */
export interface LimitPolicy {
  readonly name: string;
  readonly windows: readonly Window[];
  /** Counted in the database when several nodes share it; otherwise in each node's memory. */
  readonly shared: boolean;
}

export interface RateLimit {
  /** Takes points of the key's allowance; refuses with rate_limited when a window has no room. */
  take(key: string, points: number): Promise<Refusal | null>;
  /** Returns points that were taken for what then could not be done. */
  giveBack(key: string, points: number): Promise<void>;
}

/** Where several nodes count together; null where there is one. */
export type SharedStore = SharedCounters | null;

/** Counted per address on every interface, whatever comes of the request. */
export const addressRequestsPerMinute = 1_200;

/** Opens the limits of one module, which all bear its name: see `createRateLimit`. */
export function limitsOf(
  realm: string,
  store: SharedStore,
  enabled: boolean,
): (name: string, windows: readonly Window[], shared: boolean) => RateLimit {
  return (name, windows, shared) => createRateLimit({ name: `${realm}-${name}`, windows, shared }, store, enabled);
}

export function createRateLimit(policy: LimitPolicy, store: SharedStore, enabled: boolean): RateLimit {
  if (!enabled) return { take: async () => null, giveBack: async () => {} };
  const shared = policy.shared ? store : null;
  const limiters = policy.windows.map((window) => ({ window, limiter: createLimiter(policy, window, shared) }));
  return {
    async take(key, points) {
      for (const { window, limiter } of limiters) {
        const refused = await take(limiter, key, points);
        if (refused !== null) return refuseUsedUp(policy.name, window, Math.ceil(refused.msBeforeNext / 1000));
      }
      return null;
    },
    async giveBack(key, points) {
      for (const { limiter } of limiters) await limiter.reward(key, points);
    },
  };
}

/** Addresses count whole in IPv4 and by /64 in IPv6, where one host owns that many addresses. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? networkOf(address);
}

function networkOf(address: string): string {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function createLimiter(policy: LimitPolicy, window: Window, store: SharedStore): RateLimiterMemory | SharedLimiter {
  const keyPrefix = `${policy.name}.${window.seconds}`;
  return store === null
    ? new RateLimiterMemory({ points: window.points, duration: window.seconds, keyPrefix })
    : new SharedLimiter(store, keyPrefix, window);
}

async function take(
  limiter: RateLimiterMemory | SharedLimiter,
  key: string,
  points: number,
): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return rejected;
    throw rejected;
  }
}

/** The refusal of whatever is counted in a window; it has room again after so many seconds. */
export function refuseUsedUp(name: string, window: Window, retryAfterSeconds: number): Refusal {
  const seconds = Math.max(1, retryAfterSeconds);
  return refuse(rateLimited, `Rate limit exceeded: ${window.points} ${spanOf(window.seconds)} ("${name}").`, {
    limit: name,
    retry_after_seconds: seconds,
    rate_limit: `"${name}";r=0;t=${seconds}`,
    rate_limit_policy: `"${name}";q=${window.points};w=${window.seconds}`,
  });
}

function spanOf(seconds: number): string {
  const [length, name] = spans.find(([spanSeconds]) => seconds % spanSeconds === 0) ?? secondSpan;
  return seconds === length ? `per ${name}` : `in ${seconds / length} ${name}s`;
}

const spans = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const;
const secondSpan = [1, 'second'] as const;

/** What may be open only so often at one time: refused in the same shape, with a guess of when to try again. */
export function refuseAtOnce(name: string, atOnceMax: number, retryAfterSeconds: number): Refusal {
  return refuse(rateLimited, `Concurrency limit exceeded: ${atOnceMax} at one time ("${name}").`, {
    limit: name,
    retry_after_seconds: retryAfterSeconds,
    rate_limit: `"${name}";r=0;t=${retryAfterSeconds}`,
    rate_limit_policy: `"${name}";q=${atOnceMax}`,
  });
}

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
