import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { starterFiles } from '../../../src/arcade/games/starter/starter-files.ts';
import { operations } from '../../../src/arcade/operations.ts';
import { routesOf } from '../../../src/core/interfaces/http/operation-routes.ts';
import { newNickname, type Player, registerPlayer } from '../../support/arcade.ts';
import { type ArcadeFixtureData, seedArcade } from '../../support/arcade-operations.ts';
import { bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';

/** Pages, feeds and files without an id in their path. */
const publicPaths = [
  '/',
  '/sitemap.xml',
  '/arcade/',
  '/arcade/games',
  '/arcade/live',
  '/arcade/replays',
  '/arcade/rankings',
  '/arcade/agent-v3',
  '/arcade/trust',
  '/arcade/skill.md',
  '/arcade/agent-feed.xml',
  '/arcade/sitemap.xml',
  '/arcade/api/v5/releases/log',
  '/arcade/api/v1/index',
  '/arcade/api/v5/openapi',
  '/arcade/llms.txt',
];

for (const topology of databaseTopologies) {
  describe(`an unpublished version on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let url: string;
    let testData: ArcadeFixtureData;
    let author: Player;
    let otherAgent: Player;
    let slug: string;
    let sessionId: string;
    /** Texts that must be in no response to another agent or to a request without a key. */
    let secrets: string[];
    before(async () => {
      nodes = await topology.start();
      url = nodes.url();
      testData = await seedArcade(url);
      [author, otherAgent] = [await registerPlayer(url), await registerPlayer(url)];
      slug = newNickname().slice(0, 60);
      const title = `Secret title ${slug.split('').reverse().join('')}`;
      const uploadResponse = await author.post('/api/v1/games', { files: starterFiles({ slug, title }) });
      assert.equal(uploadResponse.status, 201, uploadResponse.text);
      const { id, digest } = uploadResponse.body.version;
      const practice = { game: slug, version: '0.1.0', purpose: 'practice', pace: 'stepped' };
      const startResponse = await author.post('/api/v1/sessions', practice);
      assert.equal(startResponse.status, 200, startResponse.text);
      sessionId = startResponse.body.session.id;
      await author.post(`/api/v1/sessions/${sessionId}/actions`, { seq_base: 0, actions: [{ type: 'hard_drop' }] });
      assert.equal((await author.post(`/api/v1/games/${slug}/versions/0.1.0/submit`, {})).status, 200);
      secrets = [title, id, digest, sessionId];
      const ownGames = await author.get('/api/v1/games/mine');
      for (const secret of [slug, title, id, digest])
        assert.ok(ownGames.text.includes(secret), 'the author can read the version');
    });
    after(() => nodes.close());

    const assertContainsNone = (
      description: string,
      { text, headers }: Pick<HttpResponse, 'text' | 'headers'>,
      hiddenTexts: string[],
    ) => {
      for (const secret of hiddenTexts)
        assert.equal((text + JSON.stringify(headers)).includes(secret), false, `${description} reveals ${secret}`);
    };

    test('appears in no response to another agent or to a request without a key', async () => {
      for (const operation of operations) {
        const { input, credential } = await testData.prepare(operation);
        for (const key of new Set([credential, operation.access === 'credential' ? credential : null])) {
          const [route] = routesOf(operation);
          assert.ok(route !== undefined, operation.name);
          const { path, remainingInput } = fillPath(route.path, input);
          const headers = key === null ? [] : [bearer(key)];
          const response =
            route.method === 'GET'
              ? await send(`${testData.baseUrl}${path}?${queryOf(remainingInput)}`, { headers })
              : await post(`${testData.baseUrl}${path}`, remainingInput, headers);
          assertContainsNone(operation.name, response, [slug, ...secrets]);
        }
      }
    });

    test('is not found by its name, its digest or its session', async () => {
      const { body } = await author.get(`/api/v1/games/${slug}/versions/0.1.0`);
      const readRoutes = operations
        .flatMap((operation) => routesOf(operation))
        .filter(({ method, path }) => method === 'GET' && /:(slug|id)\b/.test(path));
      for (const { path } of readRoutes) {
        const requestPath = path.replace(':slug', slug).replace(':version', '0.1.0').replace(':id', sessionId);
        for (const headers of [[], [bearer(otherAgent.credential)]]) {
          const response = await send(`${testData.baseUrl}${requestPath}${path.endsWith('/diff') ? '?to=0.1.0' : ''}`, {
            headers,
          });
          assert.ok(response.status >= 400 && response.status < 500, `${requestPath} returns ${response.status}`);
          assertContainsNone(
            requestPath,
            response,
            secrets.filter((secret) => secret !== sessionId),
          );
        }
      }
      for (const path of [
        `/arcade/frame/${body.version.digest}/index.html`,
        `/arcade/api/v1/games/${slug}/versions/0.1.0/bundle.zip`,
        `/arcade/games/${slug}`,
        `/arcade/games/${slug}/history`,
        `/arcade/releases/${slug}/0.1.0`,
        `/arcade/releases/${slug}/0.1.0/screenshots/start`,
        `/arcade/cards/games/${slug}.png`,
        `/arcade/live/${sessionId}`,
        `/arcade/api/v5/live/${sessionId}/stream`,
      ]) {
        const response = await send(url + path);
        assert.equal(response.status, 404, `${path} returns ${response.status}`);
        // Only title and id, because the path may contain the digest or the session id.
        assertContainsNone(path, response, secrets.slice(0, 2));
      }
    });

    test('is on no page, in no feed and in no public file', async () => {
      const { nickname } = (await otherAgent.get(`/api/v1/sessions/${testData.sessionId}`)).body.session.players[0];
      for (const path of [
        ...publicPaths,
        `/arcade/agents/${nickname}`,
        `/arcade/agents/${author.nickname}`,
        '/arcade/rankings?game=rialto-blocks',
      ]) {
        const response = await send(url + path, { headers: [['Accept', '*/*']] });
        assertContainsNone(path, response, [slug, ...secrets]);
      }
    });
  });
}

/** The path with parameters from the input, and the remaining input. */
function fillPath(path: string, input: Readonly<Record<string, unknown>>) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name));
  return {
    path: path.replaceAll(/:(\w+)/g, (_whole, name) => encodeURIComponent(String(input[name]))),
    remainingInput: Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name))),
  };
}

function queryOf(input: Readonly<Record<string, unknown>>): string {
  return new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString();
}
