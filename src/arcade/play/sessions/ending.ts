import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import type { EndReason, Result } from '../../engines/driver.ts';
import type { PlatformEnding } from '../../engines/platform-endings.ts';
import { stateHash } from '../../engines/state-hash.ts';
import { sessionOver } from '../../errors.ts';
import { reopenPlacesOfUnstartedRound, reopenReleasedPlace } from '../../games/certification/apply-round-verdict.ts';
import { createPlacesContext } from '../../games/certification/places-context.ts';
import { listPlacesOfSession } from '../../games/store/places.ts';
import { signFooter } from '../../replays/log/footer-signature.ts';
import { insertReplay } from '../../replays/store/replays.ts';
import { appendEvent } from '../../store/events.ts';
import { expireDuel } from '../store/duels.ts';
import { deleteSeat, listOpenSessionIds, listPlayers } from '../store/seats.ts';
import { appendRecords, deleteRecords } from '../store/session-log.ts';
import { closeSession, findSession, lockSession, type SessionRow } from '../store/sessions.ts';
import { applyBatch, applyEnd, type Batch, sha256Hex } from './batch.ts';
import { commitBatch } from './commit-batch.ts';
import { closingReason, endOf, gameAt, type LoadedGame } from './game.ts';

/** Time and id generator for storing the end of a session. */
export interface EndContext {
  readonly nowMs: number;
  readonly newId: (prefix: string) => string;
}

/**
 * Stores the end of a game that has ended at the time of its state: closes session and seats, stores the signed replay
 * and appends the event. `batch` contains records before the end that are not stored yet. Returns the ended game.
 * Returns null and stores nothing if a concurrent write of the session was committed first.
 */
export async function recordEnd(
  tx: Tx,
  services: ArcadeServices,
  batch: Batch,
  result: Result,
  context: EndContext,
): Promise<LoadedGame | null> {
  const closedBatch = closeLog(batch, result);
  const { setup, state, seq, chainHead, runningUs } = closedBatch.game;
  const finalStateHash = stateHash(state, sha256Hex);
  const { logN: previousLogN } = closedBatch.game;
  const seqBase = seq - closedBatch.records.length;
  const logTail = { session_n: setup.n, before_n: previousLogN, first_n: seqBase + 1 };
  const logN = await appendRecords(tx, logTail, closedBatch.records);
  const game: LoadedGame = { ...closedBatch.game, logN, storedResult: result };
  const isClosed = await closeSession(tx, {
    n: setup.n,
    seq_base: seqBase,
    ended_at: context.nowMs,
    end_reason: result.reason,
    result: JSON.stringify(result),
    final_state_hash: finalStateHash,
    seq,
    t_us: result.t_us,
    wall_us: runningUs,
    chain_head: chainHead,
    log_n: logN,
  });
  if (!isClosed) {
    await deleteRecords(tx, previousLogN, logN);
    return null;
  }
  await storeSignedReplay(tx, services, game, { result, finalStateHash }, context);
  await appendEvent(tx, { kind: 'session.ended', subjectId: setup.id, actorId: setup.players[0] ?? null }, context);
  tx.afterCommit(() => {
    services.sessions.cache(game);
    services.watch.notifyWritten(setup.id);
    services.verifier.wake();
  });
  return game;
}

/** Appends the `end` record with the reason, unless the rules of the engine ended the game or the batch has one. */
function closeLog(batch: Batch, result: Result): Batch {
  const reason = closingReason(batch.game, result);
  const hasEndRecord = batch.records.at(-1)?.[2].type === 'end';
  if (reason === null || hasEndRecord) return batch;
  const end = applyEnd(batch.game, null, reason);
  return { ...end, records: [...batch.records, ...end.records] };
}

async function storeSignedReplay(
  tx: Tx,
  services: ArcadeServices,
  { setup, seq, chainHead }: LoadedGame,
  { result, finalStateHash }: { readonly result: Result; readonly finalStateHash: string },
  { nowMs, newId }: EndContext,
): Promise<void> {
  const row = await findSession(tx, setup.id);
  if (row === undefined) throw new Error('The row of an ended session is missing.');
  const footer = signFooter(
    { server_seed: row.server_seed, records: seq, result, final_state_hash: finalStateHash, chain_head: chainHead },
    (text) => services.signingKeys.sign(text),
  );
  await insertReplay(tx, {
    id: newId('rpl_'),
    session_n: setup.n,
    session_id: setup.id,
    game_slug: row.game_slug,
    game_version: row.game_version,
    pace: setup.terms.pace,
    purpose: setup.purpose,
    agent_id: setup.players[0] as string,
    started_at: row.started_at ?? nowMs,
    ended_at: nowMs,
    score: result.score ?? null,
    lines: result.lines ?? null,
    steps: seq,
    footer: JSON.stringify(footer),
  });
}

