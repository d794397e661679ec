// Scans CSS: style sheets, and values of style properties and attributes.

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
    tokens.read(type, start, end);
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
const closingBracketOf = new Map([
  [FunctionToken, RightParenthesis],
  [LeftParenthesis, RightParenthesis],
  [LeftSquareBracket, RightSquareBracket],
  [LeftCurlyBracket, RightCurlyBracket],
]);
const closingBrackets = new Set(closingBracketOf.values());

const functions = new Set([...cssFunctions, ...cssSelectorFunctions]);
const rules = new Set(cssAtRules.filter((name) => name !== 'charset'));

class StyleTokens {
  readonly #css: string;
  readonly #form: StyleForm;
  readonly #budget: Budget;
  readonly #reader: StyleReader;
  readonly #open: OpenBracket[] = [];
  /** State between `url(` and its closing bracket: the URL is `expected`, then `read`. */
  #urlState: 'none' | 'expected' | 'read' = 'none';
  #isFontFaceNext = false;

  constructor(css: string, form: StyleForm, budget: Budget, reader: StyleReader) {
    this.#css = css;
    this.#form = form;
    this.#budget = budget;
    this.#reader = reader;
  }

  read(type: number, start: number, end: number): void {
    const text = this.#css.slice(start, end);
    if (type === Comment || type === StringToken) this.#checkEnd(type, text, start);
    if (type === Comment || type === WhiteSpace) return;
    if (malformed.has(type)) this.#reader.refuse(badToken, start);
    if (this.#urlState !== 'none') this.#readUrlArgument(type, text, start);
    else if (type === Url) this.#checkUrlToken(text, start);
    else if (type === FunctionToken) this.#readFunction(text, start);
    else if (type === AtKeyword) this.#readAtRule(ident.decode(text.slice(1)).toLowerCase(), start);
    else if (type === Semicolon) this.#isFontFaceNext = false;
    else if (type === Ident) this.#readIdent(text);
    this.#readBracket(type, start);
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

  #readIdent(text: string): void {
    const { references } = this.#reader;
    if (references !== undefined && ident.decode(text).toLowerCase() === 'inherit') references.inherits = true;
  }

  #readFunction(text: string, start: number): void {
    const name = ident.decode(text.slice(0, -1)).toLowerCase();
    if (name === 'var' && this.#reader.references) this.#reader.references.inherits = true;
    if (name === 'url' && text.includes('\\')) this.#reader.refuse(badUrl, start);
    if (name === 'url') this.#urlState = 'expected';
    else if (!functions.has(name)) this.#reader.refuse(unknownFunction, start);
  }

  /** `url(` with a string: exactly one, then the bracket. */
  #readUrlArgument(type: number, text: string, start: number): void {
    if (type === StringToken && this.#urlState === 'expected') {
      this.#urlState = 'read';
      this.#checkUrl(text.includes('\\') ? null : string.decode(text), start);
      return;
    }
    if (type !== RightParenthesis || this.#urlState !== 'read') this.#reader.refuse(badUrl, start);
    this.#urlState = 'none';
  }

  #checkUrlToken(text: string, start: number): void {
    const isClosed = text.endsWith(')') && !text.includes('\\');
    this.#checkUrl(isClosed ? text.slice(text.indexOf('(') + 1, -1).trim() : null, start);
  }

  #checkUrl(url: string | null, start: number): void {
    if (url === null) this.#reader.refuse(badUrl, start);
    else if (isFragment(url)) this.#reader.references?.ids.add(url.slice(1));
    else this.#reader.refer(this.#isInFontFace() ? 'font' : 'image', url, start);
  }

  #readAtRule(name: string, start: number): void {
    if (name === 'charset' && this.#form === 'sheet' && start === 0 && this.#css.startsWith(charsetRule)) return;
    if (this.#form === 'value' || !rules.has(name)) this.#reader.refuse(unknownRule, start);
    this.#isFontFaceNext = name === 'font-face';
  }

  #readBracket(type: number, start: number): void {
    const close = closingBracketOf.get(type);
    if (close !== undefined) {
      this.#open.push({ close, at: start, isFontFace: type === LeftCurlyBracket && this.#isFontFaceNext });
      this.#budget.checkNesting(this.#open.length);
      if (type === LeftCurlyBracket) this.#isFontFaceNext = false;
    } else if (closingBrackets.has(type) && this.#open.pop()?.close !== type) {
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
  why: 'The style has a string, a comment or a URL that does not end, or a delimiter of HTML comments.',
  fix: 'Close it, or remove it.',
};
const unclosedBracket: ScanFault = {
  rule: 'css.token',
  family: 'CSS',
  why: 'A bracket of the style has no counterpart.',
  fix: 'Write brackets in pairs.',
};
const badUrl: ScanFault = {
  rule: 'css.url',
  family: 'NET',
  why: 'A URL in a style must be one path of a file or #id, without escapes.',
  fix: 'Write url(name.png) or url(#id).',
};
const unknownFunction: ScanFault = {
  rule: 'css.function',
  family: 'CSS',
  why: 'The style uses a function that is not allowed.',
  fix: 'Use colours, gradients, maths, transforms, easing, shapes, filters or var().',
};
const unknownRule: ScanFault = {
  rule: 'css.rule',
  family: 'CSS',
  why: 'The style uses an at-rule that is not allowed.',
  fix: `Use ${cssAtRules.map((name) => `@${name}`).join(', ')} only; put imported rules into the file itself.`,
};
