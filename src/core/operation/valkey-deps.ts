import type { Log } from '../base/log.ts';

export interface ValkeyDeps {
  readonly valkeyUrl: string;
  /** HMAC key of hashed addresses and account ids; the same on all nodes. */
  readonly hmacKey: Buffer;
  readonly log: Log;
  /** Called with the first state, and after each change. */
  readonly onReachabilityChange: (isReachable: boolean) => void;
}
