import type { Tx } from '../../core/db/transaction.ts';
import type { EndReason, Result } from '../engines/driver.ts';
import { stateHash } from '../engines/state-hash.ts';
import { sealFooter } from '../replay/seal.ts';
import type { RunningArcade } from '../running-arcade.ts';
import { appendEvent } from '../store/events.ts';
import { insertReplay } from '../store/replays.ts';
import { openSessionsOf } from '../store/seats.ts';
import { appendRecords, dropRecords } from '../store/session-log.ts';
import { closeSession, findSession, lockSession, type SessionRow } from '../store/sessions.ts';
import { applyBatch, applyEnd, type Batch, sha256Hex } from './batch.ts';
import { commitBatch } from './commit-batch.ts';
import { closingReason, endOf, type Game, gameAt } from './game.ts';

/** Where an end is written: a transaction, its moment and its ids. */
export interface EndContext {
  readonly nowMs: number;
  readonly newId: (prefix: string) => string;
}

/**
 * Writes the end of a game that is over at its state's time: closes session and seats, seals the
 * log, and tells of it. `unwritten` are records that lead to the end and are not stored yet. Gives
 * the ended game; null, and nothing written, when another write of the session came first.
 */
export async function recordEnd(
  tx: Tx,
  services: RunningArcade,
  played: Batch,
  result: Result,
  context: EndContext,
): Promise<Game | null> {
  const closed = closeLog(played, result);
  const { facts, state, seq, chainHead, wallUs } = closed.game;
  const finalStateHash = stateHash(state, sha256Hex);
  const { logN: before } = closed.game;
  const seqBase = seq - closed.records.length;
  const end = { session_n: facts.n, before_n: before, first_n: seqBase + 1 };
  const logN = await appendRecords(tx, end, closed.records);
  const game: Game = { ...closed.game, logN, ended: result };
  const isClosed = await closeSession(tx, {
    n: facts.n,
    seq_base: seqBase,
    ended_at: context.nowMs,
    end_reason: result.reason,
    result: JSON.stringify(result),
    final_state_hash: finalStateHash,
    seq,
    t_us: result.t_us,
    wall_us: wallUs,
    chain_head: chainHead,
    log_n: logN,
  });
  if (!isClosed) {
    await dropRecords(tx, before, logN);
    return null;
  }
  await sealReplay(tx, services, game, { result, finalStateHash }, context);
  await appendEvent(tx, { kind: 'session.ended', subjectId: facts.id, actorId: facts.players[0] ?? null }, context);
  tx.afterCommit(() => {
    services.sessions.keep(game);
    services.watch.written(facts.id);
    services.verifier.wake();
  });
  return game;
}

/** The last record says why when the engine's own rules do not. */
function closeLog(played: Batch, result: Result): Batch {
  const reason = closingReason(played.game, result);
  const isClosed = played.records.at(-1)?.[2].type === 'end';
  if (reason === null || isClosed) return played;
  const end = applyEnd(played.game, null, reason);
  return { ...end, records: [...played.records, ...end.records] };
}

async function sealReplay(
  tx: Tx,
  services: RunningArcade,
  { facts, seq, chainHead }: Game,
  { result, finalStateHash }: { readonly result: Result; readonly finalStateHash: string },
  { nowMs, newId }: EndContext,
): Promise<void> {
  const row = await findSession(tx, facts.id);
  if (row === undefined) throw new Error('A session that ended has no row.');
  const footer = sealFooter(
    { server_seed: row.server_seed, records: seq, result, final_state_hash: finalStateHash, chain_head: chainHead },
    (text) => services.signingKeys.sign(text),
  );
  await insertReplay(tx, {
    id: newId('rpl_'),
    session_n: facts.n,
    session_id: facts.id,
    game_slug: row.game_slug,
    game_version: row.game_version,
    pace: facts.terms.pace,
    purpose: facts.purpose,
    agent_id: facts.players[0] as string,
    started_at: row.started_at ?? nowMs,
    ended_at: nowMs,
    score: result.score ?? null,
    lines: result.lines ?? null,
    steps: seq,
    footer: JSON.stringify(footer),
  });
}

/** One seat gives up: by the engine's own rules where it knows that, otherwise the session ends. */
function resignSeat(game: Game, seat: number): Batch {
  const { resignation } = game.facts.driver;
  return resignation === null ? applyEnd(game, seat, 'resign') : applyBatch(game, seat, [resignation], 'none');
}

/** Writes that the session does not count; its row says why. Null when another write came first. */
export function voidGame(tx: Tx, services: RunningArcade, game: Game, context: EndContext): Promise<Game | null> {
  const { driver } = game.facts;
  return recordEnd(tx, services, applyEnd(game, null, 'voided'), driver.endedFor(game.state, 'voided'), context);
}

/** How a game stands after a batch: its end, if the batch or its closing record ended it. */
function endAfter({ game, records }: Batch): Result | null {
  const last = records.at(-1)?.[2];
  if (last?.type !== 'end') return endOf(game);
  return game.facts.driver.endedFor(game.state, last['reason'] as EndReason);
}

/** Ends a session whose seats were never all taken. */
export async function closeUnstarted(
  tx: Tx,
  services: RunningArcade,
  row: SessionRow,
  reason: EndReason,
  { nowMs }: EndContext,
): Promise<void> {
  const end = { ended_at: nowMs, end_reason: reason, result: null, final_state_hash: null };
  const { n, seq, t_us, wall_us, chain_head, log_n } = row;
  await closeSession(tx, { n, seq_base: seq, seq, t_us, wall_us, chain_head, log_n, ...end });
  tx.afterCommit(() => services.watch.written(row.id));
}

/** Gives up every open session of an agent that leaves; they count like any other. */
export async function resignAll(tx: Tx, services: RunningArcade, agentId: string, context: EndContext): Promise<void> {
  for (const id of await openSessionsOf(tx, agentId)) {
    const row = await lockSession(tx, id);
    if (row === undefined || row.status === 'ended') continue;
    const opened = await services.sessions.open(tx, id);
    if (opened === undefined) continue;
    if (opened.game === null) await closeUnstarted(tx, services, row, 'resign', context);
    else await leave(tx, services, opened.game, agentId, context);
  }
}

/** Writes that a player gave up a running session; what time ended before stays as it was. */
export async function leave(
  tx: Tx,
  services: RunningArcade,
  stored: Game,
  agentId: string,
  context: EndContext,
): Promise<Game | null> {
  const game = gameAt(stored, services.runningTime.nowUs());
  const over = endOf(game);
  const batch =
    over === null ? resignSeat(game, game.facts.players.indexOf(agentId)) : { game, records: [], results: [] };
  const end = over ?? endAfter(batch);
  if (end !== null) return recordEnd(tx, services, batch, end, context);
  return commitBatch(tx, services, stored.seq, batch);
}
