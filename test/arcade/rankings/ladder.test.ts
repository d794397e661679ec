import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { migrations } from '../../../src/app.ts';
import { engineBuilds } from '../../../src/arcade/engines/builds.ts';
import { readRanking } from '../../../src/arcade/rankings/read-ranking.ts';
import { recomputeAll } from '../../../src/arcade/rankings/recompute.ts';
import { statisticsOf } from '../../../src/arcade/rankings/statistics.ts';
import { setTrafficClass } from '../../../src/arcade/store/agents.ts';
import { claimPending } from '../../../src/arcade/store/verification.ts';
import type { Judgement } from '../../../src/arcade/verification/judge-log.ts';
import { recordVerdict } from '../../../src/arcade/verification/verdict.ts';
import { isRefusal } from '../../../src/core/base/refusal.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { databaseKinds } from '../../support/databases.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import {
  type FinishedGame,
  gameSlug,
  prepareAgent,
  type StoredGame,
  storeFinished,
} from '../replays/finished-games.ts';

for (const kind of databaseKinds) {
  describe(`rankings on ${kind.name}`, { skip: kind.missing }, () => {
    const open = async (t: TestContext) => (await kind.place(t)).open({ migrations });

    test('a row stands on the last 20 verified ranked games in order of their start, whatever the order of their verdicts', async (t) => {
      const database = await open(t);
      const random = seededRandom();
      t.diagnostic(`RIALTO_SEED=${random.seed}`);
      const agentId = await prepareAgent(database, 'walker');
      const games: (StoredGame & { startedAt: number })[] = [];
      for (let index = 0; index < 24; index += 1) {
        const startedAt = 10_000 + random.between(0, 1_000);
        games.push({ ...(await finish(database, { agentId, name: `walk${index}`, startedAt })), startedAt });
      }
      await judgeAll(database, shuffled(games, random));
      const last = games.map((game, n) => ({ ...game, n })).sort((a, b) => a.startedAt - b.startedAt || a.n - b.n);
      const counted = last.slice(-20);
      const [row] = await rowsOf(database);
      assert.deepEqual(
        row?.replays,
        counted.map(({ replayId, log }) => ({ id: replayId, score: log.footer.result.score })),
      );
      const { rank, agent_id, nickname, replays, updated_at, ...statistics } = row ?? assert.fail('no row');
      assert.deepEqual(statistics, statisticsOf(counted.map(({ log }) => log.footer.result.score ?? 0)));
      assert.deepEqual([rank, agent_id, nickname], [1, agentId, 'walker']);
    });

    test('a row needs five games; voided, casual and diverged ones and those of other paces are none of them', async (t) => {
      const database = await open(t);
      const agentId = await prepareAgent(database, 'sparse');
      const counted = await several(database, 4, { agentId, name: 'counted' });
      const others = [
        await finish(database, { agentId, name: 'voided', reason: 'voided' }),
        await finish(database, { agentId, name: 'casual', purpose: 'casual' }),
        await finish(database, { agentId, name: 'faster', pace: 'realtime' }),
      ];
      const diverged = await finish(database, { agentId, name: 'diverged' });
      await judgeAll(database, [...counted, ...others]);
      await judgeAll(database, [diverged], refused);
      assert.deepEqual(await rowsOf(database), []);
      const abandoned = await finish(database, { agentId, name: 'abandoned', reason: 'abandoned', startedAt: 9_000 });
      await judgeAll(database, [abandoned]);
      const [row] = await rowsOf(database);
      assert.deepEqual(
        row?.replays.map(({ id }) => id),
        [...counted, abandoned].map(({ replayId }) => replayId),
      );
    });

    test('a game that diverges after it was verified leaves its row, and a row of four games goes', async (t) => {
      const database = await open(t);
      const agentId = await prepareAgent(database, 'fallen');
      const games = await several(database, 6, { agentId, name: 'fall' });
      await judgeAll(database, games);
      const [first, second] = games as [StoredGame, StoredGame];
      await judgeAll(database, [first], refused);
      const [row] = await rowsOf(database);
      assert.deepEqual(
        row?.replays.map(({ id }) => id),
        games.slice(1).map(({ replayId }) => replayId),
      );
      await judgeAll(database, [second], refused);
      assert.deepEqual(await rowsOf(database), []);
    });

    test('recomputing from nothing but the games gives the same bytes', async (t) => {
      const database = await open(t);
      const random = seededRandom();
      t.diagnostic(`RIALTO_SEED=${random.seed}`);
      for (let agent = 0; agent < 4; agent += 1) {
        const agentId = await prepareAgent(database, `same${agent}`);
        const games = await several(database, random.between(3, 26), { agentId, name: `same${agent}` });
        await judgeAll(database, shuffled(games, random));
      }
      const before = await storedRows(database);
      assert.ok(before.length > 0, 'no agent has a row');
      await database.write((tx) => tx.run(tx.query.updateTable('arcade_ranking').set({ rating: 1, replays: '[]' })));
      assert.equal(await database.write(recomputeAll), before.length);
      assert.equal(JSON.stringify(await storedRows(database)), JSON.stringify(before));
      assert.equal(await database.write(recomputeAll), before.length);
      assert.equal(JSON.stringify(await storedRows(database)), JSON.stringify(before));
    });

    test('pages give every row once, equal ratings share a rank, and what operators try out is left out', async (t) => {
      const database = await open(t);
      for (let agent = 0; agent < 7; agent += 1) {
        const agentId = await prepareAgent(database, `page${agent}`);
        await judgeAll(database, await several(database, 5, { agentId, name: `page${agent}`, steps: 60 + agent * 40 }));
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
      const all = await rowsOf(database);
      assert.deepEqual(
        all.map(({ rank }) => rank),
        [1, 2, 2, 2, 5, 5, 7],
      );
      for (const limit of [1, 2, 3]) assert.deepEqual(await pagesOf(database, limit), all);
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

type Named = Partial<FinishedGame> & Pick<FinishedGame, 'agentId' | 'name'>;

function finish(database: Database, game: Named): Promise<StoredGame> {
  return storeFinished(database, { steps: 60, isQuick: true, ...game });
}

async function several(database: Database, count: number, game: Named): Promise<StoredGame[]> {
  const games: StoredGame[] = [];
  for (let index = 0; index < count; index += 1)
    games.push(await finish(database, { startedAt: 3_000 + index, ...game, name: `${game.name}_${index}` }));
  return games;
}

const refused: Judgement = { ok: false, fault: 'chain', n: 1, detail: 'Made up by a test.' };

/** Writes verdicts in this order; without one given each game is as its log says. */
async function judgeAll(database: Database, games: readonly StoredGame[], verdict?: Judgement): Promise<void> {
  await database.write((tx) => claimPending(tx, 'nod_test', Object.values(engineBuilds), 1_000));
  let nowMs = 50_000;
  for (const { replayId, log } of games) {
    nowMs += 10;
    const context = { node: 'nod_test', nowMs, newId: (prefix: string) => `${prefix}${replayId}_${nowMs}` };
    const isWritten = await database.write((tx) => recordVerdict(tx, replayId, verdict ?? confirmed(log), context));
    assert.ok(isWritten, replayId);
  }
}

function confirmed({ records, footer }: StoredGame['log']): Judgement {
  const { result, final_state_hash: finalStateHash, chain_head: chainHead } = footer;
  return { ok: true, steps: records.length, result, finalStateHash, chainHead, logHash: '', kid: '' };
}

async function read(database: Database, page: { after?: string; limit?: number }) {
  const ranking = await readRanking(database.db, { game: gameSlug, pace: 'stepped', limit: 100, ...page });
  if (isRefusal(ranking)) throw new Error(ranking.detail);
  return ranking;
}

async function rowsOf(database: Database) {
  return (await read(database, {})).rows;
}

async function pagesOf(database: Database, limit: number) {
  const rows: Awaited<ReturnType<typeof rowsOf>> = [];
  for (let after: string | null = null, pages = 0; pages < 20; pages += 1) {
    const page: Awaited<ReturnType<typeof read>> = await read(database, {
      limit,
      ...(after === null ? {} : { after }),
    });
    rows.push(...page.rows);
    if (page.next === null) return rows;
    after = page.next;
  }
  throw new Error('The pages have no end.');
}

function storedRows(database: Database) {
  return database.db.all(
    database.db.query.selectFrom('arcade_ranking').selectAll().orderBy('agent_id').orderBy('pace'),
  );
}

function shuffled<Item>(items: readonly Item[], random: ReturnType<typeof seededRandom>): Item[] {
  return items
    .map((item) => ({ item, place: random.next() }))
    .sort((left, right) => left.place - right.place)
    .map(({ item }) => item);
}
