import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { LoggedAction, Terms } from '../../../src/arcade/engines/driver.ts';
import { openDriver } from '../../../src/arcade/engines/drivers.ts';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import { stateHash } from '../../../src/arcade/engines/state-hash.ts';
import { pieceSequence } from '../../../src/arcade/engines/tetris/piece-sequence.ts';

const asset = join(import.meta.dirname, '../../../src/arcade/pages/assets/live-game.js');
/** A browser module without types. */
const { openLiveGame } = await import(pathToFileURL(asset).href);

const engine = { openDriver, stateHash: (state: unknown) => stateHash(state, nodeHashing.sha256Hex) };
const terms: Terms = {
  engine: 'tetris-v2',
  engine_config: {},
  mode: 'realtime',
  pace: 'realtime',
  seats: 1,
  duration_seconds_max: 600,
  actions_max: 20_000,
};
const driver = openDriver(terms);
const pieces = pieceSequence(new Uint8Array(32), nodeHashing.sha256);

/** Message for the state that `base` reaches at `tUs`, sent to a client that knows the first `from` pieces. */
function message(base: unknown, seq: number, tUs: number, from: number, extraMembers: object = {}) {
  const { state } = driver.advance(base, tUs, pieces);
  const count = Math.max(0, driver.revealed(state) - from);
  return {
    seq,
    t_us: tUs,
    reveal: { from, pieces: Array.from({ length: count }, (_, index) => pieces(from + index)) },
    state_hash: engine.stateHash(state),
    chain_head: 'a head',
    ...extraMembers,
  };
}

function snapshotOf(base: unknown, seq: number, tUs: number) {
  return { session_id: 'ses_1', terms, state: base, ...message(base, seq, tUs, driver.revealed(base)) };
}

const start = driver.start(pieces);
const drop: LoggedAction = { type: 'hard_drop' };
const moveLeft: LoggedAction = { type: 'move', direction: 'left' };

describe('a watched game in a page', () => {
  test('advances time by itself, and waits for the server when the next piece is not revealed', () => {
    const game = openLiveGame(engine, snapshotOf(start, 0, 0));
    assert.equal(game.matchesServer, true);
    assert.equal(game.showAt(3_500_000), true);
    assert.equal(game.snapshot().t_us, 3_500_000);
    game.showAt(60_000_000);
    const waitingSnapshot = game.snapshot();
    assert.equal(waitingSnapshot.pieces, 1);
    assert.equal(waitingSnapshot.t_us, driver.turningUs(start) - 1);
    assert.equal(game.showAt(90_000_000), false);
    const afterEventUs = driver.turningUs(start) + 10;
    assert.equal(game.apply(message(start, 0, afterEventUs, driver.revealed(start), { records: [] })), true);
    const locked = game.snapshot();
    assert.equal(locked.pieces, 2);
    assert.deepEqual(
      locked.events_since.map(({ type }: { type: string }) => type),
      ['lock'],
    );
  });

  test('inserts a late record at its position without moving time back', () => {
    const game = openLiveGame(engine, snapshotOf(start, 0, 0));
    game.showAt(1_400_000);
    game.snapshot();
    const stateBefore = driver.advance(start, 1_200_000, pieces).state;
    const moved = driver.step(stateBefore, 0, moveLeft, pieces).state;
    const movesMessage = message(moved, 1, 1_200_000, driver.revealed(start), {
      records: [{ n: 1, t_us: 1_200_000, seat: 0, action: moveLeft }],
    });
    assert.equal(game.apply(movesMessage), true);
    const view = game.snapshot();
    assert.equal(view.t_us, 1_400_000);
    assert.deepEqual({ ...view.active }, driver.project(driver.advance(moved, 1_400_000, pieces).state)['active']);
    assert.equal(view.seq, 1);
  });

  test('emits every event once, even if a record arrives after a later time was shown', () => {
    const lockUs = driver.turningUs(start);
    const reveal = { from: 0, pieces: Array.from({ length: 20 }, (_, index) => pieces(index)) };
    const game = openLiveGame(engine, { ...snapshotOf(start, 0, 0), reveal });
    game.showAt(lockUs + 5_000);
    const firstEvents = game.snapshot().events_since;
    const stateBeforeDrop = driver.advance(start, lockUs + 1_000, pieces).state;
    const stepResult = driver.step(stateBeforeDrop, 0, drop, pieces);
    const movesMessage = message(stepResult.state, 1, lockUs + 1_000, 0, {
      records: [{ n: 1, t_us: lockUs + 1_000, seat: 0, action: drop }],
    });
    assert.equal(game.apply(movesMessage), true);
    const secondEvents = game.snapshot().events_since;
    assert.deepEqual(
      [firstEvents, secondEvents].map((events) => events.map(({ t_us }: { t_us: number }) => t_us)),
      [[lockUs], [lockUs + 1_000]],
    );
  });

  test('rejects a message that omits a record or has another state', () => {
    const game = openLiveGame(engine, snapshotOf(start, 0, 0));
    const moved = driver.step(start, 0, moveLeft, pieces).state;
    const record = { n: 1, t_us: 0, seat: 0, action: moveLeft };
    const movesMessage = message(moved, 1, 0, driver.revealed(start), { records: [record] });
    assert.equal(game.apply({ ...movesMessage, seq: 2 }), false);
    assert.equal(game.apply({ ...movesMessage, records: [{ ...record, n: 2 }], seq: 2 }), false);
    assert.equal(game.apply({ ...movesMessage, state_hash: engine.stateHash(start) }), false);
    const secondGame = openLiveGame(engine, snapshotOf(start, 0, 0));
    assert.equal(secondGame.apply(movesMessage), true);
    assert.equal(secondGame.apply(movesMessage), true, 'a known record is ignored');
    assert.equal(openLiveGame(engine, { ...snapshotOf(start, 0, 0), state_hash: 'other' }).matchesServer, false);
  });
});
