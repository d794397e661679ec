import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations as arcade } from '../src/arcade/operations.ts';
import { patternDescription } from '../src/core/base/patterns.ts';
import { operations as exchange } from '../src/exchange/operations.ts';
import { operations as relay } from '../src/relay/operations.ts';

/** Every `pattern` in a schema, with its path. */
function patternsIn(schema: unknown, path: string): { path: string; pattern: string }[] {
  if (schema === null || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([name, value]) =>
    name === 'pattern' && typeof value === 'string' ? [{ path, pattern: value }] : patternsIn(value, `${path}/${name}`),
  );
}

test('every pattern of every input has a description', () => {
  const operations = [...exchange, ...arcade, ...relay];
  const matches = operations.flatMap(({ name, input }) => patternsIn(input, name));
  assert.ok(matches.length > 50);
  const patternsWithoutDescription = matches.filter(({ pattern }) => patternDescription(pattern) === undefined);
  assert.deepEqual(patternsWithoutDescription, []);
});
