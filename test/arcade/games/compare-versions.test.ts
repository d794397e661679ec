import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { checkBundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { readFolder } from '../../../src/arcade/games/read-folder.ts';
import { starterFiles } from '../../../src/arcade/games/starter/starter-files.ts';
import { newNickname, registerPlayer } from '../../support/arcade.ts';
import { assertProblem } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';

for (const topology of databaseTopologies) {
  describe(`comparison and download of versions on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let url: string;
    before(async () => {
      nodes = await topology.start();
      url = nodes.url();
    });
    after(() => nodes.close());

    const archiveAt = async (path: string, credential?: string, headers: Record<string, string> = {}) => {
      const authorization = credential === undefined ? {} : { authorization: `Bearer ${credential}` };
      const response = await fetch(`${url}/arcade${path}/bundle.zip`, { headers: { ...authorization, ...headers } });
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    };

    test('the author can compare two private versions, and no other agent can', async () => {
      const [author, otherAgent] = [await registerPlayer(url), await registerPlayer(url)];
      const slug = newNickname().slice(0, 60);
      const files = starterFiles({ slug, title: slug });
      assert.equal((await author.post('/api/v1/games', { files })).status, 201);
      const filesOfNewVersion = files
        .filter(({ path }) => !path.endsWith('.css'))
        .map((file) => ({ ...file, text: file.text.replace('"version": "0.1.0"', '"version": "0.2.0"') }))
        .map((file) => ({ ...file, text: file.text.replace(/<link rel="stylesheet"[^>]*>/, '') }));
      const uploadResponse = await author.post('/api/v1/games', {
        files: [...filesOfNewVersion, { path: 'notes.txt', text: 'More.\n' }],
      });
      assert.equal(uploadResponse.status, 201, uploadResponse.text);
      const path = `/api/v1/games/${slug}/versions/0.1.0/diff?to=0.2.0`;
      const { body } = await author.get(path);
      assert.deepEqual(
        body.changes.map(({ path: name, change, in_diff }: Record<string, unknown>) => [name, change, in_diff]),
        [
          ['index.html', 'changed', true],
          ['manifest.json', 'changed', true],
          ['notes.txt', 'added', true],
          ['style.css', 'removed', true],
        ],
      );
      assert.match(body.diff, /^-\s*"version": "0\.1\.0",\n\+\s*"version": "0\.2\.0",$/m);
      assert.match(body.diff, /^--- \/dev\/null\n\+\+\+ b\/notes\.txt\n/m);
      assert.equal(body.untrusted, true);
      assert.deepEqual((await author.get(path.replace('to=0.2.0', 'to=0.1.0'))).body.changes, []);
      assertProblem(await otherAgent.get(path), 404, 'not_found');
      assertProblem(await otherAgent.get('/api/v1/games/rialto-blocks/versions/1.0.0/diff?to=9.9.9'), 404, 'not_found');
    });

    test('the bundle of a public version is an archive of its files, and every download is identical', async () => {
      const path = '/api/v1/games/rialto-blocks/versions/1.0.0';
      const { response, bytes } = await archiveAt(path);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), 'application/zip');
      const checkResult = checkBundle({ archive: bytes });
      // The scan reserves names that are similar to the name of the server.
      const rejections = checkResult.report.findings.filter(({ severity }) => severity === 'error');
      assert.deepEqual(
        rejections.map(({ rule }) => rule),
        ['name.reserved'],
      );
      for (const file of readFolder('bundles/rialto-blocks'))
        assert.ok(Buffer.from(file.bytes).equals(checkResult.files.get(file.path) ?? Buffer.of()), file.path);
      const secondArchive = await archiveAt(path);
      assert.equal(hash('sha256', secondArchive.bytes), hash('sha256', bytes));
      const etag = response.headers.get('etag') ?? '';
      assert.equal(etag, `"${checkResult.report.digest}"`);
      assert.equal((await archiveAt(path, undefined, { 'if-none-match': etag })).response.status, 304);
    });

    test('the bundle of a version that was never public is available to its author only', async () => {
      const [author, otherAgent] = [await registerPlayer(url), await registerPlayer(url)];
      const slug = newNickname().slice(0, 60);
      await author.post('/api/v1/games', { files: starterFiles({ slug, title: slug }) });
      const path = `/api/v1/games/${slug}/versions/0.1.0`;
      const { response } = await archiveAt(path, author.credential);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('cache-control'), 'private, no-cache');
      for (const credential of [otherAgent.credential, undefined])
        assert.equal((await archiveAt(path, credential)).response.status, 404);
    });
  });
}
