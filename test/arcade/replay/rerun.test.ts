import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openDriver } from '../../../src/arcade/engines/drivers.ts';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import { stateHash } from '../../../src/arcade/engines/state-hash.ts';
import type { ReplayLog } from '../../../src/arcade/replays/log/log-format.ts';
import { openRerun } from '../../../src/arcade/replays/log/seekable-replay.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { recordedPieces } from '../engines/recorded-games.ts';
import { recordGame } from './record-game.ts';
import { goldenGame, goldenNames, randomGame } from './sample-games.ts';

const hash = (state: unknown) => stateHash(state, nodeHashing.sha256Hex);

describe('a rerun', () => {
  for (const name of goldenNames) {
    test(`returns the states of ${name} at its first, last and random positions, in any order`, () => {
      const log = recordGame(goldenGame(name));
      const rerun = openRerun(log, nodeHashing);
      const states = statesOf(log);
      assert.equal(rerun.last, states.length - 1);
      const random = seededRandom(name.length);
      const positions = [0, rerun.last, ...Array.from({ length: 500 }, () => random.between(0, rerun.last))];
      for (const position of positions) {
        const expected = states[position];
        assert.deepEqual(rerun.stateAt(position), expected, `position ${position}`);
        assert.equal(rerun.timeAt(position), rerun.driver.timeOf(expected));
      }
      assert.equal(hash(rerun.stateAt(rerun.last)), log.footer.final_state_hash);
    });
  }

  test('finds the positions of new pieces and line clears, and returns each line clear and the end once', () => {
    const log = recordGame(goldenGame('tetris-to-level-20'));
    const { result } = log.footer;
    const { driver, pieces, lineClears, last, stateAt, eventsAt } = openRerun(log, nodeHashing);
    const linesAt = (position: number) => driver.project(stateAt(position))['lines'] as number;
    assert.ok(lineClears.length > 50, `${lineClears.length} line clears`);
    for (const position of lineClears) assert.ok(linesAt(position) > linesAt(position - 1));
    for (const position of pieces.slice(0, 300)) {
      assert.ok(driver.pieceOf(stateAt(position)) > driver.pieceOf(stateAt(position - 1)));
    }
    const events = Array.from({ length: last + 1 }, (_, position) => eventsAt(position)).flat();
    const clearEvents = events.filter(({ type }) => type === 'line_clear') as unknown as { rows: number[] }[];
    assert.equal(clearEvents.flatMap(({ rows }) => rows).length, result.lines);
    assert.equal(events.filter(({ type }) => type === 'end').length, 1);
  });

  test('returns the state at random times, with the gravity between records applied', () => {
    const log = recordGame(goldenGame('tetris-duration'));
    const rerun = openRerun(log, nodeHashing);
    const { driver, last } = rerun;
    const pieces = recordedPieces({
      server: log.footer.server_seed,
      session: log.header.session_id,
      client: log.header.client_seed,
    });
    const random = seededRandom(3);
    for (let sample = 0; sample < 500; sample += 1) {
      const tUs = random.between(0, log.footer.result.t_us + 1_000);
      const position = rerun.positionAt(tUs);
      assert.ok(rerun.timeAt(position) <= tUs && (position === last || rerun.timeAt(position + 1) > tUs));
      const expected = driver.advance(rerun.stateAt(position), tUs, pieces).state;
      assert.deepEqual(rerun.stateAtTime(tUs), expected);
    }
    assert.deepEqual(rerun.stateAtTime(-5), rerun.stateAt(0));
  });

  test('ends random games with their recorded state and time', () => {
    const random = seededRandom();
    for (let game = 0; game < 200; game += 1) {
      const log = recordGame(randomGame(random));
      const { driver, stateAt, last } = openRerun(log, nodeHashing);
      assert.equal(hash(stateAt(last)), log.footer.final_state_hash, `seed ${random.seed}`);
      assert.equal(driver.timeOf(stateAt(last)), log.footer.result.t_us);
    }
  });

  test('throws for a position outside the game, for an invalid log and for a log without an end', () => {
    const log = recordGame(goldenGame('grid-line'));
    const { stateAt, last, eventsAt } = openRerun(log, nodeHashing);
    for (const position of [-1, last + 1, 0.5, Number.NaN]) {
      assert.throws(() => stateAt(position), RangeError);
      assert.throws(() => eventsAt(position), RangeError);
    }
    assert.throws(() => openRerun({ ...log, records: [...log.records, ...log.records] }, nodeHashing), /not verified/);
    const unfinished = {
      ...log,
      records: log.records.slice(0, 3),
      footer: { ...log.footer, result: { reason: 'line' as const, t_us: 30_000_000 } },
    };
    assert.throws(() => openRerun(unfinished, nodeHashing), /no end/);
  });
});

/** All states computed by the engine alone, without the cache of a rerun. */
function statesOf({ header, records, footer }: ReplayLog): unknown[] {
  const driver = openDriver(header);
  const pieces = recordedPieces({ server: footer.server_seed, session: header.session_id, client: header.client_seed });
  const states = [driver.start(pieces)];
  for (const { t_us, seat, action } of records) {
    const { state } = driver.advance(states.at(-1), t_us, pieces);
    states.push(driver.step(state, seat ?? 0, action, pieces).state);
  }
  if (driver.result(states.at(-1)) === null)
    states.push(driver.advance(states.at(-1), footer.result.t_us, pieces).state);
  return states;
}
