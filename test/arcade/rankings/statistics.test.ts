import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { binWidthFor } from '../../../src/arcade/agents/rankings/distribution.ts';
import { lowerBound } from '../../../src/arcade/agents/rankings/lower-bound.ts';
import { statisticsOf } from '../../../src/arcade/agents/rankings/statistics.ts';
import { expectedQuantile, referenceBound } from './reference-bound.ts';

const scores = fc.array(fc.nat({ max: 2_000_000 }), { minLength: 5, maxLength: 20 });

describe('the lower bound of a mean', () => {
  test('equals the textbook formula, rounded down, and is never below 0', () => {
    fc.assert(
      fc.property(scores, (values) => {
        const reference = referenceBound(values);
        const bound = lowerBound(values);
        // Either result is right when floating point cannot decide on which side of an integer the bound is.
        const acceptedBounds = [reference - 1e-6, reference + 1e-6].map((value) => Math.max(0, Math.floor(value)));
        assert.ok(acceptedBounds.includes(bound), `${bound} is not ${reference} of ${values}`);
      }),
    );
  });

  test('uses quantiles of the Student distribution', () => {
    for (let n = 2; n <= 20; n += 1) {
      // One outlier, so that the bound depends on the quantile. The standard error of the mean is 1,000,000 / n.
      const spread = Array.from({ length: n }, (_, index) => 50_000_000 + (index === 0 ? 1_000_000 : 0));
      const mean = 50_000_000 + 1_000_000 / n;
      const quantile = ((mean - lowerBound(spread)) * n) / 1_000_000;
      const expected = expectedQuantile(n - 1, 0.9);
      assert.ok(Math.abs(quantile - expected) < 0.0001, `${n - 1} degrees: ${quantile} and ${expected}`);
    }
  });

  test('is exact for scores whose squares exceed the safe integers, and for worked examples', () => {
    assert.equal(lowerBound(Array(20).fill(450_359_962_737_049)), 450_359_962_737_049);
    assert.equal(lowerBound([0, 0, 0, 0, 0]), 0);
    assert.equal(lowerBound([100, 0, 0, 0, 0]), 0);
    // 20 - 1.5332 * sqrt(10) / sqrt(5) = 17.83...
    assert.equal(lowerBound([16, 18, 20, 22, 24]), 17);
  });

  test('equals the score of identical games, and another game at the mean never lowers it', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 2, max: 20 }), (score, n) => {
        assert.equal(lowerBound(Array(n).fill(score)), score);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 100_000 }), { minLength: 5, maxLength: 19 }), (values) => {
        const total = values.reduce((sum, score) => sum + score, 0);
        fc.pre(total % values.length === 0);
        assert.ok(lowerBound([...values, total / values.length]) >= lowerBound(values));
      }),
    );
  });

  test('throws for fewer than 2 and for more than 20 scores', () => {
    assert.throws(() => lowerBound([1]), RangeError);
    assert.throws(() => lowerBound(Array(21).fill(1)), RangeError);
  });
});

describe('the statistics of a row', () => {
  test('do not depend on the order of the games', () => {
    const orders = scores.chain((values) =>
      fc.tuple(fc.constant(values), fc.shuffledSubarray(values, { minLength: values.length })),
    );
    fc.assert(
      fc.property(orders, ([values, shuffled]) => assert.deepEqual(statisticsOf(values), statisticsOf(shuffled))),
    );
  });

  test('contain the highest score, the median, a mean that is not rounded up and the number of games', () => {
    fc.assert(
      fc.property(scores, (values) => {
        const { best, median, mean, sessions } = statisticsOf(values);
        const countBelow = values.filter((score) => score < median).length;
        const countAbove = values.filter((score) => score > median).length;
        assert.ok(countBelow <= values.length / 2 && countAbove <= values.length / 2, `${median} of ${values}`);
        assert.equal(best, Math.max(...values));
        assert.ok(mean * values.length <= values.reduce((sum, score) => sum + score, 0));
        assert.equal(sessions, values.length);
      }),
    );
    assert.deepEqual(statisticsOf([4, 1, 3, 2, 2, 6]), { rating: 1, best: 6, median: 2, mean: 3, sessions: 6 });
  });

  test('throw for fewer games than a row needs', () => {
    assert.throws(() => statisticsOf([1, 2, 3, 4]), RangeError);
  });
});

describe('bins of a distribution', () => {
  test('are at most 20, with a width of 1, 2 or 5 times a power of ten, and as narrow as possible', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), fc.nat({ max: 10_000_000 }), (left, right) => {
        const [min, max] = [Math.min(left, right), Math.max(left, right)];
        const width = binWidthFor(min, max);
        const binCount = (binWidth: number) => Math.floor(max / binWidth) - Math.floor(min / binWidth) + 1;
        assert.match(String(width), /^[125]0*$/);
        assert.ok(binCount(width) <= 20);
        const narrowerWidth = String(width).startsWith('5') ? (width * 2) / 5 : width / 2;
        if (width > 1)
          assert.ok(binCount(narrowerWidth) > 20, `${narrowerWidth} is also sufficient from ${min} to ${max}`);
      }),
    );
  });
});
