import { tokenize, tokenTypes } from 'css-tree/tokenizer';
import { ident, string } from 'css-tree/utils';
import { cssAtRules, cssFunctions, cssSelectorFunctions } from '../allowed.ts';
import type { Budget } from '../budget.ts';
import type { ScanFault } from '../source/fault.ts';
import type { StyleReferences } from './style-references.ts';

/** Receives the faults and references of a style text, with their offsets. */
export interface StyleReader {
  refuse(fault: ScanFault, at: number): void;
  /** Receives the URL of a file that the style loads, but not references to `#id`. */
  refer(kind: 'image' | 'font', url: string, at: number): void;
  /** Receives the ids of references to `#id`, and whether values are passed on by `inherit` or `var()`. */
  readonly references?: StyleReferences;
}

/** A whole style sheet, or the value of a property or of an attribute. */
export type StyleForm = 'sheet' | 'value';

/**
 * Scans the tokens of CSS (CSS Syntax Level 3) with decoded escapes. Reports every function, at-rule and URL that is
 * not allowed, in custom properties as well as in declarations. Throws BudgetExceeded.
 */
export function scanStyle(css: string, form: StyleForm, budget: Budget, reader: StyleReader): void {
  const tokens = new StyleTokens(css, form, budget, reader);
  tokenize(css, (type, start, end) => {
    budget.spendTokens();
    tokens.take(type, start, end);
  });
  tokens.end();
}

/** Opening bracket without its closing bracket so far. */
interface OpenBracket {
  readonly close: number;
  readonly at: number;
  readonly isFontFace: boolean;
}

const {
  AtKeyword,
  Comment,
  Ident,
  Semicolon,
  Url,
  WhiteSpace,
  String: StringToken,
  Function: FunctionToken,
} = tokenTypes;
const { BadString, BadUrl, CDO, CDC } = tokenTypes;
const { LeftParenthesis, LeftSquareBracket, LeftCurlyBracket } = tokenTypes;
const { RightParenthesis, RightSquareBracket, RightCurlyBracket } = tokenTypes;

const malformed = new Set([BadString, BadUrl, CDO, CDC]);
const closings = new Map([
  [FunctionToken, RightParenthesis],
  [LeftParenthesis, RightParenthesis],
  [LeftSquareBracket, RightSquareBracket],
  [LeftCurlyBracket, RightCurlyBracket],
]);
const closers = new Set(closings.values());

const functions = new Set([...cssFunctions, ...cssSelectorFunctions]);
const rules = new Set(cssAtRules.filter((name) => name !== 'charset'));

class StyleTokens {
  readonly #css: string;
  readonly #form: StyleForm;
  readonly #budget: Budget;
  readonly #reader: StyleReader;
  readonly #open: OpenBracket[] = [];
  /** Between `url(` and the end of its address. */
  #address: 'none' | 'expected' | 'read' = 'none';
  #isFontFaceNext = false;

  constructor(css: string, form: StyleForm, budget: Budget, reader: StyleReader) {
    this.#css = css;
    this.#form = form;
    this.#budget = budget;
    this.#reader = reader;
  }

  take(type: number, start: number, end: number): void {
    const text = this.#css.slice(start, end);
    if (type === Comment || type === StringToken) this.#checkEnd(type, text, start);
    if (type === Comment || type === WhiteSpace) return;
    if (malformed.has(type)) this.#reader.refuse(badToken, start);
    if (this.#address !== 'none') this.#takeAddress(type, text, start);
    else if (type === Url) this.#checkUrlToken(text, start);
    else if (type === FunctionToken) this.#takeFunction(text, start);
    else if (type === AtKeyword) this.#takeRule(ident.decode(text.slice(1)).toLowerCase(), start);
    else if (type === Semicolon) this.#isFontFaceNext = false;
    else if (type === Ident) this.#takeWord(text);
    this.#takeBracket(type, start);
  }

  end(): void {
    const unclosed = this.#open.at(-1);
    if (unclosed !== undefined) this.#reader.refuse(unclosedBracket, unclosed.at);
  }

  #checkEnd(type: number, text: string, start: number): void {
    const isClosed =
      type === Comment
        ? text.length >= 4 && text.endsWith('*/')
        : text.length >= 2 && text.at(-1) === text[0] && !/(^|[^\\])(\\\\)*\\$/.test(text.slice(0, -1));
    if (!isClosed) this.#reader.refuse(badToken, start);
  }

