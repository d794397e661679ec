import type { Clock } from '../core/base/clock.ts';
import type { PublishingConfig } from '../core/base/config.ts';
import type { Keyring } from '../core/base/keyring.ts';
import type { Log } from '../core/base/log.ts';
import type { SigningKeys } from '../core/base/signing-keys.ts';
import type { RunningTime } from '../core/db/running-time.ts';
import type { Database } from '../core/db/transaction.ts';
import type { Difficulty } from './agents/challenge/difficulty.ts';
import type { BundleChecks } from './games/validation/bundle-checks.ts';
import type { CountUpload } from './games/validation/upload-metrics.ts';
import type { OpenStreams } from './play/live/open-streams.ts';
import type { Viewers } from './play/live/viewers.ts';
import type { EarlierStates } from './play/sessions/earlier-states.ts';
import type { Sessions } from './play/sessions/sessions.ts';
import type { SessionWatch } from './play/sessions/watch.ts';
import type { Verifier } from './replays/verification/open-verification.ts';

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
  /** Boards of duels as of the piece that both players have reached. */
  readonly earlierStates: EarlierStates;
  /** Streams that are open on this node, by who holds them. */
  readonly streams: OpenStreams;
  readonly viewers: Viewers;
  /** Checks uploaded bundles. */
  readonly bundleChecks: BundleChecks;
  readonly countUpload: CountUpload;
  /** Plays ended games again. */
  readonly verifier: Verifier;
  /** Hours that an account must have existed before its agent is drawn for certification. */
  readonly certifyAgeHours: number;
  /** What registering costs anyone who asks now. */
  readonly difficulty: Difficulty;
  readonly publishing: PublishingConfig;
  readonly rateLimits: boolean;
  /** Whether this node has a browser that probes run in. */
  readonly hasBrowser: () => boolean;
  /** The arcade's own address. */
  readonly url: string;
  /** What addresses of renderer documents begin with. */
  readonly framesUrl: string;
}
