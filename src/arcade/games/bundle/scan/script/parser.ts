// Parses scripts with acorn within the budget of the scan.

import { Parser, type Program, type TokenType, tokTypes } from 'acorn';
import type { Budget } from '../budget.ts';

export type ScriptKind = 'classic' | 'module';

/** ECMAScript edition of renderers. */
const ecmaVersion = 2026;

/**
 * Parses one script within the budget. Nodes, tokens and nesting are counted while parsing, so that the recursion depth
 * of the parser and of the analysis is limited. Throws BudgetExceeded, or acorn's SyntaxError with the offset as
 * `pos`.
 */
export function parseProgram(text: string, kind: ScriptKind, budget: Budget): Program {
  CountingParser.budget = budget;
  const sourceType = kind === 'module' ? 'module' : 'script';
  return CountingParser.parse(text, { ecmaVersion, sourceType, allowHashBang: false, preserveParens: false });
}

/**
 * Maximum arguments, parameters or expressions of a node, and maximum characters of a regular expression. Browsers
 * reject scripts that exceed limits of their own.
 */
const partsMax = 10_000;
/** Maximum named groups of a regular expression. Lookbehinds, which also begin with `(?<`, are counted with them. */
const namedGroupsMax = 20;

interface ChainNode {
  readonly start: number;
  type: string;
  readonly arguments?: readonly unknown[];
  readonly params?: readonly unknown[];
  readonly expressions?: readonly unknown[];
  readonly regex?: { readonly pattern: string } | null;
  /** Length of a chain of member accesses and calls, which acorn parses in a loop. */
  chain?: number;
}

/** Names of a scope, which acorn searches at each declaration. */
interface DeclaredNames {
  readonly var: readonly string[];
  readonly lexical: readonly string[];
  readonly functions: readonly string[];
}

/** Comparisons with declared names that cost as much as a token. */
const comparisonsPerToken = 32;

declare module 'acorn' {
  /** Methods of acorn's parser that `CountingParser` uses or overrides. */
  interface Parser {
    pos: number;
    containsEsc: boolean;
    raise(offset: number, message: string): never;
    next(ignoreEscape?: boolean): void;
    finishNode(node: ChainNode, type: string): ChainNode;
    updateContext(before: TokenType): void;
    validateRegExpPattern(state: { readonly source: string; readonly start: number }): void;
    readWord1(): string;
    scopeStack: readonly DeclaredNames[];
    declareName(name: string, kind: number, offset: number): void;
    skipLineComment(markerLength: number): void;
    parseStatement(context: unknown, topLevel: unknown, exports: unknown): ChainNode;
    parseMaybeAssign(forInit: unknown, errors: unknown, after: unknown): ChainNode;
    parseMaybeUnary(errors: unknown, sawUnary: unknown, incDec: unknown, forInit: unknown): ChainNode;
    parseExprOp(left: ChainNode, at: unknown, place: unknown, precedence: unknown, forInit: unknown): ChainNode;
    parseNew(): ChainNode;
    parseBindingAtom(): ChainNode;
    parseSubscript(
      base: ChainNode,
      at: unknown,
      place: unknown,
      noCalls: unknown,
      maybeAsync: unknown,
      optional: unknown,
      forInit: unknown,
    ): ChainNode;
  }
}

type NestingKind = 'statement' | 'assign' | 'unary' | 'operator' | 'new' | 'pattern';

class CountingParser extends Parser {
  /** Budget of the current parse. It is static because acorn creates its parsers; a parse is synchronous. */
  static budget: Budget;
  readonly #budget = CountingParser.budget;
  readonly #depth: Record<NestingKind, number> = { statement: 0, assign: 0, unary: 0, operator: 0, new: 0, pattern: 0 };

  #enter(kind: NestingKind): void {
    this.#depth[kind] += 1;
    this.#budget.checkNesting(this.#depth[kind]);
  }

  override next(ignoreEscape?: boolean): void {
    this.#budget.spendTokens();
    super.next(ignoreEscape);
  }

  override finishNode(node: ChainNode, type: string): ChainNode {
    this.#budget.spendNodes();
    const parts = node.arguments ?? node.params ?? node.expressions ?? node.regex?.pattern;
    if (parts !== undefined && parts.length > partsMax) this.raise(node.start, 'parts');
    return super.finishNode(node, type);
  }

  // acorn expects a regular expression after `?.return /`, where browsers divide.
  override updateContext(before: TokenType): void {
    super.updateContext(before === tokTypes.questionDot ? tokTypes.dot : before);
  }

  // acorn compares the names of groups pairwise, so its work grows with the square of their number.
  override validateRegExpPattern(state: { readonly source: string; readonly start: number }): void {
    const { length } = state.source.matchAll(/\(\?</g).toArray();
    if (length > namedGroupsMax || state.source.length > partsMax) this.raise(state.start, 'regular expression');
    super.validateRegExpPattern(state);
  }

  override readWord1(): string {
    const start = this.pos;
    const word = super.readWord1();
    if (this.containsEsc || /[^\x00-\x7f]/.test(word)) this.raise(start, 'identifier');
    return word;
  }

  override declareName(name: string, kind: number, offset: number): void {
    const { var: vars, lexical, functions } = this.scopeStack.at(-1) as DeclaredNames;
    this.#budget.spendTokens(Math.floor((vars.length + lexical.length + functions.length) / comparisonsPerToken));
    super.declareName(name, kind, offset);
  }

  // A marker of two characters is `//`; longer markers are `<!--` and `-->`.
  override skipLineComment(markerLength: number): void {
    if (markerLength !== 2) this.raise(this.pos, 'comment');
    super.skipLineComment(markerLength);
  }

  override parseStatement(context: unknown, topLevel: unknown, exports: unknown): ChainNode {
    this.#enter('statement');
    const result = super.parseStatement(context, topLevel, exports);
    this.#depth.statement -= 1;
    return result;
  }

  override parseMaybeAssign(forInit: unknown, errors: unknown, after: unknown): ChainNode {
    this.#enter('assign');
    const result = super.parseMaybeAssign(forInit, errors, after);
    this.#depth.assign -= 1;
    return result;
  }

  override parseMaybeUnary(errors: unknown, sawUnary: unknown, incDec: unknown, forInit: unknown): ChainNode {
    this.#enter('unary');
    const result = super.parseMaybeUnary(errors, sawUnary, incDec, forInit);
    this.#depth.unary -= 1;
    return result;
  }

  override parseExprOp(left: ChainNode, at: unknown, place: unknown, precedence: unknown, forInit: unknown): ChainNode {
    this.#enter('operator');
    const result = super.parseExprOp(left, at, place, precedence, forInit);
    this.#depth.operator -= 1;
    return result;
  }

  override parseNew(): ChainNode {
    this.#enter('new');
    const result = super.parseNew();
    this.#depth.new -= 1;
    return result;
  }

  override parseBindingAtom(): ChainNode {
    this.#enter('pattern');
    const result = super.parseBindingAtom();
    this.#depth.pattern -= 1;
    return result;
  }

  override parseSubscript(...args: Parameters<Parser['parseSubscript']>): ChainNode {
    const [base] = args;
    const result = super.parseSubscript(...args);
    if (result === base) return result;
    result.chain = (base.chain ?? 0) + 1;
    this.#budget.checkNesting(result.chain);
    return result;
  }
}
