import { lineThrough } from './lines.ts';
import type { Departure, GridDraft, GridRefusal, GridResult, GridWork } from './state.ts';

export const refusalsMax = 3;

/** Sets a stone of the seat to move; says why not when it cannot stand there. */
export function place(work: GridWork, x: number | undefined, y: number | undefined): GridRefusal | undefined {
  const { draft, events } = work;
  const row = y === undefined ? undefined : draft.board[y];
  const cell = x === undefined ? undefined : row?.[x];
  if (x === undefined || y === undefined || row === undefined || cell === undefined) return refuse(work, 'outside');
  if (cell !== 0) return refuse(work, 'taken');
  const seat = draft.toMove;
  draft.board = draft.board.with(y, row.with(x, seat + 1));
  draft.stones += 1;
  draft.turn += 1;
  draft.lastMove = { type: 'place', seat, x, y };
  events.push({ type: 'place', t_us: draft.tUs, seat, x, y });
  const { grid, mode } = draft.rules;
  draft.winningLine = lineThrough(draft.board, x, y, grid.connect);
  if (draft.winningLine !== null) {
    const winners = mode === 'cooperative' ? playing(draft) : [seat];
    end(work, { kind: 'win', reason: 'line', winners });
  } else if (draft.stones === grid.width * grid.height) {
    end(work, { kind: 'draw', reason: 'full_board', winners: [] });
  } else {
    completeTurn(work);
  }
  return undefined;
}

/** Leaves the turn to the next seat where that is allowed. */
export function pass(work: GridWork): GridRefusal | undefined {
  const { draft, events } = work;
  if (draft.rules.grid.allowPass !== true) return refuse(work, 'pass_not_allowed');
  const seat = draft.toMove;
  draft.turn += 1;
  draft.lastMove = { type: 'pass', seat };
  events.push({ type: 'pass', t_us: draft.tUs, seat });
  completeTurn(work);
  return undefined;
}

/**
 * A seat leaves; its stones stay. Play goes on while two seats remain, or one where all play
 * together or there was only one; else a competitor who remains has won.
 */
export function leave(work: GridWork, seat: number, reason: Departure): void {
  const { draft, events } = work;
  draft.departures = draft.departures.with(seat, reason);
  events.push({ type: 'left', t_us: draft.tUs, seat, reason });
  const winners = playing(draft);
  const { grid, mode } = draft.rules;
  const needed = mode === 'competitive' && grid.seats > 1 ? 2 : 1;
  if (winners.length < needed) end(work, { kind: winners.length > 0 ? 'win' : 'loss', reason, winners });
  else if (seat === draft.toMove) handOver(draft);
}

function refuse(work: GridWork, refusal: GridRefusal): GridRefusal {
  work.draft.refusals += 1;
  if (work.draft.refusals === refusalsMax) leave(work, work.draft.toMove, 'forfeit');
  return refusal;
}

function completeTurn(work: GridWork): void {
  if (work.draft.turn === work.draft.rules.grid.maxTurns) end(work, { kind: 'draw', reason: 'max_turns', winners: [] });
  else handOver(work.draft);
}

/** Gives the turn, with fresh time and refusals, to the next seat that still plays. */
function handOver(draft: GridDraft): void {
  do {
    draft.toMove = (draft.toMove + 1) % draft.departures.length;
  } while (draft.departures[draft.toMove] !== null);
  draft.refusals = 0;
  draft.dueUs = draft.tUs + draft.rules.turnUs;
}

function end({ draft, events }: GridWork, result: GridResult): void {
  draft.result = result;
  events.push({ type: 'end', t_us: draft.tUs, ...result });
}

function playing({ departures }: GridDraft): number[] {
  return departures.flatMap((departure, seat) => (departure === null ? [seat] : []));
}
