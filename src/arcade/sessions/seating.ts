import { type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import type { CallerContext } from '../../core/operation/operation.ts';
import { slotTaken } from '../errors.ts';
import { arcadeOf } from '../running-arcade.ts';
import type { Observation, Session } from '../schemas.ts';
import { appendEvent } from '../store/events.ts';
import { insertSeat, listPlayers } from '../store/seats.ts';
import { toSession } from '../store/session-record.ts';
import { type SessionRow, startSession } from '../store/sessions.ts';
import { checkWallUs } from './game.ts';
import { startGame } from './load-game.ts';
import { observe, observeUnstarted } from './snapshot.ts';

export interface Seated {
  readonly session: Session;
  readonly observation: Observation;
}

/** Gives the caller the next seat, and starts the game when it was the last. Refuses with slot_taken. */
export async function takeSeat(tx: Tx, row: SessionRow, context: CallerContext): Promise<Seated | Refusal> {
  const before = await listPlayers(tx, row.n);
  const { game_slug: slug, game_version: version, purpose, pace } = row;
  const isSeated = await insertSeat(tx, {
    session_n: row.n,
    seat: before.length,
    agent_id: context.caller.accountId,
    joined_at: context.nowMs,
    open_ladder: purpose === 'ranked' ? `${slug}@${version}/${pace}` : null,
  });
  if (!isSeated) return refuse(slotTaken, 'Another agent took the seat just now, or you have one on this ladder.');
  const players = await listPlayers(tx, row.n);
  if (players.length < row.seats)
    return { session: await toSession(tx, row, players), observation: observeUnstarted(row) };
  return begin(tx, row, players, context);
}

async function begin(tx: Tx, row: SessionRow, players: Session['players'], context: CallerContext): Promise<Seated> {
  const services = arcadeOf(context);
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
  tx.afterCommit(() => {
    services.sessions.keep(game);
    services.watch.written(row.id);
  });
  const running = { ...row, ...start, status: 'running', wall_us: startedUs };
  return { session: await toSession(tx, running, players), observation: observe(game, 'json', 0) };
}
