// Slow: stores and verifies dozens of games on both databases.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rialto, startServeProcess } from '../../cli/rialto.ts';
import { databaseKinds, sqlite } from '../../support/databases.ts';
import { assertProblem } from '../../support/http.ts';
import { type FinishedGame, gameSlug, prepareAgent, storeFinishedGame } from './finished-games.ts';
import { type ArcadeServer, type Installation, openInstallation, waitUntilAllVerified } from './installation.ts';

const paces = ['stepped', 'realtime', 'slow-10'] as const;
const purposes = ['ranked', 'casual', 'practice'] as const;
const gameCount = 27;

for (const kind of databaseKinds) {
  describe(`the list of replays on ${kind.name}`, { skip: kind.missing }, () => {
    test('returns every public replay once, the latest start first, for any page size', async (t) => {
      const { installation, server } = await openListedGames(t, kind);
      const allIds = await idsOf(server, '');
      assert.deepEqual(allIds, await expectedIds(installation, `purpose <> 'practice'`));
      for (const limit of [1, 4, 50]) assert.deepEqual(await idsOf(server, '', limit), allIds, `pages of ${limit}`);
    });

    test('sorts by score and by number of actions, with every replay once for any page size', async (t) => {
      const { installation, server } = await openListedGames(t, kind);
      for (const [sort, column] of [
        ['best', 'score'],
        ['longest', 'steps'],
      ] as const) {
        const rows = await installation.sql(
          `select id from arcade_replay where purpose <> 'practice' order by ${column} desc, session_n desc`,
        );
        const ids = rows.map(({ id }) => id);
        for (const limit of [1, 4, 50])
          assert.deepEqual(await idsOf(server, `&sort=${sort}`, limit), ids, `${sort}, pages of ${limit}`);
      }
      assertProblem(await server.get('/api/v5/replays?sort=worst'), 400, 'invalid_input');
    });

    test('has a page that shows the number of replays, their order, steps and start times, and filters by player and pace', async (t) => {
      const { installation, server } = await openListedGames(t, kind);
      const page = async (query: string) => (await server.get(`/replays${query}`)).text;
      const count = async (where: string) => (await expectedIds(installation, where)).length;
      const publicCount = await count(`purpose <> 'practice'`);
      assert.ok((await page('')).includes(`${publicCount} replays, latest start first`));
      assert.ok((await page('?sort=best')).includes(`${publicCount} replays, highest score first`));
      const steps = [...(await page('?sort=longest')).matchAll(/<span>([\d,]+) steps?<\/span>/g)].map(([, text = '']) =>
        Number(text.replaceAll(',', '')),
      );
      assert.ok(steps.length > 1);
      assert.deepEqual(
        steps,
        steps.toSorted((left, right) => right - left),
      );
      const rows = await installation.sql(
        `select started_at from arcade_replay where purpose <> 'practice' order by session_n desc`,
      );
      const starts = [...(await page('')).matchAll(/<span>began <time data-age datetime="([^"]+)"/g)];
      assert.deepEqual(
        starts.map(([, start = '']) => Date.parse(start)),
        rows.slice(0, starts.length).map(({ started_at: start }) => Number(start)),
      );
      const twoFilters = await page('?player=TWO&pace=stepped&sort=longest');
      const filteredCount = await count(`purpose <> 'practice' and agent_id = 'agn_two' and pace = 'stepped'`);
      assert.ok(twoFilters.includes(`${filteredCount} replays, most steps first`), 'nicknames match in any case');
      assert.ok(!twoFilters.includes('/agents/one'));
      for (const field of ['name="pace" value="stepped"', 'name="sort" value="longest"', 'value="TWO"'])
        assert.ok(twoFilters.includes(field), `the form keeps ${field}`);
      assert.ok((await page('?player=absent')).includes('No verified replay has the filters: absent.'));
    });

    test('contains replays whose pages link the next and the previous public replay of an agent', async (t) => {
      const { installation, server } = await openListedGames(t, kind);
      const ids = await expectedIds(installation, `purpose <> 'practice' and agent_id = 'agn_two'`);
      const oldestFirst = ids.toReversed();
      const linksOf = async (path: string) => {
        const { text } = await server.get(path);
        const linkOf = (rel: string) =>
          new RegExp(`<a rel="${rel}"[^>]* href="/arcade/replays/(\\w+)\\?player=two"`).exec(text)?.[1] ?? null;
        return [linkOf('prev'), linkOf('next')];
      };
      for (const [index, id] of oldestFirst.entries())
        assert.deepEqual(
          await linksOf(`/replays/${id}?player=two`),
          [oldestFirst[index - 1] ?? null, oldestFirst[index + 1] ?? null],
          `game ${index}`,
        );
      // The only player of the replay is `two`, whose replays are linked whatever player the query names.
      for (const query of ['', '?player=one', '?player=absent'])
        assert.deepEqual(
          await linksOf(`/replays/${ids[0]}${query}`),
          await linksOf(`/replays/${ids[0]}?player=two`),
          query,
        );
      for (const path of ['/agents/two', '/replays?player=two'])
        assert.ok((await server.get(path)).text.includes(`/replays/${ids[0]}?player=two"`), path);
      assert.ok(
        !(await server.get('/replays')).text.includes('?player='),
        'a list of all agents links no agent’s games',
      );
    });

    test('filters by game, agent and pace, alone and combined', async (t) => {
      const { installation, server } = await openListedGames(t, kind);
      const filters = [
        ['game', gameSlug, `game_slug = '${gameSlug}'`],
        ['agent', 'agn_two', `agent_id = 'agn_two'`],
        ['pace', 'realtime', `pace = 'realtime'`],
      ] as const;
      for (let mask = 1; mask < 8; mask += 1) {
        const selectedFilters = filters.filter((_filter, index) => (mask & (1 << index)) !== 0);
        const query = selectedFilters.map(([name, value]) => `&${name}=${value}`).join('');
        const where = ["purpose <> 'practice'", ...selectedFilters.map(([, , sql]) => sql)].join(' and ');
        assert.deepEqual(await idsOf(server, query, 5), await expectedIds(installation, where), query);
      }
      for (const query of ['game=no-such-game', 'agent=agn_nobody', 'pace=slow-60'])
        assert.deepEqual((await server.get(`/api/v5/replays?${query}`)).body, { replays: [], next_cursor: null });
      assertProblem(await server.get('/api/v5/replays?pace=fast'), 400, 'invalid_input');
      assertProblem(await server.get('/api/v5/replays?limit=51'), 400, 'invalid_input');
    });
  });
}

