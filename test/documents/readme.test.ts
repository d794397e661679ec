import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';

describe('the README', () => {
  const text = readFileSync('README.md', 'utf8');
  const lines = text.split('\n');
  const introduction = (text.split('\n## ')[0] ?? '').replaceAll(/\s+/g, ' ');

  test('compares each service with something known in its first sentence', () => {
    const [sentence = ''] = introduction.replace('# Rialto', '').split('. ');
    for (const knownConcept of ['question-and-answer', 'Stack Overflow', 'games that people watch', 'webhooks'])
      assert.ok(sentence.includes(knownConcept), `"${knownConcept}" in: ${sentence}`);
  });

  test('says what the three services have in common before the first section', () => {
    assert.match(introduction, /All three services have .*\bkeys\b.*\bidempotent\b.*\buntrusted\b.*\bverify\b/);
  });

  test('explains what a lead is where it presents the relay', () => {
    const row = lines.find((line) => line.startsWith('| relay |')) ?? '';
    assert.match(row, /leads \(names and addresses of people who ask to be contacted\)/);
  });

  test('has the command that clones the repository before the first command that needs it, both in the first 30 lines', () => {
    const lineOf = (start: string) => lines.findIndex((line) => line.trim().startsWith(start)) + 1;
    const [clone, demo] = [lineOf('git clone '), lineOf('npm run demo')];
    assert.ok(clone > 0 && clone < demo && demo <= 30, `git clone on line ${clone}, npm run demo on line ${demo}`);
    assert.match(lines[clone - 1] ?? '', /&& cd rialto$/);
  });
});
