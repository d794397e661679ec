// Slow: kills servers between the steps of publishing.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { probeFixturesDigest } from '../../src/arcade/games/probes/fixtures.ts';
import { starterFiles } from '../../src/arcade/games/starter/starter-files.ts';
import { verifyReleaseLog } from '../../src/cli/verify/verify-release-log.ts';
import { type ServeProcess, startServeProcess, tempDataDir } from '../cli/rialto.ts';
import { type Player, registerPlayer } from '../support/arcade.ts';
import { eventually } from '../support/eventually.ts';
import { greedyActions, type ObservedBoard } from '../support/greedy-player.ts';
import { send } from '../support/http.ts';
import { freshDatabase, postgresMissing } from '../support/postgres.ts';
import { type DataLocation, rawRows } from '../support/raw-rows.ts';
import { type SeededRandom, seededRandom } from '../support/seeded-random.ts';
import { newCredential } from '../support/server.ts';
import { soakScaled } from '../support/soak-scale.ts';
import { createRetryingClient, type RetryingClient } from './support/retrying-client.ts';

/** Publishing makes enough writes for at least this many kills. */
const killsMin = 4;
const writesPerKillMax = 20;
const killsMax = soakScaled(killsMin, 120);
const operatorKey = newCredential();
const proberKey = newCredential();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const settings = {
  RIALTO_POW_BITS: '4',
  RIALTO_PROBES: 'off',
  RIALTO_RELEASE_LEVEL: 'P3',
  RIALTO_CANARY_STEP_HOURS: '0',
  RIALTO_ADMIN_KEY_SHA256: sha256(operatorKey),
  RIALTO_PROBER_KEY_SHA256: sha256(proberKey),
};
/** Maximum lifetime of a node that is not killed. */
const nodeMsMax = 2 * 3_600_000;

test(`a server killed up to ${killsMax} times leaves no upload, certificate or release partially applied`, async (t) => {
  const dataDirSetting = tempDataDir(t);
  await publishUnderKills(t, { dataDir: dataDirSetting.RIALTO_DATA_DIR, databaseUrl: null }, 1, () =>
    startServeProcess(t, { ...dataDirSetting, ...settings }, nodeMsMax),
  );
});

test(`three nodes with up to ${killsMax} kills leave no upload, certificate or release partially applied`, {
  skip: postgresMissing() ?? false,
}, async (t) => {
  const database = await freshDatabase();
  t.after(() => database.drop());
  const shared = {
    ...settings,
    DATABASE_URL: database.url,
    RIALTO_SECRET: 'a secret that the nodes of this test share',
  };
  await publishUnderKills(t, { dataDir: '', databaseUrl: database.url }, 3, () =>
    startServeProcess(t, { ...tempDataDir(t), ...shared }, nodeMsMax),
  );
});

/** Publishes games while servers are killed, then checks the stored data. */
async function publishUnderKills(
  t: TestContext,
  location: DataLocation,
  nodeCount: number,
  start: () => Promise<ServeProcess>,
) {
  const random = seededRandom();
  t.diagnostic(`RIALTO_SEED=${random.seed}`);
  const servers: (ServeProcess | null)[] = await Promise.all(Array.from({ length: nodeCount }, start));
  const progress = { kills: 0 };
  // On a fast machine the other nodes would publish everything while the killed one starts.
  const mustWait = () =>
    progress.kills < killsMin && client.acknowledgedWrites.length >= (progress.kills + 1) * writesPerKillMax;
  const client = createRetryingClient({
    urls: () => (mustWait() ? [] : servers.flatMap((server) => (server === null ? [] : [server.url]))),
  });
  const firstServer = servers[0] as ServeProcess;
  const scenarios = await Promise.all(
    ['wrecked-reef', 'broken-mast'].map(async (slug) => ({
      slug,
      author: await registerPlayer(firstServer.url),
      tester: await registerPlayer(firstServer.url),
    })),
  );
  const stopController = new AbortController();
  const { signal: stopSignal } = stopController;
  const killing = killRepeatedly({ servers, location, start, client, random, stopSignal, progress });
  const probing = probeAll(client, stopSignal);
  const publishing = Promise.all(scenarios.map((scenario) => publish(client, scenario)));
  await Promise.all([publishing.finally(() => stopController.abort()), killing, probing]);
  assert.ok(progress.kills >= killsMin, `${progress.kills} kills`);
  await assertSameResponses(client);
  for (const scenario of scenarios) await assertPublished(location, scenario.slug);
  await assertStoredDataComplete(location);
  await assertLogVerifies((servers[0] as ServeProcess).url);
}

