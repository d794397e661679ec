import type { Advanced, Engine, Pieces, Stepped } from '../engine.ts';
import { act } from './actions.ts';
import { emptyBoard } from './board.ts';
import { finish } from './locking.ts';
import { spawn } from './motion.ts';
import { levelOf } from './scoring.ts';
import type { PieceCode } from './shapes.ts';
import { project, type TetrisSnapshot } from './snapshot.ts';
import type {
  Draft,
  TetrisAction,
  TetrisConfig,
  TetrisEnd,
  TetrisEvent,
  TetrisRefusal,
  TetrisState,
  Turn,
} from './state.ts';
import { runUntil, tick } from './time.ts';

export interface TetrisOutcome {
  readonly reason: TetrisEnd;
  readonly tUs: number;
  readonly score: number;
  readonly lines: number;
  readonly level: number;
  readonly pieces: number;
}

/**
 * Falling blocks for one seat, after the guideline: Super Rotation System, bags of seven, five
 * visible, no hold, lock delay of 500 ms with 15 resets. Everyone sees all there is.
 */
export const tetrisV2: Engine<
  TetrisConfig,
  TetrisState,
  TetrisAction,
  TetrisEvent,
  TetrisRefusal,
  TetrisSnapshot,
  TetrisOutcome
> = { start, step, advance, project, outcome };

const queueLength = 5;
/** Actions without a tick after which one is forced, where time moves by actions only. */
const actionsPerTickMax = 32;

function start(config: TetrisConfig, seats: number, pieces: Pieces): TetrisState {
  const { stepped, durationUs, actionsMax } = config;
  if (seats !== 1) throw new RangeError('One seat plays tetris-v2.');
  if (!isCount(durationUs) || !isCount(actionsMax)) throw new RangeError('Limits are whole numbers above 0.');
  const draft: Draft = {
    config: { stepped, durationUs, actionsMax },
    board: emptyBoard,
    tUs: 0,
    piece: 0,
    rotation: 0,
    x: 0,
    y: 0,
    resting: false,
    landed: false,
    dueUs: 0,
    lockLeftUs: 0,
    resetsLeft: 0,
    lowestRow: 0,
    lastKick: -1,
    queue: Array.from({ length: queueLength }, (_, index) => pieces(index + 1) as PieceCode),
    pieces: 1,
    score: 0,
    lines: 0,
    clears: 0,
    backToBack: false,
    actions: 0,
    actionsSinceTick: 0,
    end: null,
    lastEvent: null,
  };
  spawn(draft, pieces(0) as PieceCode);
  return draft;
}

function step(
  state: TetrisState,
  seat: number,
  action: TetrisAction,
  pieces: Pieces,
): Stepped<TetrisState, TetrisEvent, TetrisRefusal> {
  if (seat !== 0) throw new RangeError('tetris-v2 has seat 0 only.');
  if (state.end !== null) return { state, events: [], refused: 'over' };
  const turn: Turn = { draft: { ...state }, events: [] };
  const { draft, events } = turn;
  draft.actions += 1;
  if (draft.config.stepped) draft.actionsSinceTick += 1;
  const isApplied = act(turn, action, pieces);
  if (draft.end === null && draft.actionsSinceTick === actionsPerTickMax) {
    draft.actionsSinceTick = 0;
    tick(turn, pieces);
  }
  if (draft.end === null && draft.actions === draft.config.actionsMax) finish(turn, 'actions');
  return isApplied ? { state: draft, events } : { state: draft, events, refused: 'blocked' };
}

function advance(state: TetrisState, toUs: number, pieces: Pieces): Advanced<TetrisState, TetrisEvent> {
  if (!Number.isSafeInteger(toUs) || toUs < state.tUs) throw new RangeError(`Time ${toUs} is not after ${state.tUs}.`);
  if (state.end !== null || toUs === state.tUs) return { state, events: [] };
  const turn: Turn = { draft: { ...state }, events: [] };
  runUntil(turn, Math.min(toUs, state.config.durationUs), pieces);
  return { state: turn.draft, events: turn.events };
}

function outcome({ end, tUs, score, lines, pieces }: TetrisState): TetrisOutcome | null {
  return end === null ? null : { reason: end, tUs, score, lines, level: levelOf(lines), pieces };
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
