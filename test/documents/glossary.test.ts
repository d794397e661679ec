import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const rows = [
  ...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| (?!term|---)([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
];

test('the glossary has at most 120 terms, each defined once', () => {
  const terms = rows.flatMap(([, names = '']) => names.split(', '));
  assert.ok(terms.length > 50 && terms.length <= 120, `${terms.length} terms`);
  assert.deepEqual(
    terms.filter((term, index) => terms.indexOf(term) !== index),
    [],
  );
});

test('every type that the glossary names is exported by the server', () => {
  const source = globSync('src/**/*.ts')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const exportedTypes = new Set(
    Array.from(source.matchAll(/^export (?:interface|type|class) (\w+)/gm), ([, name = '']) => name),
  );
  const namedTypes = rows.flatMap(([, , , types = '']) =>
    Array.from(types.matchAll(/`(\w+)`/g), ([, name = '']) => name),
  );
  assert.deepEqual(
    namedTypes.filter((name) => !exportedTypes.has(name)),
    [],
  );
});