interface KillOptions {
  readonly servers: (ServeProcess | null)[];
  readonly location: DataLocation;
  readonly client: RetryingClient;
  readonly random: SeededRandom;
  /** Aborted when publishing has ended. */
  readonly stopSignal: AbortSignal;
  readonly progress: { kills: number };
  start(this: void): Promise<ServeProcess>;
}

/** Kills a server after every few acknowledged writes and starts it again. */
async function killRepeatedly(options: KillOptions): Promise<void> {
  const { servers, location, client, random, stopSignal, progress, start } = options;
  for (; progress.kills < killsMax; progress.kills += 1) {
    const writes: number = client.acknowledgedWrites.length + random.between(1, 4);
    await eventually('more writes', () => client.acknowledgedWrites.length >= writes || stopSignal.aborted, nodeMsMax);
    if (stopSignal.aborted) return;
    await delay(random.between(0, 150));
    const killedIndex = random.between(0, servers.length - 1);
    const server = servers[killedIndex] as ServeProcess;
    server.child.kill('SIGKILL');
    servers[killedIndex] = null;
    await server.ended;
    // Releases the claim of a prober whose response was lost, which is valid for two minutes.
    await rawRows(location, `update arcade_probe set claim_us = null where state = 'claimed'`);
    servers[killedIndex] = await start();
  }
}

/** A prober that passes every version. */
async function probeAll(client: RetryingClient, stopSignal: AbortSignal): Promise<void> {
  const claim = { prober: 'test-1', browser: 'Chromium 1.2.3', fixtures: probeFixturesDigest() };
  const report = { verdict: 'passed', checks: [{ check: 'faults', outcome: 'passed', details: [] }], pictures: [] };
  while (!stopSignal.aborted) {
    await eventually(
      'a job is processed, or the test ends',
      async () => {
        const job = await client.sendAsIs('/api/v1/admin/probes/claim', proberKey, claim);
        if (job.status === 200) await client.sendAsIs(`/api/v1/admin/probes/${job.body.id}`, proberKey, report);
        return job.status === 200 || stopSignal.aborted;
      },
      nodeMsMax,
    );
  }
}

interface KillScenario {
  readonly slug: string;
  readonly author: Player;
  readonly tester: Player;
}

const versions = ['1.0.0', '1.1.0'];

/** Uploads and releases two versions, then rolls back to the first. */
async function publish(client: RetryingClient, scenario: KillScenario): Promise<void> {
  const { slug, author } = scenario;
  for (const version of versions) {
    const path = `/api/v1/games/${slug}/versions/${version}`;
    const runAction = async (action: string, body: object = {}) => {
      const response = await client.write(`${path}/${action}`, author, body);
      assert.ok(response.status === 200, `${action} of ${slug} ${version}: ${response.text}`);
    };
    const uploadResponse = await client.write('/api/v1/games', author, { files: filesOf(slug, version) });
    assert.equal(uploadResponse.status, 201, uploadResponse.text);
    await runAction('testers', { agent_id: scenario.tester.id });
    await runAction('submit');
    await certify(client, scenario, path);
    const approval = await client.sendAsIs(`/api/v1/admin/games/${slug}/versions/${version}/approve`, operatorKey, {
      reason: 'It was tested.',
    });
    // Another status means that an earlier attempt, whose response was lost, has approved the version.
    if (approval.status !== 200) assert.equal(approval.body.state, 'approved', approval.text);
    await runAction('canary', { percent: 5 });
    await runAction('release');
  }
  const rollbackInput = { version: '1.0.0', expected_stable: '1.1.0' };
  const rollback = await client.write(`/api/v1/games/${slug}/rollback`, author, rollbackInput);
  assert.equal(rollback.status, 200, rollback.text);
}

/** Files of a version: several, so that they cause several writes, and less than the limit of 256 KiB for JSON. */
function filesOf(slug: string, version: string) {
  const files = starterFiles({ slug, title: `The ${slug.replace('-', ' ')}` });
  const texts = ['a', 'b', 'c'].map((name) => ({
    path: `${name}.txt`,
    text: `${slug} ${version} ${name} `.repeat(900),
  }));
  return [
    ...files.map(({ path, text }) => ({
      path,
      text: path === 'manifest.json' ? JSON.stringify({ ...JSON.parse(text), version }) : text,
    })),
    ...texts,
  ];
}

/** Plays all offered rounds as the tester until the version waits for the operator's review. */
async function certify(client: RetryingClient, { author, tester }: KillScenario, path: string): Promise<void> {
  await eventually(
    'the version is in review',
    async () => {
      const { task } = (await client.get('/api/v5/tasks/next', tester.credential)).body;
      if (task?.kind === 'certify') {
        const acceptResponse = await client.write(task.accept.path, tester);
        if (acceptResponse.status === 200) await play(client, tester, acceptResponse.body.session_id);
      }
      return (await client.get(path, author.credential)).body.version.state === 'review';
    },
    nodeMsMax,
  );
}

