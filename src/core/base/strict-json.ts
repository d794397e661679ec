import { Buffer, isAscii, isUtf8 } from 'node:buffer';
import { parseStrictJsonText, type StrictJson } from './strict-json-text.ts';

/**
 * Strict JSON parser. It requires UTF-8 without byte order mark and refuses more than 32 levels, duplicate keys,
 * `__proto__` and `constructor` keys, NUL, lone surrogates, integers beyond plus or minus 2^53-1 and numbers beyond the
 * range of a double. `pointer` (RFC 6901) ends before the first unusual key; the message never repeats input. The
 * size is not limited.
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
