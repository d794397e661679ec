import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { TetrisEvent, TetrisState } from '../../../src/arcade/engines/tetris/state.ts';
import { tetrisV2 } from '../../../src/arcade/engines/tetris/tetris-v2.ts';
import { canonicalJson } from '../../../src/core/base/canonical-json.ts';
import { sized } from '../../support/size.ts';
import { does, lettered, openConfig } from './positions.ts';

const numRuns = sized(300, 20_000);

/** Something to do, and the time that passes before it, cut anyhow. */
const moments = fc.array(
  fc.record({
    slices: fc.array(
      fc.oneof(
        fc.nat(2_000_000),
        fc.nat(999),
        // Where things fall due: rows of fall and half seconds, and a microsecond beside.
        fc.constantFrom(1, 455, 457, 499_999, 500_000, 500_001, 793_000, 999_999, 1_000_000, 1_000_001),
      ),
      { maxLength: 6 },
    ),
    act: fc.constantFrom(...Object.keys(does), 'hard', 'left', 'cw'),
  }),
  { maxLength: 40 },
);
const letters = fc.shuffledSubarray(Array.from('IJLOSTZIJLOSTZ'), { minLength: 7 }).map((all) => all.join(''));
const setting = fc.record({
  stepped: fc.boolean(),
  durationUs: fc.oneof(fc.constant(600_000_000), fc.integer({ min: 1, max: 20_000_000 })),
  actionsMax: fc.oneof(fc.constant(20_000), fc.integer({ min: 1, max: 30 })),
});
const level = fc.integer({ min: 0, max: 210 });

test('advancing time in one or many parts returns the same states and events', () => {
  fc.assert(
    fc.property(letters, setting, level, moments, (some, config, lines, all) => {
      const pieces = lettered(some);
      let lazy: TetrisState = { ...tetrisV2.start(config, 1, pieces), lines };
      let eager = lazy;
      for (const { slices, act } of all) {
        const events: TetrisEvent[] = [];
        const whole = tetrisV2.advance(lazy, lazy.tUs + slices.reduce((sum, slice) => sum + slice, 0), pieces);
        // An ended game's time does not advance, so what is counted on is the time requested.
        let requestCount = eager.tUs;
        for (const slice of slices) {
          requestCount += slice;
          const passed = tetrisV2.advance(eager, requestCount, pieces);
          events.push(...passed.events);
          eager = passed.state;
        }
        assert.equal(canonicalJson(eager), canonicalJson(whole.state));
        assert.deepEqual(events, whole.events);
        const action = does[act];
        assert.ok(action !== undefined);
        lazy = tetrisV2.step(whole.state, 0, action, pieces).state;
        eager = tetrisV2.step(eager, 0, action, pieces).state;
      }
      assert.equal(canonicalJson(eager), canonicalJson(lazy));
    }),
    { numRuns },
  );
});

test('a state parsed from its text continues identically, and no call changes its input state', () => {
  fc.assert(
    fc.property(letters, moments, (some, all) => {
      const pieces = lettered(some);
      let stored = frozen(tetrisV2.start(openConfig, 1, pieces));
      let read: TetrisState = stored;
      for (const { slices, act } of all) {
        const action = does[act];
        assert.ok(action !== undefined);
        const toUs = stored.tUs + (slices[0] ?? 0);
        const passed = tetrisV2.advance(stored, toUs, pieces);
        stored = frozen(tetrisV2.step(frozen(passed.state), 0, action, pieces).state);
        const text = canonicalJson(tetrisV2.step(tetrisV2.advance(read, toUs, pieces).state, 0, action, pieces).state);
        assert.equal(canonicalJson(stored), text);
        read = JSON.parse(text) as TetrisState;
      }
    }),
    { numRuns },
  );
});

/** Itself, so that a write to it anywhere throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
