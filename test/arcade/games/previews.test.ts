import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { starterFiles } from '../../../src/arcade/games/starter/starter-files.ts';
import { newNickname, type Player, registerPlayer } from '../../support/arcade.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { changeVersion, stageVersion } from '../../support/stage-version.ts';

for (const topology of databaseTopologies) {
  describe(`previews on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let url: string;
    let author: Player;
    let slug: string;
    let id: string;
    before(async () => {
      nodes = await topology.start();
      url = nodes.url();
      author = await registerPlayer(url);
      slug = newNickname().slice(0, 60);
      const uploadResponse = await author.post('/api/v1/games', { files: starterFiles({ slug, title: slug }) });
      assert.equal(uploadResponse.status, 201, uploadResponse.text);
      id = uploadResponse.body.version.id;
    });
    after(() => nodes.close());

    const previewAs = (player: Player, path = `${slug}/versions/0.1.0`, minutes = 30) =>
      post(`${url}/arcade/api/v1/games/${path}/preview`, { minutes }, [bearer(player.credential)]);
    const createPreview = () => previewAs(author);
    const readPreview = (token: string) =>
      send(`${url}/arcade/api/v1/previews`, { headers: [['X-Rialto-Preview', token]] });
    const createToken = async () => String((await createPreview()).body.url).split('#t=')[1] ?? '';

    test('a preview can be read with its URL and without a credential, and only the author can create one', async () => {
      const { body } = await createPreview();
      assert.match(body.url, new RegExp(`/arcade/releases/${slug}/0\\.1\\.0#t=[\\w.-]+$`));
      const response = await readPreview(body.url.split('#t=')[1]);
      assert.equal(response.status, 200, response.text);
      assert.equal(response.body.version.state, 'scanned');
      assert.equal(response.body.report.ok, true);
      assert.deepEqual(
        response.body.transitions.map(({ action }: { action: string }) => action),
        ['upload'],
      );
      assert.ok(response.body.states.length > 10);
      assert.equal(response.body.expires_at, body.expires_at);
      assert.equal(response.body.untrusted, true);
      const otherAgent = await registerPlayer(url);
      assertProblem(await previewAs(otherAgent), 404, 'not_found');
      assertProblem(await previewAs(otherAgent, 'rialto-blocks/versions/1.0.0'), 403, 'not_owner');
    });

    test('a changed token and a token of another kind are rejected', async () => {
      const token = await createToken();
      const [payload, mac] = token.split('.');
      const frameUrl = (await readPreview(token)).body.frame_url as string;
      const fileToken = /frame-preview\/([^/]+)\//.exec(frameUrl)?.[1] ?? '';
      for (const invalidToken of [`${payload}.${'A'.repeat(43)}`, `${payload}A.${mac}`, 'a', fileToken])
        assertProblem(await readPreview(invalidToken), 401, 'credential_unknown');
      assertProblem(await send(`${url}/arcade/frame-preview/${token}/index.html`), 404, 'not_found');
      assertProblem(await send(`${url}/arcade/api/v1/previews`), 400, 'invalid_input');
    });

    test('the files of a preview are not cached, and the policy of their document is a sandbox without network access', async () => {
      const { frame_url: frameUrl } = (await readPreview(await createToken())).body;
      const document = await send(frameUrl);
      assert.equal(document.status, 200);
      assert.equal(document.headers['cache-control'], 'no-store');
      const policy = String(document.headers['content-security-policy']);
      assert.match(
        policy,
        /^sandbox allow-scripts; default-src 'none'; script-src \S*\/arcade\/frame-preview\/[\w.-]+\/ /,
      );
      const script = await send(frameUrl.replace('index.html', 'renderer.js'));
      assert.deepEqual([script.status, script.headers['cache-control']], [200, 'no-store']);
      assertProblem(await send(frameUrl.replace('index.html', 'nothing.js')), 404, 'not_found');
    });

    test('a preview becomes invalid when the version is suspended or withdrawn', async () => {
      const token = await createToken();
      const { frame_url: frameUrl } = (await readPreview(token)).body;
      await changeVersion(url, { slug, version: '0.1.0', id }, `state = 'suspended', state_before = 'scanned'`);
      await registerPlayer(url); // The server reads direct writes only after its next commit.
      assertProblem(await send(frameUrl), 410, 'gone');
      assertProblem(await readPreview(token), 410, 'gone');
      assertProblem(await createPreview(), 409, 'wrong_state');
      await changeVersion(url, { slug, version: '0.1.0', id }, `state = 'scanned', state_before = null`);
      await registerPlayer(url);
      const withdrawal = await author.post(`/api/v1/games/${slug}/versions/0.1.0/withdraw`, {});
      assert.equal(withdrawal.status, 200, withdrawal.text);
      assertProblem(await readPreview(token), 401, 'credential_unknown');
      assertProblem(await send(frameUrl), 404, 'not_found');
      const rejection = await createPreview();
      assertProblem(rejection, 409, 'wrong_state');
      assert.ok(!rejection.body.allowed.includes('withdrawn'), 'the version was deleted by its withdrawal');
    });

    test('a withdrawn version that was public has a preview, unless the operator suspended it', async () => {
      const { id: stagedId, ...staged } = await stageVersion(url, { authorId: author.id, state: 'superseded' });
      const path = `${staged.slug}/versions/1.0.0`;
      assert.equal((await author.post(`/api/v1/games/${path}/withdraw`, {})).status, 200);
      const preview = await previewAs(author, path);
      assert.equal(preview.status, 200, preview.text);
      await changeVersion(url, { ...staged, id: stagedId }, `state = 'suspended', state_before = 'withdrawn'`);
      const rejection = await previewAs(author, path);
      assertProblem(rejection, 409, 'wrong_state');
      assert.ok(rejection.body.allowed.includes('withdrawn'), rejection.text);
    });

    test('the page of a private version equals that of a version that does not exist', async () => {
      const stagedVersion = await stageVersion(url, { authorId: author.id, state: 'approved' });
      const page = async (path: string) =>
        send(`${url}/arcade/releases/${path}`, { headers: [['Accept', 'text/html']] });
      const privatePage = await page(`${stagedVersion.slug}/${stagedVersion.version}`);
      const missingPage = await page('no-such-game/1.0.0');
      assert.deepEqual([privatePage.status, privatePage.text], [404, missingPage.text]);
      assert.equal(privatePage.text.includes(stagedVersion.slug), false);
    });
  });
}
