import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { afterPlacement, placementsOf } from '../../../sdk/arcade.mjs';
import type { Driver, Snapshot } from '../../../src/arcade/engines/driver.ts';
import { openDriver } from '../../../src/arcade/engines/drivers.ts';
import type { Pieces } from '../../../src/arcade/engines/engine.ts';
import { type SeededRandom, seededRandom } from '../../support/seeded-random.ts';
import { soloTerms } from '../../support/solo-terms.ts';

const piecesPerGame = 40;
const gameCount = 12;

/** A simulated game at one of its states. */
interface Game {
  readonly driver: Driver;
  readonly pieces: Pieces;
  readonly state: unknown;
}

describe('placements of the client', () => {
  test('match the engine in cells and remaining board', () => {
    let checkedCount = 0;
    playAtRandom(({ driver, pieces, state }, position, placement) => {
      const { events, after } = execute({ driver, pieces, state }, placement.actions);
      const lock = events.find(({ type }) => type === 'lock');
      assert.deepEqual(cellsKey(lock?.['cells']), cellsKey(placement.cells));
      assert.equal(lock?.['piece'], placement.piece);
      const expected = afterPlacement(position, placement);
      const observed = driver.project(after) as unknown as ObservedBoard;
      assert.deepEqual(observed.board, expected.board);
      assert.deepEqual(observed.buffer, expected.buffer);
      assert.equal(observed.active?.piece ?? null, expected.active?.piece ?? null);
      if (expected.active !== null) assert.deepEqual(observed.next.slice(0, -1), expected.next);
      checkedCount += 1;
    });
    assert.ok(checkedCount > 3_000, `${checkedCount} placements`);
  });

  test('include every placement that random moves reach, with at most as many actions', () => {
    const random = seededRandom(11);
    let sequenceCount = 0;
    playAtRandom(({ driver, pieces, state }, position, placement, placements) => {
      if (placement !== placements[0]) return;
      // The shortest path is reported first; a T may have a second one that ends with a rotation.
      const byCells = new Map(
        placements.map((placement) => [cellsKey(placement.cells), placement.actions.length] as const).reverse(),
      );
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const actions = [
          ...Array.from({ length: random.between(0, 14) }, () => pick(random, moves)),
          { type: 'hard_drop' },
        ];
        const lock = execute({ driver, pieces, state }, actions).events.find(({ type }) => type === 'lock');
        const fewestActions = byCells.get(cellsKey(lock?.['cells']));
        assert.ok(
          fewestActions !== undefined && fewestActions <= actions.length,
          JSON.stringify({ position, actions }),
        );
        sequenceCount += 1;
      }
    });
    assert.ok(sequenceCount > 1_000, `${sequenceCount} action sequences`);
  });

  test('state that the last move of a T is a rotation, as the engine requires for a T-spin', () => {
    const board = [...Array<string>(17).fill('..........'), 'ZZ......ZZ', 'Z...ZZZZZZ', 'ZZ.ZZZZZZZ'];
    const position = {
      board,
      buffer: ['..........', '..........'],
      next: [],
      active: { piece: 'T', rotation: 0, x: 3, y: 19 },
    };
    const paths = placementsOf(position).filter(
      ({ cells }) =>
        cellsKey(cells) ===
        cellsKey([
          [1, 1],
          [2, 1],
          [3, 1],
          [2, 0],
        ]),
    );
    const [path, ...otherPaths] = paths;
    assert.ok(path?.spun === true && otherPaths.length === 0);
    assert.equal(path.actions.at(-2)?.type, 'rotate');
    assert.equal(afterPlacement(position, path).lines, 2);
  });

  test('are empty when no piece is in play', () => {
    assert.deepEqual(placementsOf({ board: [], buffer: [], next: [], active: null }), []);
  });
});

const moves = [
  { type: 'move', direction: 'left' },
  { type: 'move', direction: 'right' },
  { type: 'rotate', direction: 'cw' },
  { type: 'rotate', direction: 'ccw' },
  { type: 'soft_drop' },
];

type ObservedBoard = Parameters<typeof afterPlacement>[0];
type PlacedPiece = ReturnType<typeof placementsOf>[number];

/** Simulates games with random placements and calls `inspect` for every possible placement of each piece. */
function playAtRandom(
  inspect: (game: Game, position: ObservedBoard, placement: PlacedPiece, placements: readonly PlacedPiece[]) => void,
): void {
  const random = seededRandom(7);
  for (let count = 0; count < gameCount; count += 1) {
    // The driver reads some pieces ahead for the queue.
    const codes = Array.from({ length: piecesPerGame + 10 }, () => random.between(1, 7));
    const pieces: Pieces = (index) => codes[index] ?? 1;
    const driver = openDriver(soloTerms);
    let state = driver.start(pieces);
    for (let piece = 0; piece < piecesPerGame && driver.result(state) === null; piece += 1) {
      const view = driver.project(state) as Snapshot & ObservedBoard;
      const placements = placementsOf(view);
      for (const placement of placements) inspect({ driver, pieces, state }, view, placement, placements);
      state = execute({ driver, pieces, state }, pick(random, placements).actions).after;
    }
  }
}

/** Applies the actions to the state of the game; returns the state after them and their events. */
function execute({ driver, pieces, state }: Game, actions: readonly { readonly type: string }[]) {
  let after = state;
  const events = [];
  for (const action of actions) {
    const stepResult = driver.step(after, 0, action, pieces);
    after = stepResult.state;
    events.push(...stepResult.events);
  }
  return { after, events: events as unknown as { type: string; [member: string]: unknown }[] };
}

function pick<Item>(random: SeededRandom, items: readonly Item[]): Item {
  return items[random.between(0, items.length - 1)] as Item;
}

function cellsKey(cells: unknown): string {
  return (cells as number[][]).map(String).sort().join(' ');
}
