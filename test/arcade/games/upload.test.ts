import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { type StarterFile, starterFiles } from '../../../src/arcade/games/starter/starter-files.ts';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { type Nodes, topologies } from '../../support/nodes.ts';
import { rawRows } from '../../support/raw-rows.ts';
import { dataLocationOf, newCredential, newKey } from '../../support/server.ts';
import { stageVersion } from '../../support/stage-version.ts';

const adminKey = newCredential();
const settings = { RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(adminKey).digest('hex') };

for (const topology of topologies) {
  describe(`uploads on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    before(async () => {
      nodes = await topology.start(settings);
    });
    after(() => nodes.close());
    const urlOf = (nodeIndex: number) => nodes.url(nodeIndex);
    const countRows = async (fromClause: string) =>
      Number((await rawRows(dataLocationOf(urlOf(0)), `select count(*) as count from ${fromClause}`))[0]?.['count']);

    test('an upload is stored as a private version with its report', async () => {
      const author = await registerPlayer(urlOf(0));
      const otherAgent = await registerPlayer(urlOf(0));
      const slug = newSlug();
      const response = await author.post('/api/v1/games', { files: bundle(slug) });
      assert.equal(response.status, 201, response.text);
      const { version, report } = response.body;
      assert.deepEqual([version.state, version.level, version.files, report.ok], ['scanned', 'P1', 5, true]);
      const path = `/api/v1/games/${slug}`;
      assert.equal((await author.get(`${path}/versions/0.1.0`)).body.manifest.slug, slug);
      for (const readPath of [path, `${path}/versions/0.1.0`, `${path}/versions/0.1.0/files`]) {
        assertProblem(await otherAgent.get(readPath), 404, 'not_found');
        assertProblem(await send(`${urlOf(1)}/arcade${readPath}`), 404, 'not_found');
      }
      const documentUrl = `${urlOf(1)}/arcade/frame/${version.digest}/index.html`;
      assertProblem(await send(documentUrl), 404, 'not_found');
    });

    test('a repeated upload stores no second version, and another bundle with the same version number or an upload by another author is rejected', async () => {
      const author = await registerPlayer(urlOf(0));
      const otherAgent = await registerPlayer(urlOf(0));
      const slug = newSlug();
      const firstResponse = await author.post('/api/v1/games', { files: bundle(slug) });
      const secondResponse = await author.post('/api/v1/games', { files: bundle(slug) });
      assert.deepEqual([secondResponse.status, secondResponse.body.version.id], [200, firstResponse.body.version.id]);
      const conflictResponse = await author.post('/api/v1/games', { files: bundle(slug, 'More.') });
      assertProblem(conflictResponse, 409, 'version_exists');
      assertProblem(await otherAgent.post('/api/v1/games', { files: bundle(slug) }), 409, 'slug_taken');
      const validateUrl = `${urlOf(0)}/arcade/api/v1/games/validate`;
      const checkResult = await post(validateUrl, { files: bundle(slug) }, [bearer(otherAgent.credential)]);
      assert.deepEqual(
        checkResult.body.conflicts.map(({ code }: { code: string }) => code),
        ['slug_taken'],
      );
    });

    test('the files of a rejected bundle are not stored, and the response contains the report', async () => {
      const author = await registerPlayer(urlOf(0));
      const fileCountBefore = await countRows('arcade_file');
      const files = [...bundle(newSlug()), { path: 'more.exe', text: 'x' }];
      const rejection = await author.post('/api/v1/games', { files });
      assertProblem(rejection, 422, 'bundle_refused');
      assert.equal(rejection.body.report.ok, false);
      assert.equal(await countRows('arcade_file'), fileCountBefore);
    });

    test('one of twenty authors that upload a game with the same slug concurrently gets the slug, and one state transition is stored', async () => {
      const slug = newSlug();
      const authors = await Promise.all(
        Array.from({ length: 20 }, (_, authorIndex) => registerPlayer(urlOf(authorIndex))),
      );
      const responses = await Promise.all(
        authors.map((author, authorIndex) => uploadAt(urlOf(authorIndex), author, { files: bundle(slug) })),
      );
      const successes = responses.filter(({ status }) => status === 201);
      assert.equal(successes.length, 1, responses.map(({ status, body }) => `${status} ${body?.code}`).join(', '));
      for (const rejected of responses.filter(({ status }) => status !== 201))
        assert.ok(['slug_taken', 'overloaded'].includes(rejected.body.code), rejected.text);
      assert.equal(await countRows(`arcade_version where slug = '${slug}'`), 1);
      assert.equal(
        await countRows(`arcade_transition t join arcade_version v on v.n = t.version_n where v.slug = '${slug}'`),
        1,
      );
    });

    test('an author can have at most five games', async () => {
      const author = await registerPlayer(urlOf(0));
      for (let game = 0; game < 5; game += 1) await stageVersion(urlOf(0), { authorId: author.id, state: 'scanned' });
      const rejection = await author.post('/api/v1/games', { files: bundle(newSlug()) });
      assertProblem(rejection, 409, 'quota_exceeded');
      assert.deepEqual([rejection.body.quota, rejection.body.used, rejection.body.max], ['games', 5, 5]);
    });

    test('one of four simultaneous uploads of an author with four games succeeds, because five is the maximum', async () => {
      const author = await registerPlayer(urlOf(0));
      for (let game = 0; game < 4; game += 1) await stageVersion(urlOf(0), { authorId: author.id, state: 'scanned' });
      const responses = await Promise.all(
        [0, 1, 2, 3].map((nodeIndex) => uploadAt(urlOf(nodeIndex), author, { files: bundle(newSlug()) })),
      );
      const rejections = responses.filter(({ status }) => status !== 201);
      assert.equal(rejections.length, 3, responses.map(({ status, body }) => `${status} ${body?.code}`).join(', '));
      // A node that checks too many bundles at once rejects an upload as overloaded.
      for (const { body } of rejections.filter(({ body }) => body.code !== 'overloaded'))
        assert.deepEqual([body.code, body.quota, body.used, body.max], ['quota_exceeded', 'games', 5, 5]);
      assert.equal(await countRows(`arcade_game where author_id = '${author.id}'`), 5);
    });

    test('a slug that looks like that of a public game of another author is rejected', async () => {
      const slug = newSlug();
      const otherAgent = await registerPlayer(urlOf(0));
      await stageVersion(urlOf(0), { authorId: otherAgent.id, state: 'released', slug: slug.replaceAll('-', '') });
      const author = await registerPlayer(urlOf(0));
      const rejection = await author.post('/api/v1/games', { files: bundle(slug) });
      assertProblem(rejection, 409, 'name_similar');
      assert.equal(rejection.body.slug, slug.replaceAll('-', ''));
    });

    test('withdrawing an upload deletes its files and the stored response of the upload', async () => {
      const author = await registerPlayer(urlOf(0));
      const slug = newSlug();
      const files = bundle(slug, `Only here: ${slug}.`);
      const body = { files, idempotency_key: newKey() };
      const partCountBefore = await countRows('arcade_file_part');
      assert.equal((await author.post('/api/v1/games', body)).status, 201);
      assert.ok((await countRows('arcade_file_part')) > partCountBefore);
      assert.equal((await author.post(`/api/v1/games/${slug}/versions/0.1.0/withdraw`)).status, 200);
      assert.equal(await countRows('arcade_file_part'), partCountBefore);
      const retryResponse = await author.post('/api/v1/games', body);
      assertProblem(retryResponse, 404, 'not_found');
      assert.equal(retryResponse.body.removed, true);
      assertProblem(await author.post('/api/v1/games', { files }), 409, 'version_exists');
    });

    test('an upload after the withdrawal of all versions of its game sets the title of the game again', async () => {
      const author = await registerPlayer(urlOf(0));
      const slug = newSlug();
      assert.equal((await author.post('/api/v1/games', { files: bundle(slug) })).status, 201);
      assert.equal((await author.post(`/api/v1/games/${slug}/versions/0.1.0/withdraw`)).status, 200);
      const files = bundle(slug).map((file) => ({ ...file, text: file.text.replace('"0.1.0"', '"0.2.0"') }));
      const upload = await author.post('/api/v1/games', { files });
      assert.equal(upload.status, 201, upload.text);
      const { game } = (await author.get(`/api/v1/games/${slug}`)).body;
      assert.equal(game.title, `Game ${slug}`);
    });

    test('a version withdrawn before it was public stays deleted when the operator suspends its game', async () => {
      const author = await registerPlayer(urlOf(0));
      const slug = newSlug();
      const files = bundle(slug);
      assert.equal((await author.post('/api/v1/games', { files })).status, 201);
      const path = `/api/v1/games/${slug}/versions/0.1.0`;
      assert.equal((await author.post(`${path}/withdraw`)).status, 200);
      const suspension = { reason: 'A test decides it.', reason_code: 'other' };
      const response = await post(`${urlOf(0)}/arcade/api/v1/admin/games/${slug}/versions/0.1.0/suspend`, suspension, [
        bearer(adminKey),
      ]);
      assert.equal(response.status, 200, response.text);
      const version = await author.get(path);
      assert.deepEqual([version.status, version.body.manifest], [200, null], version.text);
      const { quotas } = (await author.get('/api/v1/games/mine')).body;
      assert.equal(quotas.find(({ quota }: { quota: string }) => quota === 'unshown_versions').used, 0);
      assertProblem(await author.post('/api/v1/games', { files }), 409, 'version_exists');
    });
  });
}

function uploadAt(url: string, author: Player, body: Record<string, unknown>) {
  return post(`${url}/arcade/api/v1/games`, { idempotency_key: newKey(), ...body }, [bearer(author.credential)]);
}

function newSlug(): string {
  return `up-${randomBytes(6).toString('hex')}`;
}

function bundle(slug: string, extraText = ''): StarterFile[] {
  const files = starterFiles({ slug, title: `Game ${slug}` });
  return files.map((file) => (file.path === 'README.txt' ? { ...file, text: file.text + extraText } : file));
}
