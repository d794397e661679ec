import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SharedLooks } from '../../../src/relay/delivery/shared-looks.ts';

test('all who wait for the same share one look, which begins after each of them asked', async () => {
  const looks = new SharedLooks<number>(5);
  let read = 0;
  const look = async () => {
    read += 1;
    return read;
  };
  const first = await Promise.all(Array.from({ length: 100 }, () => looks.next('one', look)));
  assert.deepEqual(new Set(first), new Set([1]));
  assert.equal(await looks.next('one', look), 2);
  await Promise.all([looks.next('one', look), looks.next('other', look)]);
  assert.equal(read, 4);
});

test('whoever asks while a look is under way gets the one after it', async () => {
  const looks = new SharedLooks<string>(1);
  const { promise, resolve } = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const early = looks.next('one', () => {
    begun.resolve();
    return promise;
  });
  await begun.promise;
  const late = looks.next('one', async () => 'new');
  resolve('old');
  assert.deepEqual(await Promise.all([early, late]), ['old', 'new']);
});

test('a look that fails fails for those who wait, and for nobody after', async () => {
  const looks = new SharedLooks<string>(1);
  const failing = async () => {
    throw new Error('no database');
  };
  const ended = await Promise.allSettled([looks.next('one', failing), looks.next('one', failing)]);
  assert.deepEqual(new Set(ended.map(({ status }) => status)), new Set(['rejected']));
  assert.equal(await looks.next('one', async () => 'there'), 'there');
});
