import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { RunningClock } from '../../../src/core/db/running-time.ts';
import type { Database, Tx } from '../../../src/core/db/transaction.ts';
import { postgres } from '../../support/databases.ts';
import { timedKinds } from './settable-time.ts';

const [, kind] = timedKinds;

describe('the running time while PostgreSQL responds slowly', { skip: postgres.missing }, () => {
  assert.ok(kind !== undefined);

  test('does not treat a slow response as a changed clock', async (t) => {
    const time = await kind.prepare(t);
    const database = await time.location.open();
    const running = new RunningClock(time.clock);
    running.applyLease(await renew(database, running));
    const [firstUs, startMs] = [running.nowUs(), time.clock.monotonicMs()];
    // Longer than twice the tolerance of a clock change, and well within the lease on a busy machine.
    for (const delayMs of [1_100, 1_300]) {
      running.applyLease(await renew(database, running, { after: () => time.advance(delayMs) }));
      const elapsedMs = time.clock.monotonicMs() - startMs;
      const runningMs = (running.nowUs() - firstUs) / 1_000;
      assert.ok(Math.abs(runningMs - elapsedMs) <= 100, `${runningMs} ms instead of ${elapsedMs} ms`);
    }
    assert.equal(await countOutages(database), 0);
  });

  for (const delayMs of [180, 1_300])
    for (const moment of ['before', 'after'] as const)
      test(`is not ahead of the database after a delay of ${delayMs} ms ${moment} the first read`, async (t) => {
        const time = await kind.prepare(t);
        const database = await time.location.open();
        const running = new RunningClock(time.clock);
        let delayCount = 0;
        const delayOnce = async () => {
          if (delayCount === 0) await time.advance(delayMs);
          delayCount += 1;
        };
        running.applyLease(await renew(database, running, { [moment]: delayOnce }));
        const beforeRenewalUs = running.nowUs();
        const nextLease = await renew(database, running);
        assert.ok(beforeRenewalUs <= nextLease.runningUs, `${beforeRenewalUs} is later than ${nextLease.runningUs}`);
        assert.equal(await countOutages(database), 0);
      });
});

interface ReadDelays {
  readonly before?: () => Promise<void>;
  readonly after?: () => Promise<void>;
}

/** Prepares the next lease of the only node and stores it; `delays` run before and after each read of the leases. */
function renew(database: Database, running: RunningClock, delays: ReadDelays = {}) {
  return database.write(async (tx) => {
    const lease = await running.prepareLease(delayReads(tx, delays), 'nod_slow');
    await tx.run(tx.query.deleteFrom('node'));
    const row = { id: 'nod_slow', started_at: 1, alive_until: lease.aliveUntilMs };
    await tx.run(tx.query.insertInto('node').values(row));
    return lease;
  });
}

function delayReads(tx: Tx, { before, after }: ReadDelays): Tx {
  const first: Tx['first'] = async (query) => {
    await before?.();
    const row = await tx.first(query);
    await after?.();
    return row;
  };
  const members: Partial<Tx> = { dialect: tx.dialect, query: tx.query, first, lock: (query) => tx.lock(query) };
  return { ...members, run: (query) => tx.run(query) } as Tx;
}

async function countOutages({ db }: Database): Promise<number> {
  return (await db.all(db.query.selectFrom('outage').select('n'))).length;
}
