import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TetrisEvent, TetrisState } from '../../../src/arcade/engines/tetris/state.ts';
import { tetrisV2 } from '../../../src/arcade/engines/tetris/tetris-v2.ts';
import { canonicalJson } from '../../../src/core/base/canonical-json.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { soakScaled } from '../../support/soak-scale.ts';
import { NaiveTetris } from './naive-tetris.ts';
import { actionsByName, piecesOfLetters } from './positions.ts';
import { type RandomStep, randomGame } from './random-play.ts';

const games = soakScaled(300, 50_000);

test(`at least ${games} random games match the reference implementation`, (t) => {
  const random = seededRandom();
  t.diagnostic(`RIALTO_SEED=${random.seed}`);
  const reachedEvents = new Set<string>();
  const needsMoreGames = (number: number) => reachedEvents.size < expectedEvents.length && number < 20 * games;
  for (let number = 0; number < games || needsMoreGames(number); number += 1) {
    const { letters, start, next } = randomGame(random, 100, 0.5);
    const naive = new NaiveTetris(start, (index) => letters.charAt(index % letters.length));
    const steps: RandomStep[] = [];
    let state = start;
    assertEqualTexts(comparableSnapshot(state), naive.view(), () => `game ${number} at its start`);
    while (state.end === null) {
      const step = next(state);
      steps.push(step);
      const result = applyStep(state, step, letters);
      if (typeof step === 'number') naive.advance(step);
      else if ((result.refused === undefined) !== naive.act(step))
        assert.fail(`${result.refused}, game ${number}: ${steps.join(' ')}`);
      assertEqualTexts(comparableSnapshot(result.state), naive.view(), () => `game ${number}: ${steps.join(' ')}`);
      for (const event of result.events) recordEvent(reachedEvents, event);
      state = result.state;
    }
  }
  assert.deepEqual([...reachedEvents].sort(), expectedEvents, 'the games reached other events than expected');
});

/**
 * Events that random games reach, nearly always within some hundreds of games; further games are played while one is
 * missing.
 */
const expectedEvents = [
  'chained',
  'combo',
  'end actions',
  'end block_out',
  'end duration',
  'end lock_out',
  'level_up',
  'lines 1',
  'lines 2',
  'lines 3',
  'lines 4',
  'spin full',
  'spin mini',
];

function recordEvent(eventNames: Set<string>, event: TetrisEvent): void {
  if (event.type === 'end') eventNames.add(`end ${event.top_out ?? event.reason}`);
  if (event.type === 'level_up') eventNames.add('level_up');
  if (event.type === 'lock' && event.t_spin !== 'none') eventNames.add(`spin ${event.t_spin}`);
  if (event.type !== 'line_clear') return;
  eventNames.add(`lines ${event.rows.length}`);
  if (event.back_to_back) eventNames.add('chained');
  if (event.combo > 0) eventNames.add('combo');
}

function applyStep(state: TetrisState, step: RandomStep, letters: string) {
  const pieces = piecesOfLetters(letters);
  if (typeof step === 'number') return { ...tetrisV2.advance(state, state.tUs + step, pieces), refused: undefined };
  const action = actionsByName[step];
  assert.ok(action !== undefined);
  return { refused: undefined, ...tetrisV2.step(state, 0, action, pieces) };
}

/** Compares as JSON text, which is much faster than comparing objects, and reports a difference of the objects. */
function assertEqualTexts(engine: unknown, naive: unknown, where: () => string): void {
  if (canonicalJson(engine) !== canonicalJson(naive)) assert.deepEqual(engine, naive, where());
}

/** The snapshot without the members that the reference implementation does not have, with sorted cells. */
function comparableSnapshot(state: TetrisState) {
  const { format: _format, last_event: _last, active, ...snapshot } = tetrisV2.project(state, null);
  return { ...snapshot, active: active === null ? null : { ...active, cells: active.cells.map(String).sort() } };
}
