import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/db/transaction.ts';

// Verification claims and verdicts.

/** Replay claimed by this node, with the fields needed for its verdict. */
export interface ClaimedReplay {
  readonly id: string;
  readonly ended_at: number;
}

/** Node that claims replays, and the ids of those that it is verifying. */
export interface Claimant {
  readonly node: string;
  /**
   * Claims of the node on other replays are stale and are claimed again: after a lost connection the node does not know
   * whether its claim was committed.
   */
  readonly heldIds: readonly string[];
}

/**
 * Whether an unclaimed replay of these builds waits for verification. The check precedes the write transaction, so that
 * an idle server writes nothing.
 */
export async function isAnyPending(db: Db, claimant: Claimant, builds: readonly string[]): Promise<boolean> {
  return (await db.first(selectPendingReplays(db, claimant, builds).limit(1))) !== undefined;
}

/**
 * Claims unclaimed replays for a node, the oldest first. Replays of other engine builds are left to nodes that have
 * them.
 */
export async function claimPendingReplays(
  tx: Tx,
  claimant: Claimant,
  builds: readonly string[],
  limit: number,
): Promise<readonly ClaimedReplay[]> {
  const rows = selectPendingReplays(tx, claimant, builds).orderBy('session_n').limit(limit);
  const pendingReplays = await tx.all(tx.dialect === 'postgres' ? rows.forUpdate().skipLocked() : rows);
  if (pendingReplays.length === 0) return [];
  const ids = pendingReplays.map(({ id }) => id);
  await tx.run(tx.query.updateTable('arcade_replay').set({ verifier: claimant.node }).where('id', 'in', ids));
  return pendingReplays;
}

function selectPendingReplays(db: Pick<Db, 'query'>, { node, heldIds }: Claimant, builds: readonly string[]) {
  const replays = db.query.selectFrom('arcade_replay').select(['id', 'ended_at']);
  return (heldIds.length === 0 ? replays : replays.where('id', 'not in', heldIds))
    .where('verified', '=', pendingLiteral)
    .where((eb) =>
      eb.or([
        eb('verifier', 'is', null),
        eb('verifier', '=', node),
        // A stopped node may have left a claim.
        eb('verifier', 'not in', (nodes) => nodes.selectFrom('node').select('id')),
      ]),
    )
    .where('session_n', 'in', (sessions) =>
      sessions.selectFrom('arcade_session').select('n').where('engine_build', 'in', builds),
    );
}

// A literal instead of a parameter, so that the partial index of pending replays applies.
const pendingLiteral = sql.lit('pending');

/** Releases the unfinished claims of a node that died or stops. */
export async function releaseClaims(tx: Tx, node: string): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('arcade_replay')
      .set({ verifier: null })
      .where('verified', '=', pendingLiteral)
      .where('verifier', '=', node),
  );
}

/** Marks a pending replay that this node has claimed as verified; false when the node no longer has the claim. */
export async function markVerified(tx: Tx, id: string, node: string, nowMs: number): Promise<boolean> {
  const changedCount = await tx.run(
    tx.query
      .updateTable('arcade_replay')
      .set({ verified: 'verified', verified_at: nowMs, verifier: null })
      .where('id', '=', id)
      .where('verified', '=', 'pending')
      .where('verifier', '=', node),
  );
  return changedCount === 1;
}

/** Marks a replay as diverged; false unless it is verified, or pending and claimed by this node. */
export async function markDiverged(tx: Tx, id: string, node: string, fault: object, nowMs: number): Promise<boolean> {
  const changedCount = await tx.run(
    tx.query
      .updateTable('arcade_replay')
      .set({ verified: 'diverged', verified_at: nowMs, verifier: null, fault: JSON.stringify(fault) })
      .where('id', '=', id)
      .where((eb) =>
        eb.or([eb('verified', '=', 'verified'), eb.and([eb('verified', '=', 'pending'), eb('verifier', '=', node)])]),
      ),
  );
  return changedCount === 1;
}

/** Freezes an engine build: no new session of it can start. */
export async function freezeBuild(tx: Tx, build: string, replayId: string, nowMs: number): Promise<void> {
  await tx.run(
    tx.query
      .insertInto('arcade_frozen_build')
      .values({ build, replay_id: replayId, frozen_at: nowMs })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Unfreezes a build; false when it was not frozen. */
export async function unfreezeBuild(tx: Tx, build: string): Promise<boolean> {
  return (await tx.run(tx.query.deleteFrom('arcade_frozen_build').where('build', '=', build))) === 1;
}
