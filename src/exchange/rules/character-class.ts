/** Character class of the search tokenizer. */
const other = 0;
/** A letter without a lowercase form, or a digit. */
export const letter = 1;
export const capital = 2;
/** A combining mark, which continues a word. */
export const mark = 3;
/** Connects the parts of an identifier or path. */
export const connector = 4;
/** A letter or mark of a script without spaces between words. */
export const unspaced = 5;

/** Class of the character at a code unit; a lone surrogate is `other`. */
export function classAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 128) return ascii[unit] as number;
  if (unit < 0xd800 || unit > 0xdfff) return cachedClass(unit);
  return classify(text.codePointAt(at) as number);
}

// Uses script extensions, which include shared letters such as the prolonged sound mark.
const unspacedScript =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Yi}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tai_Le}\p{scx=New_Tai_Lue}\p{scx=Tai_Tham}\p{scx=Tai_Viet}]/u;

const connectors = '_-./\\:@#~';

const ascii = Uint8Array.from({ length: 128 }, (_, code) =>
  connectors.includes(String.fromCharCode(code)) ? connector : classify(code),
);

// Cache; a Unicode property lookup is fifty times as slow.
const uncached = 255;
const classCache = new Uint8Array(0x1_0000).fill(uncached);

function cachedClass(unit: number): number {
  const cached = classCache[unit] as number;
  if (cached !== uncached) return cached;
  const characterClass = classify(unit);
  classCache[unit] = characterClass;
  return characterClass;
}

function classify(code: number): number {
  const character = String.fromCodePoint(code);
  if (!/[\p{L}\p{N}\p{M}]/u.test(character)) return other;
  if (unspacedScript.test(character) && !/\p{N}/u.test(character)) return unspaced;
  if (/\p{M}/u.test(character)) return mark;
  return /\p{Lu}/u.test(character) ? capital : letter;
}
