import { type CharacterTable, type KeyFormat, keyFormats } from './secret-formats.ts';

export interface SecretMatch {
  /** Description for error messages, such as "a GitHub token"; never the value. */
  readonly kind: string;
}

/**
 * Finds the first text that looks like a credential: keys of Rialto, the formats of secret-formats.ts, and private key
 * blocks. Linear time, since look-ahead is bounded. It detects known formats only, and ignores placeholders such as
 * `ghp_xxxx`.
 */
export function findSecret(text: string): SecretMatch | null {
  const first = anyPrefix.exec(text);
  if (first === null) return null;
  for (let at = first.index; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === hyphen) {
      if (isPrivateKeyBlock(text, at)) return { kind: 'a private key' };
      continue;
    }
    const formats = code < 128 ? formatsByFirst[code] : undefined;
    if (formats === undefined || isAlphanumeric(text.charCodeAt(at - 1))) continue;
    const format = formats.find(
      (format) => text.startsWith(format.prefix, at) && matchesFormat(text, at + format.prefix.length, format),
    );
    if (format !== undefined) return { kind: format.kind };
  }
  return null;
}

const hyphen = 0x2d;
const dot = 0x2e;
const keyBlockStart = '-----BEGIN ';

// Fast path: most texts contain no prefix of a key.
const anyPrefix = new RegExp(
  [...keyFormats.map((format) => format.prefix.replace('.', '\\.')), keyBlockStart].join('|'),
);

const formatsByFirst = Array.from({ length: 128 }, (_, code) => {
  const formats = keyFormats.filter((format) => format.prefix.charCodeAt(0) === code);
  return formats.length === 0 ? undefined : formats;
});

function matchesFormat(text: string, start: number, format: KeyFormat): boolean {
  let at = start;
  for (const [index, part] of format.parts.entries()) {
    if (index > 0) {
      if (text.charCodeAt(at) !== dot) return false;
      at += 1;
    }
    const length = runLength(text, at, part.characters, part.max + 1);
    if (length < part.min || (part.exact === true && length > part.max)) return false;
    at += length;
  }
  return format.placeholderCheck === 'form' || looksRandom(text.slice(start, at), format.placeholderCheck);
}

function runLength(text: string, start: number, characters: CharacterTable, max: number): number {
  let length = 0;
  while (length < max && characters[text.charCodeAt(start + length)] === 1) length += 1;
  return length;
}

const distinctMin = 8;

/** Whether the characters look random rather than like a placeholder. */
function looksRandom(key: string, placeholderCheck: Exclude<KeyFormat['placeholderCheck'], 'form'>): boolean {
  if (new Set(key).size < distinctMin || key.endsWith('EXAMPLE')) return false;
  const hasBothCases = /[a-z]/.test(key) && /[A-Z]/.test(key);
  return placeholderCheck === 'varied' || hasBothCases || (placeholderCheck === 'random' && /[0-9]/.test(key));
}

const blockHeader = /^[A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----/;
const keyMaterial = /[A-Za-z0-9+/]{16}/;
const headerWindow = 50;
const materialWindow = 240;

/** A header without base64 after it is not a key but text about keys. */
function isPrivateKeyBlock(text: string, at: number): boolean {
  if (!text.startsWith(keyBlockStart, at)) return false;
  const start = at + keyBlockStart.length;
  const header = blockHeader.exec(text.slice(start, start + headerWindow + 10))?.[0];
  return (
    header !== undefined && keyMaterial.test(text.slice(start + header.length, start + header.length + materialWindow))
  );
}

function isAlphanumeric(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}
