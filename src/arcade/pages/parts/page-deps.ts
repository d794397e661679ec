import type { Clock } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import type { OperationClientDeps } from '../../../core/interfaces/pages/operation-client.ts';
import type { Site } from '../../../core/interfaces/pages/site.ts';
import type { FindProfile } from '../../../core/operation/linked-profile.ts';
import type { AcquisitionCounters } from '../../acquisition-counters.ts';
import type { FrameEndpoint } from '../../games/frame/frame-endpoint.ts';
import type { Replay } from '../../replay-schemas.ts';
import type { ReplayThumbnails } from './replay-thumbnails.ts';

/** Dependencies of the arcade's pages. */
export interface ArcadePageDeps extends OperationClientDeps {
  readonly site: Site;
  /** Base URL of frame documents, and the origins that may embed them. */
  readonly frames: FrameEndpoint;
  readonly db: Db;
  readonly clock: Clock;
  readonly errorsUrl: string;
  /** Public replays with the highest scores, refreshed periodically. */
  readonly bestReplays: () => Promise<readonly Replay[]>;
  readonly thumbnails: ReplayThumbnails;
  readonly findProfile: FindProfile;
  readonly acquisition: Pick<AcquisitionCounters, 'count'>;
}
