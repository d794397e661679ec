import type { Db } from '../../../core/db/transaction.ts';
import { listTitles } from '../../games/store/games.ts';

/** Returns the display name of a game: its title, otherwise its slug; without a game the name of the engine. */
export type GameNameLookup = (subject: {
  readonly game: { readonly slug: string } | null;
  readonly engine?: string;
}) => string;

export async function readGameNames(db: Db, rows: readonly Parameters<GameNameLookup>[0][]): Promise<GameNameLookup> {
  const slugs = new Set(rows.flatMap(({ game }) => (game === null ? [] : [game.slug])));
  const titles = await listTitles(db, [...slugs]);
  return ({ game, engine = '' }) => (game === null ? engine : titles.get(game.slug) || game.slug);
}
