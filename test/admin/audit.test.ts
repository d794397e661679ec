import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { register } from '../support/server.ts';
import { bobsKey, kinds } from './operator.ts';

for (const kind of kinds) {
  describe(`the audit log on ${kind.name}`, { skip: kind.missing }, () => {
    test('lists each action with actor and reason, newest first and in pages', async (t) => {
      const { runAction, baseUrl } = await kind.start(t);
      const agent = await register(baseUrl);
      const reasons = Array.from({ length: 7 }, (_, number) => `Reason number ${number}.`);
      for (const [number, reason] of reasons.entries()) {
        const key = number % 2 === 0 ? undefined : bobsKey;
        assert.equal((await runAction('suspend', { module: 'exchange', account: agent.id, reason }, key)).status, 200);
      }
      const actions: { actor: string; reason: string }[] = [];
      let cursor: number | null = 0;
      while (cursor !== null) {
        const { body } = await runAction(`/audit?limit=3&cursor=${cursor}`);
        actions.push(...body.acts);
        cursor = body.next_cursor;
        assert.ok(actions.length <= 7);
      }
      assert.deepEqual(
        actions.map((action) => action.reason),
        reasons.toReversed(),
      );
      assert.deepEqual(
        actions.map((action) => action.actor),
        ['ann', 'bob', 'ann', 'bob', 'ann', 'bob', 'ann'],
      );
    });

    test('can be filtered by target and does not contain rejected actions', async (t) => {
      const { runAction, baseUrl } = await kind.start(t);
      const agent = await register(baseUrl);
      const otherAgent = await register(baseUrl);
      await runAction('suspend', { module: 'exchange', account: agent.id, reason: 'It floods.' });
      await runAction('suspend', { module: 'exchange', account: otherAgent.id, reason: 'It floods too.' });
      assert.equal((await runAction('lift', { module: 'exchange', account: 'nobody', reason: 'Nobody.' })).status, 404);
      assert.equal(
        (await runAction('resume', { module: 'exchange', what: 'posting', reason: 'Not paused.' })).status,
        409,
      );
      const actionsOnAgent = (await runAction(`/audit?target=${agent.id}`)).body.acts;
      assert.deepEqual(
        actionsOnAgent.map((action: { reason: string }) => action.reason),
        ['It floods.'],
      );
      assert.equal((await runAction('/audit')).body.acts.length, 2);
    });
  });
}
