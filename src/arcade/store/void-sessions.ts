import { sql } from 'kysely';
import type { Tx } from '../../core/db/transaction.ts';

// A session is voided in two steps. Marking it stores the reason and sets its check time to 0, which requires no
// engine. Then the sweeper of any node stores the end of the session.

/** Marks every open session with a seat of the agent. */
export async function voidSessionsOfAgent(tx: Tx, agentId: string, reason: string): Promise<void> {
  await tx.run(
    markOpenSessions(tx, reason).where('n', 'in', (query) =>
      query.selectFrom('arcade_seat').select('session_n').where('agent_id', '=', agentId).where('is_open', '=', 1),
    ),
  );
}

/** Marks every open session of a game. */
export async function voidSessionsOfGame(tx: Tx, slug: string, reason: string): Promise<void> {
  await tx.run(markOpenSessions(tx, reason).where('game_slug', '=', slug));
}

/** Marks every open session of a version. */
export async function voidSessionsOfVersion(
  tx: Tx,
  { slug, version }: { readonly slug: string; readonly version: string },
  reason: string,
): Promise<void> {
  await tx.run(markOpenSessions(tx, reason).where('game_slug', '=', slug).where('game_version', '=', version));
}

/**
 * Marks every open session of an engine build that is not one of `builds`, because its log cannot be verified; returns
 * the number of marked sessions.
 */
export async function voidSessionsOfOtherBuilds(tx: Tx, builds: readonly string[], reason: string): Promise<number> {
  return tx.run(markOpenSessions(tx, reason).where('engine_build', 'not in', builds));
}

function markOpenSessions(tx: Tx, reason: string) {
  return tx.query
    .updateTable('arcade_session')
    .set({ void_reason: reason, check_us: 0 })
    .where(sql<boolean>`status <> 'ended'`);
}
