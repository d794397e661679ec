import { sql } from 'kysely';
import type { Db, Tx } from '../../core/db/transaction.ts';

// Who verifies which replay, and what came of it.

/** A replay that this node took on, as far as its verdict needs it. */
export interface Claimed {
  readonly id: string;
  readonly ended_at: number;
}

/** Whether any replay waits for a verifier: asked first, so that an idle server writes nothing. */
export async function isAnyPending(db: Db, builds: readonly string[]): Promise<boolean> {
  return (await db.first(pending(db, builds).limit(1))) !== undefined;
}

/**
 * Takes on replays that nobody verifies, the oldest first, in the name of a node. Those of other
 * builds of the engines are left to nodes that have them.
 */
export async function claimPending(
  tx: Tx,
  node: string,
  builds: readonly string[],
  limit: number,
): Promise<readonly Claimed[]> {
  const waiting = pending(tx, builds).orderBy('session_n').limit(limit);
  const found = await tx.all(tx.dialect === 'postgres' ? waiting.forUpdate().skipLocked() : waiting);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  await tx.run(tx.query.updateTable('arcade_replay').set({ verifier: node }).where('id', 'in', ids));
  return found;
}

function pending(db: Pick<Db, 'query'>, builds: readonly string[]) {
  return db.query
    .selectFrom('arcade_replay')
    .select(['id', 'ended_at'])
    .where('verified', '=', isPending)
    .where((of) =>
      of.or([
        of('verifier', 'is', null),
        // A node that stopped in the middle of something may have left a claim behind.
        of('verifier', 'not in', (nodes) => nodes.selectFrom('node').select('id')),
      ]),
    )
    .where('session_n', 'in', (sessions) =>
      sessions.selectFrom('arcade_session').select('n').where('engine_build', 'in', builds),
    );
}

// Spelled out, and not a value of the query: only so is the index of pending replays known to fit.
const isPending = sql.lit('pending');

/** Sets free what a node took on and did not finish: it is dead, or it stops. */
export async function releaseClaims(tx: Tx, node: string): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('arcade_replay')
      .set({ verifier: null })
      .where('verified', '=', isPending)
      .where('verifier', '=', node),
  );
}

/** Makes a claimed replay public; false when the claim was taken over meanwhile. */
export async function markVerified(tx: Tx, id: string, node: string, nowMs: number): Promise<boolean> {
  const changed = await tx.run(
    tx.query
      .updateTable('arcade_replay')
      .set({ verified: 'verified', verified_at: nowMs, verifier: null })
      .where('id', '=', id)
      .where('verified', '=', 'pending')
      .where('verifier', '=', node),
  );
  return changed === 1;
}

/**
 * Takes a replay out of sight for good, be it claimed by this node or verified before; false when
 * it is claimed by another one, or had diverged already.
 */
export async function markDiverged(tx: Tx, id: string, node: string, fault: object, nowMs: number): Promise<boolean> {
  const changed = await tx.run(
    tx.query
      .updateTable('arcade_replay')
      .set({ verified: 'diverged', verified_at: nowMs, verifier: null, fault: JSON.stringify(fault) })
      .where('id', '=', id)
      .where((of) =>
        of.or([of('verified', '=', 'verified'), of.and([of('verified', '=', 'pending'), of('verifier', '=', node)])]),
      ),
  );
  return changed === 1;
}

/** No session of this engine build starts any more. */
export async function freezeBuild(tx: Tx, build: string, replayId: string, nowMs: number): Promise<void> {
  await tx.run(
    tx.query
      .insertInto('arcade_frozen_build')
      .values({ build, replay_id: replayId, frozen_at: nowMs })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Lets sessions of a build start again; false when it was not frozen. */
export async function thawBuild(tx: Tx, build: string): Promise<boolean> {
  return (await tx.run(tx.query.deleteFrom('arcade_frozen_build').where('build', '=', build))) === 1;
}
