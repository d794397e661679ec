// Slow: plays duels to their end on both databases.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import { parseLog } from '../../../src/arcade/replays/log/log-text.ts';
import { verifyLog } from '../../../src/arcade/replays/log/verify-log.ts';
import type { Player } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { assertProblem, bearer, post } from '../../support/http.ts';
import { newCredential, newKey } from '../../support/server.ts';
import type { TestArcade } from '../live/test-arcade.ts';
import { drop, testArcadeKinds } from '../sessions/test-arcade-kinds.ts';

const adminKey = newCredential();
const adminKeyHash = createHash('sha256').update(adminKey).digest('hex');
const sessions = '/api/v1/sessions';
const dayMs = 24 * 3_600_000;

for (const kind of testArcadeKinds) {
  describe(`a duel on ${kind.name}`, { skip: kind.missing }, async () => {
    const clock = fakeClock();
    const nodes = kind.name === 'PostgreSQL' ? 2 : 1;
    const options = { clock, nodes, RIALTO_ADMIN_KEY_SHA256: adminKeyHash };
    const arcade = kind.missing === false ? await kind.open({ after }, options) : (undefined as unknown as TestArcade);

    const duelTask = async (player: Player, game = 'rialto-blocks') => {
      const { task } = (await player.get('/api/v5/tasks/next?kind=duel')).body;
      if (task.kind !== 'duel' || task.accept.method !== 'POST') return task;
      // The task names one game; task ids of other games have the same format.
      return { ...task, accept: { ...task.accept, path: task.accept.path.replace(task.version.slug, game) } };
    };
    /** Enters a duel at this pace; returns the agent's session. */
    const enterDuel = async (player: Player, pace = 'stepped', node = 0): Promise<string> => {
      const task = await duelTask(player);
      const url = `${arcade.servers[node % arcade.servers.length]?.url}/arcade${task.accept.path}`;
      const response = await post(url, { pace, idempotency_key: newKey() }, [bearer(player.credential)]);
      assert.equal(response.status, 200, response.text);
      assert.equal(response.body.kind, 'duel');
      return response.body.session_id;
    };
    const sessionOf = async (player: Player, id: string) => (await player.get(`${sessions}/${id}`)).body.session;
    const play = async (player: Player, id: string, drops: number) => {
      const { seq } = await sessionOf(player, id);
      const response = await player.post(`${sessions}/${id}/actions`, {
        seq_base: seq,
        actions: Array(drops).fill(drop),
      });
      assert.equal(response.status, 200, response.text);
    };
    const resign = (player: Player, id: string) => player.post(`${sessions}/${id}/resign`);
    const duelsOf = async (player: Player) => (await arcade.get(`/api/v5/duels?agent=${player.id}`)).body.duels;
    const waitUntilSettled = (player: Player, count = 1) =>
      eventually('the duel to be settled', async () => {
        const duels = await duelsOf(player);
        const isSettled = duels.length === count && duels.every(({ state }: { state: string }) => state !== 'running');
        return isSettled ? duels[0] : undefined;
      });
    const ratings = async (query = '') => (await arcade.get(`/api/v5/duels/ratings?pace=stepped${query}`)).body.rows;
    const admin = (path: string, body: object) => post(`${arcade.url}${path}`, body, [bearer(adminKey)]);

    test('pairs two agents, and both games start with the same pieces and the same seed', async () => {
      const [playerA, playerB] = [await arcade.player(), await arcade.player()];
      const offered = await duelTask(playerA);
      assert.deepEqual([offered.kind, offered.constraints.opponent_waits], ['duel', false]);
      const firstId = await enterDuel(playerA);
      assert.equal((await sessionOf(playerA, firstId)).status, 'waiting');
      const ownTask = await duelTask(playerA);
      assert.deepEqual([ownTask.kind, ownTask.accept.method], ['duel', 'GET']);
      assert.deepEqual(await duelsOf(playerA), [], 'a duel without an opponent is not public');
      assertProblem(
        await playerA.post(`/api/v5/tasks/duel~rialto-sprint~1.0.1~1/accept`, { pace: 'stepped' }),
        409,
        'slot_taken',
      );

      const { task } = (await playerB.get('/api/v5/tasks/next')).body;
      assert.deepEqual([task.kind, task.constraints.pace, task.constraints.opponent_waits], ['duel', 'stepped', true]);
      const acceptResponse = await playerB.post(task.accept.path, task.accept.body);
      assert.equal(acceptResponse.status, 200, acceptResponse.text);
      assert.equal(
        (await playerB.post(task.accept.path, task.accept.body)).text,
        acceptResponse.text,
        'a repeated request returns the stored response',
      );
      const secondId = acceptResponse.body.session_id;
      const [a, b] = [await sessionOf(playerA, firstId), await sessionOf(playerB, secondId)];
      assert.deepEqual([a.status, b.status, a.purpose, b.purpose], ['running', 'running', 'duel', 'duel']);
      assert.deepEqual([a.seed_commitment, a.seed_scope], [b.seed_commitment, b.seed_scope]);
      const piecesOf = async (player: Player, id: string) => {
        const { active, next } = (await player.get(`${sessions}/${id}/observation`)).body;
        return [active.piece, ...next].join('');
      };
      assert.equal(await piecesOf(playerA, firstId), await piecesOf(playerB, secondId));
      await resign(playerA, firstId);
      await resign(playerB, secondId);
      await waitUntilSettled(playerA);
    });

    test('shows a leading player only up to the piece that both players have reached', async () => {
      const [playerA, playerB, otherAgent] = [await arcade.player(), await arcade.player(), await arcade.player()];
      const firstId = await enterDuel(playerA);
      const secondId = await enterDuel(playerB);
      await play(playerA, firstId, 4);
      for (const id of [firstId, secondId]) {
        assertProblem(await otherAgent.get(`${sessions}/${id}`), 404, 'not_found');
        assertProblem(await otherAgent.get(`${sessions}/${id}/observation`), 404, 'not_found');
        assertProblem(await arcade.get(`/api/v5/live/${id}/stream`), 404, 'not_found');
      }
      assertProblem(await playerB.get(`${sessions}/${firstId}/observation`), 404, 'not_found');
      const [{ id }] = await duelsOf(playerA);
      const read = async () => (await arcade.get(`/api/v5/duels/${id}`)).body;
      const initialDuel = await read();
      assert.deepEqual(initialDuel.boards[0].board, initialDuel.boards[1].board, 'neither board has a locked piece');
      assert.deepEqual([initialDuel.duel.server_seed, initialDuel.duel.players[0].score], [null, null]);
      await play(playerB, secondId, 2);
      const laterDuel = await read();
      assert.deepEqual(laterDuel.boards[0].next, laterDuel.boards[1].next, 'both show the same next pieces');
      assert.deepEqual(laterDuel.boards[0].pieces, laterDuel.boards[1].pieces);
      const { pieces } = (await playerA.get(`${sessions}/${firstId}/observation`)).body;
      assert.ok(laterDuel.boards[0].pieces < pieces);

      // The leading player ends its game: its later pieces stay hidden until the other one has reached them.
      await resign(playerA, firstId);
      const ended = await read();
      assert.deepEqual([ended.duel.players[0].status, ended.duel.players[0].score], ['ended', null]);
      assert.equal(ended.boards[0].pieces, laterDuel.boards[0].pieces);
      assert.equal((await sessionOf(playerA, firstId)).server_seed, null);
      await resign(playerB, secondId);
      assert.equal((await read()).boards[0].pieces, pieces);
      await waitUntilSettled(playerA);
    });

    test('is decided by score after both games are verified, and changes both ratings', async () => {
      const [playerA, playerB] = [await arcade.player(), await arcade.player()];
      const firstId = await enterDuel(playerA);
      const secondId = await enterDuel(playerB);
      await play(playerA, firstId, 1);
      await play(playerB, secondId, 6);
      await resign(playerB, secondId);
      await resign(playerA, firstId);
      const duel = await waitUntilSettled(playerA);
      assert.equal(duel.state, 'decided');
      const [a, b] = duel.players;
      assert.deepEqual([a.agent_id, b.agent_id, a.outcome, b.outcome], [playerA.id, playerB.id, 'lost', 'won']);
      assert.ok(a.score < b.score);
      assert.deepEqual([a.rating.before, b.rating.before], [1500, 1500]);
      assert.deepEqual([a.rating.after, b.rating.after], [1337.689, 1662.311], 'the ratings equal those of Glicko-2');
      for (const { replay_id } of duel.players) {
        const log = parseLog((await arcade.get(`/api/v5/replays/${replay_id}/log`)).text);
        assert.ok(log.ok);
        const verdict = verifyLog(log.log, nodeHashing);
        assert.equal(verdict.ok, true);
        assert.equal(log.log.footer.server_seed, duel.server_seed);
        const page = (await arcade.get(`/replays/${replay_id}`)).text;
        assert.ok(page.includes(`<code>${log.log.header.session_id}</code>`) && !page.includes('/live/ses_'));
      }
      const rows = await ratings();
      const row = rows.find(({ agent_id }: { agent_id: string }) => agent_id === playerB.id);
      assert.deepEqual([row.rating, row.duels, row.wins, row.losses], [1662.311, 1, 1, 0]);
      assert.equal(row.provisional, true, 'a rating after one duel is provisional');
      const recomputed = await admin('/arcade/api/v1/admin/rankings/recompute', { reason: 'A test checks.' });
      assert.equal(recomputed.status, 200, recomputed.text);
      assert.ok(recomputed.body.duels > 0);
      assert.deepEqual(await ratings(), rows, 'recomputing changes nothing');
      const paged: unknown[] = [];
      for (let cursor = ''; ; ) {
        const page = (await arcade.get(`/api/v5/duels/ratings?pace=stepped&limit=1${cursor}`)).body;
        paged.push(...page.rows);
        if (page.next_cursor === null) break;
        cursor = `&cursor=${page.next_cursor}`;
      }
      assert.deepEqual(paged, rows);
    });

    test('ends after the duels that were rated before it, also when the clock is set back', async () => {
      const playDuel = async () => {
        const [playerA, playerB] = [await arcade.player(), await arcade.player()];
        const [firstId, secondId] = [await enterDuel(playerA), await enterDuel(playerB)];
        await resign(playerA, firstId);
        await resign(playerB, secondId);
        return Date.parse((await waitUntilSettled(playerA)).ended_at);
      };
      const firstEndMs = await playDuel();
      clock.advance(-1_000);
      const secondEndMs = await playDuel();
      clock.advance(1_000);
      assert.ok(secondEndMs > firstEndMs, `${secondEndMs} after ${firstEndMs}`);
    });

    test('is a draw when the scores are equal', async () => {
      const [playerA, playerB] = [await arcade.player(), await arcade.player()];
      const firstId = await enterDuel(playerA);
      const secondId = await enterDuel(playerB);
      await resign(playerA, firstId);
      await resign(playerB, secondId);
      const { players } = await waitUntilSettled(playerB);
      assert.deepEqual(
        players.map(({ outcome, rating }: { outcome: string; rating: { after: number } }) => [outcome, rating.after]),
        [
          ['drawn', 1500],
          ['drawn', 1500],
        ],
      );
    });

    test('does not pair the same agents again within a day', async () => {
      const [playerA, playerB, playerC] = [await arcade.player(), await arcade.player(), await arcade.player()];
      const playDuel = async (a: Player, b: Player) => {
        const [firstId, secondId] = [await enterDuel(a), await enterDuel(b)];
        await resign(a, firstId);
        await resign(b, secondId);
      };
      await playDuel(playerA, playerB);
      await waitUntilSettled(playerA);
      const entryA = await enterDuel(playerA);
      const entryB = await enterDuel(playerB);
      for (const [player, id] of [
        [playerA, entryA],
        [playerB, entryB],
      ] as const)
        assert.equal((await sessionOf(player, id)).status, 'waiting');
      const sessionC = await enterDuel(playerC);
      assert.equal((await sessionOf(playerC, sessionC)).status, 'running');
      // One of them is paired with the third agent; the other leaves the queue.
      const [playing, leaving] =
        (await sessionOf(playerA, entryA)).status === 'running' ? [playerA, playerB] : [playerB, playerA];
      const idOf = (player: Player) => (player === playerA ? entryA : entryB);
      await resign(leaving, idOf(leaving));
      await resign(playing, idOf(playing));
      await resign(playerC, sessionC);
      await waitUntilSettled(playing, 2);
      clock.advance(dayMs);
      await playDuel(playerA, playerB);
      await waitUntilSettled(leaving, 2);
    });

    test('expires when no opponent joins, and a waiting agent that resigns leaves the queue', async () => {
      const player = await arcade.player();
      const cancelledEntry = await enterDuel(player);
      assert.equal((await resign(player, cancelledEntry)).status, 200);
      assert.equal((await sessionOf(player, cancelledEntry)).end_reason, 'resign');
      const waiting = await enterDuel(player);
      arcade.time.advance(10 * 60_000 + 1_000);
      await eventually('the session to end', async () => {
        const { status, end_reason: reason } = await sessionOf(player, waiting);
        return status === 'ended' ? reason === 'abandoned' : undefined;
      });
      assert.deepEqual(await duelsOf(player), []);
      assert.equal((await duelTask(player)).accept.method, 'POST', 'the agent may enter the next duel');
    });

    test('is void when one of its agents is suspended, and affects no rating', async () => {
      const [playerA, playerB] = [await arcade.player(), await arcade.player()];
      const firstId = await enterDuel(playerA);
      const secondId = await enterDuel(playerB);
      await play(playerB, secondId, 3);
      const suspended = await admin('/admin/api/v1/suspend', {
        module: 'arcade',
        account: playerA.id,
        reason: 'A test.',
      });
      assert.equal(suspended.status, 200, suspended.text);
      await resign(playerB, secondId);
      const duel = await waitUntilSettled(playerB);
      assert.equal(duel.state, 'void');
      assert.deepEqual(
        duel.players.map(({ outcome, rating }: { outcome: unknown; rating: unknown }) => [outcome, rating]),
        [
          [null, null],
          [null, null],
        ],
      );
      assert.ok(!(await ratings()).some(({ agent_id }: { agent_id: string }) => agent_id === playerB.id));
      assert.equal(duel.players[0].session_id, firstId);
    });

    test('pairs agents that accept concurrently on any node, each with one opponent', async () => {
      const players = await Promise.all(Array.from({ length: 6 }, () => arcade.player()));
      const ids = await Promise.all(players.map((player, index) => enterDuel(player, 'slow-60', index)));
      const states = await Promise.all(players.map((player, index) => sessionOf(player, ids[index] ?? '')));
      assert.deepEqual(
        states.map(({ status }) => status),
        Array(6).fill('running'),
      );
      const scopes = Map.groupBy(states, ({ seed_scope }) => seed_scope);
      assert.deepEqual(
        [...scopes.values()].map(({ length }) => length),
        [2, 2, 2],
      );
      await Promise.all(players.map((player, index) => resign(player, ids[index] ?? '')));
    });
  });
}
