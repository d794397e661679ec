import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { starterFiles } from '../../../src/arcade/games/starter/starter-files.ts';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { rawRows, waitUntilRowsAreVisible } from '../../support/raw-rows.ts';
import { dataLocationOf, newCredential } from '../../support/server.ts';
import { changeVersion, type StagedVersion, stageVersion } from '../../support/stage-version.ts';
import { insertCertificate } from '../../support/submitted-version.ts';

const key = newCredential();
const settings = { RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(key).digest('hex') };
const reason = 'This action is part of a test.';

for (const topology of databaseTopologies) {
  describe(`operator actions on games on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let url: string;
    let author: Player;
    before(async () => {
      nodes = await topology.start(settings);
      url = nodes.url();
      author = await registerPlayer(url);
    });
    after(() => nodes.close());

    const callAction = (path: string, body: object = {}) =>
      post(`${url}/arcade/api/v1/admin${path}`, { reason, ...body }, [bearer(key)]);
    const upload = (player: Player, slug: string, version: string, title: string, extraFiles: object[] = []) => {
      const files = starterFiles({ slug, title }).map(({ path, text }) => ({
        path,
        text: path === 'manifest.json' ? JSON.stringify({ ...JSON.parse(text), version }) : text,
      }));
      return player.post('/api/v1/games', { files: [...files, ...extraFiles] });
    };
    const readVersion = async ({ slug }: StagedVersion) =>
      (await author.get(`/api/v1/games/${slug}/versions/1.0.0`)).body.version;

    test('a transferred game accepts uploads from its new author only', async () => {
      const successor = await registerPlayer(url);
      assert.equal((await upload(author, 'handed-on', '1.0.0', 'Handed on')).status, 201);
      assertProblem(await upload(successor, 'handed-on', '1.1.0', 'Handed on'), 409, 'slug_taken');
      assertProblem(await callAction('/games/handed-on/transfer', { agent_id: 'agn_nobody' }), 404, 'not_found');
      const response = await callAction('/games/handed-on/transfer', { agent_id: successor.id });
      assert.deepEqual([response.status, response.body.author_id], [200, successor.id], response.text);
      assert.equal(response.body.decision.detail.agent_id, successor.id);
      assertProblem(
        await callAction('/games/handed-on/transfer', { agent_id: successor.id }),
        409,
        'nothing_to_change',
      );
      assert.equal((await upload(successor, 'handed-on', '1.1.0', 'Handed on')).status, 201);
      assertProblem(await upload(author, 'handed-on', '1.2.0', 'Handed on'), 409, 'slug_taken');
    });

    test('the new author of a transferred game can roll it back, and the former author can only withdraw its own versions', async () => {
      const successor = await registerPlayer(url);
      const stable = await stageVersion(url, { authorId: author.id, state: 'released' });
      const { slug } = stable;
      const approved = await stageVersion(url, { authorId: author.id, state: 'approved', slug, version: '1.1.0' });
      await stageVersion(url, { authorId: author.id, state: 'superseded', slug, version: '0.9.0' });
      assert.equal((await callAction(`/games/${slug}/transfer`, { agent_id: successor.id })).status, 200);
      const path = `/api/v1/games/${slug}/versions`;
      assertProblem(await author.post(`${path}/${approved.version}/release`), 403, 'not_owner');
      assertProblem(await author.post(`/api/v1/games/${slug}/rollback`, { version: '0.9.0' }), 403, 'not_owner');
      assertProblem(await successor.get(`${path}/${approved.version}`), 404, 'not_found');
      const rollback = await successor.post(`/api/v1/games/${slug}/rollback`, { version: '0.9.0' });
      assert.equal(rollback.body.version?.state, 'released', rollback.text);
      const withdrawal = await author.post(`${path}/${approved.version}/withdraw`);
      assert.equal(withdrawal.body.version?.state, 'withdrawn', withdrawal.text);
    });

    test('an upload with a file that a purge with block has deleted is rejected', async () => {
      const notice = { path: 'notice.txt', text: 'The text of a file that is not fit for the public.' };
      assert.equal((await upload(author, 'for-the-bin', '1.0.0', 'For the bin', [notice])).status, 201);
      const { digest } = (await callAction('/games/for-the-bin/purge')).body;
      const purgeResponse = await callAction('/games/for-the-bin/purge', { digest, confirm: true, block: true });
      assert.deepEqual(
        [purgeResponse.body.purged, purgeResponse.body.decision?.detail.block],
        [true, true],
        purgeResponse.text,
      );
      const [blockedFileCount] = await rawRows(dataLocationOf(url), 'select count(*) as n from arcade_blocked_file', 1);
      assert.equal(blockedFileCount?.['n'], purgeResponse.body.files);
      const laterAuthor = await registerPlayer(url);
      assertProblem(await upload(laterAuthor, 'another-bin', '1.0.0', 'Another', [notice]), 409, 'file_blocked');
      assert.equal((await upload(laterAuthor, 'another-bin', '1.0.0', 'Another')).status, 201);
      assert.equal((await laterAuthor.post('/api/v1/games/another-bin/versions/1.0.0/withdraw')).status, 200);
    });

    test('a purge with block does not block the files of the starter game', async () => {
      const purge = async (slug: string) => {
        const { digest } = (await callAction(`/games/${slug}/purge`)).body;
        return (await callAction(`/games/${slug}/purge`, { digest, confirm: true, block: true })).body.files as number;
      };
      const otherAuthor = await registerPlayer(url);
      assert.equal((await upload(otherAuthor, 'first-steps', '1.0.0', 'First steps')).status, 201);
      await purge('handed-on');
      assert.equal(await purge('first-steps'), 5, 'all five files are deleted, because no other game has them');
      const laterAuthor = await registerPlayer(url);
      assert.equal((await upload(laterAuthor, 'second-steps', '1.0.0', 'Second steps')).status, 201);
    });

    test('revoking a certificate moves a version in review back to testing', async () => {
      const stagedVersion = await stageVersion(url, { authorId: author.id, state: 'review' });
      const [row] = await rawRows(
        dataLocationOf(url),
        `select n from arcade_version where id = '${stagedVersion.id}'`,
        1,
      );
      const sql = (statement: string) => rawRows(dataLocationOf(url), statement, 0);
      const id = await insertCertificate(sql, Number(row?.['n']), stagedVersion.slug);
      await waitUntilRowsAreVisible(dataLocationOf(url));
      const evidence = await fetch(`${url}/arcade/api/v1/admin/certificates/${id}/evidence`, {
        headers: { authorization: `Bearer ${key}` },
      });
      const { state, logs } = (await evidence.json()) as { state: string; logs: string };
      assert.deepEqual([evidence.status, state, logs], [200, 'issued', '']);
      const revocation = await callAction(`/certificates/${id}/revoke`);
      assert.deepEqual([revocation.status, revocation.body.state], [200, 'testing'], revocation.text);
      const { level } = await readVersion(stagedVersion);
      assert.equal(level, 'P2');
      const [loggedTransition] = await rawRows(
        dataLocationOf(url),
        `select actor_kind, reason, id from arcade_transition where version_n = ${row?.['n']} order by seq desc limit 1`,
        1,
      );
      assert.deepEqual(loggedTransition, { actor_kind: 'owner', reason, id: revocation.body.decision.id });
      assertProblem(await callAction(`/certificates/${id}/revoke`), 409, 'nothing_to_change');
      assertProblem(await callAction('/certificates/crt_none/revoke'), 404, 'not_found');
    });

    test('a version whose certificate was revoked while it was suspended is restored to testing', async () => {
      const owner = await registerPlayer(url);
      const stagedVersion = await stageVersion(url, { authorId: owner.id, state: 'approved' });
      const sql = (statement: string) => rawRows(dataLocationOf(url), statement, 0);
      const [row] = await sql(`select n from arcade_version where id = '${stagedVersion.id}'`);
      const id = await insertCertificate(sql, Number(row?.['n']), stagedVersion.slug);
      await waitUntilRowsAreVisible(dataLocationOf(url));
      const path = `/games/${stagedVersion.slug}/versions/1.0.0`;
      assert.equal((await callAction(`${path}/suspend`, { reason_code: 'other' })).status, 200);
      assert.equal((await callAction(`/certificates/${id}/revoke`)).body.state, 'suspended');
      const restoration = await callAction(`${path}/restore`);
      assert.deepEqual([restoration.status, restoration.body.state], [200, 'testing'], restoration.text);
    });

    test('revoking a certificate of a suspended version appends no public event', async () => {
      const owner = await registerPlayer(url);
      const stagedVersion = await stageVersion(url, { authorId: owner.id, state: 'released' });
      const { slug, id: versionId } = stagedVersion;
      const sql = (statement: string) => rawRows(dataLocationOf(url), statement, 0);
      const [row] = await sql(`select n from arcade_version where id = '${versionId}'`);
      const id = await insertCertificate(sql, Number(row?.['n']), slug);
      await waitUntilRowsAreVisible(dataLocationOf(url));
      const suspension = await callAction(`/games/${slug}/versions/1.0.0/suspend`, { reason_code: 'other' });
      assert.equal(suspension.status, 200, suspension.text);
      assert.equal((await callAction(`/certificates/${id}/revoke`)).status, 200);
      const events = await sql(`select kind, private_to from arcade_event where '${id}' in (subject_id, object_id)`);
      assert.deepEqual(events, [{ kind: 'version.changed', private_to: owner.id }]);
    });

    test('a held version leaves the review queue when its author withdraws it before it was public', async () => {
      const owner = await registerPlayer(url);
      const stagedVersion = await stageVersion(url, { authorId: owner.id, state: 'review' });
      const path = `/games/${stagedVersion.slug}/versions/1.0.0`;
      const isInQueue = async () => {
        const queue = await send(`${url}/arcade/api/v1/admin/review`, { headers: [bearer(key)] });
        return queue.body.versions.some(({ slug }: { slug: string }) => slug === stagedVersion.slug);
      };
      assert.equal((await callAction(`${path}/hold`)).status, 200);
      assert.equal(await isInQueue(), true);
      assert.equal((await owner.post(`/api/v1${path}/withdraw`)).status, 200);
      assert.equal(await isInQueue(), false);
    });

    test('resuming a canary ends the probe that no prober ran in time, so that it does not hold the canary again', async () => {
      const owner = await registerPlayer(url);
      const stagedVersion = await stageVersion(url, { authorId: owner.id, state: 'canary' });
      await changeVersion(url, stagedVersion, `held = 'unconfirmed_reports'`);
      const path = `/games/${stagedVersion.slug}/versions/1.0.0`;
      assert.equal((await callAction(`${path}/reprobe`)).status, 200);
      const jobs = `select p.id from arcade_probe p join arcade_version v on v.n = p.version_n where v.id = '${stagedVersion.id}'`;
      assert.equal((await rawRows(dataLocationOf(url), jobs)).length, 1);
      assert.equal((await callAction(`${path}/resume`)).status, 200);
      assert.deepEqual(await rawRows(dataLocationOf(url), jobs), []);
    });

    test('an inconclusive canary is named as such in the history and on the pages of its version', async () => {
      const stagedVersion = await stageVersion(url, { authorId: author.id, state: 'canary' });
      const { id, slug } = stagedVersion;
      await changeVersion(url, stagedVersion, "canary_percent = 5, canary_note = 'inconclusive'");
      const [row] = await rawRows(dataLocationOf(url), `select n from arcade_version where id = '${id}'`, 1);
      const sql = (statement: string) => rawRows(dataLocationOf(url), statement, 0);
      const certificateId = await insertCertificate(sql, Number(row?.['n']), slug);
      await waitUntilRowsAreVisible(dataLocationOf(url));
      const history = await send(`${url}/arcade/api/v1/games/${slug}/versions/1.0.0/history`);
      assert.deepEqual(history.body.canary, { percent: 5, note: 'inconclusive' });
      const pages = [`games/${slug}/history`, `releases/${slug}/1.0.0`, `certificates/${certificateId}`];
      for (const path of pages) {
        const { text } = await send(`${url}/arcade/${path}`);
        assert.match(text, /Version 1\.0\.0 is a canary for 5 % of the agents\. It is inconclusive/, path);
      }
    });

    test('a rescan can be requested once for an uploaded version, but not for built-in and withdrawn versions', async () => {
      assert.equal((await upload(author, 'seen-again', '1.0.0', 'Seen again')).status, 201);
      const rescanResponse = await callAction('/games/seen-again/versions/1.0.0/rescan');
      assert.deepEqual([rescanResponse.status, rescanResponse.body.state], [200, 'scanned'], rescanResponse.text);
      assert.equal(rescanResponse.body.decision.act, 'rescan-version');
      const revision = "select scan_revision from arcade_version where slug = 'seen-again'";
      assert.deepEqual(await rawRows(dataLocationOf(url), revision, 1), [{ scan_revision: 0 }]);
      assertProblem(await callAction('/games/seen-again/versions/1.0.0/rescan'), 409, 'nothing_to_change');
      assertProblem(await callAction('/games/seen-again/versions/9.9.9/rescan'), 404, 'not_found');
      const [versionRow] = await rawRows(
        dataLocationOf(url),
        "select version from arcade_version where slug = 'rialto-blocks'",
        1,
      );
      assertProblem(
        await callAction(`/games/rialto-blocks/versions/${versionRow?.['version']}/rescan`),
        409,
        'nothing_to_change',
      );
      await author.post('/api/v1/games/seen-again/versions/1.0.0/withdraw', {});
      assertProblem(await callAction('/games/seen-again/versions/1.0.0/rescan'), 409, 'wrong_state');
    });

    test('three danger reports of different agents hold a version until the operator resumes it', async () => {
      const stagedVersion = await stageVersion(url, { authorId: author.id, state: 'review' });
      const reportDanger = async (fields: object = {}) => {
        const player = await registerPlayer(url);
        const body = { kind: 'safety', severity: 4, text: 'It flashes.', visibility: 'operator', ...fields };
        const feedbackResponse = await player.post('/api/v5/feedback', {
          target: `game:${stagedVersion.slug}@1.0.0`,
          ...body,
        });
        assert.equal(feedbackResponse.status, 200, feedbackResponse.text);
      };
      const readHold = async () => (await readVersion(stagedVersion)).held;
      // Of these four reports, only the last is a danger report.
      for (const fields of [{ severity: 3 }, { visibility: 'private' }, { kind: 'game' }, {}])
        await reportDanger(fields);
      await reportDanger({ target: `game:${stagedVersion.slug}` });
      assert.equal(await readHold(), null, 'two danger reports are not enough');
      await reportDanger();
      assert.equal((await readHold())?.reason_code ?? (await readHold()), 'safety');
      const path = `/games/${stagedVersion.slug}/versions/1.0.0/resume`;
      assert.equal((await callAction(path)).status, 200);
      await reportDanger();
      assert.equal(await readHold(), null, 'reports before the decision of the operator are not counted');
    });
  });
}

test('a place cannot be accepted while publishing is off', async (t) => {
  const nodes = await databaseTopologies[0]?.start({ RIALTO_PUBLISHING: 'off', RIALTO_CERTIFY_AGE_HOURS: '0' });
  assert.ok(nodes !== undefined);
  t.after(() => nodes.close());
  const url = nodes.url();
  const [author, tester] = [await registerPlayer(url), await registerPlayer(url)];
  const stagedVersion = await stageVersion(url, { authorId: author.id, state: 'testing' });
  const sql = (statement: string) => rawRows(dataLocationOf(url), statement, 0);
  const [row] = await sql(`select n from arcade_version where id = '${stagedVersion.id}'`);
  await sql(`insert into arcade_tester (version_n, agent_id) values (${row?.['n']}, '${tester.id}')`);
  const placeId = `plc_${'0'.repeat(26)}`;
  await sql(
    `insert into arcade_place (id, version_n, level, round, place, state, pool, opened_us) values ('${placeId}', ${row?.['n']}, 'P3', 9, 0, 'open', 6, 1)`,
  );
  assertProblem(await tester.post(`/api/v5/tasks/certify~${placeId}/accept`), 503, 'posting_paused');
});
