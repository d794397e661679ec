import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { sessionOver, slotTaken } from '../../errors.ts';
import type { Observation } from '../../observation-schema.ts';
import type { Player, Session } from '../../schemas.ts';
import { appendEvent } from '../../store/events.ts';
import { insertSeat, listPlayers } from '../store/seats.ts';
import { toSession } from '../store/session-record.ts';
import { type SessionRow, startSession } from '../store/sessions.ts';
import { nextCheckUs } from './game.ts';
import { startGame } from './load-game.ts';
import { observe, observeUnstartedSession } from './snapshot.ts';

export interface SeatResult {
  readonly session: Session;
  readonly observation: Observation;
  /** Seat of the caller. */
  readonly seat: number;
}

/**
 * Takes the lowest free seat for the caller, and starts the game if it was the last one and `start` is `when_full`.
 * Refuses with slot_taken, and with session_over when the session is marked to be voided.
 */
export async function takeSeat(
  tx: Tx,
  row: SessionRow,
  context: CallerContext<ArcadeServices>,
  start: 'when_full' | 'manual' = 'when_full',
): Promise<SeatResult | Refusal> {
  // The sweeper ends this session within a second; a start would postpone that.
  if (row.void_reason !== null) return refuse(sessionOver, 'The session was voided.');
  const seat = firstFreeSeat(await listPlayers(tx, row.n));
  const { game_slug: slug, game_version: version, purpose, pace } = row;
  const isInserted = await insertSeat(tx, {
    session_n: row.n,
    seat,
    agent_id: context.caller.accountId,
    joined_at: context.nowMs,
    open_ladder: purpose === 'ranked' ? `${slug}@${version}/${pace}` : null,
  });
  if (!isInserted) return refuse(slotTaken, 'Another agent has taken the seat, or you have a session on this ladder.');
  const players = await listPlayers(tx, row.n);
  const canStart = start === 'when_full' && players.length === row.seats;
  const result = canStart
    ? await beginGame(tx, row, players, context)
    : { session: await toSession(tx, row, players, context.nowMs), observation: observeUnstartedSession(row) };
  tx.afterCommit(() => context.services.watch.notifyWritten(row.id));
  return { ...result, seat };
}

/** Lowest free seat; it may differ from the number of players after a resignation. */
function firstFreeSeat(players: readonly Player[]): number {
  const takenSeats = new Set(players.map(({ seat }) => seat));
  let seat = 0;
  while (takenSeats.has(seat)) seat += 1;
  return seat;
}

/** Starts a session whose seats are all taken. */
export async function beginGame(
  tx: Tx,
  row: SessionRow,
  players: Session['players'],
  context: CallerContext<ArcadeServices>,
): Promise<Omit<SeatResult, 'seat'>> {
  const { services } = context;
  const startedUs = services.runningTime.nowUs();
  const game = startGame(row, players, startedUs);
  const startColumns = {
    n: row.n,
    started_at: context.nowMs,
    started_us: startedUs,
    chain_head: game.chainHead,
    check_us: nextCheckUs(game),
  };
  await startSession(tx, startColumns);
  await appendEvent(tx, { kind: 'session.started', subjectId: row.id, actorId: context.caller.accountId }, context);
  tx.afterCommit(() => services.sessions.cache(game));
  const runningRow = { ...row, ...startColumns, status: 'running', wall_us: startedUs };
  return { session: await toSession(tx, runningRow, players, context.nowMs), observation: observe(game, 'json', 0) };
}
