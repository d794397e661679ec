import type { Board } from '../../../src/arcade/engines/tetris/board.ts';
import type { TetrisConfig, TetrisState } from '../../../src/arcade/engines/tetris/state.ts';
import { tetrisV2 } from '../../../src/arcade/engines/tetris/tetris-v2.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import { boardOf, piecesOfLetters, play } from './positions.ts';

/** An action name, or a time in microseconds. */
export type RandomStep = string | number;

/**
 * A game for random play. Some start with partly filled boards, where lines and T-spins are likely. `letters` are its
 * pieces; `next` chooses the next step.
 */
export interface RandomGame {
  readonly letters: string;
  readonly start: TetrisState;
  readonly next: (state: TetrisState) => RandomStep;
}

/**
 * `planRate` is the maximum share, from 0 to 1, of steps at which a rewarding placement is searched. A search plays 40
 * random placements.
 */
export function randomGame(random: SeededRandom, actionsMax: number, planRate: number): RandomGame {
  const letters = Array.from({ length: 10 }, () => shuffled('IJLOSTZ', random)).join('');
  const config: TetrisConfig = {
    stepped: random.next() < 0.3,
    durationUs: random.next() < 0.2 ? random.between(1, 20_000_000) : 600_000_000,
    actionsMax,
  };
  const newGame = tetrisV2.start(config, 1, piecesOfLetters(letters));
  const lines = random.next() < 0.5 ? 0 : random.between(0, 210);
  const board = random.next() < 0.3 ? newGame.board : randomBoard(random);
  // The first piece falls at the start level.
  const start = { ...newGame, board, lines, backToBack: random.next() < 0.3, dueUs: usPerRowAt(newGame, lines) };
  const actionNames = ['left', 'right', 'cw', 'ccw', 'soft', 'hard', 'wait', 'left', 'right', 'cw', 'soft', 'ccw'];
  const [timeShare, planShare] = [random.next(), random.next()];
  let plan: string[] = [];
  return {
    letters,
    start,
    next: (state) => {
      if (random.next() < 0.25 * timeShare) return random.between(1, 10 ** random.between(1, 6));
      if (plan.length === 0 && random.next() < planRate * planShare) plan = rewardingPlan(state, letters, random);
      return plan.shift() ?? (actionNames[random.between(0, actionNames.length - 1)] as string);
    },
  };
}

/** Best of 40 random placements by points, without those for its drop; empty when none has any. */
function rewardingPlan(state: TetrisState, letters: string, random: SeededRandom): string[] {
  let best: { readonly points: number; readonly plan: string[] } = { points: 0, plan: [] };
  for (let trial = 0; trial < 40; trial += 1) {
    const shift = random.between(-5, 5);
    const plan = [
      ...repeated(random.next() < 0.5 ? 'cw' : 'ccw', random.between(0, 2)),
      ...repeated(shift < 0 ? 'left' : 'right', Math.abs(shift)),
    ];
    if (random.next() < 0.5) plan.push(...repeated('soft', 21), random.next() < 0.5 ? 'cw' : 'ccw');
    plan.push('hard');
    const points = play(state, plan.join(' '), piecesOfLetters(letters)).events.reduce(
      (sum, event) => sum + ('points' in event ? event.points : 0),
      0,
    );
    if (points > best.points) best = { points, plan };
  }
  return best.plan;
}

function repeated(word: string, times: number): string[] {
  return Array<string>(times).fill(word);
}

function usPerRowAt(state: TetrisState, lines: number): number {
  return tetrisV2.project({ ...state, lines }, null).gravity.us_per_row;
}

/** Rows that are full except for a moving well and some holes, low enough that the first piece does not rest. */
function randomBoard(random: SeededRandom): Board {
  const height = random.between(1, 14);
  const holeProbability = random.next() < 0.5 ? 0 : random.next() * 0.3;
  const wellMoveProbability = random.next() < 0.5 ? 0 : 0.2;
  let well = random.between(0, 9);
  const rows = Array.from({ length: height }, () => {
    if (random.next() < wellMoveProbability) well = (well + random.between(0, 2) + 9) % 10;
    return Array.from({ length: 10 }, (_, x) =>
      x === well || random.next() < holeProbability ? '.' : 'IJLOSTZ'.charAt(random.between(0, 6)),
    ).join('');
  });
  return boardOf(random.next() < 0.4 ? [...tSpinSlot(random.between(0, 7)), ...rows] : rows);
}

/** Rows with room for a T that rotates in under an overhang. */
function tSpinSlot(leftColumn: number): string[] {
  return ['#.........', '...#######', '#.########'].map(
    (row) => row.slice(10 - leftColumn) + row.slice(0, 10 - leftColumn),
  );
}

function shuffled(letters: string, random: SeededRandom): string {
  const entries = Array.from(letters, (letter) => ({ letter, order: random.next() }));
  return entries
    .sort((a, b) => a.order - b.order)
    .map(({ letter }) => letter)
    .join('');
}
