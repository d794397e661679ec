import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Prefix of all canary tokens of this process, to search for all of them at once. */
export const canaryPrefix = `Cnry${randomBytes(6).toString('hex')}`;

/** Canary token: a unique marker for leak tests. Letters and digits only, which URL and JSON encoding do not change. */
export function canaryToken(): string {
  return `${canaryPrefix}${randomBytes(6).toString('hex')}`;
}

/** Fails when a buffer contains one of the texts in any of its encodings. */
export function assertAbsent(texts: readonly string[], buffers: ReadonlyMap<string, Buffer>): void {
  for (const text of texts) {
    for (const encoded of encodingsOf(text)) {
      for (const [name, bytes] of buffers) assert.equal(bytes.indexOf(encoded), -1, `${name} contains ${encoded}`);
    }
  }
}

/** All files below a folder; files removed during the walk are skipped. */
export function filesBelow(folder: string): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) contents.set(name, readFileSync(path));
  }
  return contents;
}

/**
 * The text in UTF-8, lower case, upper case, UTF-16, hex, base64 and base64url at each of the three byte alignments,
 * percent-encoded, and JSON-escaped.
 */
function encodingsOf(text: string): Buffer[] {
  const hex = Buffer.from(text).toString('hex');
  const base64Texts = [0, 1, 2].flatMap((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]);
    // The first and the last characters depend on the adjacent bytes.
    return (['base64', 'base64url'] as const).map((encoding) => bytes.toString(encoding).slice(4, -4));
  });
  const hexPairs = hex.match(/../g) ?? [];
  const escapedTexts = [hexPairs.map((pair) => `%${pair}`).join(''), hexPairs.map((pair) => `\\u00${pair}`).join('')];
  const encodings = [
    text,
    text.toLowerCase(),
    text.toUpperCase(),
    hex,
    hex.toUpperCase(),
    ...base64Texts,
    ...escapedTexts,
  ];
  const upperCaseEscapes = [
    escapedTexts[0]?.toUpperCase() ?? '',
    hexPairs.map((pair) => `\\u00${pair.toUpperCase()}`).join(''),
  ];
  return [...new Set([...encodings, ...upperCaseEscapes])]
    .map((encoded) => Buffer.from(encoded))
    .concat(Buffer.from(text, 'utf16le'));
}
