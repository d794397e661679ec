// Limits the work of the static scan, so that no uploaded bundle can occupy a server.

/** Limits of the work of one scan. They are counts instead of times, so that results are equal on all machines. */
export const scanLimits = {
  tokensMax: 400_000,
  nodesMax: 300_000,
  /** Maximum nesting depth of brackets, blocks or elements, checked before a parser recurses. */
  nestingMax: 200,
  /** Maximum evaluations of the script analysis. */
  stepsMax: 3_000_000,
} as const;

/** Characters of constant texts whose checks cost as much as one evaluation. */
const charactersPerStep = 32;

type BudgetUnit = 'tokens' | 'nodes' | 'nesting' | 'steps';

/** Thrown when a scan exceeds its budget; reported as the finding `scan.budget`. */
export class BudgetExceeded extends Error {
  readonly counted: BudgetUnit;
  readonly max: number;

  constructor(counted: BudgetUnit, max: number) {
    super(`The scan is limited to ${max} ${counted}.`);
    this.counted = counted;
    this.max = max;
  }
}

/** Counters of one scan, shared by all its parts. The methods throw BudgetExceeded above a limit. */
export class Budget {
  #tokens = 0;
  #nodes = 0;
  #steps = 0;

  get steps(): number {
    return this.#steps;
  }

  spendTokens(count = 1): void {
    this.#tokens += count;
    if (this.#tokens > scanLimits.tokensMax) throw new BudgetExceeded('tokens', scanLimits.tokensMax);
  }

  spendNodes(count = 1): void {
    this.#nodes += count;
    if (this.#nodes > scanLimits.nodesMax) throw new BudgetExceeded('nodes', scanLimits.nodesMax);
  }

  spendSteps(count = 1): void {
    this.#steps += count;
    if (this.#steps > scanLimits.stepsMax) throw new BudgetExceeded('steps', scanLimits.stepsMax);
  }

  /** Charges the work of checking constant texts with this number of characters in total. */
  spendCharacters(count: number): void {
    if (count >= charactersPerStep) this.spendSteps(Math.floor(count / charactersPerStep));
  }

  /** Charges the work of forming and checking the constant texts of a value; null stands for unknown texts. */
  spendTexts(texts: readonly string[] | null): void {
    if (texts !== null) this.spendCharacters(texts.reduce((sum, { length }) => sum + length, 0));
  }

  /** `depth` is the current nesting depth, counted by the caller. */
  checkNesting(depth: number): void {
    if (depth > scanLimits.nestingMax) throw new BudgetExceeded('nesting', scanLimits.nestingMax);
  }
}
