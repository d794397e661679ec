import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Bundle, readBundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { applyTransition, lockVersion } from '../../../src/arcade/games/publishing/apply-transition.ts';
import { openReleaseLog } from '../../../src/arcade/games/publishing/open-release-log.ts';
import { releaseLogText } from '../../../src/arcade/games/publishing/release-log-text.ts';
import {
  actorKinds,
  isPlayable,
  isPublished,
  targetOf,
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
import { insertUploadedVersion, momentAt } from './insert-version.ts';

const actions = [...new Set(transitionRules.map(({ action }) => action))].filter(
  (action) => action !== 'upload' && action !== 'ship',
);
const pairs = actions.flatMap((action) => actorKinds.map((by) => ({ action, by })));
const numbers = ['1.0.0', '1.1.0', '2.0.0'];
const steps = 300;

for (const kind of databaseKinds) {
  describe(`random actions of authors, operators and probers on ${kind.name}`, { skip: kind.missing }, () => {
    test('leave at most one stable and one canary version, consistent pointers, and a log that verifies', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      await openReleaseLog(database, 1_000);
      for (const version of numbers)
        await database.write((tx) => insertUploadedVersion(tx, bundle(version), 'agn_a', 2_000));
      const random = seededRandom(20_260_822);
      const pick = <Value>(values: readonly Value[]): Value => values[random.between(0, values.length - 1)] as Value;
      let applied = 0;
      for (let step = 0; step < steps; step += 1) {
        const version = pick(numbers);
        const facts = await findVersion(database.db, 'sample-blocks', version);
        if (facts === undefined) return assert.fail(version);
        const allowedPairs = pairs.filter(({ action, by }) => targetOf(action, by, facts) !== null);
        const { action, by } = pick(allowedPairs.length > 0 && random.next() < 0.8 ? allowedPairs : pairs);
        // Actions with final target states are rare, because they would end the walk early.
        if (['purge', 'withdraw', 'rescan'].includes(action) && random.next() > 0.03) continue;
        const done = await database.write(async (tx) => {
          const lockedVersion = await lockVersion(tx, 'sample-blocks', version);
          if (lockedVersion === undefined) return assert.fail(version);
          const actor = { kind: by, name: by === 'platform' ? null : 'agn_a' };
          const result = await applyTransition(tx, lockedVersion, { action, actor }, momentAt(3_000 + step));
          return isRefusal(result) ? result : 'applied';
        });
        applied += done === 'applied' ? 1 : 0;
        await assertConsistent(database);
      }
      assert.ok(applied > 30, `${applied} transitions`);
      const parts: string[] = [];
      for await (const part of releaseLogText(database, testKeys, 0, 9_000)) parts.push(part);
      const text = parts.join('');
      const report = await verifyReleaseLog(new TextEncoder().encode(text), testKeys.publicKeys());
      assert.ok(report.ok, JSON.stringify(report));
      assert.equal(report.entries, applied + countDisplaced(text) + 1 + numbers.length);
      const hidden = (await listVersions(database.db, 'sample-blocks')).filter((version) => !isPublished(version));
      for (const { version } of hidden) assert.ok(!text.includes(`"version":"${version}"`), version);
    });
  });
}

describe('release log verification', () => {
  test('rejects an entry that is changed, missing, out of order, or not allowed by the table', async (t) => {
    const [kind] = databaseKinds;
    const database = await (kind as (typeof databaseKinds)[number])
      .createLocation(t)
      .then((place) => place.open({ migrations }));
    await openReleaseLog(database, 1_000);
    await database.write((tx) => insertUploadedVersion(tx, bundle('1.0.0'), 'agn_a', 2_000));
    for (const action of ['submit', 'pass', 'approve', 'release'] as const)
      await database.write(async (tx) => {
        const lockedVersion = await lockVersion(tx, 'sample-blocks', '1.0.0');
        const kindOf = action === 'pass' ? 'platform' : action === 'approve' ? 'owner' : 'author';
        const actor = { kind: kindOf, name: null } as const;
        if (
          lockedVersion === undefined ||
          isRefusal(await applyTransition(tx, lockedVersion, { action, actor }, momentAt(3_000)))
        )
          assert.fail(action);
      });
    const parts: string[] = [];
    for await (const part of releaseLogText(database, testKeys, 0, 9_000)) parts.push(part);
    const lines = parts.join('').trim().split('\n');
    const faultOf = async (changed: readonly string[]) => {
      const report = await verifyReleaseLog(new TextEncoder().encode(changed.join('\n')), testKeys.publicKeys());
      return report.ok ? null : report.fault;
    };
    assert.equal(await faultOf(lines), null);
    assert.equal(await faultOf(lines.with(2, (lines[2] as string).replace('"testing"', '"review"'))), 'body');
    assert.equal(await faultOf(lines.toSpliced(2, 1)), 'order');
    assert.equal(await faultOf(lines.slice(0, -1)), 'text');
    assert.equal(await faultOf(lines.toSpliced(-2, 1)), 'head');
    const head = lines.at(-1) as string;
    assert.equal(await faultOf(lines.with(-1, head.replace('"at":9000', '"at":9001'))), 'signature');
    const third = JSON.parse(lines[2] as string);
    const unhashed = JSON.stringify({ ...third, body_sha256: '0'.repeat(64), body: null });
    assert.equal(await faultOf(lines.with(2, unhashed)), 'chain');
  });
});

/** Entries caused by another transition: those of the replaced stable version. */
function countDisplaced(text: string): number {
  const all = text.split('\n').filter((line) => line !== '');
  const bodies = all.map((line) => JSON.parse(line).body as { action?: string } | null | undefined);
  return bodies.filter((body) => body?.action === 'displace').length;
}

async function assertConsistent(database: Database): Promise<void> {
  const game = await findGame(database.db, 'sample-blocks');
  const versions = await listVersions(database.db, 'sample-blocks');
  const versionsInState = (state: string) =>
    versions.filter((version) => version.state === state).map(({ version }) => version);
  assert.deepEqual(versionsInState('released'), game?.stable_version == null ? [] : [game.stable_version]);
  assert.deepEqual(versionsInState('canary'), game?.canary_version == null ? [] : [game.canary_version]);
  for (const version of versions) if (isPlayable(version)) assert.ok(isPublished(version));
}

function bundle(version: string): Bundle {
  const read = readBundle(sampleBundle({}, { version }));
  return read.ok ? read.bundle : assert.fail(JSON.stringify(read.findings));
}
