import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LocalFeed } from '../../../src/core/db/change-feed.ts';
import { deliveryTopic, SingleFlight } from '../../../src/relay/deliveries/run/single-flight.ts';

const feed = new LocalFeed(assert.ifError);

test('concurrent callers for one delivery share one poll, and later callers and other deliveries get another one', async () => {
  const singleFlight = new SingleFlight<number>(feed, 5);
  let pollCount = 0;
  const poll = async () => {
    pollCount += 1;
    return pollCount;
  };
  const results = await Promise.all(Array.from({ length: 100 }, () => singleFlight.next('one', poll)));
  assert.deepEqual(new Set(results), new Set([1]));
  assert.equal(await singleFlight.next('one', poll), 2);
  await Promise.all([singleFlight.next('one', poll), singleFlight.next('other', poll)]);
  assert.equal(pollCount, 4);
});

test('a call during a poll gets the result of the next poll', async () => {
  const singleFlight = new SingleFlight<string>(feed, 1);
  const { promise, resolve } = Promise.withResolvers<string>();
  const started = Promise.withResolvers<void>();
  const firstCall = singleFlight.next('one', () => {
    started.resolve();
    return promise;
  });
  await started.promise;
  const secondCall = singleFlight.next('one', async () => 'new');
  resolve('old');
  assert.deepEqual(await Promise.all([firstCall, secondCall]), ['old', 'new']);
});

test('a failed poll rejects the calls that share it, and no later call', async () => {
  const singleFlight = new SingleFlight<string>(feed, 1);
  const failingPoll = async () => {
    throw new Error('no database');
  };
  const results = await Promise.allSettled([
    singleFlight.next('one', failingPoll),
    singleFlight.next('one', failingPoll),
  ]);
  assert.deepEqual(new Set(results.map(({ status }) => status)), new Set(['rejected']));
  assert.equal(await singleFlight.next('one', async () => 'there'), 'there');
});

test('a change notification triggers the next poll of its delivery only', async () => {
  // A poll interval that does not end during the test.
  const singleFlight = new SingleFlight<string>(feed, 60_000);
  const polledIds: string[] = [];
  const firstPoll = singleFlight.next('one', async () => 'one').then((id) => polledIds.push(id));
  const otherPoll = singleFlight.next('other', async () => 'other').then((id) => polledIds.push(id));
  feed.notify(deliveryTopic, 'other');
  await otherPoll;
  assert.deepEqual(polledIds, ['other']);
  feed.notify(deliveryTopic, 'one');
  await firstPoll;
});
