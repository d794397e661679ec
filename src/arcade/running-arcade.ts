import type { Clock } from '../core/base/clock.ts';
import type { Keyring } from '../core/base/keyring.ts';
import type { Log } from '../core/base/log.ts';
import type { SigningKeys } from '../core/base/signing-keys.ts';
import type { RunningTime } from '../core/db/running-time.ts';
import type { Database } from '../core/db/transaction.ts';
import type { Context } from '../core/operation/operation.ts';
import type { Difficulty } from './challenge/difficulty.ts';
import type { OpenStreams } from './live/open-streams.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { SessionWatch } from './sessions/watch.ts';
import type { Verifier } from './verification/open-verification.ts';

/** What the arcade's operations run on beside their transaction. */
export interface RunningArcade {
  readonly clock: Clock;
  readonly database: Database;
  readonly keyring: Keyring;
  readonly signingKeys: SigningKeys;
  readonly log: Log;
  /** The time that games run on. */
  readonly runningTime: RunningTime;
  /** Games at hand, and who watches them. */
  readonly sessions: Sessions;
  readonly watch: SessionWatch;
  /** Streams that are open on this node, by who holds them. */
  readonly streams: OpenStreams;
  /** Plays ended games again. */
  readonly verifier: Verifier;
  /** What registering costs whoever asks now. */
  readonly difficulty: Difficulty;
  /** The arcade's own address. */
  readonly url: string;
}

export function arcadeOf(context: Context): RunningArcade {
  return context.services as RunningArcade;
}
