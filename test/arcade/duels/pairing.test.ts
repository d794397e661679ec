// Slow on a busy machine: starts servers on both databases.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Player } from '../../support/arcade.ts';
import { rawRows } from '../../support/raw-rows.ts';
import type { TestArcade } from '../live/test-arcade.ts';
import { testArcadeKinds } from '../sessions/test-arcade-kinds.ts';

for (const kind of testArcadeKinds) {
  describe(`duels with many waiting agents on ${kind.name}`, { skip: kind.missing }, async () => {
    const arcade = kind.missing === false ? await kind.open({ after }) : (undefined as unknown as TestArcade);

    const duelTask = async (player: Player) => (await player.get('/api/v5/tasks/next?kind=duel')).body.task;
    /** Enters a duel at this pace; returns the agent's session. */
    const enterDuel = async (player: Player, pace: string) => {
      const response = await player.post((await duelTask(player)).accept.path, { pace });
      assert.equal(response.status, 200, response.text);
      return (await player.get(`/api/v1/sessions/${response.body.session_id}`)).body.session;
    };

    test('pair two agents although 50 agents wait longer at another pace', async () => {
      const [waitingPlayer, playerA, playerB] = [await arcade.player(), await arcade.player(), await arcade.player()];
      await enterDuel(waitingPlayer, 'realtime');
      const location = { dataDir: arcade.servers[0]?.dataDir ?? '', databaseUrl: arcade.databaseUrl };
      for (let count = 1; count < 50; count += 1)
        await rawRows(
          location,
          `insert into arcade_duel (id, game_slug, game_version, pace, state, created_at, agent_a, session_a)
           select 'duel_copy${count}', game_slug, game_version, pace, state, created_at, agent_a, session_a
           from arcade_duel order by n limit 1`,
        );
      assert.equal((await enterDuel(playerA, 'stepped')).status, 'waiting');
      const { constraints } = await duelTask(playerB);
      assert.deepEqual([constraints.pace, constraints.opponent_waits], ['realtime', true]);
      assert.equal((await enterDuel(playerB, 'stepped')).status, 'running');
    });
  });
}
