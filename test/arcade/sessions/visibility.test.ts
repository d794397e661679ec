import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { bearer, send } from '../../support/http.ts';
import { newKey } from '../../support/server.ts';
import { startSession, type TestArcade } from '../live/test-arcade.ts';
import { testArcadeKinds } from './test-arcade-kinds.ts';

for (const kind of testArcadeKinds) {
  describe(`public counts on ${kind.name}`, { skip: kind.missing }, async () => {
    const arcade = kind.missing === false ? await kind.open({ after }) : (undefined as unknown as TestArcade);

    test('do not include practice sessions', async () => {
      const player = await arcade.player();
      const countLiveSessions = async () => (await arcade.get('/api/v1/system/status')).body.live_sessions;
      const liveCountBefore = await countLiveSessions();
      await startSession(player, { engine: 'tetris-v2', purpose: 'practice' });
      await startSession(player, { game: 'rialto-blocks', purpose: 'practice' });
      assert.equal(await countLiveSessions(), liveCountBefore);
      await startSession(player);
      assert.equal(await countLiveSessions(), liveCountBefore + 1);
      const headers = [bearer(player.credential), ['Idempotency-Key', newKey()] as const];
      const revocation = await send(`${arcade.url}/arcade/api/v5/agents/me/key`, { method: 'DELETE', headers });
      assert.deepEqual([revocation.body.agent.stats.sessions, revocation.body.agent.stats.open_sessions], [1, 0]);
    });
  });
}
