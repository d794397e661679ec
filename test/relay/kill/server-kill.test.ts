// Slow: kills servers with deliveries in progress repeatedly.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { type ServeProcess, startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { freshDatabase, postgresMissing } from '../../support/postgres.ts';
import { type SeededRandom, seededRandom } from '../../support/seeded-random.ts';
import { soakScaled } from '../../support/soak-scale.ts';
import { assertConsistent, type StoredState } from './assert-consistent.ts';
import { type RecordingSink, startRecordingSink } from './recording-sink.ts';
import { deliverUntilNoResponse, retryPendingRequests, type SendingAccount } from './sending-accounts.ts';

const callerCount = 8;
const accountsQuery = 'select id, cast(units_taken as integer) as units_taken, last_receipt from relay_account';
const deliveriesQuery = 'select account_id, id, cast(holds_unit as integer) as holds_unit, open from relay_delivery';

/** Servers on one database; one at a time is killed. */
interface Installation {
  urls(): string[];
  killOne(random: SeededRandom): Promise<void>;
  restart(): Promise<void>;
  readStoredState(): Promise<StoredState>;
}

const serverKills = soakScaled(12, 1_000);
test(`a server that is killed ${serverKills} times during deliveries reports no false delivery and loses no receipt`, async (t) => {
  const random = seededRandom();
  const recordingSink = await startRecordingSink(t, random);
  const folder = tempDataDir(t);
  const start = () => startServeProcess(t, { ...folder, ...environmentOf(recordingSink) });
  let server = await start();
  await killRepeatedly(t, random, recordingSink, serverKills, {
    urls: () => [server.url],
    killOne: () => kill(server),
    async restart() {
      server = await start();
    },
    async readStoredState() {
      const database = new Sqlite(join(folder.RIALTO_DATA_DIR, 'rialto.sqlite'), { readonly: true });
      assert.equal(database.pragma('integrity_check', { simple: true }), 'ok');
      const accounts = database.prepare(accountsQuery).all() as StoredState['accounts'];
      const deliveries = database.prepare(deliveriesQuery).all() as StoredState['deliveries'];
      database.close();
      return { accounts, deliveries };
    },
  });
});

/** Maximum lifetime of a node's process. In the long run of this test a node may never be killed. */
const nodeMsMax = 6 * 3_600_000;

const nodeKills = soakScaled(3, 150);
test(`when one of three nodes is killed, ${nodeKills} times, all deliveries end and their receipts are correct`, {
  skip: postgresMissing() ?? false,
}, async (t) => {
  const random = seededRandom();
  const recordingSink = await startRecordingSink(t, random);
  const database = await freshDatabase();
  t.after(() => database.drop());
  const sharedSettings = { DATABASE_URL: database.url, RIALTO_SECRET: 'a secret that the nodes of this test share' };
  const start = () =>
    startServeProcess(t, { ...tempDataDir(t), ...environmentOf(recordingSink), ...sharedSettings }, nodeMsMax);
  const servers = [await start(), await start(), await start()];
  let killedIndex = 0;
  await killRepeatedly(t, random, recordingSink, nodeKills, {
    urls: () => servers.map(({ url }) => url),
    async killOne() {
      killedIndex = random.between(0, servers.length - 1);
      await kill(servers[killedIndex] as ServeProcess);
    },
    async restart() {
      servers[killedIndex] = await start();
    },
    async readStoredState() {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rows: accounts } = await client.query(accountsQuery);
      const { rows: deliveries } = await client.query(deliveriesQuery);
      await client.end();
      return { accounts, deliveries };
    },
  });
  for (const server of servers) await kill(server);
});

/**
 * Delivers with concurrent callers, kills a server during their deliveries, restarts it and retries pending requests,
 * `killsMin` times or more. Then checks that receipts, stored rows and received requests agree.
 */
async function killRepeatedly(
  t: TestContext,
  random: SeededRandom,
  recordingSink: RecordingSink,
  killsMin: number,
  installation: Installation,
): Promise<void> {
  t.diagnostic(`RIALTO_SEED=${random.seed}`);
  const { destination } = recordingSink.leadSink;
  const accountsOfCallers = Array.from({ length: callerCount }, (): SendingAccount[] => []);
  const retryAllPending = async () => {
    const urls = installation.urls();
    const url = () => urls[random.between(0, urls.length - 1)] as string;
    await Promise.all(
      accountsOfCallers.map(async (accounts) => {
        for (const account of accounts) await retryPendingRequests(account, destination, url());
      }),
    );
  };
  const receiptsMin = killsMin * callerCount;
  const countReceipts = () =>
    accountsOfCallers
      .flat()
      .flatMap(({ intents }) => intents)
      .reduce((sum, { receipts }) => sum + receipts.length, 0);
  // On a busy machine few leads are delivered between two kills, so more kills than the minimum may be needed.
  for (let killCount = 0; killCount < killsMin || countReceipts() <= receiptsMin; killCount += 1) {
    const deliveries = Promise.all(
      accountsOfCallers.map((accounts) => deliverUntilNoResponse(accounts, destination, installation.urls(), random)),
    );
    await delay(random.between(20, 400));
    await installation.killOne(random);
    await deliveries;
    await installation.restart();
    await retryAllPending();
  }
  const accounts = accountsOfCallers.flat();
  const [url = ''] = installation.urls();
  const { receiptCount } = await assertConsistent(
    url,
    accounts,
    recordingSink.arrivals,
    await installation.readStoredState(),
  );
  const leadCount = accounts.reduce((sum, { intents }) => sum + intents.length, 0);
  t.diagnostic(
    `${leadCount} leads of ${accounts.length} accounts, ${recordingSink.arrivals.length} arrivals, ${receiptCount} receipts`,
  );
  assert.ok(receiptCount > receiptsMin, `only ${receiptCount} receipts`);
}

async function kill({ child, ended }: ServeProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

function environmentOf({ leadSink }: RecordingSink): Record<string, string> {
  return leadSink.environment as Record<string, string>;
}
