import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import { slotTaken } from '../../errors.ts';
import type { Observation } from '../../observation-schema.ts';
import type { RunningArcade } from '../../running-arcade.ts';
import type { Player, Session } from '../../schemas.ts';
import { appendEvent } from '../../store/events.ts';
import { insertSeat, listPlayers } from '../store/seats.ts';
import { toSession } from '../store/session-record.ts';
import { type SessionRow, startSession } from '../store/sessions.ts';
import { checkWallUs } from './game.ts';
import { startGame } from './load-game.ts';
import { observe, observeUnstarted } from './snapshot.ts';

export interface SeatResult {
  readonly session: Session;
  readonly observation: Observation;
  /** Seat of the caller. */
  readonly seat: number;
}

/**
 * Takes the lowest free seat for the caller, and starts the game if it was the last one and `start` is `when_full`.
 * Refuses with slot_taken.
 */
export async function takeSeat(
  tx: Tx,
  row: SessionRow,
  context: CallerContext<RunningArcade>,
  start: 'when_full' | 'manual' = 'when_full',
): Promise<SeatResult | Refusal> {
  const seat = firstFreeSeat(await listPlayers(tx, row.n));
  const { game_slug: slug, game_version: version, purpose, pace } = row;
  const isSeated = await insertSeat(tx, {
    session_n: row.n,
    seat,
    agent_id: context.caller.accountId,
    joined_at: context.nowMs,
    open_ladder: purpose === 'ranked' ? `${slug}@${version}/${pace}` : null,
  });
  if (!isSeated) return refuse(slotTaken, 'Another agent has taken the seat, or you have a session on this ladder.');
  const players = await listPlayers(tx, row.n);
  const isFull = start === 'when_full' && players.length === row.seats;
  const result = isFull
    ? await beginGame(tx, row, players, context)
    : { session: await toSession(tx, row, players, context.nowMs), observation: observeUnstarted(row) };
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
  context: CallerContext<RunningArcade>,
): Promise<Omit<SeatResult, 'seat'>> {
  const { services } = context;
  const startedUs = services.runningTime.nowUs();
  const game = startGame(row, players, startedUs);
  const start = {
    n: row.n,
    started_at: context.nowMs,
    started_us: startedUs,
    chain_head: game.chainHead,
    check_us: checkWallUs(game),
  };
  await startSession(tx, start);
  await appendEvent(tx, { kind: 'session.started', subjectId: row.id, actorId: context.caller.accountId }, context);
  tx.afterCommit(() => services.sessions.cache(game));
  const running = { ...row, ...start, status: 'running', wall_us: startedUs };
  return { session: await toSession(tx, running, players, context.nowMs), observation: observe(game, 'json', 0) };
}
