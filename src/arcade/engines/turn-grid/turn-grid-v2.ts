import type { Advanced, Engine, Stepped } from '../engine.ts';
import { type GridRules, gridConfigFault } from './config.ts';
import { type GridSnapshot, project } from './snapshot.ts';
import type { GridAction, GridEvent, GridRefusal, GridResult, GridState, GridWork } from './state.ts';
import { leave, pass, place } from './turns.ts';

export type GridOutcome = GridResult & { readonly tUs: number };

/**
 * Stones on a grid for one to four seats in turn: the first line of `connect` stones of one seat in
 * a row, column or diagonal wins, for the seat that made it or, playing together, for all who still
 * play. Needs no pieces. Everyone sees all there is.
 */
export const turnGridV2: Engine<GridRules, GridState, GridAction, GridEvent, GridRefusal, GridSnapshot, GridOutcome> = {
  start,
  step,
  advance,
  project,
  outcome,
};

function start({ grid, mode, turnUs }: GridRules, seats: number): GridState {
  const fault = gridConfigFault(grid);
  if (fault !== undefined) throw new RangeError(`This grid cannot be played: ${fault}.`);
  if (seats !== grid.seats) throw new RangeError(`The grid has ${grid.seats} seats, not ${seats}.`);
  if (!Number.isSafeInteger(turnUs) || turnUs < 1) throw new RangeError('A turn has a whole number of microseconds.');
  return {
    rules: { grid: { ...grid }, mode, turnUs },
    tUs: 0,
    board: Array<number[]>(grid.height).fill(Array<number>(grid.width).fill(0)),
    turn: 0,
    stones: 0,
    toMove: 0,
    dueUs: turnUs,
    refusals: 0,
    departures: Array<null>(seats).fill(null),
    lastMove: null,
    winningLine: null,
    result: null,
  };
}

function step(state: GridState, seat: number, action: GridAction): Stepped<GridState, GridEvent, GridRefusal> {
  if (!(seat in state.departures)) throw new RangeError(`There is no seat ${seat}.`);
  if (state.result !== null || state.departures[seat] !== null) return { state, events: [], refused: 'over' };
  if (action.type !== 'resign' && seat !== state.toMove) return { state, events: [], refused: 'not_your_turn' };
  const work: GridWork = { draft: { ...state }, events: [] };
  const refused = act(work, seat, action);
  const done = { state: work.draft, events: work.events };
  return refused === undefined ? done : { ...done, refused };
}

function act(work: GridWork, seat: number, { type, x, y }: GridAction): GridRefusal | undefined {
  switch (type) {
    case 'place':
      return place(work, x, y);
    case 'pass':
      return pass(work);
    case 'resign':
      leave(work, seat, 'resign');
      return undefined;
    default:
      throw new TypeError(`No action of turn-grid-v2: ${JSON.stringify(type satisfies never)}`);
  }
}

function advance(state: GridState, toUs: number): Advanced<GridState, GridEvent> {
  if (!Number.isSafeInteger(toUs) || toUs < state.tUs) throw new RangeError(`Time ${toUs} is not after ${state.tUs}.`);
  if (state.result !== null || toUs === state.tUs) return { state, events: [] };
  const work: GridWork = { draft: { ...state }, events: [] };
  const { draft } = work;
  while (draft.result === null && draft.dueUs <= toUs) {
    draft.tUs = draft.dueUs;
    leave(work, draft.toMove, 'timeout');
  }
  if (draft.result === null) draft.tUs = toUs;
  return { state: draft, events: work.events };
}

function outcome({ result, tUs }: GridState): GridOutcome | null {
  return result === null ? null : { ...result, tUs };
}
