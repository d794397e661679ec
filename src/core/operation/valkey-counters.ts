import { Valkey } from 'iovalkey';
import { RateLimiterValkey } from 'rate-limiter-flexible';
import { createKeyHash } from '../base/key-hash.ts';
import type { SharedCounters } from '../base/shared-counters.ts';
import type { ValkeyDeps } from './valkey-deps.ts';

const connectTimeoutMs = 1_000;
const responseTimeoutMs = 500;
const reconnectMsMax = 2_000;
const keepAliveMs = 10_000;

/** Rate limit counters in Valkey. Calls fail immediately while the server is unreachable. */
export interface ValkeyCounters extends SharedCounters {
  close(): Promise<void>;
}

/** Connects to Valkey, waiting at most a second; without a connection each node counts in memory. */
export async function openValkeyCounters(deps: ValkeyDeps): Promise<ValkeyCounters> {
  const client = createValkeyClient(deps.valkeyUrl);
  const reachability = watchReachability(client, deps);
  const limiters = new Map<number, RateLimiterValkey>();
  const limiterOf = (seconds: number) => {
    const limiter = limiters.get(seconds) ?? createLimiter(client, seconds);
    limiters.set(seconds, limiter);
    return limiter;
  };
  await reachability.firstState;
  return {
    async count(key, points, seconds) {
      try {
        const { consumedPoints, msBeforeNext } = await limiterOf(seconds).penalty(key, points);
        reachability.markReachable();
        return { points: consumedPoints, remainingMs: Math.max(msBeforeNext, 0) };
      } catch (error) {
        // Reconnects after a timeout, so that further calls fail immediately.
        if (isTimeout(error)) client.disconnect(true);
        reachability.markUnreachable(error);
        throw error;
      }
    },
    hashKey: createKeyHash(deps.hmacKey),
    async close() {
      reachability.stop();
      client.disconnect();
    },
  };
}

/** Creates a client without offline queue, so that requests do not wait for an unreachable server. */
export function createValkeyClient(valkeyUrl: string): Valkey {
  const client = new Valkey(valkeyUrl, {
    connectTimeout: connectTimeoutMs,
    commandTimeout: responseTimeoutMs,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    enableOfflineQueue: false,
    keepAlive: keepAliveMs,
    retryStrategy: (times) => Math.min(100 * times, reconnectMsMax),
    // After a failover the old primary is read-only; a new connection reaches the new primary.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
  // Without a listener the client would print each failed reconnection; `watchReachability` logs the first failure.
  client.on('error', () => {});
  return client;
}

/** Key of the counter that `rialto doctor` increments. */
const testKey = 'doctor';

/**
 * Counts once in a window of a second, to test the server. Throws when the login has no permission, or the server is
 * read-only or full.
 */
export async function countOnce(client: Valkey): Promise<void> {
  await createLimiter(client, 1).penalty(testKey, 1);
}

// `redis.call` works in Redis 7 and in every version of Valkey; the library's script needs Valkey 8.
const countScript = `redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local counted = redis.call('incrby', KEYS[1], ARGV[1])
return {counted, redis.call('pttl', KEYS[1])}`;

function createLimiter(client: Valkey, seconds: number): RateLimiterValkey {
  return new RateLimiterValkey({
    storeClient: client,
    keyPrefix: 'rialto',
    points: 1,
    duration: seconds,
    rejectIfValkeyNotReady: true,
    customIncrTtlLuaScript: countScript,
  });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Command timed out';
}

/** Logs once when the server becomes unreachable, with the cause, and once when it is reachable again. */
function watchReachability(client: Valkey, { log, onReachabilityChange }: ValkeyDeps) {
  let isReachable: boolean | null = null;
  let lastError: unknown = null;
  let isStopped = false;
  const { promise: firstState, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => markUnreachable(new Error('The server did not respond in time.')), connectTimeoutMs);
  /** Returns whether the state has changed. */
  const setReachable = (newState: boolean) => {
    if (isReachable === newState || isStopped) return false;
    isReachable = newState;
    clearTimeout(timer);
    onReachabilityChange(newState);
    resolve();
    return true;
  };
  const markReachable = () => {
    if (setReachable(true)) log.info({}, 'Valkey is reachable: rate limits are counted for all nodes together');
  };
  const markUnreachable = (error: unknown) => {
    if (setReachable(false)) log.warn({ err: error }, 'Valkey is unreachable: each node counts rate limits in memory');
  };
  client.on('error', (error) => {
    lastError = error;
  });
  client.on('ready', markReachable);
  client.on('close', () => markUnreachable(lastError ?? new Error('The connection was closed.')));
  return {
    firstState,
    markReachable,
    markUnreachable,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      resolve();
    },
  };
}
