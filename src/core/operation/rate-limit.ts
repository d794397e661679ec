import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { dayMs } from '../base/clock.ts';
import { type Refusal, refuse } from '../base/refusal.ts';
import { rateLimited } from './errors.ts';
import type { Caller, Cost } from './operation.ts';
import { type SharedCounters, SharedLimiter, type Window } from './shared-limiter.ts';

export type { Window };

export interface LimitOptions {
  /** Counted in the database when there are several nodes; otherwise in each node's memory. */
  readonly shared: boolean;
  /** Whether its keys are addresses instead of accounts. */
  readonly perAddress?: boolean;
  /** Whether calls cost different numbers of points; a refusal then contains the cost. */
  readonly hasVariableCost?: boolean;
  /** Sentence about what to do instead of waiting. */
  readonly remedy?: string;
}

/** A published rate limit; a request must be within all its windows. */
export interface LimitPolicy extends LimitOptions {
  readonly name: string;
  readonly windows: readonly Window[];
}

export interface RateLimit {
  /** Consumes points of the key; refuses with rate_limited when a window is exhausted. */
  consume(key: string, points: number): Promise<Refusal | null>;
  /** Returns points that were consumed for work that was not done. */
  refund(key: string, points: number): Promise<void>;
}

/** Counters that several nodes share; null with a single node. */
export type SharedStore = SharedCounters | null;

/** Requests per address on all interfaces, including refused requests. */
export const addressRequestsPerMinute = 1_200;

/** Returns `createRateLimit` for the limits of one module, whose names begin with the realm. */
export function createLimitFactory(
  realm: string,
  store: SharedStore,
  enabled: boolean,
): (name: string, windows: readonly Window[], options: LimitOptions) => RateLimit {
  return (name, windows, options) => createRateLimit({ ...options, name: `${realm}-${name}`, windows }, store, enabled);
}

export function createRateLimit(policy: LimitPolicy, store: SharedStore, enabled: boolean): RateLimit {
  if (!enabled) return { consume: async () => null, refund: async () => {} };
  const shared = policy.shared ? store : null;
  const limiters = policy.windows.map((window) => ({ window, limiter: createLimiter(policy, window, shared) }));
  return {
    async consume(key, points) {
      for (const { window, limiter } of limiters) {
        const rejected = await consumeWindow(limiter, key, points);
        if (rejected === null) continue;
        return refuseWindow(policy, window, Math.ceil(rejected.msBeforeNext / 1000), points);
      }
      return null;
    },
    async refund(key, points) {
      for (const { limiter } of limiters) await limiter.reward(key, points);
    },
  };
}

/** Key of an address: the address in IPv4, its /64 network in IPv6, which usually belongs to one host. */
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

async function consumeWindow(
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

/** Refusal by a rate limit; the window resets after `retryAfterSeconds`. */
export function refuseRateLimited(name: string, window: Window, retryAfterSeconds: number): Refusal {
  return refuseWindow({ name }, window, retryAfterSeconds, 1);
}

type RefusalPolicy = Pick<LimitPolicy, 'name' | 'perAddress' | 'hasVariableCost' | 'remedy'>;

function refuseWindow(policy: RefusalPolicy, window: Window, retryAfterSeconds: number, cost: number): Refusal {
  const { name, perAddress = false, hasVariableCost = false, remedy } = policy;
  const seconds = Math.max(1, retryAfterSeconds);
  const limit = [`${window.points}${hasVariableCost ? ' points' : ''} ${formatWindow(window.seconds)}`];
  if (perAddress) limit.push('from one address');
  const sentences = [`Rate limit exceeded: ${limit.join(', ')} ("${name}").`];
  if (hasVariableCost) sentences.push(`This call costs ${cost}.`);
  if (remedy !== undefined) sentences.push(remedy);
  return refuse(rateLimited, sentences.join(' '), {
    limit: name,
    retry_after_seconds: seconds,
    rate_limit: `"${name}";r=0;t=${seconds}`,
    rate_limit_policy: `"${name}";q=${window.points};w=${window.seconds}`,
  });
}

function formatWindow(seconds: number): string {
  const [length, name] = spans.find(([spanSeconds]) => seconds % spanSeconds === 0) ?? secondSpan;
  return seconds === length ? `per ${name}` : `in ${seconds / length} ${name}s`;
}

const spans = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const;
const secondSpan = [1, 'second'] as const;

/** Refusal by a limit of concurrent use; `retryAfterSeconds` is an estimate, `remedy` a sentence. */
export function refuseConcurrency(
  name: string,
  concurrentMax: number,
  retryAfterSeconds: number,
  remedy = '',
): Refusal {
  const detail = `Concurrency limit exceeded: ${concurrentMax} at one time ("${name}"). ${remedy}`.trimEnd();
  return refuse(rateLimited, detail, {
    limit: name,
    retry_after_seconds: retryAfterSeconds,
    rate_limit: `"${name}";r=0;t=${retryAfterSeconds}`,
    rate_limit_policy: `"${name}";q=${concurrentMax}`,
  });
}

/** Published rate limits of one module. */
export interface CallLimitPolicy {
  readonly anonymousReadsPerMinute: number;
  readonly readsPerMinute: number;
  readonly writePoints: readonly Window[];
  /** Write points are divided by this during an account's first day. */
  readonly newAccountDivisor: number;
  /** Whether writes cost different numbers of points. */
  readonly hasVariableWriteCost: boolean;
  readonly registrations: readonly Window[];
  readonly failedSignInsPerMinute: number;
}

/** Rate limits of accounts and addresses, by the cost of operations. */
export interface CallLimits {
  /** Consumes the cost of one call; refuses with rate_limited. */
  consume(cost: Cost, caller: Caller | null, address: string, nowMs: number): Promise<Refusal | null>;
  /** Counts a failed sign-in; refuses with rate_limited after too many of an address. */
  consumeFailedSignIn(address: string): Promise<Refusal | null>;
}

export function createCallLimits(
  realm: string,
  policy: CallLimitPolicy,
  store: SharedStore,
  enabled: boolean,
): CallLimits {
  const limit = createLimitFactory(realm, store, enabled);
  const perMinute = (points: number): Window[] => [{ points, seconds: 60 }];
  const firstDayWindows = policy.writePoints.map((window) => ({
    ...window,
    points: Math.floor(window.points / policy.newAccountDivisor),
  }));

  const ofAddress = { shared: false, perAddress: true };
  const ofWrites = { shared: true, hasVariableCost: policy.hasVariableWriteCost };
  const anonymousReads = limit('anonymous-reads', perMinute(policy.anonymousReadsPerMinute), ofAddress);
  const reads = limit('reads', perMinute(policy.readsPerMinute), { shared: false });
  const writes = limit('writes', policy.writePoints, ofWrites);
  const firstDayWrites = policy.newAccountDivisor === 1 ? writes : limit('first-day-writes', firstDayWindows, ofWrites);
  const registrations = limit('registrations', policy.registrations, {
    shared: true,
    perAddress: true,
    remedy: 'Use the credential of an earlier registration.',
  });
  const failedSignIns = limit('failed-sign-ins', perMinute(policy.failedSignInsPerMinute), {
    shared: true,
    perAddress: true,
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
