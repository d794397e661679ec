// Slow: kills servers with deliveries in progress and searches all that they wrote.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import { type ServeProcess, startServeProcess, tempDataDir } from '../../cli/rialto.ts';
import { assertAbsent, canaryPrefix, canaryToken, filesBelow } from '../../support/canaries.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, send } from '../../support/http.ts';
import { startCluster } from '../../support/postgres/cluster.ts';
import { postgresMissing } from '../../support/postgres.ts';
import { createTrialClient, startTrial } from '../../support/relay.ts';
import { type Destinations, startDestinations } from './canary/destinations.ts';
import { canaryDelivery, exerciseEveryPath } from './canary/paths.ts';

// A canary is a unique text. Canaries in leads, keys and destinations are sent through every code path, and all places
// where a part of them could be stored are searched.

const adminKey = `adm${canaryToken()}`;

describe('no part of a lead is stored', () => {
  test('on the embedded database, on any code path, even when the server is killed', {
    timeout: 500_000,
  }, async (t) => {
    const destinations = await startDestinations(t);
    const isolated = isolatedEnvironment(t, destinations);
    const firstServer = await startServeProcess(t, isolated.environment);
    const plainHashesAndNonces = await exerciseEveryPath(firstServer.url, destinations);
    await assertNothingStored(firstServer, isolated, plainHashesAndNonces);
    assert.ok([...filesBelow(isolated.folder).keys()].some((name) => name.endsWith('.sqlite-wal')));
    firstServer.child.kill('SIGKILL');
    await firstServer.ended;

    for (const phase of phases(destinations)) {
      const killedServer = await startServeProcess(t, isolated.environment);
      const trial = await startTrial(killedServer.url);
      const { key, body } = canaryDelivery(phase.origin, phase.path);
      const interruptedDelivery = trial.deliver(key, body).catch((error: unknown) => error);
      await eventually(`a delivery is ${phase.name}`, phase.isReached);
      await eventually('a delivery exists', async () => (await trial.get('/deliveries')).body.deliveries.length === 1);
      // The signal of --report-on-signal.
      killedServer.child.kill('SIGUSR2');
      await eventually('a diagnostic report is written', () => filesBelow(isolated.reports).size > 0);
      killedServer.child.kill('SIGKILL');
      await killedServer.ended;
      const deliveryResult = await interruptedDelivery;
      assert.ok(deliveryResult instanceof Error, `${phase.name}: ${JSON.stringify(deliveryResult)}`);
      assertAbsent(
        [canaryPrefix, ...plainHashesAndNonces],
        new Map([...filesBelow(isolated.folder), ['the output', Buffer.from(killedServer.output())]]),
      );

      const secondServer = await startServeProcess(t, isolated.environment);
      const response = await createTrialClient(secondServer.url, trial.apiKey, trial.accountId).deliver(key, body);
      assertProblem(response, 424, phase.expected.code);
      assert.equal(response.body.receipt.attempts.at(-1).error_class, phase.expected.errorClass);
      await assertNothingStored(secondServer, isolated, plainHashesAndNonces);
      secondServer.child.kill('SIGTERM');
      assert.equal((await secondServer.ended).code, 0);
      assertAbsent(
        [canaryPrefix],
        new Map([...filesBelow(isolated.folder), ['the output', Buffer.from(secondServer.output())]]),
      );
    }
  });

  test('on PostgreSQL, by the server or in the files and logs of the database', {
    skip: postgresMissing() ?? false,
    timeout: 500_000,
  }, async (t) => {
    let log = '';
    const clusterSettings = { log_statement: 'all', log_min_messages: 'debug1', log_error_verbosity: 'verbose' };
    const onLog = (text: string) => {
      log += text;
    };
    const cluster = await startCluster({ settings: clusterSettings, onLog });
    t.after(() => cluster.stop());
    const destinations = await startDestinations(t);
    const isolated = isolatedEnvironment(t, destinations);
    const databaseSettings = { DATABASE_URL: cluster.url, RIALTO_SECRET: 'a secret of a test and of nothing else' };
    const server = await startServeProcess(t, { ...isolated.environment, ...databaseSettings });
    const plainHashesAndNonces = await exerciseEveryPath(server.url, destinations);
    const controlAccount = await startTrial(server.url);
    await assertNothingStored(server, isolated, plainHashesAndNonces);
    server.child.kill('SIGTERM');
    assert.equal((await server.ended).code, 0);
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await client.query('checkpoint');
    await client.end();
    const files = filesBelow(cluster.data);
    assert.ok([...files.keys()].some((name) => /pg_wal.[0-9A-F]{24}$/.test(name)));
    assert.match(log, /insert into "relay_delivery"/);
    assertAbsent([canaryPrefix, ...plainHashesAndNonces], new Map([...files, ['the log', Buffer.from(log)]]));
    // The search covers the stored data: it finds the id of an account in tables, write-ahead log and server log.
    const filesIn = (folder: string) => [...files].filter(([name]) => name.startsWith(folder));
    for (const searchedContents of [filesIn('base'), filesIn('pg_wal'), [['the log', Buffer.from(log)] as const]])
      assert.throws(() => assertAbsent([controlAccount.accountId], new Map(searchedContents)), / contains /);
  });
});

