import type { Clock } from '../../core/base/clock.ts';
import type { Db } from '../../core/db/transaction.ts';
import type { Asked } from '../../core/doors/pages/ask.ts';
import type { Site } from '../../core/doors/pages/site.ts';
import type { Replay } from '../replay-schemas.ts';
import type { ReplayPictures } from './replay-pictures.ts';

/** What the pages of the arcade are made from. */
export interface PageSource extends Asked {
  readonly site: Site;
  readonly db: Db;
  readonly clock: Clock;
  readonly errorsUrl: string;
  /** Public replays with the highest scores, counted now and then. */
  readonly bestReplays: () => Promise<readonly Replay[]>;
  readonly pictures: ReplayPictures;
}
