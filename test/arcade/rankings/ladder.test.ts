import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { readLadderHistories } from '../../../src/arcade/agents/rankings/rating-history.ts';
import { readRanking } from '../../../src/arcade/agents/rankings/read-ranking.ts';
import { recomputeRankingRows } from '../../../src/arcade/agents/rankings/recompute.ts';
import { statisticsOf } from '../../../src/arcade/agents/rankings/statistics.ts';
import { markRevoked, setTrafficClass } from '../../../src/arcade/agents/store/agents.ts';
import { isRefusal } from '../../../src/core/base/refusal.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { migrations } from '../../../src/migrations.ts';
import { databaseKinds } from '../../support/databases.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { gameSlug, prepareAgent, type StoredGame } from '../replays/finished-games.ts';
import { faultyVerdict, finishGame, finishGames, verifyAll } from './verified-games.ts';

for (const kind of databaseKinds) {
  describe(`rankings on ${kind.name}`, { skip: kind.missing }, () => {
    const open = async (t: TestContext) => (await kind.createLocation(t)).open({ migrations });

    test('a row is computed from the 20 verified ranked games that started last, in any order of verdicts', async (t) => {
      const database = await open(t);
      const random = seededRandom();
      t.diagnostic(`RIALTO_SEED=${random.seed}`);
      const agentId = await prepareAgent(database, 'walker');
      const games: (StoredGame & { startedAt: number })[] = [];
      for (let index = 0; index < 24; index += 1) {
        const startedAt = 10_000 + random.between(0, 1_000);
        games.push({ ...(await finishGame(database, { agentId, name: `walk${index}`, startedAt })), startedAt });
      }
      await verifyAll(database, shuffled(games, random));
      const byStart = games
        .map((game, index) => ({ ...game, index }))
        .sort((a, b) => a.startedAt - b.startedAt || a.index - b.index);
      const countedGames = byStart.slice(-20);
      const [row] = await rowsOf(database);
      assert.deepEqual(
        row?.replays,
        countedGames.map(({ replayId, log }) => ({ id: replayId, score: log.footer.result.score })),
      );
      const { rank, agent_id, nickname, replays, provisional, revoked, updated_at, games_until_ranked, ...statistics } =
        row ?? assert.fail('no row');
      assert.deepEqual(statistics, statisticsOf(countedGames.map(({ log }) => log.footer.result.score ?? 0)));
      assert.deepEqual([rank, agent_id, nickname, provisional, revoked], [1, agentId, 'walker', false, false]);
      assert.equal(games_until_ranked, 0);
    });

    test('a row requires five games, and voided, casual and diverged games and games at another pace are excluded', async (t) => {
      const database = await open(t);
      const agentId = await prepareAgent(database, 'sparse');
      const countedGames = await finishGames(database, 4, { agentId, name: 'counted' });
      const excludedGames = [
        await finishGame(database, { agentId, name: 'voided', reason: 'voided' }),
        await finishGame(database, { agentId, name: 'casual', purpose: 'casual' }),
        await finishGame(database, { agentId, name: 'faster', pace: 'realtime' }),
      ];
      const diverged = await finishGame(database, { agentId, name: 'diverged' });
      await verifyAll(database, [...countedGames, ...excludedGames]);
      await verifyAll(database, [diverged], faultyVerdict);
      assert.deepEqual(await rowsOf(database), []);
      const abandoned = await finishGame(database, {
        agentId,
        name: 'abandoned',
        reason: 'abandoned',
        startedAt: 9_000,
      });
      await verifyAll(database, [abandoned]);
      const [row] = await rowsOf(database);
      assert.deepEqual(
        row?.replays.map(({ id }) => id),
        [...countedGames, abandoned].map(({ replayId }) => replayId),
      );
    });

    test('a game that diverges after its verification is removed from its row, and a row with four games disappears', async (t) => {
      const database = await open(t);
      const agentId = await prepareAgent(database, 'fallen');
      const games = await finishGames(database, 6, { agentId, name: 'fall' });
      await verifyAll(database, games);
      const [firstGame, secondGame] = games as [StoredGame, StoredGame];
      await verifyAll(database, [firstGame], faultyVerdict);
      const [row] = await rowsOf(database);
      assert.deepEqual(
        row?.replays.map(({ id }) => id),
        games.slice(1).map(({ replayId }) => replayId),
      );
      await verifyAll(database, [secondGame], faultyVerdict);
      assert.deepEqual(await rowsOf(database), []);
    });

    test('recomputing the rows from the games restores the same rows', async (t) => {
      const database = await open(t);
      const random = seededRandom();
      t.diagnostic(`RIALTO_SEED=${random.seed}`);
      for (let agent = 0; agent < 4; agent += 1) {
        const agentId = await prepareAgent(database, `same${agent}`);
        const games = await finishGames(database, random.between(3, 26), { agentId, name: `same${agent}` });
        await verifyAll(database, shuffled(games, random));
      }
      const before = await storedRows(database);
      assert.ok(before.length > 0, 'some agents have a row');
      await database.write((tx) => tx.run(tx.query.updateTable('arcade_ranking').set({ rating: 1, replays: '[]' })));
      assert.equal(await database.write(recomputeRankingRows), before.length);
      assert.equal(JSON.stringify(await storedRows(database)), JSON.stringify(before));
      assert.equal(await database.write(recomputeRankingRows), before.length);
      assert.equal(JSON.stringify(await storedRows(database)), JSON.stringify(before));
    });

    test('an agent that revoked its key keeps its rank and is marked', async (t) => {
      const database = await open(t);
      for (const name of ['left', 'stays']) {
        const agentId = await prepareAgent(database, name);
        await verifyAll(database, await finishGames(database, 5, { agentId, name }));
      }
      const before = await rowsOf(database);
      await database.write((tx) => markRevoked(tx, 'agn_left', 1_000));
      assert.deepEqual(
        await rowsOf(database),
        before.map((row) => ({ ...row, revoked: row.nickname === 'left' })),
      );
    });

    test('rows with fewer than 20 games are provisional and follow all others, on every page', async (t) => {
      const database = await open(t);
      const games = { few: 19, full: 20, more: 21, some: 5 };
      for (const [name, count] of Object.entries(games)) {
        const agentId = await prepareAgent(database, name);
        await verifyAll(database, await finishGames(database, count, { agentId, name }));
      }
      const ratings = { few: 900, full: 100, more: 100, some: 900 };
      for (const [name, rating] of Object.entries(ratings))
        await database.write((tx) =>
          tx.run(
            tx.query.updateTable('arcade_ranking').set({ rating, best: 900 }).where('agent_id', '=', `agn_${name}`),
          ),
        );
      const rows = await rowsOf(database);
      assert.deepEqual(
        rows.map(({ nickname, rank, provisional }) => [nickname, rank, provisional]),
        [
          ['full', 1, false],
          ['more', 1, false],
          ['few', 3, true],
          ['some', 3, true],
        ],
      );
      for (const limit of [1, 2, 3]) assert.deepEqual(await pagesOf(database, limit), rows);
      // A cursor of the format that was used before rows could be provisional is still accepted.
      assert.deepEqual((await read(database, { cursor: '100.900.agn_full' })).rows, rows.slice(1));
    });

    test('a row is omitted when its last game was verified more than 90 days ago', async (t) => {
      const database = await open(t);
      const agentId = await prepareAgent(database, 'idle');
      await verifyAll(database, await finishGames(database, 5, { agentId, name: 'idle' }));
      const [row] = await rowsOf(database);
      const lastMs = Date.parse(row?.updated_at ?? '');
      const dayMs = 24 * 60 * 60 * 1_000;
      const onLastDay = await read(database, { nowMs: lastMs + 90 * dayMs });
      assert.deepEqual([onLastDay.rows.length, onLastDay.distribution.agents], [1, 1]);
      const laterRanking = await read(database, { nowMs: lastMs + 90 * dayMs + 1 });
      assert.deepEqual([laterRanking.rows.length, laterRanking.distribution.agents], [0, 0]);
    });

    test('the history of a rating has one point per game and ends with the rating in the ranking', async (t) => {
      const database = await open(t);
      const agentId = await prepareAgent(database, 'climber');
      const games = await finishGames(database, 23, { agentId, name: 'climb' });
      await verifyAll(database, [...games, await finishGame(database, { agentId, name: 'faster', pace: 'realtime' })]);
      const [row] = await rowsOf(database);
      const [history, ...otherHistories] = await readLadderHistories(database.db, agentId);
      assert.deepEqual(otherHistories, [], 'one game at another pace has no history');
      const { game, pace, points } = history ?? assert.fail('no history');
      assert.deepEqual([game.slug, pace], [gameSlug, 'stepped']);
      assert.deepEqual(
        points.map(({ replay_id, score }) => [replay_id, score]),
        games.map(({ replayId, log }) => [replayId, log.footer.result.score]),
      );
      const ratings = points.map(({ rating }) => rating);
      const firstRating = statisticsOf(points.slice(0, 5).map(({ score }) => score)).rating;
      assert.deepEqual(ratings.slice(0, 5), [null, null, null, null, firstRating]);
      assert.equal(ratings.at(-1), row?.rating);
    });

    test('pages return every row once, equal ratings share a rank, and load-test and internal agents are omitted', async (t) => {
      const database = await open(t);
      for (let agent = 0; agent < 7; agent += 1) {
        const agentId = await prepareAgent(database, `page${agent}`);
        await verifyAll(
          database,
          await finishGames(database, 5, { agentId, name: `page${agent}`, steps: 60 + agent * 40 }),
        );
      }
      const ratings = [500, 400, 400, 400, 300, 300, 0];
      for (const [agent, rating] of ratings.entries())
        await database.write((tx) =>
          tx.run(
            tx.query
              .updateTable('arcade_ranking')
              .set({ rating, best: 600 })
              .where('agent_id', '=', `agn_page${agent}`),
          ),
        );
      const rows = await rowsOf(database);
      assert.deepEqual(
        rows.map(({ rank }) => rank),
        [1, 2, 2, 2, 5, 5, 7],
      );
      for (const limit of [1, 2, 3]) assert.deepEqual(await pagesOf(database, limit), rows);
      await database.write((tx) => setTrafficClass(tx, 'agn_page0', 'load_test'));
      await database.write((tx) => setTrafficClass(tx, 'agn_page4', 'internal'));
      assert.deepEqual(
        (await rowsOf(database)).map(({ rank }) => rank),
        [1, 1, 1, 4, 5],
      );
      const ranking = await read(database, {});
      assert.deepEqual(ranking.distribution.agents, 5);
      assert.deepEqual(
        ranking.distribution.parts.filter(({ agents }) => agents > 0),
        [
          { from: 0, agents: 1 },
          { from: 300, agents: 1 },
          { from: 400, agents: 3 },
        ],
      );
    });
  });
}

async function read(database: Database, page: { cursor?: string; limit?: number; nowMs?: number }) {
  const ranking = await readRanking(database.db, { game: gameSlug, pace: 'stepped', limit: 100, nowMs: 0, ...page });
  if (isRefusal(ranking)) throw new Error(ranking.detail);
  return ranking;
}

async function rowsOf(database: Database) {
  return (await read(database, {})).rows;
}

async function pagesOf(database: Database, limit: number) {
  const rows: Awaited<ReturnType<typeof rowsOf>> = [];
  for (let cursor: string | null = null, pages = 0; pages < 20; pages += 1) {
    const page: Awaited<ReturnType<typeof read>> = await read(database, {
      limit,
      ...(cursor === null ? {} : { cursor }),
    });
    rows.push(...page.rows);
    if (page.nextCursor === null) return rows;
    cursor = page.nextCursor;
  }
  throw new Error('The pagination does not end.');
}

function storedRows(database: Database) {
  return database.db.all(
    database.db.query.selectFrom('arcade_ranking').selectAll().orderBy('agent_id').orderBy('pace'),
  );
}

function shuffled<Item>(items: readonly Item[], random: ReturnType<typeof seededRandom>): Item[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((left, right) => left.order - right.order)
    .map(({ item }) => item);
}
