// Slow: waits on both databases until nodes have renewed their leases or detected a pause.

import assert from 'node:assert/strict';
import { describe, type TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { dayMs, hourMs, minuteMs, secondMs, systemClock } from '../../../src/core/base/clock.ts';
import { type LiveNode, startNode, takeOverIntervalMs } from '../../../src/core/db/nodes.ts';
import { lockOutages } from '../../../src/core/db/outages.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { noopLog, postgres } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { assertBetween, assertClose, testOfTimes } from '../../support/test-of-times.ts';
import { type SettableTime, type TimedKind, timedKinds } from './settable-time.ts';

/** Number of tests that run at the same time. They mostly sleep. */
const concurrency = 8;

for (const kind of timedKinds) {
  describe(`the running time on ${kind.name}`, { skip: kind.missing, concurrency }, () => {
    testOfTimes('starts as wall time in whole microseconds and continues with the monotonic clock', async (t) => {
      const time = await kind.prepare(t);
      const { node, database } = await start(t, time);
      const firstUs = node.runningTime.nowUs();
      assert.ok(Number.isSafeInteger(firstUs));
      assertClose(firstUs / 1_000, systemClock.nowMs());
      const assertRunning = watchRunningTime(node);
      await waitForRenewals(database, 3);
      assertRunning();
      assert.deepEqual(await outages(database), []);
    });

    testOfTimes('excludes each pause once when the last node crashed before it', async (t) => {
      const time = await kind.prepare(t);
      let lastMs = 0;
      for (const pauseMs of [hourMs, 3 * hourMs]) {
        const { node, database } = await start(t, time);
        if (lastMs > 0) assertBetween(node.runningTime.nowUs() / 1_000 - lastMs, 0, leaseMs + slackMs);
        lastMs = node.runningTime.nowUs() / 1_000;
        await database.close();
        await time.advance(pauseMs);
      }
      const { node, database } = await start(t, time);
      assertBetween(node.runningTime.nowUs() / 1_000 - lastMs, 0, leaseMs + slackMs);
      const [firstPauseMs, secondPauseMs, ...furtherOutages] = await outages(database);
      assertBetween(firstPauseMs ?? 0, hourMs - leaseMs, hourMs + slackMs);
      assertBetween(secondPauseMs ?? 0, 3 * hourMs - leaseMs, 3 * hourMs + slackMs);
      assert.deepEqual(furtherOutages, []);
    });

    testOfTimes('excludes a pause once, exactly, when the last node was stopped before it', async (t) => {
      const time = await kind.prepare(t);
      const firstNode = await start(t, time);
      await firstNode.node.stop();
      const lastUs = firstNode.node.runningTime.nowUs();
      await firstNode.database.close();
      await time.advance(dayMs);
      assert.equal(firstNode.node.runningTime.nowUs(), lastUs, 'the time of a stopped node does not advance');
      const { node, database } = await start(t, time);
      assertBetween((node.runningTime.nowUs() - lastUs) / 1_000, 0, slackMs);
      assert.equal((await outages(database)).length, 1);
    });

    testOfTimes('continues from the time of the previous node after a short pause', async (t) => {
      const time = await kind.prepare(t);
      const firstNode = await start(t, time);
      const lastUs = firstNode.node.runningTime.nowUs();
      await firstNode.database.close();
      const { node, database } = await start(t, time);
      assertBetween((node.runningTime.nowUs() - lastUs) / 1_000, 0, leaseMs + slackMs);
      assert.deepEqual(await outages(database), []);
    });

    for (const [change, shiftMs] of [
      ['an hour back', -hourMs],
      ['fourteen days forward', 14 * dayMs],
    ] as const) {
      testOfTimes(`does not jump when the clock is set ${change}, nor at the next restart`, async (t) => {
        const time = await kind.prepare(t);
        const firstNode = await start(t, time);
        const assertRunning = watchRunningTime(firstNode.node);
        await time.setClock(shiftMs);
        assertRunning();
        if (kind.dialect === 'postgres')
          await eventually('the clock change is stored', async () => (await outages(firstNode.database))[0]);
        await waitForRenewals(firstNode.database, 2);
        assertRunning();
        const lastUs = firstNode.node.runningTime.nowUs();
        await firstNode.node.stop();
        await firstNode.database.close();
        const { node } = await start(t, time);
        assertBetween((node.runningTime.nowUs() - lastUs) / 1_000, 0, slackMs);
      });

      testOfTimes(`does not go back when the clock is set ${change} while no node runs`, async (t) => {
        const time = await kind.prepare(t);
        const firstNode = await start(t, time);
        let lastUs = firstNode.node.runningTime.nowUs();
        await firstNode.database.close();
        await time.setClock(shiftMs);
        for (const startCount of [1, 2]) {
          const { node, database } = await start(t, time);
          assertBetween((node.runningTime.nowUs() - lastUs) / 1_000, 0, leaseMs + slackMs);
          const [clockOutage, ...shortOutages] = await outages(database);
          assertClose(clockOutage ?? 0, shiftMs - leaseMs / 2, leaseMs / 2 + slackMs);
          assert.equal(shortOutages.length, startCount - 1);
          for (const pauseMs of shortOutages) assertBetween(pauseMs, 0, slackMs);
          await waitForRenewals(database, 1);
          lastUs = node.runningTime.nowUs();
          await node.stop();
          await database.close();
        }
      });
    }

    testOfTimes('stops at the end of its lease while the process is frozen, which counts as downtime', async (t) => {
      const time = await kind.prepare(t);
      const { node, database } = await start(t, time);
      const lastMs = node.runningTime.nowUs() / 1_000;
      const startedMs = systemClock.monotonicMs();
      await time.advance(10 * minuteMs);
      assertBetween(node.runningTime.nowUs() / 1_000 - lastMs, 0, leaseMs + slackMs);
      const [outage] = await eventually('the outage is stored', async () => {
        const results = await outages(database);
        return results.length > 0 && results;
      });
      assertBetween(outage ?? 0, 10 * minuteMs - leaseMs, 10 * minuteMs + slackMs);
      const assertRunning = watchRunningTime(node);
      await waitForRenewals(database, 2);
      assertRunning();
      const passedMs = systemClock.monotonicMs() - startedMs;
      assertBetween(node.runningTime.nowUs() / 1_000 - lastMs, 0, leaseMs + passedMs + slackMs);
      assert.equal((await outages(database)).length, 1);
    });
  });
}

describe('the running time of several nodes on PostgreSQL', { skip: postgres.missing, concurrency }, () => {
  const kind = timedKinds[1] as TimedKind;

  testOfTimes('continues while one node is alive', async (t) => {
    const time = await kind.prepare(t);
    const [liveNode, deadNode] = [await start(t, time), await start(t, time)];
    await deadNode.database.close();
    const assertRunning = watchRunningTime(liveNode.node);
    await eventually('the row of the dead node is gone', async () => (await nodeIds(liveNode.database)).length === 1);
    assertRunning();
    const thirdNode = await start(t, time);
    assertClose(thirdNode.node.runningTime.nowUs() / 1_000, liveNode.node.runningTime.nowUs() / 1_000);
    assert.deepEqual(await outages(liveNode.database), []);
  });

  testOfTimes('excludes a pause once when all nodes start at the same moment', async (t) => {
    const time = await kind.prepare(t);
    const nodesBefore = [await start(t, time), await start(t, time)];
    const lastMs = Math.max(...nodesBefore.map(({ node }) => node.runningTime.nowUs())) / 1_000;
    await Promise.all(nodesBefore.map(({ database }) => database.close()));
    await time.advance(hourMs);
    const nodesAfter = await Promise.all(Array.from({ length: 4 }, () => start(t, time)));
    const [firstNode] = nodesAfter;
    assert.ok(firstNode !== undefined);
    assert.equal((await outages(firstNode.database)).length, 1);
    for (const { node } of nodesAfter) assertBetween(node.runningTime.nowUs() / 1_000 - lastMs, 0, leaseMs + slackMs);
  });

  testOfTimes('does not jump when the clock is set, and no lease expires', async (t) => {
    const time = await kind.prepare(t);
    const nodes = await Promise.all(Array.from({ length: 3 }, () => start(t, time)));
    const [firstNode] = nodes;
    assert.ok(firstNode !== undefined);
    const ids = nodes.map(({ node }) => node.id).sort();
    for (const shiftMs of [14 * dayMs, -hourMs]) {
      const assertAllRunning = nodes.map(({ node }) => watchRunningTime(node));
      const outageCount: number = (await outages(firstNode.database)).length;
      await time.setClock(shiftMs);
      await eventually('the change is stored', async () => (await outages(firstNode.database)).length > outageCount);
      await waitForRenewals(firstNode.database, 2);
      for (const assertRunning of assertAllRunning) assertRunning();
      assert.equal((await outages(firstNode.database)).length, outageCount + 1);
      assert.deepEqual(await nodeIds(firstNode.database), ids);
    }
    const lastNode = await start(t, time);
    assertClose(lastNode.node.runningTime.nowUs() / 1_000, firstNode.node.runningTime.nowUs() / 1_000);
  });
});

describe('several nodes on PostgreSQL', { skip: postgres.missing }, () => {
  const kind = timedKinds[1] as TimedKind;

  testOfTimes('do not take over the work of each other before a renewal detects that the clock was set', async (t) => {
    const time = await kind.prepare(t);
    const nodes = await Promise.all(Array.from({ length: 3 }, () => start(t, time)));
    const [firstNode] = nodes;
    assert.ok(firstNode !== undefined);
    const ids = await nodeIds(firstNode.database);
    await firstNode.database.write(async (tx) => {
      // Renewals need this lock, and taking over does not.
      await lockOutages(tx);
      await time.setClock(14 * dayMs);
      await setTimeout(takeOverIntervalMs + 200);
    });
    await eventually('the clock change is stored', async () => (await outages(firstNode.database)).length > 0);
    assert.deepEqual(await nodeIds(firstNode.database), ids);
  });
});

const leaseMs = 2 * secondMs;
/** Tolerance for delays between two statements on a busy machine. */
const slackMs = 1_500;

interface RunningNode {
  readonly node: LiveNode;
  readonly database: Database;
}

async function start(t: TestContext, { location, clock }: SettableTime): Promise<RunningNode> {
  const database = await location.open({ clock });
  const node = await startNode({ database, clock, log: noopLog, takeOvers: [] });
  // Tests close the database of a node to simulate a crash. stop() then fails, because the node can store nothing.
  t.after(() => node.stop().catch(() => {}));
  return { node, database };
}

/** Each call asserts that the running time has advanced by as much as real time since the previous call. */
function watchRunningTime({ runningTime }: LiveNode): () => void {
  const [startUs, startMs] = [runningTime.nowUs(), systemClock.monotonicMs()];
  let previousUs = startUs;
  return () => {
    const [nowUs, passedMs] = [runningTime.nowUs(), systemClock.monotonicMs() - startMs];
    assert.ok(nowUs >= previousUs, 'the running time went back');
    previousUs = nowUs;
    assertClose((nowUs - startUs) / 1_000, passedMs);
  };
}

/** Waits until every node has renewed its lease this many times. */
async function waitForRenewals(database: Database, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const expiriesBefore = await leaseExpiries(database);
    await eventually('every lease is renewed', async () => {
      const expiries = await leaseExpiries(database);
      return [...expiriesBefore].every(([id, ms]) => expiries.get(id) !== ms);
    });
  }
}

/** Ends of the leases in epoch milliseconds, by node id. */
async function leaseExpiries(database: Database): Promise<Map<string, number>> {
  const rows = await database.db.all(database.db.query.selectFrom('node').select(['id', 'alive_until']));
  return new Map(rows.map((row) => [row.id, row.alive_until]));
}

async function nodeIds(database: Database): Promise<string[]> {
  return [...(await leaseExpiries(database)).keys()].sort();
}

/** Durations of the stored outages in milliseconds. */
async function outages(database: Database): Promise<number[]> {
  const query = database.db.query.selectFrom('outage').select(['from_us', 'until_us']).orderBy('n');
  return (await database.db.all(query)).map((row) => (row.until_us - row.from_us) / 1_000);
}
