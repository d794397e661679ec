import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Player } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { spectate } from './spectator.ts';
import { openTestArcade, startSession } from './test-arcade.ts';

describe('list_live', async () => {
  const arcade = await openTestArcade({ after });
  const list = async (query = '') => (await arcade.get(`/api/v5/live${query}`)).body;

  test('lists public sessions in play, the latest first, with their current boards', async () => {
    const [playerA, playerB] = [await arcade.player(), await arcade.player()];
    const practiceId = await startSession(playerA, { engine: 'tetris-v2', purpose: 'practice' });
    const firstId = await startSession(playerA, { pace: 'realtime' });
    const secondId = await startSession(playerB, { pace: 'stepped', purpose: 'ranked' });
    const { sessions, next } = await list();
    const ids = sessions.map(({ id }: { id: string }) => id);
    assert.deepEqual(ids.slice(0, 2), [secondId, firstId]);
    assert.ok(!ids.includes(practiceId));
    assert.equal(next, null);
    const [{ observation, players, game, stream_url }] = sessions;
    assert.deepEqual(players, [{ seat: 0, agent_id: playerB.id, nickname: playerB.nickname }]);
    assert.equal(game.slug, 'rialto-blocks');
    assert.equal(observation.board.length, 20);
    assert.equal(stream_url, arcade.streamOf(secondId));
    const timeUsBefore = sessions[1].observation.t_us;
    arcade.time.advance(2_000);
    assert.ok((await list()).sessions[1].observation.t_us >= timeUsBefore + 2_000_000, 'the board is current');
  });

  test('counts the open streams of each session, as do the messages of a stream', async () => {
    const ids = [await startSession(await arcade.player(), { pace: 'stepped' })];
    ids.push(await startSession(await arcade.player(), { pace: 'stepped' }));
    const viewersOf = async () => {
      const { sessions } = await list();
      return ids.map((id) => sessions.find((session: { id: string }) => session.id === id).viewers);
    };
    assert.deepEqual(await viewersOf(), [0, 0]);
    const [firstSpectator, secondSpectator] = [
      spectate(arcade.streamOf(ids[0] as string)),
      spectate(arcade.streamOf(ids[0] as string)),
    ];
    await Promise.all([firstSpectator.waitForSeq(0), secondSpectator.waitForSeq(0)]);
    assert.deepEqual(await viewersOf(), [2, 0]);
    assert.match(`${firstSpectator.text()}${secondSpectator.text()}`, /"viewers":[12]}/);
    firstSpectator.close();
    await eventually('a closed stream is not counted', async () => (await viewersOf())[0] === 1);
    secondSpectator.close();
    await eventually('no viewer is counted', async () => (await viewersOf())[0] === 0);
  });

  test('pages through the sessions and omits one that has ended', async () => {
    const ids: string[] = [];
    const players = [await arcade.player(), await arcade.player(), await arcade.player()];
    for (const player of players) ids.unshift(await startSession(player, { pace: 'stepped' }));
    const firstPage = await list('?limit=2');
    assert.deepEqual(
      firstPage.sessions.map(({ id }: { id: string }) => id),
      ids.slice(0, 2),
    );
    assert.equal(firstPage.next, ids[1]);
    await players[1]?.post(`/api/v1/sessions/${ids[1]}/resign`);
    const secondPage = await list(`?limit=2&after=${firstPage.next}`);
    assert.equal(secondPage.sessions[0].id, ids[2]);
    const currentList = await list('?limit=3');
    assert.ok(!currentList.sessions.some(({ id }: { id: string }) => id === ids[1]));
    assert.deepEqual((await list('?after=ses_that_never_was')).sessions, []);
    const practiceId = await startSession(players[2] as Player, { engine: 'tetris-v2', purpose: 'practice' });
    assert.deepEqual((await list(`?after=${practiceId}`)).sessions, [], 'a practice session is treated as unknown');
  });
});
