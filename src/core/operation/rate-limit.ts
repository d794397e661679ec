import { isIPv6 } from 'node:net';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import { dayMs, secondMs } from '../base/clock.ts';
import { type Refusal, refuse } from '../base/refusal.ts';
import type { SharedCounters } from '../base/shared-counters.ts';
import { rateLimited } from './errors.ts';
import type { Caller, Cost } from './operation.ts';
import { type RateLimitWindow, SharedLimiter } from './shared-limiter.ts';

export type { RateLimitWindow };

export interface LimitOptions {
  /** Whether all nodes count together, in the shared store; otherwise each node counts in memory. */
  readonly isShared: boolean;
  /** Whether the limit's keys are IP addresses instead of accounts. */
  readonly isPerIpAddress?: boolean;
  /** Whether calls cost different numbers of points; a refusal then contains the cost. */
  readonly hasVariableCost?: boolean;
  /** Sentence about what to do instead of waiting. */
  readonly remedy?: string;
}

/** A published rate limit; a request must be within all its windows. */
export interface LimitPolicy extends LimitOptions {
  readonly name: string;
  readonly windows: readonly RateLimitWindow[];
}

export interface RateLimit {
  /** Consumes points of the key; refuses with rate_limited when a window is exhausted. */
  consume(key: string, points: number): Promise<Refusal | null>;
  /** Returns points that were consumed for work that was not done. */
  refund(key: string, points: number): Promise<void>;
}

/** Counters that several nodes share; null with a single node. */
export type SharedStore = SharedCounters | null;

/** Rate limit per address of requests to all interfaces, including refused requests. */
export const addressRequestsPerMinute = 1_200;

/** Returns `createRateLimit` for the limits of one module, whose names begin with the realm. */
export function createLimitFactory(
  realm: string,
  store: SharedStore,
  isEnabled: boolean,
): (name: string, windows: readonly RateLimitWindow[], options: LimitOptions) => RateLimit {
  return (name, windows, options) =>
    createRateLimit({ ...options, name: `${realm}-${name}`, windows }, store, isEnabled);
}

export function createRateLimit(policy: LimitPolicy, store: SharedStore, isEnabled: boolean): RateLimit {
  if (!isEnabled) return { consume: async () => null, refund: async () => {} };
  const sharedStore = policy.isShared ? store : null;
  const limiters = policy.windows.map((window) => ({ window, limiter: createLimiter(policy, window, sharedStore) }));
  return {
    async consume(key, points) {
      for (const { window, limiter } of limiters) {
        const rejection = await consumeWindow(limiter, key, points);
        if (rejection === null) continue;
        return refuseWindow(policy, window, Math.ceil(rejection.msBeforeNext / secondMs), points);
      }
      return null;
    },
    async refund(key, points) {
      for (const { limiter } of limiters) await limiter.reward(key, points);
    },
  };
}

/** Rate limit key of an IP address: an IPv4 address itself, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mappedIpv4 ?? networkPrefix(address);
}

/** The first four groups of an IPv6 address, with `::` expanded. */
function networkPrefix(address: string): string {
  const [beforeGap = '', afterGap] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const leadingGroups = beforeGap === '' ? [] : beforeGap.split(':');
  const trailingGroups = afterGap === undefined || afterGap === '' ? [] : afterGap.split(':');
  const zeroCount = afterGap === undefined ? 0 : Math.max(0, 8 - leadingGroups.length - trailingGroups.length);
  const zeroGroups = new Array<string>(zeroCount).fill('0');
  return [...leadingGroups, ...zeroGroups, ...trailingGroups]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function createLimiter(
  policy: LimitPolicy,
  window: RateLimitWindow,
  store: SharedStore,
): RateLimiterMemory | SharedLimiter {
  const keyPrefix = `${policy.name}.${window.seconds}`;
  return store === null
    ? new RateLimiterMemory({ points: window.points, duration: window.seconds, keyPrefix })
    : new SharedLimiter(store, keyPrefix, window);
}

async function consumeWindow(
  limiter: RateLimiterMemory | SharedLimiter,
  key: string,
  points: number,
): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return rejection;
    throw rejection;
  }
}

/** Refusal by a rate limit; the window resets after `retryAfterSeconds`. */
export function refuseRateLimited(name: string, window: RateLimitWindow, retryAfterSeconds: number): Refusal {
  return refuseWindow({ name }, window, retryAfterSeconds, 1);
}

type RefusalPolicy = Pick<LimitPolicy, 'name' | 'isPerIpAddress' | 'hasVariableCost' | 'remedy'>;

function refuseWindow(
  policy: RefusalPolicy,
  window: RateLimitWindow,
  retryAfterSeconds: number,
  cost: number,
): Refusal {
  const { name, isPerIpAddress = false, hasVariableCost = false, remedy } = policy;
  const seconds = Math.max(1, retryAfterSeconds);
  const limitPhrases = [`${window.points}${hasVariableCost ? ' points' : ''} ${formatWindow(window.seconds)}`];
  if (isPerIpAddress) limitPhrases.push('from one address');
  const sentences = [`Rate limit exceeded: ${limitPhrases.join(', ')} ("${name}").`];
  if (hasVariableCost) sentences.push(`This call costs ${cost}.`);
  if (remedy !== undefined) sentences.push(remedy);
  sentences.push(`Retry after ${seconds} s.`);
  return refuse(rateLimited, sentences.join(' '), windowMembers(name, window, seconds));
}

