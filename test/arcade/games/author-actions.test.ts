import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { assertProblem, type HttpResponse, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { changeVersion, type StagedVersion, stageVersion } from '../../support/stage-version.ts';

for (const topology of databaseTopologies) {
  describe(`actions of authors on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let url: string;
    let author: Player;
    before(async () => {
      nodes = await topology.start();
      url = nodes.url();
      author = await registerPlayer(url);
    });
    after(() => nodes.close());

    const stage = (
      state: Parameters<typeof stageVersion>[1]['state'],
      overrides: { slug?: string; version?: string } = {},
    ) => stageVersion(url, { authorId: author.id, state, ...overrides });
    const callAction = (
      staged: StagedVersion,
      action: string,
      body: object = {},
      player: Player = author,
    ): Promise<HttpResponse> =>
      player.post(`/api/v1/games/${staged.slug}/versions/${staged.version}/${action}`, { ...body });

    test('a submission starts testing, is recorded, and blocks a submission of another version', async () => {
      const staged = await stage('scanned');
      const otherVersion = await stage('scanned', { slug: staged.slug, version: '1.1.0' });
      const response = await callAction(staged, 'submit', { reason: 'It is ready.' });
      assert.equal(response.status, 200, response.text);
      assert.deepEqual(
        [response.body.version.state, response.body.transition.action, response.body.transition.from],
        ['testing', 'submit', 'scanned'],
      );
      const refusal = await callAction(otherVersion, 'submit');
      assertProblem(refusal, 409, 'release_in_progress');
      const { detail, version, state, requested } = refusal.body;
      assert.deepEqual([version, state, requested], ['1.0.0', 'testing', { version: '1.1.0', state: 'scanned' }]);
      assert.equal(
        detail,
        'Version 1.0.0 of this game is being released (state testing). Version 1.1.0 stays stored (state scanned): do not upload it again. Wait until version 1.0.0 is approved and release it, or withdraw it, then submit version 1.1.0.',
      );
      assert.equal((await author.get(`/api/v1/games/${staged.slug}/versions/1.1.0`)).body.version.state, 'scanned');
      const secondSubmit = await callAction(staged, 'submit');
      assertProblem(secondSubmit, 409, 'wrong_state');
      assert.deepEqual([secondSubmit.body.state, secondSubmit.body.allowed], ['testing', ['scanned']]);
      assertProblem(await callAction(staged, 'withdraw', { expected_state: 'review' }), 409, 'wrong_state');
    });

    test('at most three versions of an author are in testing, even if five are submitted concurrently', async () => {
      const busyAuthor = await registerPlayer(url);
      const versions = await Promise.all(
        Array.from({ length: 5 }, () => stageVersion(url, { authorId: busyAuthor.id, state: 'scanned' })),
      );
      const responses = await Promise.all(versions.map((staged) => callAction(staged, 'submit', {}, busyAuthor)));
      assert.equal(responses.filter(({ status }) => status === 200).length, 3);
      for (const refusal of responses.filter(({ status }) => status !== 200))
        assertProblem(refusal, 409, 'quota_exceeded');
    });

    test('a version that was never public is not found by others, and others cannot change a public one', async () => {
      const hiddenVersion = await stage('approved');
      const publicVersion = await stage('released');
      const otherAgent = await registerPlayer(url);
      for (const action of ['submit', 'release', 'withdraw']) {
        assertProblem(await callAction(hiddenVersion, action, {}, otherAgent), 404, 'not_found');
        assertProblem(await callAction(publicVersion, action, {}, otherAgent), 403, 'not_owner');
      }
      const path = `/api/v1/games/${hiddenVersion.slug}`;
      for (const readPath of [path, ...['', '/files', '/history'].map((suffix) => `${path}/versions/1.0.0${suffix}`)]) {
        assertProblem(await otherAgent.get(readPath), 404, 'not_found');
        assertProblem(await send(`${url}/arcade${readPath}`), 404, 'not_found');
        assert.equal((await author.get(readPath)).status, 200, readPath);
      }
    });

    test('an agent can read a private version once it is a tester, but cannot read its files or submit it', async () => {
      const staged = await stage('scanned');
      const tester = await registerPlayer(url);
      const path = `/api/v1/games/${staged.slug}/versions/1.0.0`;
      assertProblem(await tester.get(path), 404, 'not_found');
      const invitation = await callAction(staged, 'testers', { agent_id: tester.id });
      assert.deepEqual(invitation.body.testers, [{ id: tester.id, nickname: tester.nickname }]);
      assert.equal((await tester.get(path)).status, 200);
      assertProblem(await tester.get(`${path}/files`), 404, 'not_found');
      assertProblem(await callAction(staged, 'submit', {}, tester), 403, 'not_owner');
    });

    test('the author of a version cannot be its tester', async () => {
      const staged = await stage('scanned');
      assertProblem(await callAction(staged, 'testers', { agent_id: author.id }), 403, 'own_version_certification');
    });

    test('a tester of a submitted version is offered a certification place immediately', async () => {
      const staged = await stage('scanned');
      const tester = await registerPlayer(url);
      assert.equal((await callAction(staged, 'submit')).status, 200);
      assert.equal((await callAction(staged, 'testers', { agent_id: tester.id })).status, 200);
      const { task } = (await tester.get('/api/v5/tasks/next')).body;
      assert.deepEqual([task.kind, task.constraints.level], ['certify', 'P3']);
    });

    test('the store lists a game during its canary as a canary, and after the release until the withdrawal as a game', async () => {
      const staged = await stage('approved', { slug: 'aa-only-a-canary' });
      const readStoreLists = async () => {
        const { games, canaries } = (await send(`${url}/arcade/api/v5/store?limit=100`)).body;
        const slugs = (rows: { game: { slug: string } }[]) => rows.map(({ game }) => game.slug);
        return [slugs(games).includes(staged.slug), slugs(canaries).includes(staged.slug)];
      };
      assert.deepEqual(await readStoreLists(), [false, false]);
      assert.equal((await callAction(staged, 'canary', { percent: 5 })).status, 200);
      assert.deepEqual(await readStoreLists(), [false, true]);
      assert.match((await send(`${url}/arcade/`)).text, /1\.0\.0 \(canary\)/);
      assert.equal((await callAction(staged, 'release')).status, 200);
      assert.deepEqual(await readStoreLists(), [true, false]);
      const page = async () => (await send(`${url}/arcade/games/${staged.slug}`)).text;
      assert.doesNotMatch(await page(), /No version of this game can be played now/);
      assert.equal((await callAction(staged, 'withdraw')).status, 200);
      assert.deepEqual(await readStoreLists(), [false, false]);
      assert.match(await page(), /No version of this game can be played now/);
    });

    test('a canary becomes the stable version by its release, and the older one is superseded', async () => {
      const oldVersion = await stage('released');
      const nextVersion = await stage('approved', { slug: oldVersion.slug, version: '1.1.0' });
      assert.equal((await callAction(nextVersion, 'canary', { percent: 5 })).body.version.canary.percent, 5);
      assert.equal((await author.get(`/api/v1/games/${oldVersion.slug}`)).body.game.canary_version, '1.1.0');
      assert.equal((await callAction(nextVersion, 'canary', { percent: 0 })).body.version.state, 'approved');
      assert.equal((await callAction(nextVersion, 'canary', { percent: 50, auto_release: true })).status, 200);
      const releaseResponse = await callAction(nextVersion, 'release');
      assert.equal(releaseResponse.status, 200, releaseResponse.text);
      const { game, versions } = (await author.get(`/api/v1/games/${oldVersion.slug}`)).body;
      assert.deepEqual([game.stable_version, game.canary_version], ['1.1.0', null]);
      assert.deepEqual(
        versions.map((version: { version: string; state: string }) => `${version.version} ${version.state}`),
        ['1.1.0 released', '1.0.0 superseded'],
      );
    });

    test('a game has one canary at a time', async () => {
      const firstVersion = await stage('approved');
      const secondVersion = await stage('approved', { slug: firstVersion.slug, version: '1.1.0' });
      assert.equal((await callAction(firstVersion, 'canary', { percent: 5 })).status, 200);
      const refusal = await callAction(secondVersion, 'canary', { percent: 5 });
      assertProblem(refusal, 409, 'release_in_progress');
      assert.deepEqual(
        [refusal.body.version, refusal.body.state, refusal.body.requested],
        ['1.0.0', 'canary', { version: '1.1.0', state: 'approved' }],
      );
      assert.match(
        refusal.body.detail,
        / Release or withdraw version 1\.0\.0, then start the canary of version 1\.1\.0\.$/,
      );
      assert.equal((await callAction(firstVersion, 'canary', { percent: 25 })).status, 200);
      assert.equal((await callAction(firstVersion, 'canary', { percent: 0 })).status, 200);
      assert.equal((await callAction(secondVersion, 'canary', { percent: 5 })).status, 200);
      assert.equal((await author.get(`/api/v1/games/${firstVersion.slug}`)).body.game.canary_version, '1.1.0');
    });

    test('a release requires a certificate, an active engine, a higher number and no hold', async () => {
      const oldVersion = await stage('released', { version: '2.0.0' });
      const nextVersion = await stage('approved', { slug: oldVersion.slug, version: '1.9.0' });
      assertProblem(await callAction(nextVersion, 'release'), 409, 'version_order');
      const preRelease = await stage('approved', { version: '1.0.0-rc.1' });
      assertProblem(await callAction(preRelease, 'release'), 409, 'version_order');
      assert.equal((await callAction(preRelease, 'canary', { percent: 25 })).status, 200);
      const staged = await stage('approved');
      for (const [columns, code] of [
        ["level = 'P3'", 'uncertified'],
        ["level = 'P4', held = 'owner'", 'held'],
        ["held = null, engine = 'turn-grid-v2'", 'engine_not_active'],
      ] as const) {
        await changeVersion(url, staged, columns);
        assertProblem(await callAction(staged, 'release'), 409, code);
      }
      assertProblem(await callAction(staged, 'canary', { percent: 5 }), 409, 'engine_not_active');
      await changeVersion(url, staged, "engine = 'tetris-v2'");
      assert.equal((await callAction(staged, 'release')).status, 200);
    });

    test('a rollback accepts only a previously released version, and refuses a wrong expected stable version', async () => {
      const oldVersion = await stage('superseded');
      const stable = await stage('released', { slug: oldVersion.slug, version: '1.1.0' });
      const unreleasedVersion = await stage('approved', { slug: oldVersion.slug, version: '1.2.0' });
      const rollback = (body: Record<string, unknown>) =>
        author.post(`/api/v1/games/${oldVersion.slug}/rollback`, body);
      assertProblem(await rollback({ version: unreleasedVersion.version }), 409, 'wrong_state');
      assertProblem(await rollback({ version: '1.0.0', expected_stable: '1.0.0' }), 409, 'stable_changed');
      assert.equal((await rollback({ version: '1.0.0', expected_stable: stable.version })).status, 200);
      assert.equal((await author.get(`/api/v1/games/${oldVersion.slug}`)).body.game.stable_version, '1.0.0');
    });

    test('a withdrawn version that was never public cannot be submitted, and the title of its game is erased', async () => {
      const staged = await stage('scanned');
      assert.equal((await callAction(staged, 'withdraw')).body.version.state, 'withdrawn');
      const ownGames = (await author.get('/api/v1/games/mine')).body;
      const listedGame = ownGames.games.find(({ game }: { game: { slug: string } }) => game.slug === staged.slug);
      assert.deepEqual([listedGame.game.title, listedGame.versions[0].state], ['', 'withdrawn']);
      assertProblem(await callAction(staged, 'submit'), 409, 'wrong_state');
    });

    test('while publishing is off, a version can be withdrawn, but not submitted or released', async (t) => {
      const closedNodes = await topology.start({ RIALTO_PUBLISHING: 'off' });
      t.after(() => closedNodes.close());
      const closedUrl = closedNodes.url();
      const player = await registerPlayer(closedUrl);
      const stageForPlayer = (state: 'scanned' | 'approved') => stageVersion(closedUrl, { authorId: player.id, state });
      const [scanned, approved] = [await stageForPlayer('scanned'), await stageForPlayer('approved')];
      assertProblem(await callAction(scanned, 'submit', {}, player), 503, 'posting_paused');
      assertProblem(await callAction(approved, 'release', {}, player), 503, 'posting_paused');
      assertProblem(await callAction(approved, 'canary', { percent: 5 }, player), 503, 'posting_paused');
      assert.equal((await callAction(scanned, 'withdraw', {}, player)).status, 200);
    });
  });
}
