import { Parser, type Program } from 'acorn';
import type { Budget } from '../budget.ts';

export type ScriptKind = 'classic' | 'module';

/** Edition of the language that renderers are written in. */
const ecmaVersion = 2026;

/**
 * Parses one script within the budget: nodes, tokens and every way to nest are counted while acorn reads, so that
 * no text makes it, or what walks over its tree, recurse deeper than the limit. Throws BudgetExceeded, or acorn's
 * SyntaxError with the offset as `pos`.
 */
export function parseProgram(text: string, kind: ScriptKind, budget: Budget): Program {
  CountingParser.budget = budget;
  const sourceType = kind === 'module' ? 'module' : 'script';
  return CountingParser.parse(text, { ecmaVersion, sourceType, allowHashBang: false, preserveParens: false });
}

interface Chain {
  type: string;
  /** Members and calls within each other to the left, which acorn reads in a loop. */
  chain?: number;
}

declare module 'acorn' {
  /** What acorn's plugins override, as far as it is counted here. */
  interface Parser {
    pos: number;
    containsEsc: boolean;
    raise(offset: number, message: string): never;
    next(ignoreEscape?: boolean): void;
    finishNode(node: Chain, type: string): Chain;
    readWord1(): string;
    skipLineComment(markerLength: number): void;
    parseStatement(context: unknown, topLevel: unknown, exports: unknown): Chain;
    parseMaybeAssign(forInit: unknown, errors: unknown, after: unknown): Chain;
    parseMaybeUnary(errors: unknown, sawUnary: unknown, incDec: unknown, forInit: unknown): Chain;
    parseExprOp(left: Chain, at: unknown, place: unknown, precedence: unknown, forInit: unknown): Chain;
    parseNew(): Chain;
    parseBindingAtom(): Chain;
    parseSubscript(
      base: Chain,
      at: unknown,
      place: unknown,
      noCalls: unknown,
      maybeAsync: unknown,
      optional: unknown,
      forInit: unknown,
    ): Chain;
  }
}

type Counted = 'statement' | 'assign' | 'unary' | 'operator' | 'new' | 'pattern';

class CountingParser extends Parser {
  /** Acorn makes its parsers itself; a parse is synchronous. */
  static budget: Budget;
  readonly #budget = CountingParser.budget;
  readonly #depth: Record<Counted, number> = { statement: 0, assign: 0, unary: 0, operator: 0, new: 0, pattern: 0 };

  #enter(what: Counted): void {
    this.#depth[what] += 1;
    this.#budget.checkNesting(this.#depth[what]);
  }

  override next(ignoreEscape?: boolean): void {
    this.#budget.spendTokens();
    super.next(ignoreEscape);
  }

  override finishNode(node: Chain, type: string): Chain {
    this.#budget.spendNodes();
    return super.finishNode(node, type);
  }

  override readWord1(): string {
    const start = this.pos;
    const word = super.readWord1();
    if (this.containsEsc || /[^\x00-\x7f]/.test(word)) this.raise(start, 'identifier');
    return word;
  }

  // Two characters are `//`; others are `<!--`, `-->`.
  override skipLineComment(markerLength: number): void {
    if (markerLength !== 2) this.raise(this.pos, 'comment');
    super.skipLineComment(markerLength);
  }

  override parseStatement(context: unknown, topLevel: unknown, exports: unknown): Chain {
    this.#enter('statement');
    const result = super.parseStatement(context, topLevel, exports);
    this.#depth.statement -= 1;
    return result;
  }

  override parseMaybeAssign(forInit: unknown, errors: unknown, after: unknown): Chain {
    this.#enter('assign');
    const result = super.parseMaybeAssign(forInit, errors, after);
    this.#depth.assign -= 1;
    return result;
  }

  override parseMaybeUnary(errors: unknown, sawUnary: unknown, incDec: unknown, forInit: unknown): Chain {
    this.#enter('unary');
    const result = super.parseMaybeUnary(errors, sawUnary, incDec, forInit);
    this.#depth.unary -= 1;
    return result;
  }

  override parseExprOp(left: Chain, at: unknown, place: unknown, precedence: unknown, forInit: unknown): Chain {
    this.#enter('operator');
    const result = super.parseExprOp(left, at, place, precedence, forInit);
    this.#depth.operator -= 1;
    return result;
  }

  override parseNew(): Chain {
    this.#enter('new');
    const result = super.parseNew();
    this.#depth.new -= 1;
    return result;
  }

  override parseBindingAtom(): Chain {
    this.#enter('pattern');
    const result = super.parseBindingAtom();
    this.#depth.pattern -= 1;
    return result;
  }

  override parseSubscript(...args: Parameters<Parser['parseSubscript']>): Chain {
    const [base] = args;
    const result = super.parseSubscript(...args);
    if (result === base) return result;
    result.chain = (base.chain ?? 0) + 1;
    this.#budget.checkNesting(result.chain);
    return result;
  }
}
