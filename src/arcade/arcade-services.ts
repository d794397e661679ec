import type { Clock } from '../core/base/clock.ts';
import type { PublishingConfig } from '../core/base/config.ts';
import type { Keyring } from '../core/base/keyring.ts';
import type { Log } from '../core/base/log.ts';
import type { SigningKeys } from '../core/base/signing-keys.ts';
import type { RunningTime } from '../core/db/running-time.ts';
import type { Database } from '../core/db/transaction.ts';
import type { FindProfile } from '../core/operation/linked-profile.ts';
import type { Difficulty } from './agents/challenge/difficulty.ts';
import type { BundleChecks } from './games/validation/bundle-checks.ts';
import type { CountUpload } from './games/validation/upload-metrics.ts';
import type { OpenStreams } from './play/live/open-streams.ts';
import type { Viewers } from './play/live/viewers.ts';
import type { PieceStateCache } from './play/sessions/piece-state-cache.ts';
import type { SessionCache } from './play/sessions/session-cache.ts';
import type { SessionWatch } from './play/sessions/watch.ts';
import type { Verifier } from './replays/verification/open-verification.ts';

/** Services of the arcade's operations, besides their transaction. */
export interface ArcadeServices {
  readonly clock: Clock;
  readonly database: Database;
  readonly keyring: Keyring;
  readonly signingKeys: SigningKeys;
  readonly log: Log;
  /** Clock of games, without downtime. */
  readonly runningTime: RunningTime;
  /** Cached sessions. */
  readonly sessions: SessionCache;
  /** Notifies of changes of sessions. */
  readonly watch: SessionWatch;
  /** Boards of duels at the last piece that both players have reached. */
  readonly pieceStates: PieceStateCache;
  /** Limits of open streams on this node, by key and address. */
  readonly streams: OpenStreams;
  /** Number of open streams on this node, by session. */
  readonly viewers: Viewers;
  /** Checks of uploaded bundles. */
  readonly bundleChecks: BundleChecks;
  /** Counts uploads by result for the metrics. */
  readonly countUpload: CountUpload;
  /** Verification of ended games. */
  readonly verifier: Verifier;
  /** Minimum age in hours of accounts selected for certification. */
  readonly certificationAccountAgeHoursMin: number;
  /** Current difficulty of the proof of work for registrations. */
  readonly difficulty: Difficulty;
  readonly publishing: PublishingConfig;
  readonly areRateLimitsEnabled: boolean;
  /** Whether this node has a browser for probes. */
  readonly hasBrowser: () => boolean;
  /** Profiles of other services, for links between profiles. */
  readonly findProfile: FindProfile;
  /** Base URL of the arcade. */
  readonly url: string;
  /** Base URL of renderer documents. */
  readonly framesUrl: string;
}