/** Resigns a seat: by the rules of the engine if it has resignation, otherwise the session ends. */
function resignSeat(game: LoadedGame, seat: number): Batch {
  const { resignation } = game.setup.driver;
  return resignation === null ? applyEnd(game, seat, 'resign') : applyBatch(game, seat, [resignation], 'none');
}

/**
 * Ends a running game for a reason of the platform: its row has a void reason, or its lease has expired. Null if a
 * concurrent write was committed first.
 */
export function endByPlatform(
  tx: Tx,
  services: ArcadeServices,
  game: LoadedGame,
  reason: 'voided' | 'abandoned',
  context: EndContext,
): Promise<LoadedGame | null> {
  const { driver } = game.setup;
  return recordEnd(tx, services, applyEnd(game, null, reason), driver.endedFor(game.state, reason), context);
}

/** Result of the game after a batch, if the batch or its closing record ended it; otherwise null. */
function resultAfterBatch({ game, records }: Batch): Result | null {
  const lastAction = records.at(-1)?.[2];
  if (lastAction?.type !== 'end') return endOf(game);
  return game.setup.driver.endedFor(game.state, lastAction['reason'] as EndReason);
}

/** Ends a session that has not started. */
export async function closeUnstartedSession(
  tx: Tx,
  services: ArcadeServices,
  row: SessionRow,
  reason: PlatformEnding,
  context: EndContext,
): Promise<void> {
  const end = { ended_at: context.nowMs, end_reason: reason, result: null, final_state_hash: null };
  const { n, seq, t_us, wall_us, chain_head, log_n } = row;
  await closeSession(tx, { n, seq_base: seq, seq, t_us, wall_us, chain_head, log_n, ...end });
  if (row.purpose === 'certification')
    await reopenPlacesOfUnstartedRound(tx, n, createPlacesContext(services, context));
  if (row.purpose === 'duel') await expireDuel(tx, n, context.nowMs);
  tx.afterCommit(() => services.watch.notifyWritten(row.id));
}

/**
 * Removes a player before the start. The session stays open for the other players, even without its creator, and ends
 * when the last player leaves.
 */
export async function freeSeat(
  tx: Tx,
  services: ArcadeServices,
  row: SessionRow,
  agentId: string,
  context: EndContext,
): Promise<void> {
  const players = await listPlayers(tx, row.n);
  if (row.purpose === 'certification') await releaseOwnPlace(tx, services, row.n, agentId, context);
  // The last player keeps its seat in the record of the session.
  if (players.length === 1) return closeUnstartedSession(tx, services, row, 'resign', context);
  await deleteSeat(tx, row.n, agentId);
  tx.afterCommit(() => services.watch.notifyWritten(row.id));
}

/** Leaving a certification round before its start releases the place. */
async function releaseOwnPlace(
  tx: Tx,
  services: ArcadeServices,
  sessionN: number,
  agentId: string,
  context: EndContext,
): Promise<void> {
  const place = (await listPlacesOfSession(tx, sessionN)).find(({ agent_id }) => agent_id === agentId);
  if (place !== undefined) await reopenReleasedPlace(tx, place, createPlacesContext(services, context));
}

/** Resigns every open session of an agent that revokes its key; the results of started sessions count. */
export async function resignAll(tx: Tx, services: ArcadeServices, agentId: string, context: EndContext): Promise<void> {
  for (const id of await listOpenSessionIds(tx, agentId)) {
    const row = await lockSession(tx, id);
    if (row === undefined || row.status === 'ended') continue;
    const session = await services.sessions.open(tx, id);
    if (session === undefined) continue;
    if (session.game === null) await freeSeat(tx, services, row, agentId, context);
    else await resignFromGame(tx, services, session.game, agentId, context);
  }
}

/**
 * Resigns from a running session; an earlier end by time takes precedence. Refuses with session_over when the player
 * has already left. Null if a concurrent write was committed first.
 */
export async function resignFromGame(
  tx: Tx,
  services: ArcadeServices,
  recordedGame: LoadedGame,
  agentId: string,
  context: EndContext,
): Promise<LoadedGame | Refusal | null> {
  const game = gameAt(recordedGame, services.runningTime.nowUs());
  const endByTime = endOf(game);
  const batch: Batch =
    endByTime === null ? resignSeat(game, game.setup.players.indexOf(agentId)) : { game, records: [], results: [] };
  if (batch.outOfTurn !== undefined) return refuse(sessionOver, 'You have left the session; the others continue.');
  const end = endByTime ?? resultAfterBatch(batch);
  if (end !== null) return recordEnd(tx, services, batch, end, context);
  return commitBatch(tx, services, recordedGame.seq, batch);
}
