import type { Db } from '../../../core/db/transaction.ts';
import { selectOpenAppeals } from './appeals.ts';

/** The first 500 versions that wait for the operator, the oldest first, and the number that wait for probes. */
export async function listReviewQueue(db: Db) {
  const versions = await db.all(
    db.query
      .selectFrom('arcade_version as v')
      .leftJoin(selectOpenAppeals(db).as('a'), (join) => join.onRef('a.version_n', '=', 'v.n'))
      .select(['v.slug', 'v.version', 'v.state', 'v.level', 'v.held', 'v.author_id', 'v.created_at'])
      .select(['a.id as appeal_id', 'a.text as appeal_text'])
      .where((eb) => eb.or([eb('v.state', '=', 'review'), eb('v.held', 'is not', null), eb('a.id', 'is not', null)]))
      .where('v.state', '<>', 'purged')
      .orderBy('v.n')
      .limit(queueMax),
  );
  const waitingCount = await db.first(
    db.query
      .selectFrom('arcade_version')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', '=', 'testing')
      .where('probes', '=', 'pending'),
  );
  return { versions, waitingForProbes: Number(waitingCount?.count ?? 0) };
}

const queueMax = 500;
