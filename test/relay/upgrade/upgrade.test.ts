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
import { leadSource } from '../../support/relay.ts';
import { startServer } from '../../support/server.ts';

/** Rows written by a server of the first version, and its responses. Their destination does not exist any more. */
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

const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'first-version.json'), 'utf8')) as Recording;
const firstVersion = ['core-0001', 'core-0002', 'exchange-0001', 'arcade-0001', 'arcade-0002', 'relay-0001'];

/** The time of the recording, since records expire. */
const startedMs = systemClock.nowMs();
const clock = { ...systemClock, nowMs: () => recorded.recordedAtMs + systemClock.nowMs() - startedMs };

for (const kind of databaseKinds)
  describe(`a database of the relay’s first version on ${kind.name}`, { skip: kind.missing }, () => {
    test('keeps its keys, units, receipts and replays', async (t) => {
      const place = await kind.createLocation(t);
      const first = await place.open({ migrations: migrations.filter(({ name }) => firstVersion.includes(name)) });
      await first.write(insertAll);
      await first.close();
      const at =
        place.databaseUrl === undefined ? { RIALTO_DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl };
      const settings = { RIALTO_MODULES: 'relay', RIALTO_SECRET: recorded.secret, RIALTO_RELAY_ALLOW: '127.0.0.1:1' };
      const server = await startServer({ ...at, ...settings }, clock);
      try {
        await assertKept(server.url);
      } finally {
        await server.close();
      }
    });
  });

async function assertKept(url: string): Promise<void> {
  const source = leadSource(url, recorded.apiKey, recorded.accountId);
  const { used, test_leads, plan } = (await source.get('/usage')).body;
  assert.deepEqual([plan, used, test_leads.used], ['trial', 2, 1]);

  const faultOf = await createReceiptVerifier(url);
  const { deliveries } = (await source.get('/deliveries')).body as { deliveries: Delivery[] };
  assert.equal(deliveries.length, Object.keys(recorded.signatures).length);
  for (const { receipt } of deliveries) assert.equal(receipt === null ? 'no receipt' : faultOf(receipt), null);
  for (const [key, signature] of Object.entries(recorded.signatures)) {
    const { body } = await source.deliver(key, orderOf(key));
    assert.equal((body.receipt ?? body).signature.value, signature, key);
  }
  for (const key of ['unknown', 'refused']) {
    const replayed = await source.deliver(key, orderOf(key), { replay: true });
    assertProblem(replayed, 424, 'delivery_failed');
    const { attempts } = replayed.body.receipt;
    assert.deepEqual([attempts[0].n, attempts.at(-1).error_class], [1, 'connect_refused']);
    assert.equal(faultOf(replayed.body.receipt), null);
  }
  assert.equal((await source.get('/usage')).body.used, 2);

  const changed = await send(`${url}/relay/api/v1/keys/rotate`, {
    method: 'POST',
    headers: [bearer(recorded.apiKey)],
  });
  const newKeySource = leadSource(url, changed.body.api_key, recorded.accountId);
  assert.equal((await newKeySource.get('/usage')).status, 200);
  assertProblem(await source.get('/usage'), 401, 'credential_revoked');
}

function orderOf(key: string): unknown {
  const { destination, lead } = recorded;
  return { destination, lead: key === 'test' ? { ...lead, test: true } : lead };
}

async function insertAll(tx: Tx): Promise<void> {
  for (const [table, rows] of Object.entries(recorded.tables))
    for (const { n: _numbered, ...row } of rows)
      await tx.run(tx.query.insertInto(table as 'relay_delivery').values(row as never));
}
