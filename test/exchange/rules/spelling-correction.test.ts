import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { correctQuery, countDocumentFrequencies } from '../../../src/exchange/rules/spelling-correction.ts';
import { minCpuMsOf } from '../../support/cpu-time.ts';

describe('the spelling correction of a query', () => {
  const vocabulary = countDocumentFrequencies([' index slow pg_dump \n postgresql \n ', ' index stall \n  \n ']);

  test('counts the entries of each word, and omits tokens that join several words', () => {
    assert.deepEqual(
      [...vocabulary],
      [
        ['index', 2],
        ['slow', 1],
        ['postgresql', 1],
        ['stall', 1],
      ],
    );
  });

  test('replaces unknown words and leaves the rest of the text as it is', () => {
    assert.equal(correctQuery('indx "Postgresq!"', vocabulary), 'index "postgresql!"');
    assert.equal(correctQuery('index slow', vocabulary), null);
    assert.equal(correctQuery('kangaroo', vocabulary), null);
    assert.equal(correctQuery('ab +', vocabulary), null);
  });

  test('prefers fewer edits, then the more frequent word', () => {
    const counts = new Map([
      ['stack', 1],
      ['stash', 5],
    ]);
    assert.equal(correctQuery('stasck', counts), 'stack');
    assert.equal(correctQuery('stask', counts), 'stash');
    assert.equal(correctQuery('stasc', counts), 'stash');
    assert.equal(correctQuery('stac', counts), 'stack');
  });

  test('counts no further entry once 20,000 words are known', () => {
    const entries = Array.from({ length: 201 }, (_, entry) =>
      Array.from({ length: 100 }, (_, word) => `w${entry}x${word}`).join(' '),
    );
    const counts = countDocumentFrequencies(entries);
    assert.equal(counts.size, 20_000);
    assert.deepEqual([counts.has('w0x0'), counts.has('w199x0'), counts.has('w200x0')], [true, true, false]);
  });

  test('takes less than 500 ms of CPU time for 40 unknown words and a vocabulary of 20,000 words', async () => {
    const largeVocabulary = new Map(Array.from({ length: 20_000 }, (_, index) => [`word${index.toString(36)}`, 1]));
    const q = Array.from({ length: 40 }, (_, index) => `w${index}rdzz`).join(' ');
    const cpuMs = await minCpuMsOf(() => correctQuery(q, largeVocabulary));
    assert.ok(cpuMs < 500, `${cpuMs} ms`);
  });
});
