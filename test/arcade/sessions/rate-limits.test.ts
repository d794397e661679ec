import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { eventually } from '../../support/eventually.ts';
import { assertProblem } from '../../support/http.ts';
import { openTestArcade, startSession } from '../live/test-arcade.ts';
import { wait } from './test-arcade-kinds.ts';

/** Retried, because a busy machine may need longer than the window of two seconds for so many requests. */
const withinWindow = 'all batches are sent within one window of the limit';

describe('rate limits of keys and sessions', async () => {
  const arcade = await openTestArcade({ after }, { RIALTO_RATE_LIMITS: 'on' });

  test('do not charge a player for batches of another agent', async () => {
    const [player, otherAgent] = [await arcade.player(), await arcade.player()];
    const id = await startSession(player, { pace: 'stepped' });
    const batch = { seq_base: 0, actions: [wait] };
    const path = `/api/v1/sessions/${id}/actions`;
    await eventually(withinWindow, async () => {
      const responses = await Promise.all(Array.from({ length: 45 }, () => otherAgent.post(path, batch)));
      for (const { status } of responses) assert.ok([403, 429].includes(status), String(status));
      return responses.some(({ status }) => status === 429);
    });
    assert.equal((await player.post(path, batch)).status, 200);
  });

  test('allow 40 batches of a session within two seconds, and the error of the next has a Retry-After header', async () => {
    const player = await arcade.player();
    const id = await startSession(player, { pace: 'stepped' });
    const path = `/api/v1/sessions/${id}/actions`;
    // The session is at seq 0, so that every batch is rejected and nevertheless counts.
    const batch = { seq_base: 9, actions: [wait] };
    const rateLimited = await eventually(withinWindow, async () => {
      const responses = await Promise.all(Array.from({ length: 41 }, () => player.post(path, batch)));
      const refusals = responses.filter(({ status }) => status === 429);
      return refusals.length > 0 && refusals;
    });
    assert.equal(rateLimited.length, 1);
    assert.equal(rateLimited[0]?.body.limit, 'arcade-action-batches-of-a-session');
    assert.ok(Number(rateLimited[0]?.headers['retry-after']) <= 2);
  });

  test('count every request of a key, so that 600 reads in a minute block a write', async () => {
    const player = await arcade.player();
    for (let round = 0; round < 30; round += 1) {
      const responses = await Promise.all(Array.from({ length: 20 }, () => player.get('/api/v1/index')));
      assert.ok(responses.every(({ status }) => status === 200));
    }
    const feedback = { kind: 'bug', target: 'limits', severity: 1, text: 'Too low.', visibility: 'private' };
    const rejection = await player.post('/api/v5/feedback', feedback);
    assertProblem(rejection, 429, 'rate_limited');
  });
});
