import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Budget, BudgetExceeded, scanLimits } from '../../../../src/arcade/games/bundle/scan/budget.ts';

describe('the budget of a scan', () => {
  const counters: readonly (readonly [string, number, (budget: Budget, count: number) => void])[] = [
    ['tokens', scanLimits.tokensMax, (budget, count) => budget.spendTokens(count)],
    ['nodes', scanLimits.nodesMax, (budget, count) => budget.spendNodes(count)],
    ['steps', scanLimits.stepsMax, (budget, count) => budget.spendSteps(count)],
    ['nesting', scanLimits.nestingMax, (budget, count) => budget.checkNesting(count)],
  ];
  for (const [counted, max, spend] of counters)
    test(`accepts the maximum of ${counted} and throws above it`, () => {
      spend(new Budget(), max);
      assert.throws(
        () => spend(new Budget(), max + 1),
        (error) => error instanceof BudgetExceeded && error.counted === counted && error.max === max,
      );
    });

  test('counts over several calls', () => {
    const budget = new Budget();
    budget.spendSteps(2);
    budget.spendSteps();
    assert.equal(budget.steps, 3);
  });

  test('charges a step for each 32 characters of a text', () => {
    const budget = new Budget();
    for (const count of [31, 32, 100]) budget.spendCharacters(count);
    assert.equal(budget.steps, 4);
  });
});
