import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { systemClock } from '../../../src/core/base/clock.ts';
import type { Tx } from '../../../src/core/db/transaction.ts';
import { migrations } from '../../../src/migrations.ts';
import type { Delivery } from '../../../src/relay/schemas.ts';
import { databaseKinds } from '../../support/databases.ts';
import { assertProblem, bearer, send } from '../../support/http.ts';
import { createReceiptVerifier } from '../../support/receipts.ts';
import { createTrialClient } from '../../support/relay.ts';
import { startServer } from '../../support/server.ts';

/** Rows written by a server of the first version, and signatures that it returned. The destination no longer exists. */
interface Recording {
  readonly recordedAtMs: number;
  readonly secret: string;
  readonly apiKey: string;
  readonly accountId: string;
  readonly destination: string;
  readonly lead: Readonly<Record<string, unknown>>;
  /** Signatures of the receipts by idempotency key. */
  readonly signatures: Readonly<Record<string, string>>;
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

const recording = JSON.parse(readFileSync(join(import.meta.dirname, 'first-version.json'), 'utf8')) as Recording;
const firstVersionMigrations = ['core-0001', 'core-0002', 'exchange-0001', 'arcade-0001', 'arcade-0002', 'relay-0001'];

/** Start of this test. From then on `clock` continues the time of the recording, because records expire. */
const startedMs = systemClock.nowMs();
const clock = { ...systemClock, nowMs: () => recording.recordedAtMs + systemClock.nowMs() - startedMs };

for (const kind of databaseKinds)
  describe(`a database of the relay’s first version on ${kind.name}`, { skip: kind.missing }, () => {
    test('keeps its keys, units and receipts, and its failed deliveries can be replayed', async (t) => {
      const location = await kind.createLocation(t);
      const firstDatabase = await location.open({
        migrations: migrations.filter(({ name }) => firstVersionMigrations.includes(name)),
      });
      await firstDatabase.write(insertRecordedRows);
      await firstDatabase.close();
      const databaseSettings =
        location.databaseUrl === undefined
          ? { RIALTO_DATA_DIR: location.dataDir }
          : { DATABASE_URL: location.databaseUrl };
      const settings = { RIALTO_MODULES: 'relay', RIALTO_SECRET: recording.secret, RIALTO_RELAY_ALLOW: '127.0.0.1:1' };
      const server = await startServer({ ...databaseSettings, ...settings }, clock);
      try {
        await assertDataWorks(server.url);
      } finally {
        await server.close();
      }
    });
  });

/** Checks that the recorded account can use its key, receipts and deliveries. */
async function assertDataWorks(url: string): Promise<void> {
  const trial = createTrialClient(url, recording.apiKey, recording.accountId);
  const { used, test_leads, plan } = (await trial.get('/usage')).body;
  assert.deepEqual([plan, used, test_leads.used], ['trial', 2, 1]);

  const faultOf = await createReceiptVerifier(url);
  const { deliveries } = (await trial.get('/deliveries')).body as { deliveries: Delivery[] };
  assert.equal(deliveries.length, Object.keys(recording.signatures).length);
  for (const { receipt } of deliveries) assert.equal(receipt === null ? 'no receipt' : faultOf(receipt), null);
  for (const [key, signature] of Object.entries(recording.signatures)) {
    const { body } = await trial.deliver(key, deliveryInputOf(key));
    assert.equal((body.receipt ?? body).signature.value, signature, key);
  }
  for (const key of ['unknown', 'refused']) {
    const replayResponse = await trial.deliver(key, deliveryInputOf(key), { replay: true });
    assertProblem(replayResponse, 424, 'delivery_failed');
    const { attempts } = replayResponse.body.receipt;
    assert.deepEqual([attempts[0].n, attempts.at(-1).error_class], [1, 'connect_refused']);
    assert.equal(faultOf(replayResponse.body.receipt), null);
  }
  assert.equal((await trial.get('/usage')).body.used, 2);

  const rotation = await send(`${url}/relay/api/v1/keys/rotate`, {
    method: 'POST',
    headers: [bearer(recording.apiKey)],
  });
  const newKeyClient = createTrialClient(url, rotation.body.api_key, recording.accountId);
  assert.equal((await newKeyClient.get('/usage')).status, 200);
  assertProblem(await trial.get('/usage'), 401, 'credential_revoked');
}

function deliveryInputOf(key: string): unknown {
  const { destination, lead } = recording;
  return { destination, lead: key === 'test' ? { ...lead, test: true } : lead };
}

async function insertRecordedRows(tx: Tx): Promise<void> {
  for (const [table, rows] of Object.entries(recording.tables))
    for (const { n: _numbered, ...row } of rows)
      await tx.run(tx.query.insertInto(table as 'relay_delivery').values(row as never));
}
