import { createHash } from 'node:crypto';
import type { TetrisConfig, TetrisState } from '../../../src/arcade/engines/tetris/state.ts';
import { tetrisV2 } from '../../../src/arcade/engines/tetris/tetris-v2.ts';
import type { GridConfig, GridRules } from '../../../src/arcade/engines/turn-grid/config.ts';
import { turnGridV2 } from '../../../src/arcade/engines/turn-grid/turn-grid-v2.ts';
import { type SeededRandom, seededRandom } from '../../support/seeded-random.ts';
import { actionsByName, play } from './positions.ts';
import { lettersOfActions, type RecordedGame, recordedPieces, replayGame } from './recorded-games.ts';

type Log = [tUs: number, seat: number, actions: string][];
type Game = Omit<RecordedGame, 'ends'>;

/** Creates the golden games again, after an intended change of the rules. */
export function recordGames(): Readonly<Record<string, RecordedGame>> {
  const games: Readonly<Record<string, Game>> = {
    'tetris-to-level-20': tetris(
      'level 20',
      { stepped: false, durationUs: 600_000_000, actionsMax: 4_000 },
      0,
      900_000,
    ),
    'tetris-top-out': tetris(
      'top out',
      { stepped: false, durationUs: 600_000_000, actionsMax: 20_000 },
      0.7,
      2_000_000,
    ),
    'tetris-duration': tetris(
      'duration',
      { stepped: false, durationUs: 20_000_000, actionsMax: 20_000 },
      0.2,
      1_500_000,
    ),
    'tetris-stepped': tetris('stepped', { stepped: true, durationUs: 600_000_000, actionsMax: 1_200 }, 0.1, 0),
    'grid-line': grid('line', { width: 7, height: 6, seats: 2, connect: 4, maxTurns: 100 }, 'competitive'),
    'grid-together': grid(
      'together',
      { width: 5, height: 5, seats: 3, connect: 4, maxTurns: 18, allowPass: true },
      'cooperative',
    ),
    'grid-four': grid(
      'four',
      { width: 12, height: 10, seats: 4, connect: 4, maxTurns: 4096, allowPass: true },
      'competitive',
    ),
  };
  return Object.fromEntries(Object.entries(games).map(([name, game]) => [name, { ...game, ends: replayGame(game) }]));
}

function seedsOf(name: string): RecordedGame['seeds'] {
  return {
    server: createHash('sha256').update(name).digest('hex'),
    session: `ses_${name.replaceAll(' ', '_')}`,
    client: `golden ${name}`,
  };
}

/**
 * Plays a game of Tetris with the best placements and a share of random actions. A pause precedes each placement: at
 * most `pauseUsMax` at first, and shorter at higher levels.
 */
function tetris(name: string, config: TetrisConfig, randomShare: number, pauseUsMax: number): Game {
  const seeds = seedsOf(name);
  const random = seededRandom(name.length * 7919);
  const pieces = recordedPieces(seeds);
  const log: Log = [];
  let state = tetrisV2.start(config, 1, pieces);
  while (state.end === null) {
    const tUs = state.tUs + Math.floor(random.between(0, pauseUsMax) / speedOf(state));
    state = tetrisV2.advance(state, tUs, pieces).state;
    const words = state.end !== null ? [] : random.next() < randomShare ? randomAction(random) : bestPlan(state);
    log.push([tUs, 0, words.map((word) => lettersOfActions[word]).join('')]);
    state = words.length === 0 ? state : play(state, words.join(' '), pieces).state;
  }
  return { engine: 'tetris-v2', config, seats: 1, seeds, log };
}

/** Speed of play, which increases with gravity, so that games reach high levels. */
function speedOf({ lines }: TetrisState): number {
  return 2 ** Math.min(18, lines / 10);
}

function randomAction(random: SeededRandom): string[] {
  const words = ['left', 'right', 'cw', 'ccw', 'soft', 'left', 'right', 'cw', 'ccw', 'wait', 'cw', 'ccw'];
  return Array.from(
    { length: random.between(1, random.next() < 0.2 ? 40 : 8) },
    () => words[random.between(0, words.length - 1)] as string,
  );
}

/** The placement that leaves the board with the lowest cost, by exhaustive search. */
export function bestPlan(state: TetrisState): string[] {
  let best: { readonly cost: number; readonly plan: string[] } = { cost: Number.POSITIVE_INFINITY, plan: ['hard'] };
  for (const rotations of [[], ['cw'], ['ccw'], ['cw', 'cw']]) {
    for (let shift = -5; shift <= 5; shift += 1) {
      const plan = [...rotations, ...Array<string>(Math.abs(shift)).fill(shift < 0 ? 'left' : 'right'), 'hard'];
      const cost = costOf(
        plan.reduce(
          (tried, word) => tetrisV2.step(tried, 0, actionsByName[word] ?? { type: 'wait' }, () => 1).state,
          state,
        ),
      );
      if (cost < best.cost) best = { cost, plan };
    }
  }
  return best.plan;
}

function costOf(state: TetrisState): number {
  const { board, buffer } = tetrisV2.project(state, null);
  const rows = [...buffer, ...board];
  const heights = Array.from({ length: 10 }, (_, x) => {
    const top = rows.findIndex((row) => row[x] !== '.');
    return top < 0 ? 0 : 22 - top;
  });
  const filled = rows.join('').replaceAll('.', '').length;
  const totalHeight = heights.reduce((total, height) => total + height, 0);
  const bumps = heights.slice(1).reduce((total, height, x) => total + Math.abs(height - (heights[x] ?? 0)), 0);
  // Weights of a published heuristic for height, holes, bumpiness and cleared lines, with holes counted four times.
  return (
    51 * totalHeight +
    36 * (totalHeight - filled) * 4 +
    18 * bumps -
    76 * state.lines +
    (state.end === 'top_out' ? 1e6 : 0)
  );
}

/** Plays a game on a grid with random actions. */
function grid(name: string, shape: Omit<GridConfig, 'template'>, mode: GridRules['mode']): Game {
  const random = seededRandom(name.length * 104_729);
  const config: GridRules = { grid: { template: 'line-placement', ...shape }, mode, turnUs: 30_000_000 };
  const log: Log = [];
  let state = turnGridV2.start(config, shape.seats, () => 1);
  while (state.result === null) {
    const tUs = state.tUs + random.between(0, random.next() < 0.01 ? 40_000_000 : 9_000_000);
    state = turnGridV2.advance(state, tUs, () => 1).state;
    // Sometimes another seat acts, or the column is outside the board.
    const seat = random.next() < 0.1 ? random.between(0, shape.seats - 1) : state.toMove;
    const [x, y] = [
      random.between(0, shape.width - (random.next() < 0.9 ? 1 : 0)),
      random.between(0, shape.height - 1),
    ];
    const isPass = random.next() < 0.05;
    log.push([tUs, seat, isPass ? 'pass' : `${x},${y}`]);
    state = turnGridV2.step(state, seat, isPass ? { type: 'pass' } : { type: 'place', x, y }, () => 1).state;
  }
  return { engine: 'turn-grid-v2', config, seats: shape.seats, seeds: seedsOf(name), log };
}
