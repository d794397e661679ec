/** Maximal nesting of objects and arrays; the outermost is level 1. */
export const nestingMax = 32;

export interface JsonFault {
  readonly pointer: string;
  readonly message: string;
}

/**
 * Scans JSON text and returns where and why strict parsing refuses it, or null. It is the slow path of parseStrictJson,
 * run only after a refusal. Linear time; recursion at most `nestingMax` deep.
 */
export function findJsonFault(text: string): JsonFault | null {
  return new Scanner(text).document();
}

const forbiddenKeys = new Set(['__proto__', 'constructor']);
const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const literal = /true|false|null/y;
const blank = /[ \t\n\r]*/y;
const plainCharacters = /[^"\\\u0000-\u001f]*/y;
const hexDigits = /[0-9a-fA-F]{4}/y;

class Scanner {
  readonly #text: string;
  #at = 0;
  readonly #path: (string | number)[] = [];
  #key = '';

  constructor(text: string) {
    this.#text = text;
  }

  document(): JsonFault | null {
    if (this.#text.charCodeAt(0) === 0xfeff) return this.#fault('The body starts with a byte order mark.');
    const fault = this.#value(1);
    if (fault !== null) return fault;
    this.#take(blank);
    return this.#at === this.#text.length ? null : this.#fault('Unexpected characters after the JSON value.');
  }

  #value(depth: number): JsonFault | null {
    this.#take(blank);
    const next = this.#text[this.#at];
    if (next === '"') return this.#string();
    if (next === '{' || next === '[') {
      if (depth > nestingMax) return this.#fault(`More than ${nestingMax} levels of nesting.`);
      this.#at += 1;
      return next === '{' ? this.#object(depth) : this.#array(depth);
    }
    if (next === undefined) return this.#fault('Unexpected end of input: a value was expected.');
    return this.#take(literal) === '' ? this.#number() : null;
  }

  #object(depth: number): JsonFault | null {
    const seen = new Set<string>();
    if (this.#skip('}')) return null;
    for (;;) {
      this.#take(blank);
      if (this.#text[this.#at] !== '"') return this.#fault('A key in double quotes was expected in this object.');
      const keyFault = this.#memberKey(seen);
      if (keyFault !== null) return keyFault;
      this.#path.push(this.#key);
      if (!this.#skip(':')) return this.#fault('A colon was expected after the key.');
      const fault = this.#value(depth + 1);
      if (fault !== null) return fault;
      this.#path.pop();
      if (this.#skip('}')) return null;
      if (!this.#skip(',')) return this.#fault('A comma or a closing brace was expected in this object.');
    }
  }

  #memberKey(seen: Set<string>): JsonFault | null {
    const start = this.#at;
    const fault = this.#string();
    if (fault !== null) return fault;
    this.#key = JSON.parse(this.#text.slice(start, this.#at)) as string;
    if (!forbiddenKeys.has(this.#key) && !seen.has(this.#key)) {
      seen.add(this.#key);
      return null;
    }
    const message = seen.has(this.#key) ? 'The object contains the same key twice.' : 'This key is never accepted.';
    this.#path.push(this.#key);
    return this.#fault(message);
  }

  #array(depth: number): JsonFault | null {
    if (this.#skip(']')) return null;
    for (let index = 0; ; index += 1) {
      this.#path.push(index);
      const fault = this.#value(depth + 1);
      if (fault !== null) return fault;
      this.#path.pop();
      if (this.#skip(']')) return null;
      if (!this.#skip(',')) return this.#fault('A comma or a closing bracket was expected in this array.');
    }
  }

  #string(): JsonFault | null {
    this.#at += 1;
    for (;;) {
      this.#take(plainCharacters);
      const next = this.#text[this.#at];
      this.#at += 1;
      if (next === '"') return null;
      if (next === undefined) return this.#fault('Unexpected end of input inside a string.');
      if (next !== '\\') return this.#fault('A string contains an unescaped control character.');
      const fault = this.#escape();
      if (fault !== null) return fault;
    }
  }

  #escape(): JsonFault | null {
    const letter = this.#text[this.#at];
    this.#at += 1;
    if (letter === undefined || !'"\\/bfnrtu'.includes(letter))
      return this.#fault('A string contains an unknown escape sequence.');
    if (letter !== 'u') return null;
    const unit = this.#unit();
    if (unit === null) return this.#fault('Four hexadecimal digits were expected after \\u.');
    if (unit === 0) return this.#fault('NUL is not accepted in text.');
    if (unit < 0xd800 || unit > 0xdfff) return null;
    const paired = unit < 0xdc00 && this.#text.startsWith('\\u', this.#at);
    if (paired) this.#at += 2;
    const second = paired ? this.#unit() : null;
    return second !== null && second >= 0xdc00 && second <= 0xdfff
      ? null
      : this.#fault('A string contains a lone surrogate.');
  }

  #unit(): number | null {
    const digits = this.#take(hexDigits);
    return digits === '' ? null : Number.parseInt(digits, 16);
  }

  #number(): JsonFault | null {
    const digits = this.#take(number);
    if (digits === '') return this.#fault('No JSON value starts with this character.');
    const value = Number(digits);
    if (!Number.isFinite(value)) return this.#fault('The number is out of range.');
    if (Number.isInteger(value) && !Number.isSafeInteger(value))
      return this.#fault('A whole number must be from -(2^53-1) to 2^53-1.');
    return null;
  }

  #skip(character: string): boolean {
    this.#take(blank);
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += match.length;
    return match;
  }

  #fault(message: string): JsonFault {
    return { pointer: pointerTo(this.#path), message };
  }
}

// The pointer ends before a long or unusual key, since errors must not repeat text of callers.
const plainName = /^[A-Za-z0-9_.$~/-]{1,40}$/;

function pointerTo(path: readonly (string | number)[]): string {
  let pointer = '';
  for (const step of path) {
    if (typeof step === 'string' && !plainName.test(step)) break;
    pointer += `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  }
  return pointer;
}
