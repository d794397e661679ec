import assert from 'node:assert/strict';
import { test } from 'node:test';
import { definitionOf } from '../../../src/arcade/engines/definitions.ts';
import { openDriver } from '../../../src/arcade/engines/drivers.ts';
import { tetrisV2 } from '../../../src/arcade/engines/tetris/tetris-v2.ts';
import { canonicalJson } from '../../../src/core/base/canonical-json.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { soakScaled } from '../../support/soak-scale.ts';
import { piecesOfLetters, play } from '../engines/positions.ts';
import { randomGame } from '../engines/random-play.ts';
import { gridOf } from './test-arcade-kinds.ts';

const gameCount = soakScaled(150, 5_000);
const movesPerGame = 120;
/** Fewer than the moves, so that some games end by this limit. */
const actionsMax = 100;
/** Share of the moves for which a rewarding placement is searched. */
const planRate = 0.02;

test('the template of tetris-v2 writes the canonical JSON of every state', (t) => {
  const random = seededRandom();
  t.diagnostic(`RIALTO_SEED=${random.seed}`);
  let [gamesWithEvents, endedGames] = [0, 0];
  for (let game = 0; game < gameCount; game += 1) {
    const { start, next, letters } = randomGame(random, actionsMax, planRate);
    let state = start;
    for (let move = 0; move < movesPerGame && state.end === null; move += 1) {
      state = play(state, String(next(state)), piecesOfLetters(letters)).state;
      assert.equal(definitionOf('tetris-v2').stateText(state), canonicalJson(state));
    }
    if (state.lastEvent !== null) gamesWithEvents += 1;
    if (state.end !== null) endedGames += 1;
  }
  assert.ok(gamesWithEvents > 0 && endedGames > 0);
  const newState = tetrisV2.start({ stepped: true, durationUs: 1, actionsMax: 1 }, 1, piecesOfLetters('T'));
  assert.equal(definitionOf('tetris-v2').stateText(newState), canonicalJson(newState));
});

test('the initial state of turn-grid-v2 is written as canonical JSON', () => {
  const { engine, engine_config } = gridOf(2);
  const terms = { engine, engine_config, mode: 'competitive', pace: 'stepped', seats: 2 } as const;
  const driver = openDriver({ ...terms, duration_seconds_max: 600, actions_max: 20_000 });
  const state = driver.start(() => 0);
  assert.equal(definitionOf(engine).stateText(state), canonicalJson(state));
});
