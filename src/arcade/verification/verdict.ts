import type { Tx } from '../../core/db/transaction.ts';
import { recomputeRow } from '../rankings/recompute.ts';
import { appendEvent } from '../store/events.ts';
import { lockAgent } from '../store/rankings.ts';
import { findReplay, type ReplayRow } from '../store/replays.ts';
import { listPlayers } from '../store/seats.ts';
import { findSessionByN } from '../store/sessions.ts';
import { freezeBuild, markDiverged, markVerified } from '../store/verification.ts';
import type { Fault, Judgement } from './judge-log.ts';

/** Where a verdict is written: its moment, its ids, and the node that has the claim. */
export interface VerdictContext {
  readonly node: string;
  readonly nowMs: number;
  newId(prefix: string): string;
}

/**
 * Writes what came of verifying a replay: it is public from here on, with its event and its place in
 * the ranking, or it never will be. False, and nothing written, when the claim had been taken over.
 */
export async function recordVerdict(
  tx: Tx,
  replayId: string,
  judgement: Judgement,
  context: VerdictContext,
): Promise<boolean> {
  const replay = await findReplay(tx, replayId);
  if (replay === undefined) return false;
  // Two verdicts on games of one agent must not count past each other.
  await lockAgent(tx, replay.agent_id);
  return judgement.ok ? recordVerified(tx, replay, context) : recordDiverged(tx, replay, judgement, context);
}

async function recordVerified(tx: Tx, replay: ReplayRow, context: VerdictContext): Promise<boolean> {
  if (!(await markVerified(tx, replay.id, context.node, context.nowMs))) return false;
  const { id, session_id, agent_id } = replay;
  await appendEvent(tx, { kind: 'replay.verified', subjectId: id, objectId: session_id, actorId: agent_id }, context);
  await recomputeRow(tx, replay);
  return true;
}

async function recordDiverged(
  tx: Tx,
  replay: ReplayRow,
  { fault, n, detail }: Exclude<Judgement, { ok: true }>,
  context: VerdictContext,
): Promise<boolean> {
  const kept = { fault, n, detail };
  if (!(await markDiverged(tx, replay.id, context.node, kept, context.nowMs))) return false;
  const session = await findSessionByN(tx, replay.session_n);
  if (session !== undefined && doubtsEngine(fault))
    await freezeBuild(tx, session.engine_build, replay.id, context.nowMs);
  for (const { agent_id } of await listPlayers(tx, replay.session_n)) {
    const event = { kind: 'replay.diverged' as const, subjectId: replay.id, objectId: replay.session_id };
    await appendEvent(tx, { ...event, actorId: null, privateTo: agent_id }, context);
  }
  await recomputeRow(tx, replay);
  return true;
}

/** A key that was thrown away says nothing about how the game was played. */
function doubtsEngine(fault: Fault): boolean {
  return fault !== 'unknown_key';
}
