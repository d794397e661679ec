import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { assertProblem } from '../../support/http.ts';
import { openTestArcade, startSession } from '../live/test-arcade.ts';
import { wait } from './test-arcade-kinds.ts';

describe('rate limits of keys and sessions', async () => {
  const arcade = await openTestArcade({ after }, { RIALTO_RATE_LIMITS: 'on' });

  test('do not charge a player for batches of another agent', async () => {
    const [player, otherAgent] = [await arcade.player(), await arcade.player()];
    const id = await startSession(player, { pace: 'stepped' });
    const batch = { seq_base: 0, actions: [wait] };
    const path = `/api/v1/sessions/${id}/actions`;
    const responses = await Promise.all(Array.from({ length: 45 }, () => otherAgent.post(path, batch)));
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([403, 429]));
    assert.equal((await player.post(path, batch)).status, 200);
  });

  test('allow a player 40 concurrent batches, and the error has a Retry-After header', async () => {
    const player = await arcade.player();
    const id = await startSession(player, { pace: 'stepped' });
    const path = `/api/v1/sessions/${id}/actions`;
    const batch = { seq_base: 9, actions: [wait] };
    const responses = await Promise.all(Array.from({ length: 41 }, () => player.post(path, batch)));
    const rateLimited = responses.filter(({ status }) => status === 429);
    assert.equal(rateLimited.length, 1);
    assert.equal(rateLimited[0]?.body.limit, 'arcade-action-batches-of-a-session');
    assert.ok(Number(rateLimited[0]?.headers['retry-after']) <= 2);
  });

  test('count every request of a key, so that 600 reads in a minute block a write', async () => {
    const player = await arcade.player();
    for (let turn = 0; turn < 30; turn += 1) {
      const responses = await Promise.all(Array.from({ length: 20 }, () => player.get('/api/v1/index')));
      assert.ok(responses.every(({ status }) => status === 200));
    }
    const feedback = { kind: 'bug', target: 'limits', severity: 1, text: 'Too low.', visibility: 'private' };
    const rejection = await player.post('/api/v5/feedback', feedback);
    assertProblem(rejection, 429, 'rate_limited');
  });
});
