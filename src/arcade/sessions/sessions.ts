import type { Db, Tx } from '../../core/db/transaction.ts';
import type { Player } from '../schemas.ts';
import { listPlayers } from '../store/seats.ts';
import { findSession, type SessionRow } from '../store/sessions.ts';
import type { Game } from './game.ts';
import { loadGame } from './load-game.ts';

/** A session as found: one in play or ended with its game, or one whose seats were never all taken. */
export type Opened =
  | { readonly game: Game }
  | { readonly game: null; readonly row: SessionRow; readonly players: readonly Player[] };

/** The games that this process has at hand. A kept game saves reading; the database alone decides. */
export interface Sessions {
  /**
   * The session as committed, or as the transaction sees it; undefined when there is none. When the
   * kept game stands at `expectedSeq` it is given unread: whoever writes compares the number again.
   */
  open(db: Db | Tx, id: string, expectedSeq?: number): Promise<Opened | undefined>;
  /** Keeps a game as committed. */
  keep(game: Game): void;
  /** How many games are kept. */
  readonly size: number;
}

/** Keeps the games that were used last. */
export function createSessions(keptMax: number): Sessions {
  const kept = new Map<string, Game>();
  const keep = (game: Game) => {
    // One that was read while a later one was written.
    if ((kept.get(game.facts.id)?.seq ?? 0) > game.seq) return;
    kept.delete(game.facts.id);
    kept.set(game.facts.id, game);
    if (kept.size > keptMax) kept.delete(kept.keys().next().value as string);
  };
  return {
    async open(db, id, expectedSeq) {
      const known = kept.get(id);
      if (known !== undefined && (known.ended !== null || known.seq === expectedSeq)) return { game: known };
      const row = await findSession(db, id);
      if (row === undefined) return undefined;
      if (row.started_at === null) return { game: null, row, players: await listPlayers(db, row.n) };
      if (known !== undefined && isCurrent(known, row)) return { game: known };
      const game = await loadGame(db, row);
      // What a transaction sees may still be undone.
      if ('afterCommit' in db) db.afterCommit(() => keep(game));
      else keep(game);
      return { game };
    },
    keep,
    get size() {
      return kept.size;
    },
  };
}

function isCurrent(known: Game, row: SessionRow): boolean {
  return (
    known.seq === row.seq && known.chainHead === row.chain_head && (known.ended !== null) === (row.status === 'ended')
  );
}
