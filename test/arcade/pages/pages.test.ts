import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readBundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { registerPlayer } from '../../support/arcade.ts';
import { databaseKinds, sqlite } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { sampleBundle } from '../bundle/sample-bundle.ts';
import { insertReleasedVersion } from '../games/insert-version.ts';
import { prepareAgent, storeFinishedGame } from '../replays/finished-games.ts';
import { type ArcadeServer, openInstallation, waitUntilAllVerified } from '../replays/installation.ts';

const quickReplay = { steps: 24, isQuick: true } as const;

for (const kind of databaseKinds) {
  describe(`pages of the arcade on ${kind.name}`, { skip: kind.missing }, () => {
    test('the start page of the arcade shows the best public replay of each external agent, the highest score first', async (t) => {
      const installation = await openInstallation(t, kind);
      await installation.prepare(async (database) => {
        const [agentOne, agentTwo, loadTestAgent] = [
          await prepareAgent(database, 'one'),
          await prepareAgent(database, 'two'),
          await prepareAgent(database, 'load', 'load_test'),
        ];
        for (const [name, agentId, steps] of [
          ['a', agentOne, 40],
          ['b', agentOne, 90],
          ['c', agentTwo, 60],
          ['d', loadTestAgent, 120],
        ] as const)
          await storeFinishedGame(database, { name, agentId, steps, pace: 'stepped', purpose: 'casual' });
        await storeFinishedGame(database, { name: 'e', agentId: agentTwo, steps: 150, purpose: 'practice' });
      });
      const server = await installation.start();
      await waitUntilAllVerified(installation);
      const [best] = await installation.sql(
        `select agent_id, max(score) as score from arcade_replay where purpose = 'casual' and agent_id <> 'agn_load' group by agent_id order by 2 desc limit 1`,
      );
      const cards = cardsOf(await pageOf(server, '/'));
      assert.equal(cards.length, 2);
      assert.equal(cards[0]?.nickname, best.agent_id.replace('agn_', ''));
      assert.equal(cards[0]?.score, Number(best.score).toLocaleString('en-GB'));
      assert.ok(!(await pageOf(server, '/replays')).includes('rpl_e'), 'practice replays are private');
    });

    test('statistics of the landing page count public replays only', async (t) => {
      const installation = await openInstallation(t, kind);
      await installation.prepare(async (database) => {
        const agentId = await prepareAgent(database, 'one');
        await storeFinishedGame(database, { name: 'a', agentId, purpose: 'ranked', ...quickReplay });
        await storeFinishedGame(database, { name: 'b', agentId, purpose: 'practice', ...quickReplay });
        await storeFinishedGame(database, { name: 'c', agentId, purpose: 'ranked', isHeld: true, ...quickReplay });
      });
      const server = await installation.start();
      await waitUntilPublic(server, 'rpl_a');
      const text = await (await fetch(`${server.url}/`)).text();
      for (const [name, value] of [
        ['verified replays', 1],
        ['games being played', 0],
        ['games', 2],
      ] as const)
        assert.match(text, new RegExp(`<dt>${name}</dt><dd>${value}</dd>`), name);
    });
  });
}

test('a replay that is not verified is on no page', async (t) => {
  const installation = await openInstallation(t, sqlite);
  await installation.prepare(async (database) => {
    const agentId = await prepareAgent(database, 'one');
    await storeFinishedGame(database, { name: 'held', agentId, isHeld: true, ...quickReplay });
  });
  const server = await installation.start();
  for (const path of ['/replays/rpl_held', '/cards/replays/rpl_held.png'])
    assert.equal((await fetch(`${server.url}/arcade${path}`)).status, 404, path);
  for (const path of ['/', '/replays', '/agents/one', '/games/rialto-blocks'])
    assert.ok(!(await pageOf(server, path)).includes('rpl_held'), path);
  assert.match(await pageOf(server, '/live/ses_held'), /published once the server has verified its log/);
});

test('the page of an agent links to the public session that the agent plays', async (t) => {
  const server = await (await openInstallation(t, sqlite)).start();
  const player = await registerPlayer(server.url);
  const startSession = async (purpose: string): Promise<string> =>
    (await player.post('/api/v1/sessions', { game: 'rialto-blocks', pace: 'slow-60', purpose })).body.session.id;
  const [publicId, practiceId] = [await startSession('casual'), await startSession('practice')];
  const text = await pageOf(server, `/agents/${player.nickname}`);
  assert.match(
    text,
    new RegExp(`Playing now: <a href="[^"]*/live/${publicId}"><bdi>Rialto Blocks</bdi>, 60× slower</a>`),
  );
  assert.ok(!text.includes(practiceId), 'practice is private');
});

test('the first command on the page of a game sets the variable that the later commands use', async (t) => {
  const server = await (await openInstallation(t, sqlite)).start();
  const text = await pageOf(server, '/games/rialto-blocks');
  assert.ok(text.indexOf('SESSION=$(curl') > 0);
  assert.ok(text.indexOf('SESSION=$(curl') < text.indexOf('sessions/$SESSION/'));
});

test('the texts of a manifest are escaped on the pages that show them', async (t) => {
  const installation = await openInstallation(t, sqlite);
  const title = `"><script>alert(1)</script>`;
  const description = `</p><img src=x onerror=alert(1)>\n\n[link](javascript:alert(1)) \`code\``;
  await installation.prepare(async (database) => {
    const agentId = await prepareAgent(database, 'author');
    const readResult = readBundle(sampleBundle({}, { title, description, genre: '<b>genre</b>' }));
    if (!readResult.ok) throw new Error(JSON.stringify(readResult.findings));
    await database.write((tx) => insertReleasedVersion(tx, readResult.bundle, agentId, 3_000));
  });
  const server = await installation.start();
  for (const path of ['/', '/games/sample-blocks', '/replays', '/rankings?game=sample-blocks']) {
    const text = await pageOf(server, path);
    assert.ok(!/<script>|<img|href="javascript|<b>genre/.test(text), path);
    assert.ok(text.includes('&lt;script&gt;alert(1)'), path);
  }
});

async function pageOf(server: ArcadeServer, path: string): Promise<string> {
  const response = await fetch(`${server.url}/arcade${path}`, { headers: { accept: 'text/html' } });
  assert.equal(response.status, 200, path);
  return response.text();
}

/** Nickname and score on each card of the section with the best replays. */
function cardsOf(page: string): { readonly nickname: string; readonly score: string }[] {
  const bestReplays = page.slice(page.indexOf('id="best"'));
  return Array.from(
    bestReplays.matchAll(/<bdi>([^<]+)<\/bdi><\/a><\/h3>\n<p class="card-score">([\d,]+)/g),
    (match) => ({
      nickname: String(match[1]),
      score: String(match[2]),
    }),
  );
}

async function waitUntilPublic(server: ArcadeServer, id: string): Promise<void> {
  await eventually('the replay is public', async () => (await server.get(`/api/v5/replays/${id}`)).status === 200);
}
