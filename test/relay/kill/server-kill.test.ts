// Slow: kills servers with deliveries in progress again and again.

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
import { deliverUntilCut, retryPending, type Source } from './sources.ts';

const callers = 8;
const accountsQuery = 'select id, cast(units_taken as integer) as units_taken, last_receipt from relay_account';
const deliveriesQuery = 'select account_id, id, cast(holds_unit as integer) as holds_unit, open from relay_delivery';

/** Servers on one database; one at a time is killed. */
interface Installation {
  urls(): string[];
  killOne(random: SeededRandom): Promise<void>;
  restart(): Promise<void>;
  readStored(): Promise<StoredState>;
}

const serverKills = soakScaled(12, 1_000);
test(`a server killed ${serverKills} times under deliveries reports no false delivery and loses nothing`, async (t) => {
  const random = seededRandom();
  const memory = await startRecordingSink(t, random);
  const folder = tempDataDir(t);
  const start = () => startServeProcess(t, { ...folder, ...environmentOf(memory) });
  let server = await start();
  await killRepeatedly(t, random, memory, serverKills, {
    urls: () => [server.url],
    killOne: () => kill(server),
    async restart() {
      server = await start();
    },
    async readStored() {
      const database = new Sqlite(join(folder.RIALTO_DATA_DIR, 'rialto.sqlite'), { readonly: true });
      assert.equal(database.pragma('integrity_check', { simple: true }), 'ok');
      const accounts = database.prepare(accountsQuery).all() as StoredState['accounts'];
      const deliveries = database.prepare(deliveriesQuery).all() as StoredState['deliveries'];
      database.close();
      return { accounts, deliveries };
    },
  });
});

/** The lifetime limit of a node that is never killed in the long run. */
const nodeMsMax = 6 * 3_600_000;

const nodeKills = soakScaled(3, 150);
test(`after ${nodeKills} kills of one of three nodes the others have closed its running deliveries`, {
  skip: postgresMissing() ?? false,
}, async (t) => {
  const random = seededRandom();
  const memory = await startRecordingSink(t, random);
  const database = await freshDatabase();
  t.after(() => database.drop());
  const shared = { DATABASE_URL: database.url, RIALTO_SECRET: 'a secret that the nodes of this test share' };
  const start = () => startServeProcess(t, { ...tempDataDir(t), ...environmentOf(memory), ...shared }, nodeMsMax);
  const servers = [await start(), await start(), await start()];
  let killedIndex = 0;
  await killRepeatedly(t, random, memory, nodeKills, {
    urls: () => servers.map(({ url }) => url),
    async killOne() {
      killedIndex = random.between(0, servers.length - 1);
      await kill(servers[killedIndex] as ServeProcess);
    },
    async restart() {
      servers[killedIndex] = await start();
    },
    async readStored() {
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

async function killRepeatedly(
  t: TestContext,
  random: SeededRandom,
  memory: RecordingSink,
  kills: number,
  installation: Installation,
): Promise<void> {
  t.diagnostic(`RIALTO_SEED=${random.seed}`);
  const { destination } = memory.lead;
  const accountsOfCallers = Array.from({ length: callers }, (): Source[] => []);
  const retryAllPending = async () => {
    const urls = installation.urls();
    const url = () => urls[random.between(0, urls.length - 1)] as string;
    await Promise.all(
      accountsOfCallers.map(async (sources) => {
        for (const source of sources) await retryPending(source, destination, url());
      }),
    );
  };
  // A busy machine delivers few leads between two kills; then more kills follow.
  for (let killed = 0; killed < kills || memory.arrivals.length <= (kills + 1) * callers; killed += 1) {
    const delivering = Promise.all(
      accountsOfCallers.map((sources) => deliverUntilCut(sources, destination, installation.urls(), random)),
    );
    await delay(random.between(20, 400));
    await installation.killOne(random);
    await delivering;
    await installation.restart();
    await retryAllPending();
  }
  const sources = accountsOfCallers.flat();
  const [url = ''] = installation.urls();
  const { receipts } = await assertConsistent(url, sources, memory.arrivals, await installation.readStored());
  const leads = sources.reduce((sum, { intents }) => sum + intents.length, 0);
  t.diagnostic(
    `${leads} leads of ${sources.length} accounts, ${memory.arrivals.length} arrivals, ${receipts} receipts`,
  );
  assert.ok(receipts > kills * callers, `only ${receipts} receipts`);
}

async function kill({ child, ended }: ServeProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

function environmentOf({ lead }: RecordingSink): Record<string, string> {
  return lead.environment as Record<string, string>;
}
