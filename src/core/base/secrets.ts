import { type CharacterTable, type KeyFormat, keyFormats } from './secret-formats.ts';

export interface SecretMatch {
  /** Description for error messages, such as "a GitHub token"; never the value. */
  readonly kind: string;
}

/**
 * Finds the first text that looks like a credential: a key in a format of secret-formats.ts, or a private key block. It
 * detects no other formats and ignores placeholders such as `ghp_xxxx`. Linear time, since look-ahead is bounded.
 */
export function findSecret(text: string): SecretMatch | null {
  const prefixMatch = anyPrefixPattern.exec(text);
  if (prefixMatch === null) return null;
  for (let index = prefixMatch.index; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === hyphen) {
      if (isPrivateKeyBlock(text, index)) return { kind: 'a private key' };
      continue;
    }
    const formats = code < 128 ? formatsByFirstCharacter[code] : undefined;
    if (formats === undefined || isAlphanumeric(text.charCodeAt(index - 1))) continue;
    const format = formats.find(
      (format) => text.startsWith(format.prefix, index) && matchesFormat(text, index + format.prefix.length, format),
    );
    if (format !== undefined) return { kind: format.kind };
  }
  return null;
}

const hyphen = 0x2d;
const dot = 0x2e;
const keyBlockStart = '-----BEGIN ';

// Fast path: most texts contain no prefix of a key.
const anyPrefixPattern = new RegExp(
  [...keyFormats.map((format) => format.prefix.replace('.', '\\.')), keyBlockStart].join('|'),
);

const formatsByFirstCharacter = Array.from({ length: 128 }, (_, code) => {
  const formats = keyFormats.filter((format) => format.prefix.charCodeAt(0) === code);
  return formats.length === 0 ? undefined : formats;
});

function matchesFormat(text: string, start: number, format: KeyFormat): boolean {
  let index = start;
  for (const [segmentIndex, segment] of format.segments.entries()) {
    if (segmentIndex > 0) {
      if (text.charCodeAt(index) !== dot) return false;
      index += 1;
    }
    const length = runLength(text, index, segment.characters, segment.charactersMax + 1);
    if (length < segment.charactersMin || (segment.refusesLongerRuns === true && length > segment.charactersMax))
      return false;
    index += length;
  }
  return format.placeholderCheck === 'format' || looksRandom(text.slice(start, index), format.placeholderCheck);
}

function runLength(text: string, start: number, characters: CharacterTable, lengthMax: number): number {
  let length = 0;
  while (length < lengthMax && characters[text.charCodeAt(start + length)] === 1) length += 1;
  return length;
}

const distinctCharactersMin = 8;

/** Whether the characters look random rather than like a placeholder. */
function looksRandom(key: string, placeholderCheck: Exclude<KeyFormat['placeholderCheck'], 'format'>): boolean {
  if (new Set(key).size < distinctCharactersMin || key.endsWith('EXAMPLE')) return false;
  const hasBothCases = /[a-z]/.test(key) && /[A-Z]/.test(key);
  return placeholderCheck === 'varied' || hasBothCases || (placeholderCheck === 'random' && /[0-9]/.test(key));
}

const blockHeader = /^[A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----/;
const keyMaterial = /[A-Za-z0-9+/]{16}/;
const headerCharactersMax = 60;
const keyMaterialCharactersMax = 240;

/** A header without base64 after it is not a key but text about keys. */
function isPrivateKeyBlock(text: string, index: number): boolean {
  if (!text.startsWith(keyBlockStart, index)) return false;
  const start = index + keyBlockStart.length;
  const header = blockHeader.exec(text.slice(start, start + headerCharactersMax))?.[0];
  return (
    header !== undefined &&
    keyMaterial.test(text.slice(start + header.length, start + header.length + keyMaterialCharactersMax))
  );
}

function isAlphanumeric(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}
