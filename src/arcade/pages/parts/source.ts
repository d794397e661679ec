import type { Clock } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import type { OperationSource } from '../../../core/interfaces/pages/operation-client.ts';
import type { Site } from '../../../core/interfaces/pages/site.ts';
import type { AcquisitionCounters } from '../../acquisition-counters.ts';
import type { FrameSite } from '../../games/frame/frame-site.ts';
import type { Replay } from '../../replay-schemas.ts';
import type { ReplayThumbnails } from './replay-thumbnails.ts';

/** Dependencies of the pages. */
export interface ArcadePageSource extends OperationSource {
  readonly site: Site;
  /** Site that serves game frames. */
  readonly frames: FrameSite;
  readonly db: Db;
  readonly clock: Clock;
  readonly errorsUrl: string;
  /** Public replays with the highest scores, refreshed periodically. */
  readonly bestReplays: () => Promise<readonly Replay[]>;
  readonly thumbnails: ReplayThumbnails;
  readonly acquisition: Pick<AcquisitionCounters, 'count'>;
}
