import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Bundle, readBundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { applyTransition, lockVersion } from '../../../src/arcade/games/publishing/apply-transition.ts';
import { initializeReleaseLog } from '../../../src/arcade/games/publishing/initialize-release-log.ts';
import { releaseLogText } from '../../../src/arcade/games/publishing/release-log-text.ts';
import {
  actorKinds,
  isPlayable,
  isPublished,
  nextState,
  transitionRules,
} from '../../../src/arcade/games/rules/transitions.ts';
import { findGame } from '../../../src/arcade/games/store/games.ts';
import { findVersion, listVersions } from '../../../src/arcade/games/store/versions.ts';
import { verifyReleaseLog } from '../../../src/cli/verify/verify-release-log.ts';
import { isRefusal } from '../../../src/core/base/refusal.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { migrations } from '../../../src/migrations.ts';
import { databaseKinds } from '../../support/databases.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { sampleBundle } from '../bundle/sample-bundle.ts';
import { testKeys } from '../replay/record-game.ts';
import { insertUploadedVersion, writeContextAt } from './insert-version.ts';

const actions = [...new Set(transitionRules.map(({ action }) => action))].filter(
  (action) => action !== 'upload' && action !== 'ship',
);
const pairs = actions.flatMap((action) => actorKinds.map((actorKind) => ({ action, actorKind })));
const versions = ['1.0.0', '1.1.0', '2.0.0'];
const steps = 300;

for (const kind of databaseKinds) {
  describe(`random actions of authors, operators and the platform on ${kind.name}`, { skip: kind.missing }, () => {
    test('leave at most one stable and one canary version, named by the game, and a log that verifies', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await initializeReleaseLog(database, 1_000);
      for (const version of versions)
        await database.write((tx) => insertUploadedVersion(tx, bundle(version), 'agn_a', 2_000));
      const random = seededRandom(20_260_822);
      const pick = <Value>(values: readonly Value[]): Value => values[random.between(0, values.length - 1)] as Value;
      let appliedCount = 0;
      // The entry of the genesis, and an entry for the upload of each version.
      let entryCount = 1 + versions.length;
      for (let step = 0; step < steps; step += 1) {
        const version = pick(versions);
        const storedVersion = await findVersion(database.db, 'sample-blocks', version);
        if (storedVersion === undefined) return assert.fail(version);
        const allowedPairs = pairs.filter(
          ({ action, actorKind }) => nextState(action, actorKind, storedVersion) !== null,
        );
        const { action, actorKind } = pick(allowedPairs.length > 0 && random.next() < 0.8 ? allowedPairs : pairs);
        // Actions after which few or no others are allowed are rare, because they would end the walk early.
        if (['purge', 'withdraw', 'rescan'].includes(action) && random.next() > 0.03) continue;
        const result = await database.write(async (tx) => {
          const lockedVersion = await lockVersion(tx, 'sample-blocks', version);
          if (lockedVersion === undefined) return assert.fail(version);
          const actor = { kind: actorKind, name: actorKind === 'platform' ? null : 'agn_a' };
          const transition = await applyTransition(tx, lockedVersion, { action, actor }, writeContextAt(3_000 + step));
          if (isRefusal(transition)) return transition;
          const { stable_version: stable } = lockedVersion.game;
          const replacesStable = transition.version.state === 'released' && stable !== null && stable !== version;
          // A replaced stable version has an entry of its own.
          return replacesStable ? 2 : 1;
        });
        if (!isRefusal(result)) {
          appliedCount += 1;
          entryCount += result;
        }
        await assertConsistent(database);
      }
      assert.ok(appliedCount > 30, `${appliedCount} transitions`);
      const chunks: string[] = [];
      for await (const chunk of releaseLogText(database, testKeys, 0, 9_000)) chunks.push(chunk);
      const text = chunks.join('');
      const report = await verifyReleaseLog(new TextEncoder().encode(text), testKeys.publicKeys());
      assert.ok(report.ok, JSON.stringify(report));
      assert.equal(report.entries, entryCount);
      const unpublished = (await listVersions(database.db, 'sample-blocks')).filter((version) => !isPublished(version));
      for (const { version } of unpublished) assert.ok(!text.includes(`"version":"${version}"`), version);
    });
  });
}

describe('release log verification', () => {
  test('rejects a log with a changed or missing entry, or with a changed or missing head', async (t) => {
    const [kind] = databaseKinds;
    const database = await (kind as (typeof databaseKinds)[number])
      .createLocation(t)
      .then((location) => location.open({ migrations }));
    await initializeReleaseLog(database, 1_000);
    await database.write((tx) => insertUploadedVersion(tx, bundle('1.0.0'), 'agn_a', 2_000));
    for (const action of ['submit', 'pass', 'approve', 'release'] as const)
      await database.write(async (tx) => {
        const lockedVersion = await lockVersion(tx, 'sample-blocks', '1.0.0');
        const actorKind = action === 'pass' ? 'platform' : action === 'approve' ? 'owner' : 'author';
        const actor = { kind: actorKind, name: null } as const;
        if (
          lockedVersion === undefined ||
          isRefusal(await applyTransition(tx, lockedVersion, { action, actor }, writeContextAt(3_000)))
        )
          assert.fail(action);
      });
    const chunks: string[] = [];
    for await (const chunk of releaseLogText(database, testKeys, 0, 9_000)) chunks.push(chunk);
    const lines = chunks.join('').trim().split('\n');
    const faultOf = async (changedLines: readonly string[]) => {
      const report = await verifyReleaseLog(new TextEncoder().encode(changedLines.join('\n')), testKeys.publicKeys());
      return report.ok ? null : report.fault;
    };
    assert.equal(await faultOf(lines), null);
    assert.equal(await faultOf(lines.with(2, (lines[2] as string).replace('"testing"', '"review"'))), 'body');
    assert.equal(await faultOf(lines.toSpliced(2, 1)), 'order');
    assert.equal(await faultOf(lines.slice(0, -1)), 'text');
    assert.equal(await faultOf(lines.toSpliced(-2, 1)), 'head');
    const head = lines.at(-1) as string;
    assert.equal(await faultOf(lines.with(-1, head.replace('"at":9000', '"at":9001'))), 'signature');
    const thirdLine = JSON.parse(lines[2] as string);
    const withoutBody = JSON.stringify({ ...thirdLine, body_sha256: '0'.repeat(64), body: null });
    assert.equal(await faultOf(lines.with(2, withoutBody)), 'chain');
  });
});

/** Asserts that the channels of the game name its stable and canary versions, and that playable versions are public. */
async function assertConsistent(database: Database): Promise<void> {
  const game = await findGame(database.db, 'sample-blocks');
  const storedVersions = await listVersions(database.db, 'sample-blocks');
  const versionsInState = (state: string) =>
    storedVersions.filter((version) => version.state === state).map(({ version }) => version);
  assert.deepEqual(versionsInState('released'), game?.stable_version == null ? [] : [game.stable_version]);
  assert.deepEqual(versionsInState('canary'), game?.canary_version == null ? [] : [game.canary_version]);
  for (const version of storedVersions) if (isPlayable(version)) assert.ok(isPublished(version));
}

function bundle(version: string): Bundle {
  const readResult = readBundle(sampleBundle({}, { version }));
  return readResult.ok ? readResult.bundle : assert.fail(JSON.stringify(readResult.findings));
}
