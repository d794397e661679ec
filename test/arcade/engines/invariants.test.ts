import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellAt, isFilled } from '../../../src/arcade/engines/tetris/board.ts';
import type { TetrisState } from '../../../src/arcade/engines/tetris/state.ts';
import { tetrisV2 } from '../../../src/arcade/engines/tetris/tetris-v2.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { soakScaled } from '../../support/soak-scale.ts';
import { actionsByName, cellsOf, piecesOfLetters } from './positions.ts';
import { randomGame } from './random-play.ts';

const games = soakScaled(4_000, 1_000_000);

test(`${games} random games violate no invariant`, (t) => {
  const random = seededRandom();
  t.diagnostic(`RIALTO_SEED=${random.seed}`);
  for (let number = 0; number < games; number += 1) {
    const { letters, start, next } = randomGame(random, 150, 0.02);
    const pieces = piecesOfLetters(letters);
    const initialCellCount = cellCount(start);
    let state = start;
    while (state.end === null) {
      const step = next(state);
      const stateBefore = state;
      state =
        typeof step === 'number'
          ? tetrisV2.advance(state, state.tUs + step, pieces).state
          : tetrisV2.step(state, 0, actionsByName[step] ?? { type: 'wait' }, pieces).state;
      const violation = findViolation(stateBefore, state, typeof step === 'string', initialCellCount);
      if (violation !== undefined)
        assert.fail(`${violation} in game ${number} after ${step}: ${JSON.stringify(state)}`);
    }
  }
});

/** Checks all invariants after an action or an advance of time; returns the first violation. */
function findViolation(
  stateBefore: TetrisState,
  state: TetrisState,
  isAction: boolean,
  initialCellCount: number,
): string | undefined {
  const { config, end, piece } = state;
  if (state.tUs < stateBefore.tUs || state.tUs > config.durationUs) return 'time decreased or exceeds the duration';
  if (end === null && (state.dueUs <= state.tUs || state.tUs === config.durationUs)) return 'a timer is overdue';
  if (state.score < stateBefore.score || state.lines < stateBefore.lines || state.pieces < stateBefore.pieces)
    return 'score, lines or pieces decreased';
  if (state.actions - stateBefore.actions !== (isAction ? 1 : 0) || state.actions > config.actionsMax)
    return 'wrong number of actions';
  if (state.actionsSinceTick > 31 || (!config.stepped && state.actionsSinceTick !== 0))
    return 'actionsSinceTick is out of range';
  if (state.resetsLeft < 0 || state.resetsLeft > 15 || state.lockLeftUs < 1 || state.lockLeftUs > 500_000)
    return 'lock timer or reset count is out of range';
  if (state.queue.length !== 5) return 'queue length is not 5';
  if (state.board !== stateBefore.board) {
    // Every locked piece adds four cells, every cleared line removes ten.
    const lockedPieces = state.pieces - (piece === 0 ? 0 : 1);
    if (cellCount(state) !== initialCellCount + 4 * lockedPieces) return 'number of cells is inconsistent';
    if (end === null && state.board.some((row) => isFull(row))) return 'a full row was not cleared';
    if (state.board.length !== 40 || state.board.some((row) => row < 0 || row >= 8 ** 10)) return 'board is malformed';
  } else if (state.pieces !== stateBefore.pieces) return 'piece count changed although no piece locked';
  if (piece === 0) return end === 'top_out' ? undefined : 'active piece is missing';
  const cells = cellsOf(state);
  if (cells.some(([x, y]) => isFilled(state.board, x, y))) return 'active piece overlaps locked cells';
  if (state.resting !== cells.some(([x, y]) => isFilled(state.board, x, y - 1))) return 'resting flag is wrong';
  if (state.lowestRow > Math.min(...cells.map(([, y]) => y))) return 'lowestRow is too high';
  return undefined;
}

/** Number of locked cells, plus ten for each cleared line. */
function cellCount({ board, lines }: TetrisState): number {
  let count = 10 * lines;
  for (const row of board) for (let x = 0; x < 10; x += 1) if (cellAt(row, x) !== 0) count += 1;
  return count;
}

function isFull(row: number): boolean {
  for (let x = 0; x < 10; x += 1) if (cellAt(row, x) === 0) return false;
  return true;
}
