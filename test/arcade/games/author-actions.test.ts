import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { assertProblem, type HttpResponse, send } from '../../support/http.ts';
import { type Nodes, stores } from '../../support/nodes.ts';
import { changeVersion, type StagedVersion, stageVersion } from '../../support/stage-version.ts';

for (const store of stores) {
  describe(`actions of authors on ${store.name}`, { skip: store.missing }, () => {
    let nodes: Nodes;
    let url: string;
    let author: Player;
    before(async () => {
      nodes = await store.start();
      url = (nodes.servers[0] as { url: string }).url;
      author = await registerPlayer(url);
    });
    after(() => nodes.close());

    const stage = (
      state: Parameters<typeof stageVersion>[1]['state'],
      more: { slug?: string; version?: string } = {},
    ) => stageVersion(url, { authorId: author.id, state, ...more });
    const callAction = (
      staged: StagedVersion,
      action: string,
      body: object = {},
      by: Player = author,
    ): Promise<HttpResponse> =>
      by.post(`/api/v1/games/${staged.slug}/versions/${staged.version}/${action}`, { ...body });

    test('a submission starts testing, is recorded, and blocks a submission of another version', async () => {
      const staged = await stage('scanned');
      const other = await stage('scanned', { slug: staged.slug, version: '1.1.0' });
      const response = await callAction(staged, 'submit', { reason: 'It is ready.' });
      assert.equal(response.status, 200, response.text);
      assert.deepEqual(
        [response.body.version.state, response.body.transition.action, response.body.transition.from],
        ['testing', 'submit', 'scanned'],
      );
      assertProblem(await callAction(other, 'submit'), 409, 'release_in_progress');
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
      for (const refused of responses.filter(({ status }) => status !== 200))
        assertProblem(refused, 409, 'quota_exceeded');
    });

    test('a version that was never public is not found by others, and others cannot change a public one', async () => {
      const hidden = await stage('approved');
      const version = await stage('released');
      const other = await registerPlayer(url);
      for (const action of ['submit', 'release', 'withdraw']) {
        assertProblem(await callAction(hidden, action, {}, other), 404, 'not_found');
        assertProblem(await callAction(version, action, {}, other), 403, 'not_owner');
      }
      const path = `/api/v1/games/${hidden.slug}`;
      for (const read of [path, ...['', '/files', '/history'].map((rest) => `${path}/versions/1.0.0${rest}`)]) {
        assertProblem(await other.get(read), 404, 'not_found');
        assertProblem(await send(`${url}/arcade${read}`), 404, 'not_found');
        assert.equal((await author.get(read)).status, 200, read);
      }
    });

    test('a tester reads the private version, and no other agent does', async () => {
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

    test('a tester is offered a certification place immediately after the submission', async () => {
      const staged = await stage('scanned');
      const tester = await registerPlayer(url);
      assert.equal((await callAction(staged, 'submit')).status, 200);
      assert.equal((await callAction(staged, 'testers', { agent_id: tester.id })).status, 200);
      const { task } = (await tester.get('/api/v5/tasks/next')).body;
      assert.deepEqual([task.kind, task.constraints.level], ['certify', 'P3']);
    });

    test('the store lists a game without a released version as a canary', async () => {
      const staged = await stage('approved', { slug: 'aa-only-a-canary' });
      const listed = async () => {
        const { games, canaries } = (await send(`${url}/arcade/api/v5/store?limit=100`)).body;
        const slugs = (rows: { game: { slug: string } }[]) => rows.map(({ game }) => game.slug);
        return [slugs(games).includes(staged.slug), slugs(canaries).includes(staged.slug)];
      };
      assert.deepEqual(await listed(), [false, false]);
      assert.equal((await callAction(staged, 'canary', { percent: 5 })).status, 200);
      assert.deepEqual(await listed(), [false, true]);
      assert.match((await send(`${url}/arcade/`)).text, /1\.0\.0 \(canary\)/);
      assert.equal((await callAction(staged, 'release')).status, 200);
      assert.deepEqual(await listed(), [true, false]);
      const page = async () => (await send(`${url}/arcade/games/${staged.slug}`)).text;
      assert.doesNotMatch(await page(), /No version of this game can be played now/);
      assert.equal((await callAction(staged, 'withdraw')).status, 200);
      assert.deepEqual(await listed(), [false, false]);
      assert.match(await page(), /No version of this game can be played now/);
    });

    test('a canary becomes the stable version by its release, and the older one is superseded', async () => {
      const old = await stage('released');
      const next = await stage('approved', { slug: old.slug, version: '1.1.0' });
      assert.equal((await callAction(next, 'canary', { percent: 5 })).body.version.canary.percent, 5);
      assert.equal((await author.get(`/api/v1/games/${old.slug}`)).body.game.canary_version, '1.1.0');
      assert.equal((await callAction(next, 'canary', { percent: 0 })).body.version.state, 'approved');
      assert.equal((await callAction(next, 'canary', { percent: 50, auto_release: true })).status, 200);
      const releaseResponse = await callAction(next, 'release');
      assert.equal(releaseResponse.status, 200, releaseResponse.text);
      const { game, versions } = (await author.get(`/api/v1/games/${old.slug}`)).body;
      assert.deepEqual([game.stable_version, game.canary_version], ['1.1.0', null]);
      assert.deepEqual(
        versions.map((version: { version: string; state: string }) => `${version.version} ${version.state}`),
        ['1.1.0 released', '1.0.0 superseded'],
      );
    });

    test('a game has one canary at a time', async () => {
      const first = await stage('approved');
      const second = await stage('approved', { slug: first.slug, version: '1.1.0' });
      assert.equal((await callAction(first, 'canary', { percent: 5 })).status, 200);
      const refused = await callAction(second, 'canary', { percent: 5 });
      assertProblem(refused, 409, 'release_in_progress');
      assert.equal(refused.body.version, '1.0.0');
      assert.equal((await callAction(first, 'canary', { percent: 25 })).status, 200);
      assert.equal((await callAction(first, 'canary', { percent: 0 })).status, 200);
      assert.equal((await callAction(second, 'canary', { percent: 5 })).status, 200);
      assert.equal((await author.get(`/api/v1/games/${first.slug}`)).body.game.canary_version, '1.1.0');
    });

    test('a release requires a certificate, an active engine, a higher number and no hold', async () => {
      const old = await stage('released', { version: '2.0.0' });
      const next = await stage('approved', { slug: old.slug, version: '1.9.0' });
      assertProblem(await callAction(next, 'release'), 409, 'version_order');
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

    test('a rollback requires the current stable version and accepts only previously released versions', async () => {
      const old = await stage('superseded');
      const stable = await stage('released', { slug: old.slug, version: '1.1.0' });
      const neverReleased = await stage('approved', { slug: old.slug, version: '1.2.0' });
      const rollback = (body: Record<string, unknown>) => author.post(`/api/v1/games/${old.slug}/rollback`, body);
      assertProblem(await rollback({ version: neverReleased.version }), 409, 'wrong_state');
      assertProblem(await rollback({ version: '1.0.0', expected_stable: '1.0.0' }), 409, 'stable_changed');
      assert.equal((await rollback({ version: '1.0.0', expected_stable: stable.version })).status, 200);
      assert.equal((await author.get(`/api/v1/games/${old.slug}`)).body.game.stable_version, '1.0.0');
    });

    test('a withdrawn version that was never public is deleted, and its number is not reused', async () => {
      const staged = await stage('scanned');
      assert.equal((await callAction(staged, 'withdraw')).body.version.state, 'withdrawn');
      const ownGames = (await author.get('/api/v1/games/mine')).body;
      const listed = ownGames.games.find(({ game }: { game: { slug: string } }) => game.slug === staged.slug);
      assert.deepEqual([listed.game.title, listed.versions[0].state], ['', 'withdrawn']);
      assertProblem(await callAction(staged, 'submit'), 409, 'wrong_state');
    });

    test('while publishing is off or posting is paused, only removals are possible', async (t) => {
      const closedNodes = await store.start({ RIALTO_PUBLISHING: 'off' });
      t.after(() => closedNodes.close());
      const origin = (closedNodes.servers[0] as { url: string }).url;
      const player = await registerPlayer(origin);
      const of = (state: 'scanned' | 'approved') => stageVersion(origin, { authorId: player.id, state });
      const [scanned, approved] = [await of('scanned'), await of('approved')];
      assertProblem(await callAction(scanned, 'submit', {}, player), 503, 'posting_paused');
      assertProblem(await callAction(approved, 'release', {}, player), 503, 'posting_paused');
      assertProblem(await callAction(approved, 'canary', { percent: 5 }, player), 503, 'posting_paused');
      assert.equal((await callAction(scanned, 'withdraw', {}, player)).status, 200);
    });
  });
}
