import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** How every canary of this process begins: who looks for it looks for all of them at once. */
export const everyCanary = `Cnry${randomBytes(6).toString('hex')}`;

/** A text that is nowhere by chance; letters and digits only, so that it stays what it is wherever it may go. */
export function canary(): string {
  return `${everyCanary}${randomBytes(6).toString('hex')}`;
}

/** Fails when one of the texts is in one of the places, in whatever form it could have got there. */
export function assertAbsent(texts: readonly string[], places: ReadonlyMap<string, Buffer>): void {
  for (const text of texts) {
    for (const form of formsOf(text)) {
      for (const [name, bytes] of places) assert.equal(bytes.indexOf(form), -1, `${form} stands in ${name}`);
    }
  }
}

/** All files below a folder; what goes away meanwhile is not there. */
export function filesBelow(folder: string): Map<string, Buffer> {
  const matches = new Map<string, Buffer>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) matches.set(name, readFileSync(path));
  }
  return matches;
}

/**
 * Plain, two bytes a character, hex, base64 and base64url at each of the three ways that a text can
 * lie in them, and with every character escaped as addresses and as JSON do it.
 */
function formsOf(text: string): Buffer[] {
  const hex = Buffer.from(text).toString('hex');
  const shifted = [0, 1, 2].flatMap((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]);
    // What is beside the text decides the first and the last characters.
    return (['base64', 'base64url'] as const).map((form) => bytes.toString(form).slice(4, -4));
  });
  const pairs = hex.match(/../g) ?? [];
  const escaped = [pairs.map((pair) => `%${pair}`).join(''), pairs.map((pair) => `\\u00${pair}`).join('')];
  const spelled = [text, text.toLowerCase(), text.toUpperCase(), hex, hex.toUpperCase(), ...shifted, ...escaped];
  const upper = [escaped[0]?.toUpperCase() ?? '', pairs.map((pair) => `\\u00${pair.toUpperCase()}`).join('')];
  return [...new Set([...spelled, ...upper])].map((form) => Buffer.from(form)).concat(Buffer.from(text, 'utf16le'));
}
