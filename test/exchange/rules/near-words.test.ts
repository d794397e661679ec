import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { correctQuery, countDocumentFrequencies } from '../../../src/exchange/rules/spelling-correction.ts';
import { minCpuMsOf } from '../../support/cpu-time.ts';

describe('the nearest query', () => {
  const known = countDocumentFrequencies([' index slow pg_dump \n postgresql \n ', ' index stall \n  \n ']);

  test('counts words of entries, without joined tokens and short words', () => {
    assert.deepEqual(
      [...known],
      [
        ['index', 2],
        ['slow', 1],
        ['postgresql', 1],
        ['stall', 1],
      ],
    );
  });

  test('replaces unknown words and leaves the rest of the text as it is', () => {
    assert.equal(correctQuery('indx "Postgresq!"', known), 'index "postgresql!"');
    assert.equal(correctQuery('index slow', known), null);
    assert.equal(correctQuery('kangaroo', known), null);
    assert.equal(correctQuery('ab +', known), null);
  });

  test('prefers fewer edits, then the more frequent word', () => {
    const counts = new Map([
      ['stack', 1],
      ['stash', 5],
    ]);
    assert.equal(correctQuery('stasc', counts), 'stash');
    assert.equal(correctQuery('stac', counts), 'stack');
  });

  test('compares at most five words with a large vocabulary in less than 500 ms of CPU time', async () => {
    const large = new Map(Array.from({ length: 20_000 }, (_, index) => [`word${index.toString(36)}`, 1]));
    const q = Array.from({ length: 40 }, (_, index) => `w${index}rdzz`).join(' ');
    const cpuMs = await minCpuMsOf(() => correctQuery(q, large));
    assert.ok(cpuMs < 500, `${cpuMs} ms`);
  });
});