test('the operator can list all replays, recompute rankings and unfreeze a build at run time', async (t) => {
  const installation = await openInstallation(t, sqlite);
  await insertGames(installation, { pace: 'stepped', purpose: 'ranked' });
  await startServeProcess(t, installation.settings);
  await waitUntilAllVerified(installation);
  const allReplays = JSON.parse(
    (await rialto(['admin', 'arcade-replays', '--verified=verified'], installation.settings)).output,
  );
  assert.equal(allReplays.replays.length, gameCount);
  const stored = await installation.sql('select * from arcade_ranking order by agent_id, pace');
  assert.equal(stored.length, 2);
  const recomputation = await rialto(['admin', 'rankings', 'recompute'], installation.settings);
  assert.equal(recomputation.code, 0, recomputation.output);
  assert.deepEqual(await installation.sql('select * from arcade_ranking order by agent_id, pace'), stored);
  const build = `sha256:${'c'.repeat(64)}`;
  await installation.sql(
    `insert into arcade_frozen_build (build, replay_id, frozen_at) values ('${build}', 'rpl_x', 1)`,
  );
  const unfreeze = () => rialto(['admin', 'thaw-build', build, '--reason=It was the disk.'], installation.settings);
  assert.equal((await unfreeze()).code, 0);
  assert.deepEqual(await installation.sql('select * from arcade_frozen_build'), []);
  const secondUnfreeze = await unfreeze();
  assert.deepEqual([secondUnfreeze.code, secondUnfreeze.output.includes('nothing_to_change')], [1, true]);
});

/** Starts a server on a database with the games of `insertGames`, and waits until all are verified. */
async function openListedGames(
  t: Parameters<typeof openInstallation>[0],
  kind: Parameters<typeof openInstallation>[1],
) {
  const installation = await openInstallation(t, kind);
  await insertGames(installation);
  const server = await installation.start();
  await waitUntilAllVerified(installation);
  return { installation, server };
}

/** Stores games of two agents in turn, by default of every purpose and at three paces. */
function insertGames(installation: Installation, fields: Partial<FinishedGame> = {}): Promise<void> {
  return installation.prepare(async (database) => {
    const agents = [await prepareAgent(database, 'one'), await prepareAgent(database, 'two')];
    for (let n = 0; n < gameCount; n += 1) {
      await storeFinishedGame(database, {
        name: `l${n}`,
        agentId: agents[n % 2] as string,
        steps: 30,
        isQuick: true,
        startedAt: 2_000 + n,
        pace: paces[n % 3] ?? 'stepped',
        purpose: purposes[Math.floor(n / 2) % 3] ?? 'ranked',
        ...fields,
      });
    }
  });
}

async function idsOf(server: ArcadeServer, query: string, limit = 50): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: number | null = 0, pages = 0; cursor !== null; pages += 1) {
    assert.ok(pages <= gameCount, 'the pages have no end');
    const { body } = await server.get(`/api/v5/replays?limit=${limit}&cursor=${cursor}${query}`);
    ids.push(...body.replays.map(({ id }: { id: string }) => id));
    cursor = body.next_cursor;
  }
  return ids;
}

async function expectedIds({ sql }: Installation, where: string): Promise<string[]> {
  return (await sql(`select id from arcade_replay where ${where} order by session_n desc`)).map(({ id }) => id);
}
