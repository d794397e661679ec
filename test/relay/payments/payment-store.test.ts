import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import type { Database } from '../../../src/core/db/transaction.ts';
import { migrations } from '../../../src/migrations.ts';
import { queueOpenCircuitNotice } from '../../../src/relay/accounts/notices/queue-notices.ts';
import { initialDeliveryColumns, insertRelayAccount } from '../../../src/relay/accounts/store/accounts.ts';
import {
  deletePaymentJob,
  leasePaymentJob,
  type PaymentJob,
  postponePaymentJob,
  schedulePaymentJob,
  schedulePaymentJobEarlier,
} from '../../../src/relay/billing/store/payment-jobs.ts';
import { deleteUnmatchedPayersUntil } from '../../../src/relay/billing/store/payment-retention.ts';
import { insertCheckout, lockPayerOf } from '../../../src/relay/billing/store/payments.ts';
import { deleteEchoesUntil, putEcho } from '../../../src/relay/destinations/store/echoes.ts';
import { databaseKinds, postgres } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { waitingSessions } from '../../support/waiting-sessions.ts';

const job: PaymentJob = { kind: 'failing', provider: 'relay', subject: 'acc_1' };

for (const kind of databaseKinds) {
  describe(`a leased payment job on ${kind.name}`, { skip: kind.missing }, () => {
    const schedules = [
      ['at a later time', schedulePaymentJob, 500],
      ['at an earlier time', schedulePaymentJobEarlier, 50],
    ] as const;
    for (const [name, schedule, dueAtMs] of schedules) {
      test(`that is scheduled again ${name} keeps this time when its run ends`, async (t) => {
        const { database, lease } = await openWithLease(t);
        await database.write((tx) => schedule(tx, job, dueAtMs));
        await database.write((tx) => deletePaymentJob(tx, lease));
        await database.write((tx) => postponePaymentJob(tx, lease, 9_000));
        assert.deepEqual(await dueTimes(database), [dueAtMs]);
      });
    }

    test('is deleted or postponed when its run ends', async (t) => {
      const { database, lease } = await openWithLease(t);
      await database.write((tx) => postponePaymentJob(tx, lease, 9_000));
      assert.deepEqual(await dueTimes(database), [9_000]);
      await database.write((tx) => deletePaymentJob(tx, { ...lease, due_at: 9_000 }));
      assert.deepEqual(await dueTimes(database), []);
    });

    /** A database with one job, which is leased from 10 to 100. */
    async function openWithLease(t: TestContext) {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await database.write((tx) => schedulePaymentJob(tx, job, 1));
      const lease = await database.write((tx) => leasePaymentJob(tx, ['failing'], { nowMs: 10, untilMs: 100 }));
      return { database, lease: lease ?? assert.fail('no job is due') };
    }
  });
}

async function dueTimes({ db }: Database): Promise<number[]> {
  const rows = await db.all(db.query.selectFrom('relay_payment_errand').select('due_at'));
  return rows.map(({ due_at }) => due_at);
}

describe('concurrent transactions on PostgreSQL', { skip: postgres.missing }, () => {
  test('a payer with a new event is not deleted as an old one', async (t) => {
    const { database, other, lockAwaited } = await openWithOtherSession(t);
    await database.write(async (tx) => {
      const payer = { provider: 'stripe', customer: 'cus_1', id: 'pay_1', nowMs: 1_000 };
      await lockPayerOf(tx, payer);
      await insertCheckout(tx, 'stripe', 'cs_1', 'pay_1');
    });
    await other.query('begin');
    await other.query("update relay_payer set heard_at = 5000 where id = 'pay_1'");
    const deletion = database.write((tx) => deleteUnmatchedPayersUntil(tx, 2_000, 10));
    await lockAwaited();
    await other.query('commit');
    await deletion;
    const { rows } = await other.query('select payer from relay_checkout');
    assert.deepEqual(rows, [{ payer: 'pay_1' }]);
    assert.equal((await other.query('select from relay_payer')).rowCount, 1);
  });

  test('an echo with a new request is not deleted as an old one', async (t) => {
    const { database, other, lockAwaited } = await openWithOtherSession(t);
    await database.write((tx) => putEcho(tx, { id_hash: 'hash', received_at: 1_000, request: 'old' }));
    await other.query('begin');
    await other.query("update relay_echo set received_at = 5000, request = 'new'");
    const deletion = database.write((tx) => deleteEchoesUntil(tx, 2_000, 10));
    await lockAwaited();
    await other.query('commit');
    await deletion;
    const { rows } = await other.query('select request from relay_echo');
    assert.deepEqual(rows, [{ request: 'new' }]);
  });

  test('no failing destination is stored for an account that is being removed', async (t) => {
    const { database, other, lockAwaited } = await openWithOtherSession(t);
    const account = { id: 'acc_1', email: 'a@shop.example', normal_email: 'a@shop.example', email_confirmed_at: 1 };
    await database.write((tx) =>
      insertRelayAccount(tx, { ...account, billing: null, trial_started_at: 1, ...initialDeliveryColumns }),
    );
    await other.query('begin');
    await other.query('delete from relay_account');
    const notice = database.write((tx) =>
      queueOpenCircuitNotice(tx, { accountId: 'acc_1', origin: 'https://crm.example.com' }, 2_000),
    );
    await lockAwaited();
    await other.query('commit');
    await notice;
    const { db } = database;
    assert.deepEqual(await db.all(db.query.selectFrom('relay_failing_destination').selectAll()), []);
    assert.deepEqual(await dueTimes(database), []);
  });
});

/** A database with the current schema, and another session on it. `lockAwaited` resolves when a session waits for a lock. */
async function openWithOtherSession(t: TestContext) {
  const location = await postgres.createLocation(t);
  const database = await location.open({ migrations });
  const other = new pg.Client({ connectionString: location.databaseUrl });
  other.on('error', () => {});
  await other.connect();
  t.after(() => other.end());
  const lockAwaited = () =>
    eventually(
      'a session waits for a lock',
      async () => (await waitingSessions(location.databaseUrl ?? '')).length > 0,
    );
  return { database, other, lockAwaited };
}
