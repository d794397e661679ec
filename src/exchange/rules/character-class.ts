// Character classes of the search tokenizer.

const otherCharacter = 0;
/** A letter that is not uppercase, or a numeric character. */
export const letter = 1;
export const capital = 2;
/** A combining mark, which continues a word. */
export const mark = 3;
/** Connects the parts of an identifier or path. */
export const connector = 4;
/** A letter or mark of a script without spaces between words. */
export const unspacedLetter = 5;

/** Class of the character at a code unit; that of a lone surrogate is `otherCharacter`. */
export function classAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (unit < 128) return asciiClasses[unit] as number;
  if (unit < 0xd800 || unit > 0xdfff) return cachedClass(unit);
  return classify(text.codePointAt(index) as number);
}

// Uses script extensions, which include shared letters such as the prolonged sound mark.
const unspacedScript =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Yi}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tai_Le}\p{scx=New_Tai_Lue}\p{scx=Tai_Tham}\p{scx=Tai_Viet}]/u;

const connectors = '_-./\\:@#~';

const asciiClasses = Uint8Array.from({ length: 128 }, (_, code) =>
  connectors.includes(String.fromCharCode(code)) ? connector : classify(code),
);

// Cache; a Unicode property lookup is fifty times as slow.
const unknownClass = 255;
const classCache = new Uint8Array(0x1_0000).fill(unknownClass);

function cachedClass(codeUnit: number): number {
  const storedClass = classCache[codeUnit] as number;
  if (storedClass !== unknownClass) return storedClass;
  const characterClass = classify(codeUnit);
  classCache[codeUnit] = characterClass;
  return characterClass;
}

function classify(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  if (!/[\p{L}\p{N}\p{M}]/u.test(character)) return otherCharacter;
  if (unspacedScript.test(character) && !/\p{N}/u.test(character)) return unspacedLetter;
  if (/\p{M}/u.test(character)) return mark;
  return /\p{Lu}/u.test(character) ? capital : letter;
}
