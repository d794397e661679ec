import { findJsonFault, nestingMax } from './json-fault.ts';

export type StrictJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: 'invalid_json'; readonly pointer: string; readonly message: string };

/** Strict JSON parser of `parseStrictJson` for decoded text. Pages run it in the browser too. */
export function parseStrictJsonText(text: string): StrictJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return describeFault(text);
  }
  // Only `\u` escapes can add NUL or a lone surrogate to text that was decoded from UTF-8.
  const hasUnicodeEscapes = text.includes('\\u');
  // JSON.parse drops duplicate keys, so a value with fewer strings than the text had a duplicate key.
  return countStrings(value, hasUnicodeEscapes, 1) === countStringLiterals(text)
    ? { ok: true, value }
    : describeFault(text);
}

/** Number of keys and string values; NaN when the value contains anything that is refused. */
function countStrings(value: unknown, hasUnicodeEscapes: boolean, depth: number): number {
  if (typeof value === 'string') return hasUnicodeEscapes && !isAcceptedText(value) ? Number.NaN : 1;
  if (typeof value === 'number') return isExactlyRepresentable(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > nestingMax) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countStrings(item, hasUnicodeEscapes, depth + 1);
    return count;
  }
  const members = value as Record<string, unknown>;
  for (const key of Object.keys(members)) {
    if (key === '__proto__' || key === 'constructor') return Number.NaN;
    if (hasUnicodeEscapes && !isAcceptedText(key)) return Number.NaN;
    count += 1 + countStrings(members[key], hasUnicodeEscapes, depth + 1);
  }
  return count;
}

function isAcceptedText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function isExactlyRepresentable(value: number): boolean {
  return Number.isFinite(value) && (Number.isSafeInteger(value) || !Number.isInteger(value));
}

const quote = '"';
const backslash = 0x5c;

/** Number of string literals in valid JSON text. */
function countStringLiterals(text: string): number {
  let count = 0;
  let openingIndex = text.indexOf(quote);
  while (openingIndex !== -1) {
    let closingIndex = text.indexOf(quote, openingIndex + 1);
    while (isEscaped(text, closingIndex)) closingIndex = text.indexOf(quote, closingIndex + 1);
    count += 1;
    openingIndex = text.indexOf(quote, closingIndex + 1);
  }
  return count;
}

function isEscaped(text: string, index: number): boolean {
  let firstBackslashIndex = index;
  while (text.charCodeAt(firstBackslashIndex - 1) === backslash) firstBackslashIndex -= 1;
  return (index - firstBackslashIndex) % 2 === 1;
}

function describeFault(text: string): StrictJson {
  const fault = findJsonFault(text);
  if (fault === null) throw new Error('The JSON parser found no error');
  return invalidJson(fault.pointer, fault.message);
}

function invalidJson(pointer: string, message: string): StrictJson {
  return { ok: false, code: 'invalid_json', pointer, message };
}
