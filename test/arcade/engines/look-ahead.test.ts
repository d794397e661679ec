import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Driver } from '../../../src/arcade/engines/driver.ts';
import { openDriver } from '../../../src/arcade/engines/drivers.ts';
import type { Pieces } from '../../../src/arcade/engines/engine.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { soakScaled } from '../../support/soak-scale.ts';
import { randomGame } from '../replay/sample-games.ts';

interface Position {
  readonly driver: Driver;
  readonly state: unknown;
  readonly pieces: Pieces;
  /** Number of pieces that the game has requested. */
  readonly requestedPieces: () => number;
}

/** The states of random games after each action, including the first and the final ones. */
function* positions(games: number, seed: number): Generator<Position> {
  const random = seededRandom(seed);
  for (let game = 0; game < games; game += 1) {
    const { terms, next } = randomGame(random);
    const driver = openDriver(terms);
    let requestCount = 0;
    const pieces = (index: number) => {
      requestCount = Math.max(requestCount, index + 1);
      return 1 + ((index * 5 + game) % 7);
    };
    let state = driver.start(pieces);
    for (let n = 1; driver.result(state) === null; n += 1) {
      const count = requestCount;
      yield { driver, state, pieces, requestedPieces: () => count };
      // Pieces requested by looking ahead are not requested by the game.
      requestCount = count;
      const timedAction = next({ driver, state, n });
      if (timedAction === null || timedAction.action.type === 'end') break;
      state = driver.advance(state, timedAction.tUs, pieces).state;
      if (driver.result(state) === null)
        state = driver.step(state, timedAction.seat ?? 0, timedAction.action, pieces).state;
    }
    const count = requestCount;
    yield { driver, state, pieces, requestedPieces: () => count };
  }
}

const games = soakScaled(400, 10_000);

test('no event occurs before the predicted time, the piece stays the same, and an event occurs at that time', (t) => {
  const { seed } = seededRandom();
  t.diagnostic(`RIALTO_SEED=${seed}`);
  let checkedCount = 0;
  for (const { driver, state, pieces } of positions(games, seed)) {
    const nextEventUs = driver.turningUs(state);
    if (driver.result(state) !== null) {
      assert.equal(nextEventUs, driver.timeOf(state), `seed ${seed}`);
      continue;
    }
    assert.ok(nextEventUs > driver.timeOf(state), `seed ${seed}`);
    const resultBeforeEvent = driver.advance(state, nextEventUs - 1, pieces);
    assert.deepEqual(resultBeforeEvent.events, [], `seed ${seed}`);
    assert.equal(driver.pieceOf(resultBeforeEvent.state), driver.pieceOf(state));
    const advanceResult = driver.advance(state, nextEventUs, pieces);
    assert.ok(advanceResult.events.length > 0, `seed ${seed}`);
    assert.ok(advanceResult.events.every(({ t_us }) => t_us === nextEventUs));
    checkedCount += 1;
  }
  assert.ok(checkedCount > 10 * games, `${checkedCount} states`);
});

test('time alone does not end a game before the predicted bound', (t) => {
  const { seed } = seededRandom();
  t.diagnostic(`RIALTO_SEED=${seed}`);
  for (const { driver, state, pieces } of positions(games, seed)) {
    const boundUs = driver.endBoundUs(state);
    if (driver.result(state) !== null) {
      assert.equal(boundUs, driver.timeOf(state));
      continue;
    }
    assert.ok(boundUs > driver.timeOf(state), `seed ${seed}`);
    assert.equal(driver.result(driver.advance(state, boundUs - 1, pieces).state), null, `seed ${seed}`);
  }
});

test('advancing to the bound repeatedly reaches the end', () => {
  for (const { driver, state, pieces } of positions(100, 7)) {
    let advanced = state;
    let steps = 0;
    for (; driver.result(advanced) === null; steps += 1) {
      assert.ok(steps < 200, 'the bound does not converge');
      advanced = driver.advance(advanced, driver.endBoundUs(advanced), pieces).state;
    }
  }
});

test('a state has revealed exactly the pieces that its game requested', () => {
  for (const { driver, state, requestedPieces } of positions(games, 11))
    assert.equal(driver.revealed(state), requestedPieces());
});
