import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import glicko2 from 'glicko2-lite';
import { applyIdleTime, initialRating, rateDuel } from '../../../src/arcade/agents/rules/duel-rating.ts';

// Ratings and deviations are integers in thousandths; times are in milliseconds.
describe('ratings from duels', () => {
  test("use a library that reproduces Glickman's published example", () => {
    const { rating, rd, vol } = glicko2(
      1500,
      200,
      0.06,
      [
        [1400, 30, 1],
        [1550, 100, 0],
        [1700, 300, 0],
      ],
      { tau: 0.5 },
    );
    assert.deepEqual([rating.toFixed(2), rd.toFixed(2), vol.toFixed(5)], ['1464.05', '151.52', '0.06000']);
  });

  test('change by the same amount in opposite directions for equal agents, and not at all after a draw', () => {
    const [winner, loser] = [rateDuel(initialRating, initialRating, 1), rateDuel(initialRating, initialRating, 0)];
    assert.equal(winner.rating - initialRating.rating, initialRating.rating - loser.rating);
    assert.equal(rateDuel(initialRating, initialRating, 0.5).rating, initialRating.rating);
    assert.ok(winner.deviation < initialRating.deviation);
  });

  test('are integers, so that every machine computes the same values', () => {
    let rated = initialRating;
    for (const score of [1, 0, 0.5, 1, 1, 0, 0.5] as const) rated = rateDuel(rated, initialRating, score);
    for (const value of Object.values(rated)) assert.ok(Number.isSafeInteger(value));
  });

  test('get a larger deviation without duels, up to that of an unrated agent', () => {
    let rated = initialRating;
    for (let duel = 0; duel < 30; duel += 1)
      rated = rateDuel(rated, { ...initialRating, deviation: 60_000 }, duel % 2 === 0 ? 1 : 0);
    assert.ok(rated.deviation < 110_000, 'the rating is not provisional after thirty duels');
    // The deviation grows once per five days.
    assert.equal(applyIdleTime(rated, 4 * 86_400_000), rated);
    const afterYear = applyIdleTime(rated, 365 * 86_400_000);
    assert.ok(afterYear.deviation > rated.deviation && afterYear.rating === rated.rating);
    assert.equal(applyIdleTime(rated, 100 * 365 * 86_400_000).deviation, initialRating.deviation);
  });
});
