/** What one scan may cost at most. Counts, never time: the verdict is the same on every machine. */
export const scanLimits = {
  tokensMax: 400_000,
  nodesMax: 300_000,
  /** Brackets, blocks or elements within each other, counted before a parser recurses. */
  nestingMax: 200,
  /** Evaluations of the analysis of scripts. */
  stepsMax: 3_000_000,
} as const;

type Counted = 'tokens' | 'nodes' | 'nesting' | 'steps';

/** Thrown when a scan would cost more than its budget; becomes the one finding `scan.budget`. */
export class BudgetExceeded extends Error {
  readonly counted: Counted;
  readonly max: number;

  constructor(counted: Counted, max: number) {
    super(`The scan is limited to ${max} ${counted}.`);
    this.counted = counted;
    this.max = max;
  }
}

/** Counters of one scan, shared by all its parts. Each throws BudgetExceeded. */
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

  /** `depth` is the caller's own count of what is open at this place. */
  checkNesting(depth: number): void {
    if (depth > scanLimits.nestingMax) throw new BudgetExceeded('nesting', scanLimits.nestingMax);
  }
}
