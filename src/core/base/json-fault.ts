/** Maximal nesting of objects and arrays; the outermost is level 1. */
export const nestingMax = 32;

export interface JsonFault {
  readonly pointer: string;
  readonly message: string;
}

/**
 * Scans JSON text and returns where and why strict parsing refuses the text, or null. Slow path of parseStrictJson,
 * which calls this function only for refused text. Linear time; recursion at most `nestingMax` deep.
 */
export function findJsonFault(text: string): JsonFault | null {
  return new Scanner(text).scanDocument();
}

const forbiddenKeys = new Set(['__proto__', 'constructor']);
const numberPattern = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const keywordPattern = /true|false|null/y;
const whitespacePattern = /[ \t\n\r]*/y;
const unescapedCharactersPattern = /[^"\\\u0000-\u001f]*/y;
const hexDigitsPattern = /[0-9a-fA-F]{4}/y;

class Scanner {
  readonly #text: string;
  #index = 0;
  readonly #path: (string | number)[] = [];
  #key = '';

  constructor(text: string) {
    this.#text = text;
  }

  scanDocument(): JsonFault | null {
    if (this.#text.charCodeAt(0) === 0xfeff) return this.#fault('The body starts with a byte order mark.');
    const fault = this.#scanValue(1);
    if (fault !== null) return fault;
    this.#match(whitespacePattern);
    return this.#index === this.#text.length ? null : this.#fault('Unexpected characters after the JSON value.');
  }

  #scanValue(depth: number): JsonFault | null {
    this.#match(whitespacePattern);
    const next = this.#text[this.#index];
    if (next === '"') return this.#scanString();
    if (next === '{' || next === '[') {
      if (depth > nestingMax) return this.#fault(`More than ${nestingMax} levels of nesting.`);
      this.#index += 1;
      return next === '{' ? this.#scanObject(depth) : this.#scanArray(depth);
    }
    if (next === undefined) return this.#fault('Unexpected end of input: a value was expected.');
    return this.#match(keywordPattern) === '' ? this.#scanNumber() : null;
  }

  #scanObject(depth: number): JsonFault | null {
    const seenKeys = new Set<string>();
    if (this.#skip('}')) return null;
    for (;;) {
      this.#match(whitespacePattern);
      if (this.#text[this.#index] !== '"') return this.#fault('A key in double quotes was expected in this object.');
      const keyFault = this.#scanMemberKey(seenKeys);
      if (keyFault !== null) return keyFault;
      this.#path.push(this.#key);
      if (!this.#skip(':')) return this.#fault('A colon was expected after the key.');
      const fault = this.#scanValue(depth + 1);
      if (fault !== null) return fault;
      this.#path.pop();
      if (this.#skip('}')) return null;
      if (!this.#skip(',')) return this.#fault('A comma or a closing brace was expected in this object.');
    }
  }

  #scanMemberKey(seenKeys: Set<string>): JsonFault | null {
    const start = this.#index;
    const fault = this.#scanString();
    if (fault !== null) return fault;
    this.#key = JSON.parse(this.#text.slice(start, this.#index)) as string;
    if (!forbiddenKeys.has(this.#key) && !seenKeys.has(this.#key)) {
      seenKeys.add(this.#key);
      return null;
    }
    const message = seenKeys.has(this.#key) ? 'The object contains the same key twice.' : 'This key is never accepted.';
    this.#path.push(this.#key);
    return this.#fault(message);
  }

  #scanArray(depth: number): JsonFault | null {
    if (this.#skip(']')) return null;
    for (let index = 0; ; index += 1) {
      this.#path.push(index);
      const fault = this.#scanValue(depth + 1);
      if (fault !== null) return fault;
      this.#path.pop();
      if (this.#skip(']')) return null;
      if (!this.#skip(',')) return this.#fault('A comma or a closing bracket was expected in this array.');
    }
  }

  #scanString(): JsonFault | null {
    this.#index += 1;
    for (;;) {
      this.#match(unescapedCharactersPattern);
      const next = this.#text[this.#index];
      this.#index += 1;
      if (next === '"') return null;
      if (next === undefined) return this.#fault('Unexpected end of input inside a string.');
      if (next !== '\\') return this.#fault('A string contains an unescaped control character.');
      const fault = this.#scanEscape();
      if (fault !== null) return fault;
    }
  }

  #scanEscape(): JsonFault | null {
    const letter = this.#text[this.#index];
    this.#index += 1;
    if (letter === undefined || !'"\\/bfnrtu'.includes(letter))
      return this.#fault('A string contains an unknown escape sequence.');
    if (letter !== 'u') return null;
    const codeUnit = this.#scanCodeUnit();
    if (codeUnit === null) return this.#fault('Four hexadecimal digits were expected after \\u.');
    if (codeUnit === 0) return this.#fault('NUL is not accepted in text.');
    if (codeUnit < 0xd800 || codeUnit > 0xdfff) return null;
    const isFollowedByEscape = codeUnit < 0xdc00 && this.#text.startsWith('\\u', this.#index);
    if (isFollowedByEscape) this.#index += 2;
    const nextCodeUnit = isFollowedByEscape ? this.#scanCodeUnit() : null;
    return nextCodeUnit !== null && nextCodeUnit >= 0xdc00 && nextCodeUnit <= 0xdfff
      ? null
      : this.#fault('A string contains a lone surrogate.');
  }

  /** UTF-16 code unit of four hexadecimal digits; null when they are missing. */
  #scanCodeUnit(): number | null {
    const digits = this.#match(hexDigitsPattern);
    return digits === '' ? null : Number.parseInt(digits, 16);
  }

  #scanNumber(): JsonFault | null {
    const literal = this.#match(numberPattern);
    if (literal === '') return this.#fault('No JSON value starts with this character.');
    const value = Number(literal);
    if (!Number.isFinite(value)) return this.#fault('The number is out of range.');
    if (Number.isInteger(value) && !Number.isSafeInteger(value))
      return this.#fault('A whole number must be from -(2^53-1) to 2^53-1.');
    return null;
  }

  #skip(character: string): boolean {
    this.#match(whitespacePattern);
    if (this.#text[this.#index] !== character) return false;
    this.#index += 1;
    return true;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#index;
    const match = pattern.exec(this.#text)?.[0] ?? '';
    this.#index += match.length;
    return match;
  }

  #fault(message: string): JsonFault {
    return { pointer: pointerTo(this.#path), message };
  }
}

// The pointer ends before a long or unusual key, since errors must not repeat text of callers.
const repeatableKeyPattern = /^[A-Za-z0-9_.$~/-]{1,40}$/;

function pointerTo(path: readonly (string | number)[]): string {
  let pointer = '';
  for (const keyOrIndex of path) {
    if (typeof keyOrIndex === 'string' && !repeatableKeyPattern.test(keyOrIndex)) break;
    pointer += `/${String(keyOrIndex).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  }
  return pointer;
}
