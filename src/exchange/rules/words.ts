import { withoutControlSequences } from '../../core/base/readable-text.ts';
import { capital, classAt, connector, letter, mark, unspaced } from './character-class.ts';

/**
 * Kind of a token. `word`: letters, marks and digits; `part`: part of a camelCase word; `pair`: two adjacent parts of
 * an identifier or path; `loose`: a pair joined by hyphens only; `sign`: a word with `++` or `#`; `unspaced`: two
 * adjacent characters of a script without spaces; `single`: a single such character; `last`: the last one of a run.
 */
export type TokenKind = 'word' | 'part' | 'pair' | 'loose' | 'sign' | 'unspaced' | 'single' | 'last';

/** `wordStart` is equal for all tokens that end with the same word of the text. */
export type Visit = (token: string, kind: TokenKind, wordStart: number) => void;

/** Maximum code points of a token; longer ones are truncated in entries and queries alike. */
export const tokenMax = 64;

/**
 * Visits the tokens of a text, ordered by their ends. Case, accents, terminal colors and invisible characters are
 * folded.
 */
export function visitTokens(text: string, visit: Visit): void {
  const unaccented = removeMarks(withoutControlSequences(text));
  const lower = lowerCase(unaccented);
  // Letters whose length changes with case are rare; only camelCase detection is skipped for them.
  const source: Source = { cased: lower.length === unaccented.length ? unaccented : lower, lower, visit };
  let index = 0;
  while (index < lower.length) {
    const characterClass = classAt(source.cased, index);
    if (characterClass === letter || characterClass === capital) index = visitChain(source, index);
    else if (characterClass === unspaced) index = visitRun(source, index);
    else index += 1;
  }
}

interface Source {
  readonly cased: string;
  readonly lower: string;
  readonly visit: Visit;
}

// Combining accents U+0300 to U+036F, soft hyphen, joiners and variation selectors.
const invisible = /[\u0300-\u036f]|\u00ad|[\u200b-\u200d]|\u2060|[\ufe00-\ufe0f]|\ufeff|\udb40[\udd00-\uddef]/g;

function removeMarks(text: string): string {
  return /[^\0-\x7f]/.test(text) ? text.normalize('NFKD').replace(invisible, '').normalize('NFC') : text;
}

function lowerCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}

/** A word and the words connected to it, such as a path; returns its end. */
function visitChain(source: Source, start: number): number {
  let wordStart = start;
  let before = '';
  let pairKind: 'pair' | 'loose' = 'pair';
  for (;;) {
    const end = visitWord(source, wordStart);
    const word = token(source, wordStart, end);
    if (before !== '') source.visit(truncate(`${before}_${word}`), pairKind, wordStart);
    visitSign(source, word, wordStart, end);
    const next = nextWordStart(source.cased, end);
    if (next === -1) return end;
    pairKind = isHyphens(source.lower, end, next) ? 'loose' : 'pair';
    before = word;
    wordStart = next;
  }
}

function visitWord(source: Source, start: number): number {
  const { cased } = source;
  let index = start;
  let capitals = 0;
  let isCamel = false;
  while (index < cased.length) {
    const characterClass = classAt(cased, index);
    if (characterClass === capital) {
      if (index > start && capitals === 0) isCamel = true;
      capitals += 1;
    } else if (characterClass === letter || characterClass === mark) {
      if (capitals > 1) isCamel = true;
      capitals = 0;
    } else break;
    index += isHighSurrogate(cased.charCodeAt(index)) ? 2 : 1;
  }
  source.visit(token(source, start, index), 'word', start);
  if (isCamel) visitCamelParts(source, start, index);
  return index;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

// Splits `HTTPServer`, words with digits, and acronyms with digits.
const camelPart = /\p{Lu}+(?=\p{Lu}[^\p{Lu}\p{N}]{2})|\p{Lu}?[^\p{Lu}\p{N}]+\p{N}*|\p{Lu}+\p{N}*|\p{N}+/gu;
const camelPartsMax = 8;

// More parts than a name has indicate encoded data, whose parts are not indexed.
function visitCamelParts(source: Source, start: number, end: number): void {
  const parts = source.cased.slice(start, end).match(camelPart) ?? [];
  if (parts.length < 2 || parts.length > camelPartsMax) return;
  for (const part of parts) source.visit(truncate(lowerCase(part)), 'part', start);
}

const signedLettersMax = 10;
const sharpLettersMax = 2;

/** `c++`, `notepad++`, `c#`, `f#`: names whose sign is significant. */
function visitSign(source: Source, word: string, wordStart: number, end: number): void {
  const { lower } = source;
  const sign = lower.startsWith('++', end) ? '++' : lower[end] === '#' ? '#' : '';
  if (sign === '' || word.length > (sign === '#' ? sharpLettersMax : signedLettersMax)) return;
  const after = end + sign.length;
  if (after < lower.length && classAt(lower, after) === letter) return;
  source.visit(word + sign, 'sign', wordStart);
}

const connectorsMax = 4;

function nextWordStart(text: string, end: number): number {
  for (let index = end; index < text.length && index <= end + connectorsMax; index += 1) {
    const characterClass = classAt(text, index);
    if (characterClass === letter || characterClass === capital) return index === end ? -1 : index;
    if (characterClass !== connector) return -1;
  }
  return -1;
}

function isHyphens(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) if (text[index] !== '-') return false;
  return true;
}

/** A run in a script without spaces, as overlapping character pairs. */
function visitRun(source: Source, start: number): number {
  const { lower } = source;
  let before = '';
  let index = start;
  while (index < lower.length && classAt(lower, index) === unspaced) {
    const character = String.fromCodePoint(lower.codePointAt(index) as number);
    if (before !== '') source.visit(before + character, 'unspaced', index);
    before = character;
    index += character.length;
  }
  source.visit(before, index - before.length === start ? 'single' : 'last', index - before.length);
  return index;
}

function token(source: Source, start: number, end: number): string {
  return truncate(source.lower.slice(start, end));
}

function truncate(text: string): string {
  return text.length <= tokenMax
    ? text
    : Array.from(text.slice(0, tokenMax * 2))
        .slice(0, tokenMax)
        .join('');
}
