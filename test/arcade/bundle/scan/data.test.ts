import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { page, rulesIn } from './scan-sample-bundle.ts';

const dataRulesOf = (value: unknown) =>
  rulesIn({ 'data.json': JSON.stringify(value) }).filter((rule) => rule.startsWith('data.'));
const state = { board: [], active: null, next: [], score: 0 };

describe('the scan of data files', () => {
  test('accepts settings, texts and a few examples', () => {
    assert.deepEqual(dataRulesOf({ colours: { I: '#fff' }, words: ['....'], examples: [state, state] }), []);
    assert.deepEqual(dataRulesOf(Array.from({ length: 40 }, () => '....IIII..')), []);
  });

  test('refuses three recorded states, 41 rows of boards and 4,100 encoded characters, wherever they are in the file', () => {
    assert.deepEqual(dataRulesOf({ a: [state, { b: state }, [state]] }), ['data.states DATA data.json']);
    assert.deepEqual(dataRulesOf({ a: Array.from({ length: 41 }, () => '....IIII..') }), ['data.rows DATA data.json']);
    assert.deepEqual(dataRulesOf({ a: ['A'.repeat(3_000), 'B'.repeat(1_100)] }), ['data.encoded DATA data.json']);
  });

  test('warns about unreferenced files, except text files', () => {
    assert.deepEqual(rulesIn({ 'data.json': '{}', 'notes.txt': 'a', 'other.css': 'p{}', 'index.html': page('') }), [
      'bundle.unused bundle data.json',
      'bundle.unused bundle other.css',
    ]);
  });
});
