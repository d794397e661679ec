// Slow: starts Patroni, etcd, HAProxy and two PostgreSQL nodes, and waits for failovers.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { type HaCluster, haMissing, startHaCluster } from '../support/postgres/ha-cluster.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { soakScaled } from '../support/soak-scale.ts';
import { type RunningLoad, startFailoverLoad } from './failover-load.ts';

const failovers = soakScaled(2, 20);
const writers = 6;
const outageMsMax = 30_000;
const recoveryMsMax = 300_000;

describe('the cluster of deploy/ha', { skip: haMissing }, () => {
  test('loses no acknowledged write and keeps cursors when the primary is killed under load', async (t) => {
    const cluster = await startHaCluster();
    t.after(() => cluster.stop());
    const settings = { DATABASE_URL: cluster.url, RIALTO_DATABASE_LOCK_WAIT_S: '2' };
    const nodes: TestServer[] = [];
    for (const _ of ['one', 'two']) {
      const node = await startServer(settings);
      nodes.push(node);
      t.after(() => node.close());
    }
    const load = await startFailoverLoad(
      nodes.map(({ baseUrl }) => baseUrl),
      writers,
    );
    t.after(() => load.stop());
    for (let number = 1; number <= failovers; number += 1) {
      const target = number % 2 === 1 ? 'server' : 'machine';
      const { writes, gapMs } = await failOver(cluster, load, target);
      t.diagnostic(`failover ${number}: ${target} killed, ${writes} writes, ${Math.round(gapMs)} ms without one`);
      assert.ok(gapMs <= outageMsMax, `${Math.round(gapMs)} ms without an acknowledged write`);
    }
    const readIds = await load.end();
    const lostIds = [...load.acknowledged].filter((id) => !readIds.includes(id));
    assert.deepEqual(lostIds, [], 'acknowledged writes are lost');
    assert.equal(new Set(readIds).size, readIds.length, 'events were read twice');
    t.diagnostic(`${load.acknowledged.size} acknowledged writes, none lost, none read twice`);
  });
});

/**
 * Kills the primary and waits until the cluster has a standby again. Returns the number of acknowledged writes from the
 * start of the failover until the new primary acknowledged some, and the longest time between two acknowledgements.
 */
async function failOver(cluster: HaCluster, load: RunningLoad, target: 'server' | 'machine') {
  const primary = await eventually('there is a primary', () => cluster.primary(), recoveryMsMax);
  load.beginRound();
  await cluster.kill(primary, target);
  await eventually(
    'the other node is the primary',
    async () => hasChanged(await cluster.primary(), primary),
    recoveryMsMax,
  );
  const { writes } = load.round();
  await eventually('writes are acknowledged again', () => load.round().writes > writes + writers, recoveryMsMax);
  const round = load.round();
  if (target === 'machine') cluster.restartPatroni(primary);
  await eventually('the killed node is a synchronous standby', () => cluster.hasSynchronousStandby(), recoveryMsMax);
  return round;
}

function hasChanged(primary: string | null, previousPrimary: string): boolean {
  return primary !== null && primary !== previousPrimary;
}
