import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A text that stands nowhere by chance; letters and digits only, so that no escape hides it. */
export function canary(): string {
  return `Cnry${randomBytes(9).toString('hex')}`;
}

/** Fails when one of the texts stands in one of the places, in whatever form it could have got there. */
export function assertNowhere(texts: readonly string[], places: ReadonlyMap<string, Buffer>): void {
  for (const text of texts) {
    for (const form of formsOf(text)) {
      for (const [name, bytes] of places) assert.equal(bytes.indexOf(form), -1, `${form} stands in ${name}`);
    }
  }
}

/** All files below a folder; what goes away meanwhile is not there. */
export function filesBelow(folder: string): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) found.set(name, readFileSync(path));
  }
  return found;
}

/** Plain, hex, and base64 and base64url at each of the three ways that a text can lie in them. */
function formsOf(text: string): Set<string> {
  const hex = Buffer.from(text).toString('hex');
  const shifted = [0, 1, 2].flatMap((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]);
    // What stands beside the text decides the first and the last characters.
    return (['base64', 'base64url'] as const).map((form) => bytes.toString(form).slice(4, -4));
  });
  return new Set([text, text.toLowerCase(), text.toUpperCase(), hex, hex.toUpperCase(), ...shifted]);
}
