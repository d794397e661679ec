import { type RawBuilder, sql } from 'kysely';
import { referencesPublishedVersion } from '../../games/store/published-versions.ts';

/** SQL condition: the rows of `table` are verified replays of public sessions. */
export function isPublicReplay(table: string): RawBuilder<boolean> {
  const [verified, purpose] = [sql.ref(`${table}.verified`), sql.ref(`${table}.purpose`)];
  return sql<boolean>`${verified} = ${'verified'} and ${purpose} in (${'ranked'}, ${'casual'}) and ${referencesPublishedVersion(table)}`;
}