/** Plays a session until it ends: 17 pieces in good places, then hard drops. */
async function play(client: RetryingClient, tester: Player, sessionId: string): Promise<void> {
  const path = `/api/v1/sessions/${sessionId}`;
  let observation = (await client.get(`${path}/observation`, tester.credential)).body as ObservedBoard;
  while (observation.status === 'running') {
    const drops = Array.from({ length: 32 }, () => ({ type: 'hard_drop' }));
    const actions = observation.pieces < 17 ? greedyActions(observation) : drops;
    const response = await client.write(`${path}/actions`, tester, { seq_base: observation.seq, actions });
    observation = (response.body?.observation ??
      (await client.get(`${path}/observation`, tester.credential)).body) as ObservedBoard;
  }
}

/** Checks that a retry of every acknowledged write returns the same response. */
async function assertSameResponses(client: RetryingClient): Promise<void> {
  const gameWrites = client.acknowledgedWrites.filter(({ path }) => path.startsWith('/api/v1/games'));
  // Two games, each with five writes for each of two versions, and a rollback.
  assert.ok(gameWrites.length >= 2 * (2 * 5 + 1), String(gameWrites.length));
  for (const { path, credential, body, response } of gameWrites) {
    const { idempotency_key: _, ...fields } = body as { idempotency_key: string };
    const secondResponse = await client.sendAsIs(path, credential, body);
    assert.deepEqual(
      [secondResponse.status, secondResponse.text],
      [response.status, response.text],
      `${path} ${Object.keys(fields)}`,
    );
  }
}

async function assertPublished(location: DataLocation, slug: string): Promise<void> {
  const rows = await rawRows(
    location,
    `select v.version, t.action, t.to_state, v.state, v.level from arcade_transition t
      join arcade_version v on v.n = t.version_n where v.slug = '${slug}' order by t.seq`,
  );
  const actionsOf = (version: string) => rows.filter((row) => row['version'] === version).map(({ action }) => action);
  const releaseActions = ['upload', 'submit', 'pass', 'approve', 'canary', 'release'];
  assert.deepEqual(actionsOf('1.0.0'), [...releaseActions, 'supersede', 'rollback'], slug);
  assert.deepEqual(actionsOf('1.1.0'), [...releaseActions, 'displace'], slug);
  for (const [version, state] of [
    ['1.0.0', 'released'],
    ['1.1.0', 'rolled_back'],
  ]) {
    const lastRow = rows.findLast((row) => row['version'] === version);
    assert.deepEqual(
      [lastRow?.['to_state'], lastRow?.['state'], lastRow?.['level']],
      [state, state, 'P3'],
      `${slug} ${version}`,
    );
  }
  const [game] = await rawRows(
    location,
    `select stable_version, canary_version from arcade_game where slug = '${slug}'`,
  );
  assert.deepEqual({ ...game }, { stable_version: '1.0.0', canary_version: null });
}

/**
 * Checks that every file is complete, that every version of an author has one P3 certificate, and that its three P3
 * places are filled.
 */
async function assertStoredDataComplete(location: DataLocation): Promise<void> {
  const assertNoRows = async (statement: string) => assert.deepEqual(await rawRows(location, statement), [], statement);
  await assertNoRows(`select b.path from arcade_bundle_file b left join arcade_file f on f.hash = b.hash
    where f.hash is null or f.size <> coalesce((select sum(length(p.bytes)) from arcade_file_part p
      where p.hash = b.hash and p.form = 'raw'), 0)`);
  await assertNoRows(`select v.n from arcade_version v
    where v.files <> (select count(*) from arcade_bundle_file b where b.digest = v.digest)`);
  await assertNoRows(
    `select version_n from arcade_certificate where state = 'issued' group by version_n, level having count(*) > 1`,
  );
  await assertNoRows(`select v.n from arcade_version v where v.author_id is not null and not exists
    (select 1 from arcade_certificate c where c.version_n = v.n and c.level = 'P3' and c.state = 'issued')`);
  await assertNoRows(`select id from arcade_place where state in ('open', 'leased') and level = 'P3'`);
  await assertNoRows(
    `select version_n from arcade_place where level = 'P3' and state = 'filled' group by version_n having count(*) <> 3`,
  );
}

async function assertLogVerifies(url: string): Promise<void> {
  const log = await send(`${url}/arcade/api/v5/releases/log`);
  const { keys } = (await send(`${url}/.well-known/rialto-keys.json`)).body;
  const report = await verifyReleaseLog(Buffer.from(log.text), keys);
  assert.ok(report.ok, JSON.stringify(report));
}
