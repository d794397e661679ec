import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countWordsOf, nearQuery } from '../../../src/exchange/rules/near-words.ts';
import { leastCpuMsOf } from '../../support/cpu-time.ts';

describe('the nearest query', () => {
  const known = countWordsOf([' index slow pg_dump \n postgresql \n ', ' index stall \n  \n ']);

  test('counts words of entries, not neighbours or short ones', () => {
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
    assert.equal(nearQuery('indx "Postgresq!"', known), 'index "postgresql!"');
    assert.equal(nearQuery('index slow', known), null);
    assert.equal(nearQuery('kangaroo', known), null);
    assert.equal(nearQuery('ab +', known), null);
  });

  test('prefers fewer edits, then the more frequent word', () => {
    const counts = new Map([
      ['stack', 1],
      ['stash', 5],
    ]);
    assert.equal(nearQuery('stasc', counts), 'stash');
    assert.equal(nearQuery('stac', counts), 'stack');
  });

  test('compares at most five words with a large vocabulary in little time', async () => {
    const large = new Map(Array.from({ length: 20_000 }, (_, index) => [`word${index.toString(36)}`, 1]));
    const q = Array.from({ length: 40 }, (_, index) => `w${index}rdzz`).join(' ');
    const cpuMs = await leastCpuMsOf(() => nearQuery(q, large));
    assert.ok(cpuMs < 500, `${cpuMs} ms`);
  });
});
