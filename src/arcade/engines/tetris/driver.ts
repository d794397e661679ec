import type { Driver, EndReason, LoggedAction, Result, Snapshot, Terms } from '../driver.ts';
import { slownessOf } from '../pace.ts';
import { endBoundUs, lockUs } from './look-ahead.ts';
import { levelOf } from './scoring.ts';
import type { TetrisAction, TetrisState } from './state.ts';
import { tetrisV2 } from './tetris-v2.ts';

/** tetris-v2 under a session's terms. */
export function driveTetris(terms: Terms): Driver<TetrisState> {
  const config = {
    stepped: terms.pace === 'stepped',
    durationUs: terms.duration_seconds_max * 1_000_000,
    actionsMax: terms.actions_max,
  };
  return {
    slowness: slownessOf[terms.pace],
    lastsUsMax: dayUs,
    resignation: null,
    start: (pieces) => tetrisV2.start(config, terms.seats, pieces),
    step: (state, seat, action: LoggedAction, pieces) =>
      tetrisV2.step(state, seat, action as unknown as TetrisAction, pieces),
    advance: (state, toUs, pieces) => tetrisV2.advance(state, toUs, pieces),
    project: (state) => tetrisV2.project(state, null) as unknown as Snapshot,
    timeOf: (state) => state.tUs,
    result: (state) => (state.end === null ? null : endedFor(state, state.end)),
    endedFor,
    revealed: (state) => state.pieces + state.queue.length,
    pieceOf: (state) => state.pieces,
    turningUs: lockUs,
    endBoundUs,
  };
}

const dayUs = 24 * 60 * 60 * 1_000_000;

function endedFor({ tUs, score, lines, pieces }: TetrisState, reason: EndReason): Result {
  return { reason, t_us: tUs, score, lines, level: levelOf(lines), pieces };
}
