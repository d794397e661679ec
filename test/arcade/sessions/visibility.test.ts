import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { bearer, send } from '../../support/http.ts';
import { newKey } from '../../support/server.ts';
import { type Arena, startSession } from '../live/arena.ts';
import { arenaKinds } from './arenas.ts';

for (const kind of arenaKinds) {
  describe(`on ${kind.name}`, { skip: kind.missing }, async () => {
    const arena = kind.missing === false ? await kind.open({ after }) : (undefined as unknown as Arena);

    test('practice sessions raise no public count', async () => {
      const player = await arena.player();
      const inPlay = async () => (await arena.get('/api/v1/system/status')).body.live_sessions;
      const before = await inPlay();
      await startSession(player, { engine: 'tetris-v2', purpose: 'practice' });
      await startSession(player, { game: 'rialto-blocks', purpose: 'practice' });
      assert.equal(await inPlay(), before);
      await startSession(player);
      assert.equal(await inPlay(), before + 1);
      const headers = [bearer(player.credential), ['Idempotency-Key', newKey()] as const];
      const left = await send(`${arena.url}/arcade/api/v5/agents/me/key`, { method: 'DELETE', headers });
      assert.deepEqual([left.body.agent.stats.sessions, left.body.agent.stats.open_sessions], [1, 0]);
    });
  });
}
