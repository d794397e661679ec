import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Db } from '../../../src/core/db/transaction.ts';
import {
  type DeliveryFilter,
  insertDelivery,
  listDeliveries,
  type NewDeliveryRow,
} from '../../../src/relay/deliveries/store/deliveries.ts';
import { listRecent } from '../../../src/relay/deliveries/store/recent-deliveries.ts';
import { relay0001 } from '../../../src/relay/migrations/0001-relay.ts';
import { relay0002 } from '../../../src/relay/migrations/0002-retention.ts';
import { relay0010 } from '../../../src/relay/migrations/0010-settled.ts';
import { relay0013 } from '../../../src/relay/migrations/0013-receipt-asked.ts';
import { databaseKinds, testMigrations } from '../../support/databases.ts';

const failures = [4, 17, 18, 30];
const scannedRowsMax = 7;
/** Migrations that create the table of deliveries and its columns. */
const migrations = [...testMigrations, relay0001, relay0002, relay0010, relay0013];

for (const kind of databaseKinds)
  describe(`lists of many deliveries on ${kind.name}`, { skip: kind.missing }, () => {
    test('scan a bounded number per page and reach all deliveries', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await database.write(async (tx) => {
        for (let n = 1; n <= 30; n += 1) await insertDelivery(tx, rowOf(n));
        await insertDelivery(tx, { ...rowOf(31), account_id: 'acc_other', state: 'failed' });
      });
      const pageQuery = {
        accountId: 'acc_one',
        state: 'failed' as const,
        origin: undefined,
        origins: null,
        afterMs: 0,
        limit: 2,
        readMax: scannedRowsMax,
      };
      assert.deepEqual(await pagesOf(database.db, pageQuery), [['d30'], ['d18', 'd17'], [], ['d4'], []]);
      const one = { ...pageQuery, state: undefined, origin: 'https://17.example.com' };
      assert.deepEqual((await pagesOf(database.db, one)).flat(), ['d17']);
      const bound = {
        ...pageQuery,
        state: undefined,
        origins: ['https://17.example.com', 'https://elsewhere.example.com'],
      };
      assert.deepEqual((await pagesOf(database.db, bound)).flat(), ['d17']);
      const all = { ...pageQuery, state: undefined, limit: 5 };
      const everything = Array.from({ length: 30 }, (_, index) => `d${30 - index}`);
      assert.deepEqual((await pagesOf(database.db, all)).flat(), everything);
    });

    test('contain the deliveries of a time range, excluding its end', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await database.write(async (tx) => {
        for (let n = 1; n <= 30; n += 1) await insertDelivery(tx, rowOf(n));
      });
      const all = {
        accountId: 'acc_one',
        state: undefined,
        origin: undefined,
        origins: null,
        limit: 10,
        readMax: scannedRowsMax,
      };
      const results = await pagesOf(database.db, { ...all, afterMs: 11, untilMs: 15 });
      assert.deepEqual(results.flat(), ['d14', 'd13', 'd12']);
    });

    test('end where all further deliveries have expired, without scanning them', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await database.write(async (tx) => {
        for (let n = 1; n <= 30; n += 1) await insertDelivery(tx, rowOf(n));
      });
      const pageQuery = {
        accountId: 'acc_one',
        state: undefined,
        origin: undefined,
        origins: null,
        afterMs: 26,
        limit: 10,
        readMax: scannedRowsMax,
      };
      assert.deepEqual(await pagesOf(database.db, pageQuery), [['d30', 'd29', 'd28', 'd27']]);
      assert.equal((await listRecent(database.db, 'acc_one', 26, scannedRowsMax)).length, 4);
      assert.equal((await listRecent(database.db, 'acc_one', 0, scannedRowsMax)).length, scannedRowsMax);
    });
  });

async function pagesOf(db: Db, filter: Omit<DeliveryFilter, 'beforeN'>): Promise<string[][]> {
  const pages: string[][] = [];
  for (let beforeN: number | null = 0; beforeN !== null && pages.length < 40; ) {
    const { rows, nextN } = await listDeliveries(db, { ...filter, beforeN });
    pages.push(rows.map(({ id }) => id));
    beforeN = nextN;
  }
  return pages;
}

function rowOf(n: number): NewDeliveryRow {
  return {
    id: `d${n}`,
    account_id: 'acc_one',
    secret: 's',
    key_hash: `k${n}`,
    payload_fingerprint: '',
    destination_fingerprint: '',
    destination_origin: `https://${n}.example.com`,
    is_test: 0,
    created_at: n,
    finished_at: n,
    state: failures.includes(n) ? 'failed' : 'delivered',
    effect: 'none',
    attempts: '[]',
    open: null,
    node: null,
    replays: 0,
    holds_unit: 0,
    receipt: null,
    settled: null,
    receipt_asked_at: null,
  };
}
