import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createKeyring } from '../../../src/core/base/keyring.ts';
import type { Db } from '../../../src/core/db/transaction.ts';
import { destinationHash, fingerprintsOf, plainHashes } from '../../../src/relay/deliveries/rules/fingerprints.ts';
import { listEmbedded } from '../../../src/relay/deliveries/run/list-embedded.ts';
import {
  type DeliveryFilter,
  insertDelivery,
  listDeliveries,
  type NewDeliveryRow,
} from '../../../src/relay/deliveries/store/deliveries.ts';
import { listRecentDeliveries } from '../../../src/relay/deliveries/store/recent-deliveries.ts';
import { deliveriesPerPage } from '../../../src/relay/limits.ts';
import { relay0001 } from '../../../src/relay/migrations/0001-relay.ts';
import { relay0002 } from '../../../src/relay/migrations/0002-retention.ts';
import { relay0010 } from '../../../src/relay/migrations/0010-settled.ts';
import { relay0013 } from '../../../src/relay/migrations/0013-receipt-asked.ts';
import { createRelaySecrets } from '../../../src/relay/secrets.ts';
import { databaseKinds, testMigrations } from '../../support/databases.ts';

/** Numbers of the deliveries that have failed; all others are delivered. */
const failedNumbers = [4, 17, 18, 30];
const scannedRowsMax = 7;
/** More pages than any list of these tests has, so that a wrong cursor cannot cause an endless loop. */
const pagesMax = 40;
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
        scannedMax: scannedRowsMax,
      };
      assert.deepEqual(await pagesOf(database.db, pageQuery), [['d30'], ['d18', 'd17'], [], ['d4'], []]);
      const originQuery = { ...pageQuery, state: undefined, origin: 'https://17.example.com' };
      assert.deepEqual((await pagesOf(database.db, originQuery)).flat(), ['d17']);
      const originsQuery = {
        ...pageQuery,
        state: undefined,
        origins: ['https://17.example.com', 'https://elsewhere.example.com'],
      };
      assert.deepEqual((await pagesOf(database.db, originsQuery)).flat(), ['d17']);
      const accountQuery = { ...pageQuery, state: undefined, limit: 5 };
      const allIds = Array.from({ length: 30 }, (_, index) => `d${30 - index}`);
      assert.deepEqual((await pagesOf(database.db, accountQuery)).flat(), allIds);
    });

    test('contain the deliveries between two times, without those at either time', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await database.write(async (tx) => {
        for (let n = 1; n <= 30; n += 1) await insertDelivery(tx, rowOf(n));
      });
      const accountQuery = {
        accountId: 'acc_one',
        state: undefined,
        origin: undefined,
        origins: null,
        limit: 10,
        scannedMax: scannedRowsMax,
      };
      const results = await pagesOf(database.db, { ...accountQuery, afterMs: 11, untilMs: 15 });
      assert.deepEqual(results.flat(), ['d14', 'd13', 'd12']);
    });

    test('end at the first expired delivery, without pages for the expired ones', async (t) => {
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
        scannedMax: scannedRowsMax,
      };
      assert.deepEqual(await pagesOf(database.db, pageQuery), [['d30', 'd29', 'd28', 'd27']]);
      assert.equal((await listRecentDeliveries(database.db, 'acc_one', 26, scannedRowsMax)).length, 4);
      assert.equal((await listRecentDeliveries(database.db, 'acc_one', 0, scannedRowsMax)).length, scannedRowsMax);
    });

    test('of an embed link contain every delivery of its destination once, also between many others', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      const [secret] = secrets;
      const rows = Array.from({ length: 400 }, (_, index) => {
        const n = index + 1;
        // The first 10 and the last 180 deliveries are of the link's destination.
        const isOther = n <= 220 && n > 10;
        const parts = { payload: Buffer.from(''), destination: `${origin}/${isOther ? 'other' : 'own'}` };
        const { destination } = fingerprintsOf(secret.accountKey('acc_one'), `d${n}`, plainHashes(parts));
        const fingerprintColumns = {
          secret: secret.name,
          destination_origin: origin,
          destination_fingerprint: destination,
        };
        return { ...rowOf(n), ...fingerprintColumns };
      });
      await database.write(async (tx) => {
        for (const row of rows) await insertDelivery(tx, row);
      });
      const expiry = { credentialId: 'crd_one', expiresAtMs: 1 };
      const scope = { accountId: 'acc_one', origin, destinationHash: destinationHash(`${origin}/own`), ...expiry };
      const pages: string[][] = [];
      for (let beforeN: number | null = 0; beforeN !== null && pages.length < pagesMax; ) {
        const page = await listEmbedded(database.db, secrets, { scope, beforeN, nowMs: 1_000 });
        pages.push(page.deliveries.map(({ id }) => id));
        beforeN = page.nextN;
      }
      const ownIds = rows.map(({ id }) => id).filter((_, index) => index < 10 || index >= 220);
      assert.deepEqual(pages.flat(), ownIds.toReversed());
      assert.ok(pages.every(({ length }) => length <= deliveriesPerPage));
    });
  });

const origin = 'https://hooks.example.com';
const secrets = createRelaySecrets(createKeyring(['a secret of this test, long enough']));

async function pagesOf(db: Db, filter: Omit<DeliveryFilter, 'beforeN'>): Promise<string[][]> {
  const pages: string[][] = [];
  for (let beforeN: number | null = 0; beforeN !== null && pages.length < pagesMax; ) {
    const { rows, nextN } = await listDeliveries(db, { ...filter, beforeN });
    pages.push(rows.map(({ id }) => id));
    beforeN = nextN;
  }
  return pages;
}

/** A delivery that is created at time `n` and sent to an origin of its own. */
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
    state: failedNumbers.includes(n) ? 'failed' : 'delivered',
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
