import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { TetrisEvent, TetrisState } from '../../../src/arcade/engines/tetris/state.ts';
import { tetrisV2 } from '../../../src/arcade/engines/tetris/tetris-v2.ts';
import { canonicalJson } from '../../../src/core/base/canonical-json.ts';
import { soakScaled } from '../../support/soak-scale.ts';
import { actionsByName, defaultConfig, piecesOfLetters } from './positions.ts';

const numRuns = soakScaled(300, 20_000);

/** Actions, each with the time before it, which is divided into arbitrary parts. */
const momentsArbitrary = fc.array(
  fc.record({
    slices: fc.array(
      fc.oneof(
        fc.nat(2_000_000),
        fc.nat(999),
        // Times of due events, the fall by a row or the lock after half a second, and a few microseconds more or less.
        fc.constantFrom(1, 455, 457, 499_999, 500_000, 500_001, 793_000, 999_999, 1_000_000, 1_000_001),
      ),
      { maxLength: 6 },
    ),
    act: fc.constantFrom(...Object.keys(actionsByName), 'hard', 'left', 'cw'),
  }),
  { maxLength: 40 },
);
const lettersArbitrary = fc
  .shuffledSubarray(Array.from('IJLOSTZIJLOSTZ'), { minLength: 7 })
  .map((letters) => letters.join(''));
const configArbitrary = fc.record({
  stepped: fc.boolean(),
  durationUs: fc.oneof(fc.constant(600_000_000), fc.integer({ min: 1, max: 20_000_000 })),
  actionsMax: fc.oneof(fc.constant(20_000), fc.integer({ min: 1, max: 30 })),
});
const linesArbitrary = fc.integer({ min: 0, max: 210 });

test('advancing time in one or many parts returns the same states and events', () => {
  fc.assert(
    fc.property(
      lettersArbitrary,
      configArbitrary,
      linesArbitrary,
      momentsArbitrary,
      (letters, config, lines, moments) => {
        const pieces = piecesOfLetters(letters);
        let advancedInOnePart: TetrisState = { ...tetrisV2.start(config, 1, pieces), lines };
        let advancedInParts = advancedInOnePart;
        for (const { slices, act: step } of moments) {
          const events: TetrisEvent[] = [];
          const inOnePart = tetrisV2.advance(
            advancedInOnePart,
            advancedInOnePart.tUs + slices.reduce((sum, slice) => sum + slice, 0),
            pieces,
          );
          // Time of an ended game does not advance, so the requested time is summed separately.
          let requestedUs = advancedInParts.tUs;
          for (const slice of slices) {
            requestedUs += slice;
            const advanceResult = tetrisV2.advance(advancedInParts, requestedUs, pieces);
            events.push(...advanceResult.events);
            advancedInParts = advanceResult.state;
          }
          assert.equal(canonicalJson(advancedInParts), canonicalJson(inOnePart.state));
          assert.deepEqual(events, inOnePart.events);
          const action = actionsByName[step];
          assert.ok(action !== undefined);
          advancedInOnePart = tetrisV2.step(inOnePart.state, 0, action, pieces).state;
          advancedInParts = tetrisV2.step(advancedInParts, 0, action, pieces).state;
        }
        assert.equal(canonicalJson(advancedInParts), canonicalJson(advancedInOnePart));
      },
    ),
    { numRuns },
  );
});

test('a state parsed from its text continues identically, and no call changes its input state', () => {
  fc.assert(
    fc.property(lettersArbitrary, momentsArbitrary, (letters, moments) => {
      const pieces = piecesOfLetters(letters);
      let original = deepFreeze(tetrisV2.start(defaultConfig, 1, pieces));
      let parsed: TetrisState = original;
      for (const { slices, act: step } of moments) {
        const action = actionsByName[step];
        assert.ok(action !== undefined);
        const toUs = original.tUs + (slices[0] ?? 0);
        const advanceResult = tetrisV2.advance(original, toUs, pieces);
        original = deepFreeze(tetrisV2.step(deepFreeze(advanceResult.state), 0, action, pieces).state);
        const text = canonicalJson(
          tetrisV2.step(tetrisV2.advance(parsed, toUs, pieces).state, 0, action, pieces).state,
        );
        assert.equal(canonicalJson(original), text);
        parsed = JSON.parse(text) as TetrisState;
      }
    }),
    { numRuns },
  );
});

/** Freezes a value deeply, so that any write throws. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}
