import { readFileSync } from 'node:fs';

const folder = new URL('../vectors/', import.meta.url);

/** Reads a shared list of test vectors, with repeated text expanded. */
export function vectors(name: string): unknown {
  return expandRepeats(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
}

function expandRepeats(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expandRepeats);
  if (typeof value !== 'object' || value === null) return value;
  if ('$repeat' in value && 'times' in value) return String(value.$repeat).repeat(Number(value.times));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expandRepeats(inner)]));
}
