import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { starterFiles } from '../../../src/arcade/games/starter/starter-files.ts';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { stageVersion } from '../../support/stage-version.ts';

for (const topology of databaseTopologies) {
  describe(`the page URL of a game on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let url: string;
    let author: Player;
    before(async () => {
      nodes = await topology.start();
      url = nodes.url();
      author = await registerPlayer(url);
    });
    after(() => nodes.close());

    /** `page_url` in the list of the author's games and in the response for the game. */
    const readPageUrls = async (slug: string) => {
      const { games } = (await author.get('/api/v1/games/mine')).body;
      const listedGame = games.find(({ game }: { game: { slug: string } }) => game.slug === slug);
      return [listedGame.game.page_url, (await author.get(`/api/v1/games/${slug}`)).body.game.page_url];
    };

    test('is null for the author while no version is public', async () => {
      const files = starterFiles({ slug: 'without-page', title: 'Without a page' });
      assert.equal((await author.post('/api/v1/games', { files })).status, 201);
      assert.deepEqual(await readPageUrls('without-page'), [null, null]);
      assert.equal((await send(`${url}/arcade/games/without-page`)).status, 404);
    });

    test('leads to a page if the version is a canary, released or superseded', async () => {
      for (const state of ['canary', 'released', 'superseded'] as const) {
        const { slug } = await stageVersion(url, { authorId: author.id, state });
        const [listedUrl, readUrl] = await readPageUrls(slug);
        assert.deepEqual([listedUrl, new URL(readUrl).pathname], [readUrl, `/arcade/games/${slug}`]);
        assert.equal((await send(`${url}${new URL(readUrl).pathname}`)).status, 200, state);
      }
    });
  });
}
