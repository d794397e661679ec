import { Buffer, isAscii, isUtf8 } from 'node:buffer';
import { parseStrictJsonText, type StrictJson } from './strict-json-text.ts';

/**
 * Reads one JSON value strictly: UTF-8 without byte order mark, at most 32 levels, no key twice in
 * one object (also not after escapes), no `__proto__` or `constructor` key, no NUL, no
 * lone surrogate, whole numbers within plus or minus 2^53-1, no number beyond a double's range.
 * `pointer` is an RFC 6901 pointer to the place as far as its keys are short plain names; the
 * message never repeats what was sent. The size cap is the caller's.
 */
export function parseStrictJson(bytes: Uint8Array): StrictJson {
  const text = decode(bytes);
  return text === null
    ? { ok: false, code: 'invalid_json', pointer: '', message: 'The body is not valid UTF-8.' }
    : parseStrictJsonText(text);
}

function decode(bytes: Uint8Array): string | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isAscii(buffer)) return buffer.toString('latin1');
  return isUtf8(buffer) ? buffer.toString('utf8') : null;
}
