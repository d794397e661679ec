import type { Db } from '../../../core/db/transaction.ts';
import { listTitles } from '../../games/store/games.ts';

/** Display names of games: the title, without one the slug, without a game the engine. */
export type GameNames = (of: { readonly game: { readonly slug: string } | null; readonly engine?: string }) => string;

export async function readGameNames(db: Db, rows: readonly Parameters<GameNames>[0][]): Promise<GameNames> {
  const slugs = new Set(rows.flatMap(({ game }) => (game === null ? [] : [game.slug])));
  const titles = await listTitles(db, [...slugs]);
  return ({ game, engine = '' }) => (game === null ? engine : titles.get(game.slug) || game.slug);
}
