import assert from 'node:assert/strict';
import { test } from 'node:test';
import { databaseKinds } from './support/databases.ts';
import { type InProcessExchange, openExchangeInProcess } from './support/exchange-in-process.ts';

// Removals of accounts with much content, read by an agent that follows much.

const followCount = 3_000;
const removalCount = 20;
const idsPerRemoval = 666;
const attemptsMax = 3;
const readMsMax = 1_000;

const entryId = (number: number) => `ent_${String(number).padStart(26, '0')}`;

for (const kind of databaseKinds) {
  test(`on ${kind.name}, reading removals of accounts costs little with thousands of follows`, {
    skip: kind.missing,
  }, async (t) => {
    const exchange = await openExchangeInProcess(t, kind);
    const agent = await exchange.register();
    await insertFollowsAndRemovals(exchange, agent.id);
    await exchange.waitForPositions();
    for (const all of [false, true]) {
      let readMs = Number.POSITIVE_INFINITY;
      for (let attempt = 1; attempt <= attemptsMax && readMs > readMsMax; attempt += 1) {
        const startedMs = performance.now();
        const { events } = await agent.call('updates', { all });
        readMs = performance.now() - startedMs;
        assert.equal(events.length, all ? removalCount : 1);
        assert.deepEqual(events.at(-1).reasons, all ? ['followed_entry', 'all'] : ['followed_entry']);
      }
      t.diagnostic(`${all ? 'all' : 'followed'} events: ${Math.round(readMs)} ms`);
      assert.ok(readMs <= readMsMax, `${readMs} ms`);
    }
  });
}

/** Inserts follows of entries, and removals of accounts, of which only the last has a followed entry. */
async function insertFollowsAndRemovals({ database }: InProcessExchange, accountId: string): Promise<void> {
  await database.write(async (tx) => {
    const follows = Array.from({ length: followCount }, (_, number) => {
      return { account_id: accountId, kind: 'entry', target: entryId(number), following: 1, since: 1 };
    });
    await tx.run(tx.query.insertInto('exchange_follow').values(follows));
    for (let removal = 1; removal <= removalCount; removal += 1) {
      const ids = Array.from({ length: idsPerRemoval }, (_, index) => entryId(removal * followCount + index));
      if (removal === removalCount) ids.push(entryId(followCount - 1));
      const removed = { subject_id: 'agt_removed', removed_ids: JSON.stringify(ids) };
      const columns = { ...removed, owner_id: 'agt_removed', actor_id: 'agt_removed', private_to: null };
      const event = { id: `evt_${removal}`, kind: 'entry.removed', occurred_at: 1, object_id: null, ...columns };
      await tx.run(tx.query.insertInto('exchange_event').values(event));
    }
  });
}
