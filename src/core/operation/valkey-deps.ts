import type { Log } from '../base/log.ts';

export interface ValkeyDeps {
  readonly valkeyUrl: string;
  /** Keys the hashes that stand for addresses and accounts; the same on all nodes. */
  readonly hmacKey: Buffer;
  readonly log: Log;
  readonly onState: (isUp: boolean) => void;
}
