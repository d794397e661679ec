import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { Bundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { runRound } from '../../../src/arcade/games/housekeeping/housekeeper.ts';
import { applyTransition, lockVersion } from '../../../src/arcade/games/publishing/apply-transition.ts';
import { openReleaseLog } from '../../../src/arcade/games/publishing/open-release-log.ts';
import { platform } from '../../../src/arcade/games/publishing/request.ts';
import { countReport } from '../../../src/arcade/games/store/canaries.ts';
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
import { insertReleasedVersion, insertTestVersion, momentAt } from './insert-version.ts';

const slug = 'sample-blocks';
const bundleOf = (version: string): Bundle => unscannedBundle(sampleBundle({}, { version }));

const agents = Array.from({ length: 1_000 }, (_, index) => `agn_${index}`);
/** Agents in the share of 5 %, which is a part of each larger one, and outside of it. */
const drawnAgents = agents.filter((id) => isInCanary(slug, '1.1.0', id, 5));
const otherAgents = agents.filter((id) => !isInCanary(slug, '1.1.0', id, 50));

for (const kind of databaseKinds) {
  describe(`the steps of a canary on ${kind.name}`, { skip: kind.missing }, () => {
    test('advance with time and evidence to 50 % and to the release', async (t) => {
      const site = await open(t, await (await kind.createLocation(t)).open({ migrations }));
      await site.runHousekeeping();
      assert.deepEqual(await site.canary(), ['canary', 5, null], 'neither time nor evidence');
      site.time.advance(25 * hourMs);
      await site.runHousekeeping();
      assert.deepEqual(await site.canary(), ['canary', 5, null], 'no evidence');
      await site.addSessions(10, 3);
      await site.runHousekeeping();
      assert.deepEqual(await site.canary(), ['canary', 5, null], 'no views');
      await site.addViews(50);
      await site.runHousekeeping();
      assert.deepEqual(await site.canary(), ['canary', 25, null]);
      await site.addSessions(30, 5);
      await site.runHousekeeping();
      assert.deepEqual(await site.canary(), ['canary', 25, null], 'too soon');
      site.time.advance(24 * hourMs);
      await site.runHousekeeping();
      assert.deepEqual(await site.canary(), ['canary', 50, null]);
      site.time.advance(24 * hourMs);
      await site.addSessions(60, 8);
      await site.runHousekeeping();
      assert.deepEqual(await site.canary(), ['released', null, null]);
    });

    test('do not advance without evidence, and are inconclusive after 14 days', async (t) => {
      const site = await open(t, await (await kind.createLocation(t)).open({ migrations }));
      site.time.advance(14 * dayMs);
      await site.runHousekeeping();
      assert.deepEqual(await site.canary(), ['canary', 5, 'inconclusive']);
    });

    test('do not advance with sessions of the author or of agents outside the share of the canary', async (t) => {
      const site = await open(t, await (await kind.createLocation(t)).open({ migrations }));
      site.time.advance(25 * hourMs);
      await site.addViews(50);
      await site.addSessions(10, 3, otherAgents);
      await site.addSessions(10, 1, ['agn_a']);
      await site.addSessions(9, 3);
      await site.runHousekeeping();
      assert.deepEqual(await site.canary(), ['canary', 5, null]);
      await site.addSessions(1, 1);
      await site.runHousekeeping();
      assert.deepEqual(await site.canary(), ['canary', 25, null]);
    });

    test('do not advance while the version is held', async (t) => {
      const site = await open(t, await (await kind.createLocation(t)).open({ migrations }));
      site.time.advance(25 * hourMs);
      await site.addSessions(10, 3);
      await site.addViews(50);
      await site.set({ held: 'owner' });
      await site.runHousekeeping();
      assert.deepEqual(await site.canary(), ['canary', 5, null]);
      await site.set({ held: null });
      await site.runHousekeeping();
      assert.deepEqual(await site.canary(), ['canary', 25, null]);
    });
  });
}

/** A canary at 5 % with automatic release, of a game with a stable version. */
async function open(t: TestContext, database: Database) {
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
  await openReleaseLog(database, 1_000);
  await database.write((tx) => insertReleasedVersion(tx, bundleOf('1.0.0'), 'agn_a', nowMs));
  const key = await database.write((tx) =>
    insertTestVersion(tx, bundleOf('1.1.0'), { authorId: 'agn_a', state: 'approved' }, nowMs),
  );
  const set = (columns: Parameters<typeof updateVersion>[2]) =>
    database.write((tx) => updateVersion(tx, key.n, columns));
  await set({ level: 'P4', scan_revision: 1_000 });
  await database.write(async (tx) => {
    const lockedVersion = await lockVersion(tx, slug, '1.1.0');
    if (lockedVersion === undefined) return assert.fail('The version cannot be locked.');
    const columns = { canary_percent: 5, auto_release: 1 } as const;
    const request = { action: 'canary', actor: platform, set: columns } as const;
    assert.equal(isRefusal(await applyTransition(tx, lockedVersion, request, momentAt(nowMs, time.nowUs()))), false);
  });
  let round = 0;
  let sessions = 0;
  return {
    ...{ time, set },
    async canary() {
      const version = (await findVersion(database.db, slug, '1.1.0')) ?? assert.fail('no version');
      return [version.state, version.canary_percent, version.canary_note];
    },
    // Canaries are evaluated in every fifth round.
    async runHousekeeping() {
      for (let each = 0; each < 5; each += 1) await runRound(services, round++);
    },
    addViews: (count: number) =>
      database.write(async (tx) => {
        const hour = Math.floor(systemClock.nowMs() / hourMs);
        for (let each = 0; each < count; each += 1) await countReport(tx, key.n, hour, 'drawn');
      }),
    /** Inserts ended sessions of this many agents, starting now. */
    addSessions: (count: number, agents: number, by: readonly string[] = drawnAgents) =>
      database.write(async (tx) => {
        for (let each = 0; each < count; each += 1) {
          sessions += 1;
          await putSession(tx, sessions, (by[each % agents] ?? by[0]) as string, time.nowUs());
        }
      }),
  };
}

async function putSession(tx: Tx, each: number, agentId: string, startedUs: number): Promise<void> {
  const session_n = await insertSession(tx, sessionOf(each, startedUs));
  const seat = { session_n, seat: 0, agent_id: agentId, joined_at: 1, is_open: 0, open_ladder: null };
  await tx.run(tx.query.insertInto('arcade_seat').values(seat));
}

function sessionOf(each: number, startedUs: number): Parameters<typeof insertSession>[1] {
  const digest = 'a'.repeat(64);
  return {
    ...{ id: `ses_${each}`, game_slug: slug, game_version: '1.1.0', bundle_digest: digest, engine: 'tetris-v2' },
    ...{ engine_build: 'sha256:x', engine_config: '{}', mode: 'solo', purpose: 'casual', pace: 'stepped', seats: 1 },
    ...{ duration_seconds_max: 600, client_seed: '', server_seed: digest, seed_commitment: digest, ticket_id: null },
    ...{ seed_scope: null, status: 'ended', created_at: 1, started_at: 1, ended_at: 2, started_us: startedUs },
    ...{ seq: 0, t_us: 0, wall_us: startedUs, chain_head: digest, log_n: null, check_us: null },
    ...{ end_reason: 'top_out', result: '{}', final_state_hash: digest, void_reason: null },
  };
}
