import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { Bundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { runHousekeeping } from '../../../src/arcade/games/housekeeping/housekeeper.ts';
import { applyTransition, lockVersion } from '../../../src/arcade/games/publishing/apply-transition.ts';
import { initializeReleaseLog } from '../../../src/arcade/games/publishing/initialize-release-log.ts';
import { platform } from '../../../src/arcade/games/publishing/transition-request.ts';
import { incrementRenderCount } from '../../../src/arcade/games/store/canaries.ts';
import { findVersion, updateVersion } from '../../../src/arcade/games/store/versions.ts';
import { openBundleChecks } from '../../../src/arcade/games/validation/bundle-checks.ts';
import { insertSession } from '../../../src/arcade/play/store/sessions.ts';
import { isInCanary } from '../../../src/arcade/rules/canary-bucket.ts';
import { dayMs, hourMs, systemClock } from '../../../src/core/base/clock.ts';
import { isRefusal } from '../../../src/core/base/refusal.ts';
import type { Database, Tx } from '../../../src/core/db/transaction.ts';
import { migrations } from '../../../src/migrations.ts';
import { databaseKinds } from '../../support/databases.ts';
import { movableRunningTime } from '../../support/movable-running-time.ts';
import { sampleBundle, unscannedBundle } from '../bundle/sample-bundle.ts';
import { testKeys } from '../replay/record-game.ts';
import { insertReleasedVersion, insertTestVersion, writeContextAt } from './insert-version.ts';

const slug = 'sample-blocks';
const bundleOf = (version: string): Bundle => unscannedBundle(sampleBundle({}, { version }));

const agents = Array.from({ length: 1_000 }, (_, index) => `agn_${index}`);
/** Agents that the canary at 5 % and every later step selects, and agents that no step selects. */
const selectedAgents = agents.filter((id) => isInCanary(slug, '1.1.0', id, 5));
const otherAgents = agents.filter((id) => !isInCanary(slug, '1.1.0', id, 50));

for (const kind of databaseKinds) {
  describe(`the steps of a canary on ${kind.name}`, { skip: kind.missing }, () => {
    test('advance with time and evidence to 50 % and to the release', async (t) => {
      const fixture = await openFixture(t, await (await kind.createLocation(t)).open({ migrations }));
      await fixture.runHousekeeping();
      assert.deepEqual(await fixture.readCanary(), ['canary', 5, null], 'neither time nor evidence');
      fixture.time.advance(25 * hourMs);
      await fixture.runHousekeeping();
      assert.deepEqual(await fixture.readCanary(), ['canary', 5, null], 'no evidence');
      await fixture.addSessions(10, 3);
      await fixture.runHousekeeping();
      assert.deepEqual(await fixture.readCanary(), ['canary', 5, null], 'no render reports');
      await fixture.addRenderReports(50);
      await fixture.runHousekeeping();
      assert.deepEqual(await fixture.readCanary(), ['canary', 25, null]);
      await fixture.addSessions(30, 5);
      await fixture.runHousekeeping();
      assert.deepEqual(await fixture.readCanary(), ['canary', 25, null], 'too soon');
      fixture.time.advance(24 * hourMs);
      await fixture.runHousekeeping();
      assert.deepEqual(await fixture.readCanary(), ['canary', 50, null]);
      fixture.time.advance(24 * hourMs);
      await fixture.addSessions(60, 8);
      await fixture.runHousekeeping();
      assert.deepEqual(await fixture.readCanary(), ['released', null, null]);
    });

    test('do not advance without evidence, and are inconclusive after 14 days', async (t) => {
      const fixture = await openFixture(t, await (await kind.createLocation(t)).open({ migrations }));
      fixture.time.advance(14 * dayMs);
      await fixture.runHousekeeping();
      assert.deepEqual(await fixture.readCanary(), ['canary', 5, 'inconclusive']);
    });

    test('do not advance with sessions of the author or of agents outside the share of the canary', async (t) => {
      const fixture = await openFixture(t, await (await kind.createLocation(t)).open({ migrations }));
      fixture.time.advance(25 * hourMs);
      await fixture.addRenderReports(50);
      await fixture.addSessions(10, 3, otherAgents);
      await fixture.addSessions(10, 1, ['agn_a']);
      await fixture.addSessions(9, 3);
      await fixture.runHousekeeping();
      assert.deepEqual(await fixture.readCanary(), ['canary', 5, null]);
      await fixture.addSessions(1, 1);
      await fixture.runHousekeeping();
      assert.deepEqual(await fixture.readCanary(), ['canary', 25, null]);
    });

    test('do not advance while the version is held', async (t) => {
      const fixture = await openFixture(t, await (await kind.createLocation(t)).open({ migrations }));
      fixture.time.advance(25 * hourMs);
      await fixture.addSessions(10, 3);
      await fixture.addRenderReports(50);
      await fixture.updateColumns({ held: 'owner' });
      await fixture.runHousekeeping();
      assert.deepEqual(await fixture.readCanary(), ['canary', 5, null]);
      await fixture.updateColumns({ held: null });
      await fixture.runHousekeeping();
      assert.deepEqual(await fixture.readCanary(), ['canary', 25, null]);
    });
  });
}

/** A revision above every one of the scan, so that housekeeping does not scan the version again. */
const revisionWithoutRescan = 1_000;

/** A canary at 5 % with automatic release, of a game with a stable version. */
async function openFixture(t: TestContext, database: Database) {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const time = movableRunningTime();
  const bundleChecks = openBundleChecks({ clock: systemClock, log });
  t.after(() => bundleChecks.close());
  const publishing = {
    isOpen: true,
    reviewHours: null,
    releaseLevel: 'P3',
    canaryStepHours: 24,
    bundleBytesMax: 2 ** 31,
  };
  const services = {
    ...{ clock: systemClock, database, log, runningTime: time, signingKeys: testKeys, bundleChecks },
    publishing: publishing as typeof publishing & { releaseLevel: 'P3' },
    isLeader: () => true,
  };
  const nowMs = systemClock.nowMs();
  await initializeReleaseLog(database, 1_000);
  await database.write((tx) => insertReleasedVersion(tx, bundleOf('1.0.0'), 'agn_a', nowMs));
  const key = await database.write((tx) =>
    insertTestVersion(tx, bundleOf('1.1.0'), { authorId: 'agn_a', state: 'approved' }, nowMs),
  );
  const updateColumns = (columns: Parameters<typeof updateVersion>[2]) =>
    database.write((tx) => updateVersion(tx, key.n, columns));
  await updateColumns({ level: 'P4', scan_revision: revisionWithoutRescan });
  await database.write(async (tx) => {
    const lockedVersion = await lockVersion(tx, slug, '1.1.0');
    if (lockedVersion === undefined) return assert.fail('The version cannot be locked.');
    const request = { action: 'canary', actor: platform, columns: { canary_percent: 5, auto_release: 1 } } as const;
    const transition = await applyTransition(tx, lockedVersion, request, writeContextAt(nowMs, time.nowUs()));
    assert.equal(isRefusal(transition), false);
  });
  let runNumber = 0;
  let sessionCount = 0;
  return {
    ...{ time, updateColumns },
    async readCanary() {
      const version = (await findVersion(database.db, slug, '1.1.0')) ?? assert.fail('no version');
      return [version.state, version.canary_percent, version.canary_note];
    },
    // Canaries are evaluated in every fifth run.
    async runHousekeeping() {
      for (let count = 0; count < 5; count += 1) await runHousekeeping(services, runNumber++);
    },
    addRenderReports: (count: number) =>
      database.write(async (tx) => {
        const hour = Math.floor(systemClock.nowMs() / hourMs);
        for (let index = 0; index < count; index += 1) await incrementRenderCount(tx, key.n, hour, 'drawn');
      }),
    /** Inserts ended sessions of the first `agentCount` agents of `playerIds`, which start now. */
    addSessions: (count: number, agentCount: number, playerIds: readonly string[] = selectedAgents) =>
      database.write(async (tx) => {
        for (let index = 0; index < count; index += 1) {
          sessionCount += 1;
          await putSession(tx, sessionCount, (playerIds[index % agentCount] ?? playerIds[0]) as string, time.nowUs());
        }
      }),
  };
}

async function putSession(tx: Tx, sessionNumber: number, agentId: string, startedUs: number): Promise<void> {
  const session_n = await insertSession(tx, sessionOf(sessionNumber, startedUs));
  const seat = { session_n, seat: 0, agent_id: agentId, joined_at: 1, is_open: 0, open_ladder: null };
  await tx.run(tx.query.insertInto('arcade_seat').values(seat));
}

function sessionOf(sessionNumber: number, startedUs: number): Parameters<typeof insertSession>[1] {
  const digest = 'a'.repeat(64);
  return {
    ...{
      id: `ses_${sessionNumber}`,
      game_slug: slug,
      game_version: '1.1.0',
      bundle_digest: digest,
      engine: 'tetris-v2',
    },
    ...{ engine_build: 'sha256:x', engine_config: '{}', mode: 'solo', purpose: 'casual', pace: 'stepped', seats: 1 },
    ...{ duration_seconds_max: 600, client_seed: '', server_seed: digest, seed_commitment: digest, ticket_id: null },
    ...{ seed_scope: null, status: 'ended', created_at: 1, started_at: 1, ended_at: 2, started_us: startedUs },
    ...{ seq: 0, t_us: 0, wall_us: startedUs, chain_head: digest, log_n: null, check_us: null },
    ...{ end_reason: 'top_out', result: '{}', final_state_hash: digest, void_reason: null },
  };
}
