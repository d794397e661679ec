import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type Refusal, refuse } from '../base/refusal.ts';
import { rateLimited } from './errors.ts';

/** So many points in so many seconds. */
export interface Window {
  readonly points: number;
  readonly seconds: number;
}

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

export interface SharedCounters {
  /** A PostgreSQL pool, as rate-limiter-flexible uses it. */
  readonly pool: object;
  /** What stands in the database in place of an address or account: nobody can read it back. */
  seal(key: string): string;
}

/** Counted per address on every door, whatever comes of the request. */
export const addressRequestsPerMinute = 1_200;

const rateLimitTable = 'rate_limit';

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
        const refused = await take(limiter, shared?.seal(key) ?? key, points);
        if (refused !== null) return refuseUsedUp(policy.name, window, Math.ceil(refused.msBeforeNext / 1000));
      }
      return null;
    },
    async giveBack(key, points) {
      for (const { limiter } of limiters) await limiter.reward(shared?.seal(key) ?? key, points);
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

function createLimiter(policy: LimitPolicy, window: Window, store: SharedStore) {
  const options = { points: window.points, duration: window.seconds, keyPrefix: `${policy.name}.${window.seconds}` };
  if (store === null) return new RateLimiterMemory(options);
  // While the shared counters cannot be reached, each node counts by itself.
  const insuranceLimiter = new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    insuranceLimiter,
    storeClient: store.pool,
    tableName: rateLimitTable,
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}

async function take(
  limiter: RateLimiterMemory | RateLimiterPostgres,
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
  return refuse(rateLimited, `The limit "${name}" of ${window.points} in ${window.seconds} seconds is used up.`, {
    limit: name,
    retry_after_seconds: seconds,
    rate_limit: `"${name}";r=0;t=${seconds}`,
    rate_limit_policy: `"${name}";q=${window.points};w=${window.seconds}`,
  });
}

/** What may be open only so often at one time: refused in the same shape, with a guess of when to try again. */
export function refuseAtOnce(name: string, atOnceMax: number, retryAfterSeconds: number): Refusal {
  return refuse(rateLimited, `The limit "${name}" of ${atOnceMax} at one time is used up.`, {
    limit: name,
    retry_after_seconds: retryAfterSeconds,
    rate_limit: `"${name}";r=0;t=${retryAfterSeconds}`,
    rate_limit_policy: `"${name}";q=${atOnceMax}`,
  });
}
