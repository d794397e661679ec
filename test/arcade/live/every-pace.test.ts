import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { paces, slownessOf } from '../../../src/arcade/engines/pace.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { checkStream, eventsIn } from './check-stream.ts';
import { playUntilEnd } from './play-at-random.ts';
import { type Spectator, spectate } from './spectator.ts';
import { openTestArcade, startSession } from './test-arcade.ts';

describe('a complete session', async () => {
  const arcade = await openTestArcade({ after });

  for (const pace of paces) {
    test(`is identical for all viewers at pace ${pace}, whenever they connect and however slowly they read`, async (t) => {
      const random = seededRandom();
      t.diagnostic(`seed ${random.seed}`);
      const player = await arcade.player();
      const id = await startSession(player, { pace, client_seed: 'a game that is watched' });
      const url = arcade.streamOf(id);
      const delivery = Promise.withResolvers<void>();
      const spectators: Spectator[] = [spectate(url), spectate(url), spectate(url, { deliverAfter: delivery.promise })];
      t.after(() => {
        for (const spectator of spectators) spectator.close();
      });
      const [, reconnectingSpectator] = spectators as [Spectator, Spectator];
      await reconnectingSpectator.waitForSeq(0);
      const pauseMsMax = 300 * (slownessOf[pace] ?? 1);
      let disconnects = 0;
      await playUntilEnd({ arcade, player, id, random, pauseMsMax }, async (batch, seq) => {
        if (batch === 8) spectators.push(spectate(url));
        // Batch 1 is included, because a short game may end before batch 5.
        if (batch !== 1 && batch % 10 !== 5) return;
        await reconnectingSpectator.waitForSeq(seq);
        reconnectingSpectator.disconnect();
        disconnects += 1;
      });
      delivery.resolve();
      const session = (await arcade.get(`/api/v1/sessions/${id}`)).body.session;
      assert.equal(session.status, 'ended');
      for (const spectator of spectators) await assertCompleteStream(spectator, session);
      assert.equal(reconnectingSpectator.stats.connections > 1, disconnects > 0, `${disconnects} disconnections`);
      assert.equal(reconnectingSpectator.stats.snapshots, 1, 'the stream resumes after a short disconnection');
    });
  }
});

// biome-ignore lint/suspicious/noExplicitAny: a session in the format of the response.
async function assertCompleteStream(spectator: Spectator, session: any): Promise<void> {
  const end = await spectator.ended();
  assert.deepEqual(end.result, session.result);
  assert.equal(end.end_reason, session.end_reason);
  assert.equal(end.replay_id, session.replay_id);
  const { stats, states } = spectator;
  const messages = eventsIn(spectator.text()).filter(({ name }) => name === 'snapshot' || name === 'moves');
  assert.equal(stats.mismatches, 0);
  assert.equal(stats.checks, messages.length, 'every message was checked');
  assert.ok(checkStream(spectator.text(), session) > 0);
  const finalState = states.at(-1);
  assert.equal(finalState.status, 'ended');
  assert.equal(finalState.end_reason, session.end_reason);
  assert.equal(finalState.seq, session.seq);
  assert.equal(finalState.state_hash, end.state_hash);
  assert.equal(finalState.score, session.result.score);
}
