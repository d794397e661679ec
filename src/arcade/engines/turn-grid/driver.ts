import type { Driver, LoggedAction, Result, Snapshot, Terms } from '../driver.ts';
import { slownessOf } from '../pace.ts';
import type { GridConfig } from './config.ts';
import type { GridAction, GridState } from './state.ts';
import { turnGridV2 } from './turn-grid-v2.ts';

/** Seconds of the game's own time that a seat has for a turn, and those of a session without one. */
const turnSeconds = 30;
const untimedTurnSeconds = 24 * 60 * 60;

/**
 * turn-grid-v2 under a session's terms. Nothing moves by itself on a grid, so `stepped` only means
 * that a turn has a whole day of real time.
 */
export function driveTurnGrid(terms: Terms): Driver<GridState> {
  const slowness = slownessOf[terms.pace];
  const rules = {
    grid: terms.engine_config as unknown as GridConfig,
    mode: terms.mode === 'cooperative' ? ('cooperative' as const) : ('competitive' as const),
    turnUs: (slowness === null ? untimedTurnSeconds : turnSeconds) * 1_000_000,
  };
  return {
    slowness: slowness ?? 1,
    // Every turn has its own limit.
    lastsUsMax: Number.MAX_SAFE_INTEGER,
    resignation: { type: 'resign' },
    start: (pieces) => turnGridV2.start(rules, terms.seats, pieces),
    step: (state, seat, action: LoggedAction, pieces) =>
      turnGridV2.step(state, seat, action as unknown as GridAction, pieces),
    advance: (state, toUs, pieces) => turnGridV2.advance(state, toUs, pieces),
    project: (state) => turnGridV2.project(state, null) as unknown as Snapshot,
    timeOf: (state) => state.tUs,
    result: ({ result, tUs }) =>
      result === null ? null : { reason: result.reason, t_us: tUs, kind: result.kind, winners: result.winners },
    endedFor: ({ tUs }, reason): Result => ({ reason, t_us: tUs, kind: 'loss', winners: [] }),
    revealed: () => 0,
    pieceOf: () => 0,
    turningUs: (state) => (state.result === null ? state.dueUs : state.tUs),
    endBoundUs: (state) => (state.result === null ? state.dueUs : state.tUs),
  };
}
