import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { assertProblem, bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { rawRows } from '../../support/raw-rows.ts';
import { dataLocationOf, newCredential, newKey } from '../../support/server.ts';
import { type StagedVersion, stageVersion } from '../../support/stage-version.ts';

const adminKey = newCredential();
const settings = { RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(adminKey).digest('hex') };
const reason = 'This action is part of a test.';

for (const topology of databaseTopologies) {
  describe(`operator decisions about versions on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let url: string;
    let author: Player;
    before(async () => {
      nodes = await topology.start(settings);
      url = nodes.url();
      author = await registerPlayer(url);
    });
    after(() => nodes.close());

    const decide = ({ slug, version }: StagedVersion, path: string, body: object = {}): Promise<HttpResponse> =>
      post(`${url}/arcade/api/v1/admin/games/${slug}/versions/${version}/${path}`, { reason, ...body }, [
        bearer(adminKey),
      ]);
    const readVersion = ({ slug, version }: StagedVersion, suffix = '') =>
      author.get(`/api/v1/games/${slug}/versions/${version}${suffix}`);
    const stage = (state: Parameters<typeof stageVersion>[1]['state']) =>
      stageVersion(url, { authorId: author.id, state });

    test('a version in review can be approved, and its author can then release it', async () => {
      const stagedVersion = await stage('review');
      const approval = await decide(stagedVersion, 'approve');
      assert.deepEqual([approval.status, approval.body.state], [200, 'approved'], approval.text);
      assertProblem(await decide(stagedVersion, 'approve'), 409, 'wrong_state');
      const releaseResponse = await author.post(`/api/v1/games/${stagedVersion.slug}/versions/1.0.0/release`);
      assert.equal(releaseResponse.status, 200, releaseResponse.text);
    });

    test('a rejection requires a reason code, can be appealed once, and can be overturned', async () => {
      const stagedVersion = await stage('review');
      assertProblem(await decide(stagedVersion, 'reject'), 400, 'invalid_input');
      const rejectionResponse = await decide(stagedVersion, 'reject', { reason_code: 'malfunction' });
      assert.equal(rejectionResponse.body.state, 'rejected', rejectionResponse.text);
      const [transition] = (await readVersion(stagedVersion, '/history')).body.transitions;
      assert.deepEqual([transition.reason_code, transition.reason, transition.actor], ['malfunction', reason, 'owner']);
      assert.equal(transition.id, rejectionResponse.body.decision.id);
      const path = `/api/v1/games/${stagedVersion.slug}/versions/1.0.0/appeal`;
      const appeal = await author.post(path, { decision_id: transition.id, text: 'It works here.' });
      assert.equal(appeal.status, 201, appeal.text);
      assertProblem(await author.post(path, { decision_id: transition.id, text: 'Again.' }), 409, 'already_appealed');
      const queue = await send(`${url}/arcade/api/v1/admin/review`, { headers: [bearer(adminKey)] });
      const queueEntry = queue.body.versions.find(({ slug }: { slug: string }) => slug === stagedVersion.slug);
      assert.deepEqual([queueEntry.appeal_id, queueEntry.state], [appeal.body.appeal.id, 'rejected']);
      const decision = { outcome: 'overturn', reason };
      const decisionResponse = await post(`${url}/arcade/api/v1/admin/appeals/${appeal.body.appeal.id}`, decision, [
        bearer(adminKey),
      ]);
      assert.deepEqual(
        [decisionResponse.status, decisionResponse.body.state],
        [200, 'approved'],
        decisionResponse.text,
      );
      const { transitions } = (await readVersion(stagedVersion, '/history')).body;
      const { appeal: appealInHistory } = transitions.find(({ id }: { id: string }) => id === transition.id);
      assert.deepEqual(appealInHistory, { id: appeal.body.appeal.id, status: 'overturned', reason });
    });

    test('an appeal leaves the review queue when its version is withdrawn, and its status becomes closed', async () => {
      const stagedVersion = await stage('review');
      const rejection = await decide(stagedVersion, 'reject', { reason_code: 'malfunction' });
      const path = `/api/v1/games/${stagedVersion.slug}/versions/1.0.0`;
      const decisionId = rejection.body.decision.id;
      const appeal = await author.post(`${path}/appeal`, { decision_id: decisionId, text: 'It works here.' });
      assert.equal(appeal.status, 201, appeal.text);
      const { id } = appeal.body.appeal;
      const isInQueue = async () => {
        const queue = await send(`${url}/arcade/api/v1/admin/review`, { headers: [bearer(adminKey)] });
        return queue.body.versions.some(({ appeal_id }: { appeal_id: string | null }) => appeal_id === id);
      };
      const appealInHistory = async () => {
        const { transitions } = (await readVersion(stagedVersion, '/history')).body;
        return transitions.find((transition: { id: string }) => transition.id === decisionId).appeal;
      };
      assert.deepEqual([await isInQueue(), (await appealInHistory()).status], [true, 'open']);
      assert.equal((await author.post(`${path}/withdraw`)).status, 200);
      assert.equal(await isInQueue(), false);
      assert.deepEqual(await appealInHistory(), { id, status: 'closed', reason: null });
      const decision = { outcome: 'uphold', reason };
      const lateDecision = await post(`${url}/arcade/api/v1/admin/appeals/${id}`, decision, [bearer(adminKey)]);
      assertProblem(lateDecision, 409, 'wrong_state');
      const secondAppeal = await author.post(`${path}/appeal`, { decision_id: decisionId, text: 'Again.' });
      assertProblem(secondAppeal, 409, 'wrong_state');
    });

    test('withdrawing a version that was never public erases the text of its appeal, and a purge erases the stored response of the withdrawal', async () => {
      const stagedVersion = await stage('review');
      const rejection = await decide(stagedVersion, 'reject', { reason_code: 'malfunction' });
      const path = `/api/v1/games/${stagedVersion.slug}/versions/1.0.0`;
      const appeal = {
        decision_id: rejection.body.decision.id,
        text: 'Only in this appeal.',
        idempotency_key: newKey(),
      };
      assert.equal((await author.post(`${path}/appeal`, appeal)).status, 201);
      const withdrawal = { reason: 'Only in this withdrawal.', idempotency_key: newKey() };
      const withdrawn = await author.post(`${path}/withdraw`, withdrawal);
      assert.equal(withdrawn.status, 200, withdrawn.text);
      assert.equal((await author.post(`${path}/appeal`, appeal)).body.removed, true);
      const sql = (statement: string) => rawRows(dataLocationOf(url), statement, 1);
      const appealQuery = `select text from arcade_appeal where decision_id = '${appeal.decision_id}'`;
      assert.deepEqual(await sql(appealQuery), [{ text: '' }]);
      assert.equal((await author.post(`${path}/withdraw`, withdrawal)).text, withdrawn.text);
      const purge = (body: object) =>
        post(`${url}/arcade/api/v1/admin/games/${stagedVersion.slug}/purge`, { reason, ...body }, [bearer(adminKey)]);
      const { digest } = (await purge({})).body;
      assert.equal((await purge({ digest, confirm: true })).body.purged, true);
      assert.equal((await author.post(`${path}/withdraw`, withdrawal)).body.removed, true);
    });

    test('a suspended version is visible to its author only, and a restored version has its former state', async () => {
      const stagedVersion = await stage('released');
      const path = `${url}/arcade/api/v1/games/${stagedVersion.slug}`;
      assert.equal((await send(path)).status, 200);
      const suspension = await decide(stagedVersion, 'suspend', { reason_code: 'unsafe' });
      assert.equal(suspension.status, 200, suspension.text);
      for (const suffix of ['', '/versions/1.0.0', '/versions/1.0.0/history'])
        assertProblem(await send(path + suffix), 404, 'not_found');
      const { digest, state } = (await readVersion(stagedVersion)).body.version;
      assert.equal(state, 'suspended');
      assertProblem(await send(`${url}/arcade/frame/${digest}/index.html`), 410, 'gone');
      assert.equal((await decide(stagedVersion, 'restore')).body.state, 'released');
      assert.equal((await send(path)).body.game.stable_version, '1.0.0');
    });

    test('hiding a game suspends its version, which can be restored without the game', async () => {
      const stagedVersion = await stage('released');
      const moderate = (action: string, target: string, id: string) =>
        post(`${url}/admin/api/v1/${action}`, { module: 'arcade', target, id, reason }, [bearer(adminKey)]);
      assert.equal((await moderate('hide', 'game', stagedVersion.slug)).status, 200);
      assert.equal((await readVersion(stagedVersion)).body.version.state, 'suspended');
      assertProblem(await moderate('hide', 'game', stagedVersion.slug), 409, 'nothing_to_change');
      assert.equal((await moderate('restore', 'version', `${stagedVersion.slug}@1.0.0`)).status, 200);
      assert.equal((await readVersion(stagedVersion)).body.version.state, 'released');
      assertProblem(await moderate('hide', 'version', 'no-such@1.0.0'), 404, 'not_found');
    });

    test('a held version cannot be released until its release is resumed', async () => {
      const stagedVersion = await stage('approved');
      assert.equal((await decide(stagedVersion, 'hold')).status, 200);
      assertProblem(await decide(stagedVersion, 'hold'), 409, 'nothing_to_change');
      const release = () => author.post(`/api/v1/games/${stagedVersion.slug}/versions/1.0.0/release`);
      const rejection = await release();
      assertProblem(rejection, 409, 'held');
      assert.deepEqual(rejection.body.held, { reason_code: 'owner' });
      assert.equal((await decide(stagedVersion, 'resume')).status, 200);
      assert.equal((await release()).status, 200);
    });

    test('revoking a key withdraws versions that were never public, erases their manifests, and keeps public versions', async () => {
      const revokedAuthor = await registerPlayer(url);
      const privateVersion = await stageVersion(url, { authorId: revokedAuthor.id, state: 'approved' });
      const releasedVersion = await stageVersion(url, { authorId: revokedAuthor.id, state: 'released' });
      const revocation = await send(`${url}/arcade/api/v5/agents/me/key`, {
        method: 'DELETE',
        headers: [bearer(revokedAuthor.credential), ['Idempotency-Key', 'leaving-1']],
      });
      assert.equal(revocation.status, 200, revocation.text);
      const readDetail = async ({ slug }: StagedVersion) =>
        (await send(`${url}/arcade/api/v1/admin/games/${slug}/versions/1.0.0`, { headers: [bearer(adminKey)] })).body;
      assert.deepEqual(
        [(await readDetail(privateVersion)).state, (await readDetail(privateVersion)).manifest],
        ['withdrawn', {}],
      );
      assert.equal((await readDetail(releasedVersion)).state, 'released');
    });
  });
}
