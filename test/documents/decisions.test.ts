import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';

const records = globSync('docs/decisions/[0-9]*.md').sort();

test('every decision record is in the index and has a consecutive number, context, decision and consequences', () => {
  assert.ok(records.length >= 12);
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  for (const [position, path] of records.entries()) {
    const name = basename(path);
    const text = readFileSync(path, 'utf8');
    const number = String(position + 1).padStart(4, '0');
    assert.ok(name.startsWith(`${number}-`), `${name} is not number ${number}`);
    assert.ok(index.includes(`(${name})`), `${name} is missing in the index`);
    assert.ok(text.startsWith(`# ${number} `), `the title of ${name} starts with its number`);
    for (const section of ['Context', 'Decision', 'Consequences'])
      assert.ok(text.includes(`**${section}.**`), `${name}: ${section}`);
  }
});
