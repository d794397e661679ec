import type { Log } from '../../../core/base/log.ts';
import type { Database } from '../../../core/db/transaction.ts';
import { readPublishingCounts } from '../store/publishing-counts.ts';

interface Services {
  readonly database: Database;
  readonly log: Log;
  readonly isLeader: () => boolean;
}

/**
 * Logs how many versions and appeals wait for the operator when there are more than `loggedCount`, the number returned
 * by the last call (0 before the first). Returns the number for the next call.
 */
export async function logReviewQueue({ database, log, isLeader }: Services, loggedCount: number): Promise<number> {
  if (!isLeader()) return loggedCount;
  const { reviewWaiting, appealsOpen } = await readPublishingCounts(database.db);
  const count = reviewWaiting + appealsOpen;
  if (count > loggedCount)
    log.info(
      { event: 'review_waiting', count },
      'versions or appeals wait for an operator: `rialto admin review-queue` and the page /admin list them',
    );
  return count;
}
