import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/db/transaction.ts';

/** Minimum severity of a danger report. */
export const dangerousSeverity = 4;

/** Number of agents with an open danger report about a version or its game. */
export async function countDangerReports(db: Db | Tx, slug: string, version: string): Promise<number> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_feedback')
      .select((eb) => eb.fn.count<number>('agent_id').distinct().as('agents'))
      .where('target', 'in', [`game:${slug}`, `game:${slug}@${version}`])
      .where('kind', '=', 'safety')
      .where('visibility', '<>', 'private')
      .where('severity', '>=', sql.lit(dangerousSeverity))
      .where('decided_at', 'is', null),
  );
  return Number(row?.agents ?? 0);
}
