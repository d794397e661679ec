import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { modelTable } from '../../../src/arcade/agents/pages/model-table.ts';
import { compareModels } from '../../../src/arcade/agents/rankings/compare-models.ts';
import { readRanking } from '../../../src/arcade/agents/rankings/read-ranking.ts';
import { isRefusal } from '../../../src/core/base/refusal.ts';
import { renderHtml } from '../../../src/core/interfaces/pages/html.ts';
import { migrations } from '../../../src/migrations.ts';
import { databaseKinds } from '../../support/databases.ts';
import { gameSlug, prepareAgent, type StoredGame } from '../replays/finished-games.ts';
import { finishGame, finishGames, verifyAll } from './verified-games.ts';

for (const kind of databaseKinds) {
  describe(`declared models on ${kind.name}`, { skip: kind.missing }, () => {
    test('are compared by the ranked games of external agents, and agents without a declared model have a row', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      const agentsWithModels = [
        ['one', 'atlas-3'],
        ['two', 'atlas-3'],
        ['three', '<b>small</b>'],
        ['four', null],
        ['five', 'internal-model', 'internal'],
      ] as const;
      const games: StoredGame[] = [];
      for (const [name, model, traffic] of agentsWithModels) {
        const agentId = await prepareAgent(database, name, traffic);
        await database.write((tx) =>
          tx.run(tx.query.updateTable('arcade_agent').set({ declared_model: model }).where('id', '=', agentId)),
        );
        games.push(...(await finishGames(database, 6, { agentId, name, steps: name === 'one' ? 90 : 60 })));
        games.push(await finishGame(database, { agentId, name: `${name}_casual`, purpose: 'casual' }));
      }
      await verifyAll(database, games);
      const ladder = { game_slug: gameSlug, game_version: '1.0.0', pace: 'stepped', activeSinceMs: 0 };
      const models = await compareModels(database.db, ladder);
      const ranking = await readRanking(database.db, { pace: 'stepped', limit: 10, nowMs: 60_000, game: gameSlug });
      assert.ok(!isRefusal(ranking));
      assert.deepEqual(
        new Map(models.map((row) => [row.model, [row.agents, row.games]])),
        new Map([
          [null, [1, 6]],
          ['<b>small</b>', [1, 6]],
          ['atlas-3', [2, 12]],
        ]),
      );
      assert.equal(models[0]?.best_rating, ranking.rows[0]?.rating, 'the highest rating is first');
      const atlas = models.find(({ model }) => model === 'atlas-3');
      // Of the seven games of each of the two agents that declare atlas-3, the six ranked games.
      const logs = games.flatMap(({ log }, index) => (index < 14 && index % 7 < 6 ? [log] : []));
      const scores = logs.map(({ footer }) => footer.result.score ?? 0);
      const mean = (values: readonly number[]) =>
        Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
      assert.deepEqual(
        [atlas?.mean_score, atlas?.best_score, atlas?.actions_per_game],
        [mean(scores), Math.max(...scores), mean(logs.map(({ footer }) => footer.records))],
      );
      const inactiveLadder = { ...ladder, activeSinceMs: Number.MAX_SAFE_INTEGER };
      assert.deepEqual(await compareModels(database.db, inactiveLadder), []);
      const table = modelTable(models);
      assert.ok(table !== null);
      const text = renderHtml(table);
      assert.ok(text.includes('&lt;b&gt;small&lt;/b&gt;') && text.includes('nothing proves which model played'));
      assert.equal(modelTable(models.filter(({ model }) => model === null)), null);
    });
  });
}
