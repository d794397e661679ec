import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as Engine from '../../../scripts/contracts/replay-engine-entry.ts';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import { stateHash } from '../../../src/arcade/engines/state-hash.ts';
import { boardPaths, pieceLetters } from '../../../src/arcade/pages/assets/board-drawing.js';
import { formatLog } from '../../../src/arcade/replays/log/log-text.ts';
import { openRerun } from '../../../src/arcade/replays/log/seekable-replay.ts';
import { recordGame } from '../replay/record-game.ts';
import { goldenGame, goldenNames } from '../replay/sample-games.ts';

/** Moves of one piece and their effects. */
interface MoveGroup {
  /** Number of the piece, from 1. */
  readonly number: number;
  /** Null until the piece has locked. */
  readonly letter: string | null;
  readonly moves: readonly { readonly symbol: string; readonly count: number }[];
  /** Texts for cleared lines, points and levels. */
  readonly gains: readonly string[];
  /** Position of the last action or event of the piece. */
  readonly at: number;
}

interface RecordedGame {
  /** Last position. */
  readonly last: number;
  /** Snapshot with the events after the position `from`. */
  // biome-ignore lint/suspicious/noExplicitAny: the type of a snapshot depends on its engine.
  snapshotAt(position: number, options?: { tUs?: number; from?: number }): any;
  moveGroups(): readonly MoveGroup[];
  /** Points of the score curve, with both coordinates between 0 and 1. */
  scoreCurve(): readonly (readonly [number, number])[];
}

// The browser modules below have no types.
const assets = '../../../src/arcade/pages/assets';
const engine = (await import(`${assets}/replay-engine.js`)) as typeof Engine;
const { openRecordedGame, nextPosition, previousPosition } = (await import(`${assets}/recorded-game.js`)) as {
  readonly openRecordedGame: (engine: unknown, log: unknown) => RecordedGame;
  readonly nextPosition: (positions: readonly number[], position: number) => number | undefined;
  readonly previousPosition: (positions: readonly number[], position: number) => number | undefined;
};

for (const name of goldenNames.filter((goldenName) => goldenName.startsWith('tetris'))) {
  describe(`the replay player of ${name}`, () => {
    const log = recordGame(goldenGame(name));
    const parsed = engine.parseLog(formatLog(log));
    const recordedGame = openRecordedGame(engine, (parsed as { log: unknown }).log);
    const rerun = openRerun(log, nodeHashing);

    test('has the states, events and chain of the server at positions from the start to the end', () => {
      for (let position = 0; position <= recordedGame.last; position += 1 + Math.floor(recordedGame.last / 60)) {
        const snapshot = recordedGame.snapshotAt(position, { from: Math.max(0, position - 1) });
        assert.equal(snapshot.state_hash, stateHash(rerun.stateAt(position), nodeHashing.sha256Hex));
        assert.deepEqual(snapshot.events_since, position === 0 ? [] : rerun.eventsAt(position));
        assert.equal(
          snapshot.chain_head,
          position === 0 ? null : log.records[Math.min(position, log.records.length) - 1]?.h,
        );
        assert.equal(snapshot.status, position === recordedGame.last ? 'ended' : 'running');
      }
    });

    test('has a group of moves for every locked piece, and every move is in one group', () => {
      const moveGroups = recordedGame.moveGroups();
      const locks = allEvents().filter(({ type }) => type === 'lock');
      assert.deepEqual(
        moveGroups.flatMap(({ letter }) => letter ?? []),
        locks.map((lock) => (lock as unknown as { piece: string }).piece),
      );
      const moveCount = moveGroups
        .flatMap(({ moves }) => moves.map(({ count }) => count))
        .reduce((sum, count) => sum + count, 0);
      assert.equal(moveCount, log.records.filter(({ action }) => action.type !== 'end').length);
      assert.deepEqual(
        moveGroups.map(({ number }) => number),
        moveGroups.map((_, index) => index + 1),
      );
      const clears = allEvents().filter(({ type }) => type === 'line_clear').length;
      assert.equal(
        moveGroups.flatMap(({ gains }) => gains).filter((gain) => /single|double|triple|four/.test(gain)).length,
        clears,
      );
    });

    test('has a score curve that starts at 0 and never falls', () => {
      const curve = recordedGame.scoreCurve();
      assert.deepEqual(curve[0], [0, 0]);
      for (const [index, [x, y]] of curve.entries()) {
        const previousPoint = curve[index - 1] ?? [0, 0];
        assert.ok(x >= previousPoint[0] && y >= previousPoint[1] && y <= 1);
      }
    });

    test('draws one tile for each occupied cell of the board and of the falling piece', () => {
      const snapshot = recordedGame.snapshotAt(Math.floor(recordedGame.last / 2));
      const paths = boardPaths(snapshot);
      const cells = snapshot.board.join('');
      const visibleCells = (snapshot.active?.cells ?? []).filter(([, y]: [number, number]) => y < 20);
      for (const [index, letter] of pieceLetters.entries()) {
        const pieceCells = snapshot.active?.piece === letter ? visibleCells.length : 0;
        assert.equal(tilesOf(paths[index]), cells.split(letter).length - 1 + pieceCells, letter);
      }
    });

    function allEvents() {
      return Array.from({ length: rerun.last + 1 }, (_, position) => rerun.eventsAt(position)).flat();
    }
  });
}

test('the replay player finds the next and the previous position of a list from any position', () => {
  const positions = [3, 7, 20];
  assert.deepEqual(
    [0, 3, 19, 20].map((position) => nextPosition(positions, position)),
    [3, 7, 20, undefined],
  );
  assert.deepEqual(
    [3, 4, 20, 99].map((position) => previousPosition(positions, position)),
    [undefined, 3, 7, 20],
  );
});

function tilesOf(path = ''): number {
  return path.split('M').length - 1;
}