/** Members of a refusal with rate_limited by a window, from which its headers follow. */
export function windowMembers(name: string, window: RateLimitWindow, retryAfterSeconds: number) {
  return {
    limit: name,
    retry_after_seconds: retryAfterSeconds,
    rate_limit: `"${name}";r=0;t=${retryAfterSeconds}`,
    rate_limit_policy: `"${name}";q=${window.points};w=${window.seconds}`,
  };
}

function formatWindow(seconds: number): string {
  const [unitSeconds, name] = timeUnits.find(([unitSeconds]) => seconds % unitSeconds === 0) ?? secondUnit;
  return seconds === unitSeconds ? `per ${name}` : `in ${seconds / unitSeconds} ${name}s`;
}

const timeUnits = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const;
const secondUnit = [1, 'second'] as const;

/** Refusal by a limit of concurrent use; `retryAfterSeconds` is an estimate. */
export function refuseConcurrency(name: string, concurrentMax: number, retryAfterSeconds: number): Refusal {
  const detail = `Concurrency limit exceeded: ${concurrentMax} at one time ("${name}").`;
  return refuseInUse({ name, concurrentMax, retryAfterSeconds, detail });
}

export interface ConcurrentUse {
  readonly name: string;
  readonly concurrentMax: number;
  readonly retryAfterSeconds: number;
  readonly detail: string;
  /** Ids of the caller's open records that use up the limit, if only the caller can end them. */
  readonly usedBy?: readonly string[];
}

/** Refusal by a limit of concurrent use, with the given `detail`. */
export function refuseInUse({ name, concurrentMax, retryAfterSeconds, detail, usedBy }: ConcurrentUse): Refusal {
  return refuse(rateLimited, detail, {
    limit: name,
    ...(usedBy === undefined ? {} : { used_by: usedBy }),
    retry_after_seconds: retryAfterSeconds,
    rate_limit: `"${name}";r=0;t=${retryAfterSeconds}`,
    rate_limit_policy: `"${name}";q=${concurrentMax}`,
  });
}

/** Published rate limits of one module. */
export interface CallLimitPolicy {
  readonly anonymousReadsPerMinute: number;
  readonly readsPerMinute: number;
  readonly writePoints: readonly RateLimitWindow[];
  /** Write points are divided by this during an account's first day. */
  readonly newAccountDivisor: number;
  /** Whether writes cost different numbers of points. */
  readonly hasVariableWriteCost: boolean;
  readonly registrations: readonly RateLimitWindow[];
  readonly failedSignInsPerMinute: number;
}

/** Rate limits of accounts and addresses, by the cost of operations. */
export interface CallLimits {
  /** Consumes the cost of one call; refuses with rate_limited. */
  consume(cost: Cost, caller: Caller | null, address: string, nowMs: number): Promise<Refusal | null>;
  /** Counts a failed sign-in; refuses with rate_limited after too many from one address. */
  consumeFailedSignIn(address: string): Promise<Refusal | null>;
}

export function createCallLimits(
  realm: string,
  policy: CallLimitPolicy,
  store: SharedStore,
  isEnabled: boolean,
): CallLimits {
  const createLimit = createLimitFactory(realm, store, isEnabled);
  const perMinute = (points: number): RateLimitWindow[] => [{ points, seconds: 60 }];
  const firstDayWindows = policy.writePoints.map((window) => ({
    ...window,
    points: Math.floor(window.points / policy.newAccountDivisor),
  }));

  const addressOptions = { isShared: false, isPerIpAddress: true };
  const writeOptions = { isShared: true, hasVariableCost: policy.hasVariableWriteCost };
  const anonymousReads = createLimit('anonymous-reads', perMinute(policy.anonymousReadsPerMinute), addressOptions);
  const reads = createLimit('reads', perMinute(policy.readsPerMinute), { isShared: false });
  const writes = createLimit('writes', policy.writePoints, writeOptions);
  const firstDayWrites =
    policy.newAccountDivisor === 1 ? writes : createLimit('first-day-writes', firstDayWindows, writeOptions);
  const registrations = createLimit('registrations', policy.registrations, {
    isShared: true,
    isPerIpAddress: true,
    remedy: 'Use the credential of an earlier registration.',
  });
  const failedSignIns = createLimit('failed-sign-ins', perMinute(policy.failedSignInsPerMinute), {
    isShared: true,
    isPerIpAddress: true,
  });

  return {
    async consume(cost, caller, address, nowMs) {
      if (cost.kind === 'none') return null;
      if (cost.kind === 'registration') return registrations.consume(addressKey(address), 1);
      if (caller === null) return anonymousReads.consume(addressKey(address), 1);
      if (cost.kind === 'read') return reads.consume(caller.accountId, 1);
      const isFirstDay = nowMs - caller.accountCreatedAt < dayMs;
      return (isFirstDay ? firstDayWrites : writes).consume(caller.accountId, cost.points);
    },
    consumeFailedSignIn: (address) => failedSignIns.consume(addressKey(address), 1),
  };
}