test('the search finds a text within a file: plain, hexadecimal, Base64, percent-encoded, escaped or UTF-16', () => {
  const text = canaryToken();
  const encodedLead = `{"email":"${text}@mail.example"}`;
  const hexPairs = Buffer.from(text).toString('hex').match(/../g) ?? [];
  // Base64 encodes the same text in three ways, depending on its offset modulo 3.
  const encodings = [0, 1, 2].flatMap((start) =>
    (['utf8', 'hex', 'base64', 'base64url'] as const).map((encoding) =>
      Buffer.from(encodedLead.slice(start)).toString(encoding),
    ),
  );
  encodings.push(
    hexPairs.map((pair) => `%${pair.toUpperCase()}`).join(''),
    hexPairs.map((pair) => `\\u00${pair}`).join(''),
  );
  const files = encodings.map((encoded) => Buffer.from(`noise ${encoded} noise`));
  for (const file of [...files, Buffer.from(`n${encodedLead}`, 'utf16le')])
    for (const searchedText of [text, canaryPrefix])
      assert.throws(() => assertAbsent([searchedText], new Map([['a file', file]])), /a file contains /, String(file));
  assertAbsent([text], new Map([['a file', Buffer.from(canaryToken())]]));
});

/** Settings of a server that writes only below `folder`. */
interface IsolatedEnvironment {
  readonly environment: Readonly<Record<string, string>>;
  /** Contains every folder that the server can write to: data, temporary files and reports. */
  readonly folder: string;
  /** Folder of the diagnostic reports of Node.js. */
  readonly reports: string;
}

function isolatedEnvironment(t: TestContext, destinations: Destinations): IsolatedEnvironment {
  const folder = tempDataDir(t).RIALTO_DATA_DIR;
  const [data, temporary, reports] = ['data', 'tmp', 'reports'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const subfolder of [data, temporary, reports]) mkdirSync(subfolder);
  const environment = {
    ...destinations.environment,
    RIALTO_DATA_DIR: data,
    TMPDIR: temporary,
    RIALTO_LOG_LEVEL: 'trace',
    RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(adminKey).digest('hex'),
    NODE_OPTIONS: `--report-on-signal --report-uncaught-exception --report-on-fatalerror --report-directory=${reports}`,
  };
  return { environment, folder, reports };
}

/** A phase of a delivery, the destination that causes it, and the error that is expected when its server is killed. */
interface Phase {
  readonly name: string;
  readonly origin: string;
  readonly path: string;
  readonly isReached: () => boolean;
  readonly expected: { readonly code: string; readonly errorClass: string };
}

/** The phases of a delivery in which its server is killed. */
function phases({ leadSink, silent }: Destinations): Phase[] {
  const { origin } = new URL(leadSink.destination);
  const hasReceived = (path: string) => () => leadSink.sink.requests.some(({ line }) => line.includes(`/${path}?`));
  const failedDelivery = { code: 'delivery_failed', errorClass: 'process_lost' };
  const ambiguousDelivery = { code: 'delivery_ambiguous', errorClass: 'process_lost_after_mark' };
  return [
    {
      name: 'connecting',
      origin: silent.origin,
      path: 'delivered',
      isReached: () => silent.connectionCount() > 0,
      expected: failedDelivery,
    },
    {
      name: 'waiting for its response',
      origin,
      path: 'held',
      isReached: hasReceived('held'),
      expected: ambiguousDelivery,
    },
    {
      name: 'between two attempts',
      origin,
      path: 'busy-for-long',
      isReached: hasReceived('busy-for-long'),
      expected: ambiguousDelivery,
    },
  ];
}

/** Asserts that files, metrics and output of a server contain no canary, unkeyed hash or nonce. */
async function assertNothingStored(
  { url, output }: ServeProcess,
  { folder }: IsolatedEnvironment,
  plainHashesAndNonces: readonly string[],
) {
  const metrics = await send(`${url}/metrics`, { headers: [bearer(adminKey)] });
  assert.equal(metrics.status, 200);
  await eventually('the log is written', () => /"request completed"/.test(output()));
  const searchedContents = new Map([...filesBelow(folder), ['the metrics', Buffer.from(metrics.text)]]);
  assertAbsent([canaryPrefix, ...plainHashesAndNonces], searchedContents.set('the output', Buffer.from(output())));
}
