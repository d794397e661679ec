import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { slownessOf } from '../../../src/arcade/engines/pace.ts';
import { eventually } from '../../support/eventually.ts';
import { checkStream, eventsIn } from './check-stream.ts';
import { type Spectator, spectate } from './spectator.ts';
import { openTestArcade, startSession, type TestArcade } from './test-arcade.ts';

/** Interval of the messages that are sent while nothing changes. */
const messageIntervalUs = 5_000_000;

describe('a session that changes by elapsed time', async () => {
  const arcade = await openTestArcade({ after });

  for (const pace of ['realtime', 'slow-60'] as const) {
    test(`locks piece by piece until it tops out, identically in client and server, at pace ${pace}`, async (t) => {
      const player = await arcade.player();
      const id = await startSession(player, { pace, game: 'rialto-blocks' });
      const spectator = spectate(arcade.streamOf(id));
      t.after(() => spectator.close());
      await spectator.waitForSeq(0);
      // Each step is longer than the interval of messages.
      await advanceUntilEnd(arcade, spectator, 7_000 * (slownessOf[pace] ?? 1));
      const end = await spectator.ended();
      assert.equal(end.end_reason, 'top_out');
      const session = (await arcade.get(`/api/v1/sessions/${id}`)).body.session;
      assert.equal(session.seq, 0);
      assert.ok(checkStream(spectator.text(), session) >= 8);
      assert.equal(spectator.stats.mismatches, 0);
      const locks = spectator.states.flatMap((state) => state.events_since).filter(({ type }) => type === 'lock');
      assert.equal(locks.length, session.result.pieces, 'every lock was shown, and none twice');
      const times = spectator.states.map(({ t_us }) => t_us);
      assert.deepEqual(
        times,
        times.toSorted((left, right) => left - right),
        'time never decreases for spectators',
      );
    });
  }

  test('sends every lock when it happens, not only with the next periodic message', async (t) => {
    const player = await arcade.player();
    const id = await startSession(player, { pace: 'realtime', game: 'rialto-blocks' });
    const spectator = spectate(arcade.streamOf(id));
    t.after(() => spectator.close());
    await spectator.waitForSeq(0);
    for (let piece = 1; piece <= 3; piece += 1) {
      const { active, gravity } = (await arcade.get(`/api/v1/sessions/${id}/observation`)).body;
      const landsInUs = gravity.next_in_us + (active.y - active.ghost_y - 1) * gravity.us_per_row;
      arcade.time.advance(landsInUs / 1_000 - 500);
      // After a write the server sets its timer for the lock again; the advance above does not change the timer.
      const move = { seq_base: piece - 1, actions: [{ type: 'move', direction: 'left' }] };
      assert.equal((await player.post(`/api/v1/sessions/${id}/actions`, move)).status, 200);
      await eventually('the lock to be shown', () => spectator.states.at(-1)?.pieces > piece);
    }
    const locks = spectator.states.flatMap(({ events_since }) => events_since).filter(({ type }) => type === 'lock');
    const messages = eventsIn(spectator.text());
    for (const lock of locks) {
      const index = messages.findIndex(({ data }) => data.t_us >= lock.t_us);
      // Without a timer the lock would be sent with the message that follows an interval without changes.
      const sinceLastUs = messages[index]?.data.t_us - messages[index - 1]?.data.t_us;
      assert.ok(sinceLastUs < messageIntervalUs, `${sinceLastUs} us since the message before the lock at ${lock.t_us}`);
    }
  });

  test('is abandoned after a day, and its viewers receive the end', async (t) => {
    const player = await arcade.player();
    const id = await startSession(player, { pace: 'stepped', game: 'rialto-sprint' });
    const spectator = spectate(arcade.streamOf(id));
    t.after(() => spectator.close());
    await spectator.waitForSeq(0);
    arcade.time.advance(25 * 60 * 60 * 1_000);
    const end = await spectator.ended();
    assert.equal(end.end_reason, 'abandoned');
    assert.equal(spectator.states.at(-1).status, 'ended');
    assert.equal(spectator.states.at(-1).end_reason, 'abandoned');
  });
});

/** Advances time step by step until the stream ends, and waits for a message after each step. */
async function advanceUntilEnd(arcade: TestArcade, spectator: Spectator, stepMs: number): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    const messagesBefore = spectator.stats.messages;
    arcade.time.advance(stepMs);
    await eventually(
      'the next message',
      () => spectator.stats.messages > messagesBefore || spectator.statuses.includes('ended'),
    );
    if (spectator.statuses.includes('ended')) return;
  }
}
