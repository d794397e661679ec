import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { canonicalJson } from '../../../src/core/base/canonical-json.ts';
import { rialto, tempDataDir } from '../../cli/rialto.ts';
import { registerPlayer } from '../../support/arcade.ts';
import { databaseKinds } from '../../support/databases.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { newCredential } from '../../support/server.ts';
import { gameSlug, prepareAgent, storeFinishedGame } from './finished-games.ts';
import { openInstallation, waitUntilAllVerified } from './installation.ts';
import { verifySignedText } from './signed-text.ts';

const resetArguments = ['--reason', 'A test ends it.', '--confirm'];

for (const kind of databaseKinds) {
  describe(`a reset of the epoch on ${kind.name}`, { skip: kind.missing }, () => {
    test('fails while a server runs, then deletes sessions, replays, rankings, events and keys, stores a signed list of chain heads, and restores built-in games', async (t) => {
      const installation = await openInstallation(t, kind);
      const games = await installation.prepare(async (database) => {
        const agentId = await prepareAgent(database, 'before');
        const stored = [];
        for (let n = 0; n < 6; n += 1)
          stored.push(await storeFinishedGame(database, { name: `old${n}`, agentId, steps: 50, isQuick: true }));
        return stored;
      });
      const operatorKey = newCredential();
      const serverBefore = await installation.start({
        RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(operatorKey).digest('hex'),
      });
      await waitUntilAllVerified(installation);
      const player = await registerPlayer(serverBefore.url);
      assert.equal((await serverBefore.get('/api/v5/rankings?pace=stepped')).body.rows.length, 1);
      const { epoch } = (await serverBefore.get('/api/v1/system/reset-status')).body;

      const plan = (input: object) =>
        post(`${serverBefore.url}/arcade/api/v1/admin/resets/plan`, input, [bearer(operatorKey)]);
      assertProblem(await plan({ reason: 'There is none.' }), 409, 'nothing_to_change');
      assert.equal((await plan({ at: '2099-01-01T00:00:00Z', reason: 'New rules.' })).status, 200);
      const plannedStatus = (await serverBefore.get('/api/v1/system/reset-status')).body;
      assert.deepEqual(
        [plannedStatus.planned, plannedStatus.planned_reason],
        ['2099-01-01T00:00:00.000Z', 'New rules.'],
      );

      const rejection = await rialto(['admin', 'reset-epoch', ...resetArguments], installation.settings);
      assert.equal(rejection.code, 2, rejection.output);
      assert.match(rejection.output, /server/);
      assert.equal((await serverBefore.get(`/api/v1/games/${gameSlug}`)).status, 200);
      await serverBefore.close();

      const resetResult = await rialto(['admin', 'reset-epoch', ...resetArguments], installation.settings);
      assert.equal(resetResult.code, 0, resetResult.output);
      const { past, epoch: newEpoch } = JSON.parse(resetResult.output);
      assert.deepEqual([past.epoch, past.sessions, past.reason], [epoch, games.length, 'A test ends it.']);
      assert.notEqual(newEpoch, epoch);

      const serverAfter = await installation.start();
      assert.deepEqual((await serverAfter.get('/api/v5/replays')).body.replays, []);
      assert.deepEqual((await serverAfter.get('/api/v5/rankings?pace=stepped')).body.rows, []);
      assert.equal((await serverAfter.get(`/api/v1/games/${gameSlug}`)).status, 200);
      const status = (await serverAfter.get('/api/v1/system/reset-status')).body;
      assert.deepEqual([status.epoch, status.reason, status.planned], [newEpoch, 'A test ends it.', null]);
      const headers = [bearer(player.credential)];
      const homeResponse = await send(`${serverAfter.url}/arcade/api/v1/me/home`, { headers });
      assert.deepEqual([homeResponse.status, homeResponse.body.code], [401, 'credential_unknown']);
      for (const table of ['session', 'seat', 'actions', 'replay', 'ranking', 'event'])
        assert.deepEqual(await installation.sql(`select * from arcade_${table}`), [], table);

      const rows = await installation.sql('select session_id, chain_head from arcade_past_head order by n');
      const expected = games.map(({ sessionId, log }) => ({
        session_id: sessionId,
        chain_head: log.footer.chain_head,
      }));
      assert.deepEqual(rows, expected);
      await assertHeadsAreSigned(serverAfter.url, past, expected);
    });
  });
}

describe('a reset of the epoch', () => {
  test('requires --confirm', async (t) => {
    const rejection = await rialto(['admin', 'reset-epoch', '--reason', 'A test'], tempDataDir(t));
    assert.equal(rejection.code, 2, rejection.output);
    assert.match(rejection.output, /--confirm/);
  });

  test('covers every table of the arcade, each of which is listed as deleted or retained', async (t) => {
    const [kind] = databaseKinds;
    if (kind === undefined) throw new Error('There is no database.');
    const installation = await openInstallation(t, kind);
    await installation.prepare(async () => {});
    const tables = await installation.sql(
      `select name from sqlite_schema where type = 'table' and name like 'arcade%' order by name`,
    );
    const expectedTables = [
      ...[
        'actions',
        'bundle_file',
        'daily',
        'duel',
        'duel_rating',
        'event',
        'file',
        'game',
        'ranking',
        'replay',
        'seat',
        'session',
        'version',
      ],
      'appeal',
      'attempt',
      'certificate',
      'file_base64',
      'file_part',
      'place',
      'probe',
      'probe_picture',
      'prober',
      'profile_link',
      'release_head',
      'render_count',
      'tester',
      'transition',
      // Retained tables: acquisition counters, agents and their nicknames, blocked files, operator decisions, feedback,
      // frozen builds, and earlier epochs with the chain heads of their sessions.
      ...[
        'acquisition',
        'agent',
        'blocked_file',
        'decision',
        'feedback',
        'frozen_build',
        'nickname',
        'past_epoch',
        'past_head',
      ],
    ];
    assert.deepEqual(
      tables.map(({ name }) => name),
      expectedTables.map((name) => `arcade_${name}`).sort(),
      'List the new table in store/reset-tables.ts and in this test.',
    );
  });
});

/** Asserts that the record of the past epoch has the hash of the chain heads and a valid signature. */
async function assertHeadsAreSigned(
  serverUrl: string,
  past: { sha256: string; signature: { kid: string; value: string } },
  heads: readonly { session_id: string; chain_head: string }[],
): Promise<void> {
  const list = heads.map(({ session_id, chain_head }) => `${session_id} ${chain_head}\n`).join('');
  assert.equal(past.sha256, createHash('sha256').update(list).digest('hex'));
  const { signature, ...signed } = past;
  assert.ok(await verifySignedText(serverUrl, canonicalJson(signed), signature), 'the signature is invalid');
}
