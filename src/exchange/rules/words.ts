import { withoutControlSequences } from '../../core/base/readable-text.ts';
import { capital, classAt, connector, letter, mark, unspacedLetter } from './character-class.ts';

/**
 * Kind of a token. `word`: letters, marks and digits; `camel_part`: part of a camelCase word; `identifier_pair`: two
 * adjacent parts of an identifier or path; `hyphen_pair`: two words joined by hyphens only; `symbol_word`: a word with
 * `++` or `#`; `character_pair`: two adjacent characters of a script without spaces; `single_character`: a single such
 * character; `last_character`: the last one of a run.
 */
export type TokenKind =
  | 'word'
  | 'camel_part'
  | 'identifier_pair'
  | 'hyphen_pair'
  | 'symbol_word'
  | 'character_pair'
  | 'single_character'
  | 'last_character';

/** Callback for each token. `wordStart` is equal for all tokens that end with the same word of the text. */
export type VisitToken = (token: string, kind: TokenKind, wordStart: number) => void;

/** Maximum code points of a token; longer ones are truncated in entries and queries alike. */
export const tokenCodePointsMax = 64;

/**
 * Visits the tokens of a text, ordered by their ends. Upper case is converted to lower case. Accents, terminal colors
 * and invisible characters are removed.
 */
export function visitTokens(text: string, visit: VisitToken): void {
  const textWithoutMarks = removeMarks(withoutControlSequences(text));
  const lower = lowerCase(textWithoutMarks);
  // A text whose length changes with case is rare; only its camelCase parts are not detected.
  const tokenizedText: TokenizedText = {
    cased: lower.length === textWithoutMarks.length ? textWithoutMarks : lower,
    lower,
    visit,
  };
  let index = 0;
  while (index < lower.length) {
    const characterClass = classAt(tokenizedText.cased, index);
    if (characterClass === letter || characterClass === capital) index = visitChain(tokenizedText, index);
    else if (characterClass === unspacedLetter) index = visitRun(tokenizedText, index);
    else index += 1;
  }
}

interface TokenizedText {
  readonly cased: string;
  readonly lower: string;
  readonly visit: VisitToken;
}

// Combining accents U+0300 to U+036F, soft hyphen, joiners and variation selectors.
const removedCharacters = /[\u0300-\u036f]|\u00ad|[\u200b-\u200d]|\u2060|[\ufe00-\ufe0f]|\ufeff|\udb40[\udd00-\uddef]/g;

function removeMarks(text: string): string {
  return /[^\0-\x7f]/.test(text) ? text.normalize('NFKD').replace(removedCharacters, '').normalize('NFC') : text;
}

function lowerCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}

/** Visits a word and the words connected to it, such as a path; returns the end of the last word. */
function visitChain(tokenizedText: TokenizedText, start: number): number {
  let wordStart = start;
  let previousWord = '';
  let pairKind: 'identifier_pair' | 'hyphen_pair' = 'identifier_pair';
  for (;;) {
    const end = visitWord(tokenizedText, wordStart);
    const word = tokenAt(tokenizedText, wordStart, end);
    if (previousWord !== '') tokenizedText.visit(truncate(`${previousWord}_${word}`), pairKind, wordStart);
    visitSymbolWord(tokenizedText, word, wordStart, end);
    const nextStart = nextWordStart(tokenizedText.cased, end);
    if (nextStart === -1) return end;
    pairKind = isOnlyHyphens(tokenizedText.lower, end, nextStart) ? 'hyphen_pair' : 'identifier_pair';
    previousWord = word;
    wordStart = nextStart;
  }
}

function visitWord(tokenizedText: TokenizedText, start: number): number {
  const { cased } = tokenizedText;
  let index = start;
  let capitalCount = 0;
  let isCamel = false;
  while (index < cased.length) {
    const characterClass = classAt(cased, index);
    if (characterClass === capital) {
      if (index > start && capitalCount === 0) isCamel = true;
      capitalCount += 1;
    } else if (characterClass === letter || characterClass === mark) {
      if (capitalCount > 1) isCamel = true;
      capitalCount = 0;
    } else break;
    index += isHighSurrogate(cased.charCodeAt(index)) ? 2 : 1;
  }
  tokenizedText.visit(tokenAt(tokenizedText, start, index), 'word', start);
  if (isCamel) visitCamelParts(tokenizedText, start, index);
  return index;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

// Matches `HTTP` and `Server` in `HTTPServer`, words with digits, and acronyms with digits.
const camelPart = /\p{Lu}+(?=\p{Lu}[^\p{Lu}\p{N}]{2})|\p{Lu}?[^\p{Lu}\p{N}]+\p{N}*|\p{Lu}+\p{N}*|\p{N}+/gu;
const camelPartsMax = 8;

// More parts than a name has indicate encoded data, whose parts are not indexed.
function visitCamelParts(tokenizedText: TokenizedText, start: number, end: number): void {
  const parts = tokenizedText.cased.slice(start, end).match(camelPart) ?? [];
  if (parts.length < 2 || parts.length > camelPartsMax) return;
  for (const part of parts) tokenizedText.visit(truncate(lowerCase(part)), 'camel_part', start);
}

const plusPlusLettersMax = 10;
const hashLettersMax = 2;

/** `c++`, `notepad++`, `c#`, `f#`: names whose symbol is significant. */
function visitSymbolWord(tokenizedText: TokenizedText, word: string, wordStart: number, end: number): void {
  const { lower } = tokenizedText;
  const symbol = lower.startsWith('++', end) ? '++' : lower[end] === '#' ? '#' : '';
  if (symbol === '' || word.length > (symbol === '#' ? hashLettersMax : plusPlusLettersMax)) return;
  const symbolEnd = end + symbol.length;
  if (symbolEnd < lower.length && classAt(lower, symbolEnd) === letter) return;
  tokenizedText.visit(word + symbol, 'symbol_word', wordStart);
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

function isOnlyHyphens(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) if (text[index] !== '-') return false;
  return true;
}

/** Visits a run in a script without spaces as overlapping character pairs and its last character; returns its end. */
function visitRun(tokenizedText: TokenizedText, start: number): number {
  const { lower } = tokenizedText;
  let previousCharacter = '';
  let index = start;
  while (index < lower.length && classAt(lower, index) === unspacedLetter) {
    const character = String.fromCodePoint(lower.codePointAt(index) as number);
    if (previousCharacter !== '') tokenizedText.visit(previousCharacter + character, 'character_pair', index);
    previousCharacter = character;
    index += character.length;
  }
  tokenizedText.visit(
    previousCharacter,
    index - previousCharacter.length === start ? 'single_character' : 'last_character',
    index - previousCharacter.length,
  );
  return index;
}

function tokenAt(tokenizedText: TokenizedText, start: number, end: number): string {
  return truncate(tokenizedText.lower.slice(start, end));
}

function truncate(text: string): string {
  return text.length <= tokenCodePointsMax
    ? text
    : Array.from(text.slice(0, tokenCodePointsMax * 2))
        .slice(0, tokenCodePointsMax)
        .join('');
}
