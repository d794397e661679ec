import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Prefix of all canaries of this process, to search for all of them at once. */
export const everyCanary = `Cnry${randomBytes(6).toString('hex')}`;

/** A unique text of letters and digits, which no encoding of text changes. */
export function canary(): string {
  return `${everyCanary}${randomBytes(6).toString('hex')}`;
}

/** Fails when a place contains one of the texts in any of its encodings. */
export function assertAbsent(texts: readonly string[], places: ReadonlyMap<string, Buffer>): void {
  for (const text of texts) {
    for (const form of formsOf(text)) {
      for (const [name, bytes] of places) assert.equal(bytes.indexOf(form), -1, `${name} contains ${form}`);
    }
  }
}

/** All files below a folder; files removed during the walk are skipped. */
export function filesBelow(folder: string): Map<string, Buffer> {
  const matches = new Map<string, Buffer>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) matches.set(name, readFileSync(path));
  }
  return matches;
}

/**
 * The text in UTF-8, UTF-16, hex, base64 and base64url at each of the three offsets, percent-encoded, and JSON-escaped.
 */
function formsOf(text: string): Buffer[] {
  const hex = Buffer.from(text).toString('hex');
  const shifted = [0, 1, 2].flatMap((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]);
    // The first and the last characters depend on the adjacent bytes.
    return (['base64', 'base64url'] as const).map((form) => bytes.toString(form).slice(4, -4));
  });
  const pairs = hex.match(/../g) ?? [];
  const escaped = [pairs.map((pair) => `%${pair}`).join(''), pairs.map((pair) => `\\u00${pair}`).join('')];
  const encodings = [text, text.toLowerCase(), text.toUpperCase(), hex, hex.toUpperCase(), ...shifted, ...escaped];
  const upper = [escaped[0]?.toUpperCase() ?? '', pairs.map((pair) => `\\u00${pair.toUpperCase()}`).join('')];
  return [...new Set([...encodings, ...upper])].map((form) => Buffer.from(form)).concat(Buffer.from(text, 'utf16le'));
}
