import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LocalFeed } from '../../../src/core/db/change-feed.ts';
import { deliveryTopic, SingleFlight } from '../../../src/relay/deliveries/run/single-flight.ts';

const feed = new LocalFeed(assert.ifError);

test('all waiters of a delivery share one poll that starts after each of them called', async () => {
  const looks = new SingleFlight<number>(feed, 5);
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

test('a call during a poll gets the result of the next one', async () => {
  const looks = new SingleFlight<string>(feed, 1);
  const { promise, resolve } = Promise.withResolvers<string>();
  const started = Promise.withResolvers<void>();
  const early = looks.next('one', () => {
    started.resolve();
    return promise;
  });
  await started.promise;
  const late = looks.next('one', async () => 'new');
  resolve('old');
  assert.deepEqual(await Promise.all([early, late]), ['old', 'new']);
});

test('a failed poll rejects its waiters and no later ones', async () => {
  const looks = new SingleFlight<string>(feed, 1);
  const failing = async () => {
    throw new Error('no database');
  };
  const ended = await Promise.allSettled([looks.next('one', failing), looks.next('one', failing)]);
  assert.deepEqual(new Set(ended.map(({ status }) => status)), new Set(['rejected']));
  assert.equal(await looks.next('one', async () => 'there'), 'there');
});

test('a change notification triggers the next poll of its delivery only', async () => {
  const looks = new SingleFlight<string>(feed, 60_000);
  const seen: string[] = [];
  const one = looks.next('one', async () => 'one').then((id) => seen.push(id));
  const other = looks.next('other', async () => 'other').then((id) => seen.push(id));
  feed.notify(deliveryTopic, 'other');
  await other;
  assert.deepEqual(seen, ['other']);
  feed.notify(deliveryTopic, 'one');
  await one;
});
