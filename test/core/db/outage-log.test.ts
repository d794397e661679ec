import assert from 'node:assert/strict';
import { describe, type TestContext } from 'node:test';
import { secondMs } from '../../../src/core/base/clock.ts';
import { startNode } from '../../../src/core/db/nodes.ts';
import { eventually } from '../../support/eventually.ts';
import { testOfTimes } from '../../support/test-of-times.ts';
import { type SettableTime, timedKinds } from './settable-time.ts';

for (const kind of timedKinds) {
  describe(`the log of excluded time on ${kind.name}`, { skip: kind.missing }, () => {
    testOfTimes(
      'has a debug entry for a slow first start, and an entry for a late renewal of a running node',
      async (t) => {
        const time = await kind.prepare(t);
        const { lines, debugLines } = await startLoggedNode(t, time);
        await time.advance(3 * secondMs);
        await eventually('the slow start is logged', () => debugLines.length > 0);
        assert.deepEqual(debugLines, ['start took longer than a lease: excluded from game time']);
        assert.deepEqual(lines, []);
        await time.advance(3 * secondMs);
        await eventually('the late renewal of a running node is logged', () => lines.length > 0);
        assert.deepEqual(lines, ['lease renewed late: time without a lease is excluded from game time']);
      },
    );

    testOfTimes('names the downtime before a restart', async (t) => {
      const time = await kind.prepare(t);
      const { node, database } = await startLoggedNode(t, time);
      await node.stop();
      await database.close();
      await time.advance(5 * secondMs);
      const { lines } = await startLoggedNode(t, time);
      assert.deepEqual(lines, ['downtime before this start is excluded from game time']);
    });
  });
}

/** Starts a node; `lines` gets its log messages, `debugLines` those of level debug. */
async function startLoggedNode(t: TestContext, { location, clock }: SettableTime) {
  const lines: string[] = [];
  const debugLines: string[] = [];
  const add = (_fields: object, message: string) => void lines.push(message);
  const addDebug = (_fields: object, message: string) => void debugLines.push(message);
  const database = await location.open({ clock });
  const log = { debug: addDebug, info: add, warn: add, error: add };
  const node = await startNode({ database, clock, log, takeOvers: [] });
  t.after(() => node.stop().catch(() => {}));
  return { node, database, lines, debugLines };
}
