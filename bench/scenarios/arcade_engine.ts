import { rngKey, sha256 } from '../../src/arcade/engines/commit-reveal.ts';
import type { Pieces } from '../../src/arcade/engines/engine.ts';
import { pieceSequence } from '../../src/arcade/engines/tetris/piece-sequence.ts';
import type { TetrisAction, TetrisState } from '../../src/arcade/engines/tetris/state.ts';
import { tetrisV2 } from '../../src/arcade/engines/tetris/tetris-v2.ts';
import type { Bench, Scenario } from '../bench.ts';
import { median } from '../measure.ts';
import { perSecondAtLeast, type Row } from '../row.ts';

export const arcadeEngine: Scenario = {
  name: 'arcade_engine',
  description: 'the tetris-v2 engine without a server, on one core: moves, and rows fallen by gravity',
  async run(bench) {
    return [
      measureRate(bench, 'moves and rotations of a falling piece', playMoves),
      measureRate(bench, 'rows fallen by gravity, games without actions', countRowsFallen),
    ];
  },
};

const target = perSecondAtLeast(5_000_000);
const config = { stepped: false, durationUs: Number.MAX_SAFE_INTEGER, actionsMax: Number.MAX_SAFE_INTEGER };

/** Table row with the steps per second of a function that returns its number of steps. */
function measureRate({ timing }: Bench, label: string, runSteps: (pieces: Pieces) => number): Row {
  const pieces = pieceSequence(rngKey(new Uint8Array(32), 'ses_bench', ''), sha256);
  const rates: number[] = [];
  for (let round = 0; round <= timing.rounds; round += 1) {
    let steps = 0;
    const startMs = performance.now();
    while (performance.now() - startMs < timing.sliceSeconds * 1_000) steps += runSteps(pieces);
    if (round > 0) rates.push((steps * 1_000) / (performance.now() - startMs));
  }
  return { label, perSecond: Math.round(median(rates)), target };
}

const actions: readonly TetrisAction[] = [
  { type: 'move', direction: 'left' },
  { type: 'move', direction: 'right' },
  { type: 'rotate', direction: 'cw' },
  { type: 'move', direction: 'left' },
  { type: 'rotate', direction: 'ccw' },
  { type: 'move', direction: 'right' },
];
const movesPerGame = 9_000;

function playMoves(pieces: Pieces): number {
  let state = tetrisV2.start(config, 1, pieces);
  for (let move = 0; move < movesPerGame; move += 1)
    ({ state } = tetrisV2.step(state, 0, actions[move % actions.length] as TetrisAction, pieces));
  return movesPerGame;
}

const dayUs = 86_400_000_000;

/** Advances a game without actions to its end; returns about the number of rows that its pieces fell. */
function countRowsFallen(pieces: Pieces): number {
  const finalState: TetrisState = tetrisV2.advance(tetrisV2.start(config, 1, pieces), dayUs, pieces).state;
  if (finalState.end === null) throw new Error('A board without actions did not top out in a day.');
  // Without cleared lines the level stays 1, at which a piece falls one row per second. The lock delay of half a second
  // per piece is counted too.
  return Math.round(finalState.tUs / 1_000_000);
}