  #takeWord(text: string): void {
    const { references } = this.#reader;
    if (references !== undefined && ident.decode(text).toLowerCase() === 'inherit') references.inherits = true;
  }

  #takeFunction(text: string, start: number): void {
    const name = ident.decode(text.slice(0, -1)).toLowerCase();
    if (name === 'var' && this.#reader.references) this.#reader.references.inherits = true;
    if (name === 'url' && text.includes('\\')) this.#reader.refuse(badAddress, start);
    if (name === 'url') this.#address = 'expected';
    else if (!functions.has(name)) this.#reader.refuse(unknownFunction, start);
  }

  /** `url(` with a string: exactly one, then the bracket. */
  #takeAddress(type: number, text: string, start: number): void {
    if (type === StringToken && this.#address === 'expected') {
      this.#address = 'read';
      this.#checkAddress(text.includes('\\') ? null : string.decode(text), start);
      return;
    }
    if (type !== RightParenthesis || this.#address !== 'read') this.#reader.refuse(badAddress, start);
    this.#address = 'none';
  }

  #checkUrlToken(text: string, start: number): void {
    const isClosed = text.endsWith(')') && !text.includes('\\');
    this.#checkAddress(isClosed ? text.slice(text.indexOf('(') + 1, -1).trim() : null, start);
  }

  #checkAddress(url: string | null, start: number): void {
    if (url === null) this.#reader.refuse(badAddress, start);
    else if (isFragment(url)) this.#reader.references?.ids.add(url.slice(1));
    else this.#reader.refer(this.#isInFontFace() ? 'font' : 'image', url, start);
  }

  #takeRule(name: string, start: number): void {
    if (name === 'charset' && this.#form === 'sheet' && start === 0 && this.#css.startsWith(charsetRule)) return;
    if (this.#form === 'value' || !rules.has(name)) this.#reader.refuse(unknownRule, start);
    this.#isFontFaceNext = name === 'font-face';
  }

  #takeBracket(type: number, start: number): void {
    const close = closings.get(type);
    if (close !== undefined) {
      this.#open.push({ close, at: start, isFontFace: type === LeftCurlyBracket && this.#isFontFaceNext });
      this.#budget.checkNesting(this.#open.length);
      if (type === LeftCurlyBracket) this.#isFontFaceNext = false;
    } else if (closers.has(type) && this.#open.pop()?.close !== type) {
      this.#reader.refuse(unclosedBracket, start);
    }
  }

  #isInFontFace(): boolean {
    return this.#open.some(({ isFontFace }) => isFontFace);
  }
}

const charsetRule = '@charset "utf-8";';

/** A reference to an element of the same document. */
export function isFragment(url: string): boolean {
  return /^#[A-Za-z_][A-Za-z0-9_-]*$/.test(url);
}

const badToken: ScanFault = {
  rule: 'css.token',
  family: 'CSS',
  why: 'The style has a string, a comment or an address that does not end, or a mark of HTML comments.',
  fix: 'Close it, or remove it.',
};
const unclosedBracket: ScanFault = {
  rule: 'css.token',
  family: 'CSS',
  why: 'A bracket of the style has no counterpart.',
  fix: 'Write brackets in pairs.',
};
const badAddress: ScanFault = {
  rule: 'css.url',
  family: 'NET',
  why: 'An address in a style is one plain name of a file or #id, without escapes.',
  fix: 'Write url(name.png) or url(#id).',
};
const unknownFunction: ScanFault = {
  rule: 'css.function',
  family: 'CSS',
  why: 'The style uses a function that renderers do not have.',
  fix: 'Use colours, gradients, maths, transforms, easing, shapes, filters or var().',
};
const unknownRule: ScanFault = {
  rule: 'css.rule',
  family: 'CSS',
  why: 'The style uses an at-rule that renderers do not have.',
  fix: `Use ${cssAtRules.map((name) => `@${name}`).join(', ')} only; put imported rules into the file itself.`,
};
