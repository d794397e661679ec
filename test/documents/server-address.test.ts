import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { blocksOf } from './blocks.ts';

test('all marked shell blocks of documents address the server by RIALTO_URL', () => {
  const blocks = globSync(['README.md', 'docs/*.md']).flatMap((path) =>
    blocksOf(path).map((block) => ({ ...block, path })),
  );
  const scripts = blocks.filter(({ language }) => language === 'sh');
  assert.ok(scripts.some(({ text }) => /\$\{RIALTO_URL:-http:\/\/localhost:8080\}/.test(text)));
  for (const { path, text } of scripts) {
    assert.doesNotMatch(text, /RIALTO_PORT/, path);
    assert.doesNotMatch(text, /(?<!RIALTO_URL:-(?:http:\/\/)?)localhost:8080/, path);
  }
});
