import type { Tx } from '../../../core/db/transaction.ts';
import { recomputeRankingRow } from '../../agents/rankings/recompute.ts';
import { settleDuel } from '../../agents/rankings/settle-duel.ts';
import { lockAgent } from '../../agents/store/rankings.ts';
import { applyRoundVerdict } from '../../games/certification/apply-round-verdict.ts';
import { endCanary } from '../../games/certification/end-canary.ts';
import { revokeCertificatesOfSession } from '../../games/certification/revoke-certificate.ts';
import type { PlacesContext } from '../../games/certification/update-places.ts';
import { listPlayers } from '../../play/store/seats.ts';
import { findSessionByN } from '../../play/store/sessions.ts';
import { appendEvent } from '../../store/events.ts';
import type { LogFooter } from '../log/log-format.ts';
import { findReplay, type ReplayRow } from '../store/replays.ts';
import { freezeBuild, markDiverged, markVerified } from '../store/verification.ts';
import type { LogVerdict, VerificationFault } from './verify-stored-log.ts';

/** Dependencies of writing a verdict: those of certification places, and the id of the claiming node. */
export interface VerdictContext extends PlacesContext {
  readonly node: string;
}

/**
 * Writes the verdict on a replay with its event and ranking. False, with nothing written, when the replay does not
 * exist, is already diverged, or is pending without a claim of this node.
 */
export async function recordVerdict(
  tx: Tx,
  replayId: string,
  verdict: LogVerdict,
  context: VerdictContext,
): Promise<boolean> {
  const replay = await findReplay(tx, replayId);
  if (replay === undefined) return false;
  // Serializes verdicts on games of one agent.
  await lockAgent(tx, replay.agent_id);
  return verdict.ok
    ? recordVerifiedReplay(tx, replay, verdict, context)
    : recordDivergedReplay(tx, replay, verdict, context);
}

async function recordVerifiedReplay(
  tx: Tx,
  replay: ReplayRow,
  { round }: Extract<LogVerdict, { ok: true }>,
  context: VerdictContext,
): Promise<boolean> {
  if (!(await markVerified(tx, replay.id, context.node, context.nowMs))) return false;
  const { id, session_id, agent_id } = replay;
  await appendEvent(tx, { kind: 'replay.verified', subjectId: id, objectId: session_id, actorId: agent_id }, context);
  await recomputeRankingRow(tx, replay);
  if (replay.purpose === 'duel') await settleDuel(tx, replay.session_n, context.nowMs);
  if (round !== null) await applyRoundVerdict(tx, replay.session_n, round, context);
  return true;
}

async function recordDivergedReplay(
  tx: Tx,
  replay: ReplayRow,
  { fault, n, detail }: Exclude<LogVerdict, { ok: true }>,
  context: VerdictContext,
): Promise<boolean> {
  const finding = { fault, n, detail };
  if (!(await markDiverged(tx, replay.id, context.node, finding, context.nowMs))) return false;
  const session = await findSessionByN(tx, replay.session_n);
  if (session !== undefined && mayBeEngineFault(fault))
    await freezeBuild(tx, session.engine_build, replay.id, context.nowMs);
  for (const { agent_id } of await listPlayers(tx, replay.session_n)) {
    const event = { kind: 'replay.diverged' as const, subjectId: replay.id, objectId: replay.session_id };
    await appendEvent(tx, { ...event, actorId: null, privateTo: agent_id }, context);
  }
  await recomputeRankingRow(tx, replay);
  if (replay.purpose === 'duel') await settleDuel(tx, replay.session_n, context.nowMs);
  const { game_slug: slug, game_version: version } = replay;
  if (slug !== null && version !== null)
    await endCanary(tx, { slug, version }, 'A replay of the version diverged.', context);
  if (replay.purpose === 'certification') {
    await applyRoundVerdict(tx, replay.session_n, null, context);
    await revokeCertificatesOfSession(
      tx,
      replay.session_n,
      (JSON.parse(replay.footer) as LogFooter).chain_head,
      context,
    );
  }
  return true;
}

/** Whether the build must be frozen: on every fault except `unknown_key`, which a deleted key causes. */
function mayBeEngineFault(fault: VerificationFault): boolean {
  return fault !== 'unknown_key';
}
