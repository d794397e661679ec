import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/transaction.ts';
import { referencesPublishedVersion } from '../../games/store/published-versions.ts';

/** SQL condition: the rows of `table` are verified replays of public sessions. */
export function isPublicReplay(table: string): RawBuilder<boolean> {
  const [verified, purpose] = [sql.ref(`${table}.verified`), sql.ref(`${table}.purpose`)];
  return sql<boolean>`${verified} = ${'verified'} and ${purpose} in (${'ranked'}, ${'casual'}) and ${referencesPublishedVersion(table)}`;
}

/** Ids of the public replays of an agent next to a replay, by the start of the games; null where there is none. */
export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

export async function findNeighbours(db: Db, agentId: string, replayId: string): Promise<Neighbours> {
  const sessionOfReplay = db.query.selectFrom('arcade_replay').select('session_n').where('id', '=', replayId);
  const replays = selectPublicReplaysOf(db, agentId).limit(1);
  const [previous, next] = [
    await db.first(replays.where('seat.session_n', '<', sessionOfReplay).orderBy('seat.session_n', 'desc')),
    await db.first(replays.where('seat.session_n', '>', sessionOfReplay).orderBy('seat.session_n')),
  ];
  return { previous: previous?.id ?? null, next: next?.id ?? null };
}

/** Public replays of an agent, selected by its seats, so that the cost depends only on the number of its games. */
function selectPublicReplaysOf(db: Db, agentId: string) {
  return db.query
    .selectFrom('arcade_seat as seat')
    .innerJoin('arcade_replay as r', 'r.session_n', 'seat.session_n')
    .select('r.id')
    .where('seat.agent_id', '=', agentId)
    .where(isPublicReplay('r'))
    .where('r.game_slug', 'is not', null);
}
