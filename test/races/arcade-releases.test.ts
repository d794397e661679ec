import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { type Player, registerPlayer } from '../support/arcade.ts';
import { bearer, type HttpResponse, post, send } from '../support/http.ts';
import { type Nodes, topologies } from '../support/nodes.ts';
import { newCredential, newKey } from '../support/server.ts';
import { stageVersion } from '../support/stage-version.ts';

// Author and operator act on the versions of one game concurrently, with calls that are spread over the nodes.

const rounds = 6;
const adminKey = newCredential();
const settings = { RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(adminKey).digest('hex') };
const stagedStates = { '0.9.0': 'superseded', '1.0.0': 'released', '1.1.0': 'approved', '1.2.0': 'approved' } as const;

for (const topology of topologies) {
  describe(`versions of a game on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let author: Player;
    before(async () => {
      nodes = await topology.start(settings);
      author = await registerPlayer(urlOf(0));
    });
    after(() => nodes.close());
    const urlOf = (callIndex: number) => nodes.url(callIndex);

    test('released, suspended, rolled back and put into canary concurrently have consistent states and channels', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const slug = `raced-${newKey().slice(-12).toLowerCase()}`;
        for (const [version, state] of Object.entries(stagedStates))
          await stageVersion(urlOf(0), { authorId: author.id, slug, version, state });
        const sendAuthorAction = (callIndex: number, path: string, body: object = {}) =>
          post(`${urlOf(callIndex)}/arcade/api/v1/games/${slug}/${path}`, { idempotency_key: newKey(), ...body }, [
            bearer(author.credential),
          ]);
        const suspendVersion = (callIndex: number, version: string) =>
          post(
            `${urlOf(callIndex)}/arcade/api/v1/admin/games/${slug}/versions/${version}/suspend`,
            { reason: 'A test decides it.', reason_code: 'other' },
            [bearer(adminKey)],
          );
        const responses = await Promise.all([
          sendAuthorAction(round, 'versions/1.1.0/release'),
          suspendVersion(round + 1, '1.0.0'),
          sendAuthorAction(round + 2, 'rollback', { version: '0.9.0' }),
          sendAuthorAction(round, 'versions/1.2.0/canary', { percent: 5 }),
          sendAuthorAction(round + 1, 'versions/1.1.0/canary', { percent: 5 }),
          sendAuthorAction(round + 2, 'versions/1.2.0/release'),
          sendAuthorAction(round, 'versions/1.2.0/canary', { percent: 0 }),
        ]);
        assertAppliedOrConflict(responses);
        await assertConsistent(slug);
      }
    });

    test('of two authors with similar titles are put into canary concurrently, and one of them is refused', async () => {
      const otherAuthor = await registerPlayer(urlOf(0));
      for (let round = 0; round < rounds; round += 1) {
        const title = newKey().slice(-12).toLowerCase();
        const versions = await Promise.all(
          [author, otherAuthor].map(async (player) => ({
            player,
            ...(await stageVersion(urlOf(0), { authorId: player.id, state: 'approved', title })),
          })),
        );
        const responses = await Promise.all(
          versions.map(({ player, slug, version }, index) =>
            post(
              `${urlOf(round + index)}/arcade/api/v1/games/${slug}/versions/${version}/canary`,
              { idempotency_key: newKey(), percent: 5 },
              [bearer(player.credential)],
            ),
          ),
        );
        const outcomes = responses.map(({ status, body }) => (status === 200 ? 'canary' : String(body.code))).sort();
        assert.deepEqual(outcomes, ['canary', 'name_similar'], JSON.stringify(responses));
      }
    });

    async function assertConsistent(slug: string): Promise<void> {
      for (const [index] of nodes.servers.entries()) {
        const path = `${urlOf(index)}/arcade/api/v1/games/mine?limit=100`;
        const { body, text } = await send(path, { headers: [bearer(author.credential)] });
        const { game, versions } = body.games.find((ownGame: OwnGame) => ownGame.game.slug === slug) as OwnGame;
        const versionsIn = (state: string) =>
          versions.filter((version) => version.state === state).map(({ version }) => version);
        assert.deepEqual(versionsIn('released'), game.stable_version === null ? [] : [game.stable_version], text);
        assert.deepEqual(versionsIn('canary'), game.canary_version === null ? [] : [game.canary_version], text);
        assert.deepEqual(versionsIn('suspended'), ['1.0.0']);
      }
    }
  });
}

interface OwnGame {
  readonly game: {
    readonly slug: string;
    readonly stable_version: string | null;
    readonly canary_version: string | null;
  };
  readonly versions: readonly { readonly version: string; readonly state: string }[];
}

/** Every call took effect or was refused because of another one. */
function assertAppliedOrConflict(responses: readonly HttpResponse[]): void {
  for (const { status, text } of responses) assert.ok(status === 200 || status === 409, text);
}
