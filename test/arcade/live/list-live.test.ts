import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Player } from '../../support/arcade.ts';
import { openArena, startSession } from './arena.ts';

describe('the list of what is played now', async () => {
  const arena = await openArena({ after });
  const list = async (query = '') => (await arena.get(`/api/v5/live${query}`)).body;

  test('holds public sessions in play, the latest first, with their boards as they are', async () => {
    const [one, two] = [await arena.player(), await arena.player()];
    const hidden = await startSession(one, { engine: 'tetris-v2', purpose: 'practice' });
    const first = await startSession(one, { pace: 'realtime' });
    const second = await startSession(two, { pace: 'stepped', purpose: 'ranked' });
    const { sessions, next } = await list();
    const ids = sessions.map(({ id }: { id: string }) => id);
    assert.deepEqual(ids.slice(0, 2), [second, first]);
    assert.ok(!ids.includes(hidden));
    assert.equal(next, null);
    const [{ observation, players, game, stream_url }] = sessions;
    assert.deepEqual(players, [{ seat: 0, agent_id: two.id, nickname: two.nickname }]);
    assert.equal(game.slug, 'rialto-blocks');
    assert.equal(observation.board.length, 20);
    assert.equal(stream_url, arena.streamOf(second));
    const before = sessions[1].observation.t_us;
    arena.time.moveOn(2_000);
    assert.ok((await list()).sessions[1].observation.t_us >= before + 2_000_000, 'the board is that of the moment');
  });

  test('is read page by page, without a session that has ended meanwhile', async () => {
    const ids: string[] = [];
    const players = [await arena.player(), await arena.player(), await arena.player()];
    for (const player of players) ids.unshift(await startSession(player, { pace: 'stepped' }));
    const first = await list('?limit=2');
    assert.deepEqual(
      first.sessions.map(({ id }: { id: string }) => id),
      ids.slice(0, 2),
    );
    assert.equal(first.next, ids[1]);
    await players[1]?.post(`/api/v1/sessions/${ids[1]}/resign`);
    const second = await list(`?limit=2&after=${first.next}`);
    assert.equal(second.sessions[0].id, ids[2]);
    const fresh = await list('?limit=3');
    assert.ok(!fresh.sessions.some(({ id }: { id: string }) => id === ids[1]));
    assert.deepEqual((await list('?after=ses_that_never_was')).sessions, []);
    const hidden = await startSession(players[2] as Player, { engine: 'tetris-v2', purpose: 'practice' });
    assert.deepEqual((await list(`?after=${hidden}`)).sessions, [], 'practice is as good as not there');
  });
});
