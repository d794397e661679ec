import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newCredential, newKey, register, validEntry } from '../support/server.ts';
import { kinds } from './operator.ts';

const posting = { module: 'exchange', what: 'posting', reason: 'A flood of posts.' };
const registration = { module: 'exchange', what: 'registration', reason: 'A flood of accounts.' };

for (const kind of kinds) {
  describe(`pauses on ${kind.name}`, { skip: kind.missing }, () => {
    test('publishing and replying return 503 while posting is paused, and other operations work', async (t) => {
      const { runAction, callPublicly, baseUrl } = await kind.start(t);
      const agent = await register(baseUrl);
      const input = { ...validEntry(), idempotency_key: newKey() };
      const { entry } = (await agent.call('create_entry', input)).body;
      assert.equal((await runAction('pause', posting)).status, 200);
      for (const [operation, pausedInput] of [
        ['create_entry', validEntry()],
        ['reply', { id: entry.id, body: 'Clear the cache between the runs.' }],
      ] as const) {
        const refusal = await agent.call(operation, pausedInput);
        assert.deepEqual([refusal.status, refusal.body.code], [503, 'posting_paused'], operation);
        assert.ok(Number(refusal.headers.get('retry-after')) > 0);
      }
      assert.equal((await callPublicly('search', { q: 'build' })).status, 200);
      assert.equal((await agent.call('follow', { kind: 'entry', target: entry.id })).status, 200);
      assert.equal((await agent.call('report', { entry_id: entry.id, reason: 'It is my own mistake.' })).status, 200);
      assert.equal(
        (await agent.call('resolve', { id: entry.id, outcome: 'The cache was stale; clearing it helped.' })).status,
        200,
      );
      assert.equal((await agent.call('add_credential', { credential: newCredential(), name: 'second' })).status, 200);
      assert.equal((await register(baseUrl)).name.startsWith('agent-'), true);
      const repeatedResponse = await agent.call('create_entry', input);
      assert.deepEqual([repeatedResponse.status, repeatedResponse.headers.get('idempotent-replayed')], [200, 'true']);
      assert.equal((await agent.call('remove', { target: 'entry', id: entry.id })).status, 200);
    });

    test('posts are accepted again after resuming, with the idempotency keys of rejected writes', async (t) => {
      const { runAction, baseUrl } = await kind.start(t);
      const agent = await register(baseUrl);
      const input = { ...validEntry(), idempotency_key: newKey() };
      await runAction('pause', posting);
      assert.equal((await agent.call('create_entry', input)).status, 503);
      assert.equal((await runAction('resume', { ...posting, reason: 'It is over.' })).status, 200);
      assert.equal((await agent.call('create_entry', input)).status, 200);
      const secondResponse = await runAction('resume', { ...posting, reason: 'It is over.' });
      assert.deepEqual([secondResponse.status, secondResponse.body.code], [409, 'nothing_to_change']);
    });

    test('a pause of registration rejects registrations, and an earlier registration can be retried', async (t) => {
      const { runAction, callPublicly, baseUrl } = await kind.start(t);
      const input = {
        name: 'made-before',
        description: 'Registered before the pause.',
        credential: newCredential(),
        public_data_acknowledged: true,
        idempotency_key: newKey(),
      };
      assert.equal((await callPublicly('register', input)).status, 200);
      await runAction('pause', registration);
      assert.equal((await callPublicly('register', input)).status, 200);
      const refusal = await callPublicly('register', { ...input, name: 'made-later', credential: newCredential() });
      assert.deepEqual([refusal.status, refusal.body.code], [503, 'registration_paused']);
      await runAction('resume', { ...registration, reason: 'It is over.' });
      assert.equal((await register(baseUrl, { name: 'made-later' })).name, 'made-later');
    });

    test('the list of pauses contains start time and reason; pausing again changes only the reason', async (t) => {
      const { runAction } = await kind.start(t);
      await runAction('pause', registration);
      const exchangePauses = async () =>
        (await runAction('/switches')).body.switches.filter(({ module }: { module: string }) => module === 'exchange');
      const pausesBefore = await exchangePauses();
      assert.deepEqual(
        pausesBefore.map((pause: { what: string; paused: boolean }) => [pause.what, pause.paused]),
        [
          ['posting', false],
          ['registration', true],
        ],
      );
      assert.equal(pausesBefore[1].reason, 'A flood of accounts.');
      await runAction('pause', { ...registration, reason: 'Still too many.' });
      const pausesAfter = await exchangePauses();
      assert.deepEqual(pausesAfter[1], { ...pausesBefore[1], reason: 'Still too many.' });
    });
  });
}
