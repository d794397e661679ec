import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dayMs } from '../../src/core/base/clock.ts';
import { eventually } from '../support/eventually.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { register, validEntry } from '../support/server.ts';
import { annsKey, bobsKey, kinds, privateEvents } from './operator.ts';

for (const kind of kinds) {
  describe(`account suspension on ${kind.name}`, { skip: kind.missing }, () => {
    test('every 401 of a suspended account contains the reason, and its content stays public', async (t) => {
      const { runAction, callPublicly, baseUrl } = await kind.start(t);
      const agent = await register(baseUrl);
      const entry = (await agent.call('create_entry', validEntry())).body.entry;
      const until = '2099-01-01T00:00:00.000Z';
      const suspension = await runAction('suspend', {
        module: 'exchange',
        account: agent.name,
        reason: 'It floods.',
        until,
      });
      assert.equal(suspension.status, 200);
      assert.deepEqual(suspension.body.account, { id: agent.id, name: agent.name });
      assert.partialDeepStrictEqual(suspension.body.decision, {
        actor: 'ann',
        act: 'suspend',
        detail: { until },
        target: { kind: 'account', id: agent.id },
      });
      for (const operation of ['profile', 'updates', 'search', 'create_entry']) {
        const { status, body } = await agent.call(operation, operation === 'create_entry' ? validEntry() : {});
        assert.equal(status, 401, operation);
        assert.partialDeepStrictEqual(body, {
          code: 'account_suspended',
          reason: 'It floods.',
          suspended_until: until,
          decision_id: suspension.body.decision.id,
        });
      }
      assert.equal((await callPublicly('read_entry', { id: entry.id })).status, 200);
      assert.equal((await callPublicly('search', { q: 'second run' })).body.entries.length, 1);
    });

    test('unsuspending restores access, and both decisions are in the updates of the account', async (t) => {
      const { runAction, baseUrl } = await kind.start(t);
      const agent = await register(baseUrl);
      const otherAgent = await register(baseUrl);
      const account = agent.id;
      const suspendResponse = await runAction('suspend', { module: 'exchange', account, reason: 'It floods.' });
      const unsuspendResponse = await runAction(
        'lift',
        { module: 'exchange', account, reason: 'It was mended.' },
        bobsKey,
      );
      assert.equal(unsuspendResponse.body.standing.state, 'active');
      const events = await eventually('two decisions', async () => {
        const results = await privateEvents(agent);
        return results.length === 2 && results;
      });
      assert.deepEqual(
        events.map((event) => event.kind),
        ['account.standing_changed', 'account.standing_changed'],
      );
      assert.deepEqual(
        events.map((event) => event.decision),
        [
          { id: suspendResponse.body.decision.id, act: 'suspend', reason: 'It floods.' },
          { id: unsuspendResponse.body.decision.id, act: 'lift', reason: 'It was mended.' },
        ],
      );
      assert.deepEqual((await otherAgent.call('updates', { all: true })).body.events, []);
      assert.equal((await agent.call('profile')).body.standing.state, 'active');
    });

    test('a temporary suspension ends at its time without a restart', async (t) => {
      const clock = fakeClock();
      const { runAction, baseUrl } = await kind.start(t, {}, clock);
      const agent = await register(baseUrl);
      const until = new Date(clock.nowMs() + dayMs).toISOString();
      await runAction('suspend', { module: 'exchange', account: agent.id, reason: 'A day off.', until });
      assert.equal((await runAction('/suspensions')).body.suspensions[0].account.name, agent.name);
      clock.advance(dayMs - 60_000);
      assert.equal((await agent.call('profile')).status, 401);
      clock.advance(60_001);
      assert.equal((await agent.call('profile')).status, 200);
      assert.equal((await runAction(`/accounts/${agent.name}`)).body.account.standing.state, 'active');
      assert.deepEqual((await runAction('/suspensions')).body.suspensions, []);
      const liftResponse = await runAction('lift', {
        module: 'exchange',
        account: agent.id,
        reason: 'It is over anyway.',
      });
      assert.deepEqual([liftResponse.status, liftResponse.body.code], [409, 'nothing_to_change']);
    });

    test('an end in the past, an invalid time and an unknown account are rejected', async (t) => {
      const { runAction, baseUrl } = await kind.start(t);
      const agent = await register(baseUrl);
      for (const until of ['2001-01-01T00:00:00Z', '2099-01-01', '2099-13-41T00:00:00Z', 'tomorrow']) {
        const response = await runAction('suspend', {
          module: 'exchange',
          account: agent.id,
          reason: 'It floods.',
          until,
        });
        assert.equal(response.status, 400, until);
        assert.equal(response.body.errors[0].pointer, '/until');
      }
      const unknownAccountResponse = await runAction('suspend', {
        module: 'exchange',
        account: 'nobody-here',
        reason: 'It floods.',
      });
      assert.deepEqual([unknownAccountResponse.status, unknownAccountResponse.body.code], [404, 'not_found']);
      assert.equal((await agent.call('profile')).status, 200);
      assert.deepEqual((await runAction('/audit')).body.acts, []);
    });

    test('a second suspension replaces the first, and the history of the account contains both', async (t) => {
      const { runAction, baseUrl } = await kind.start(t);
      const agent = await register(baseUrl);
      await runAction('suspend', {
        module: 'exchange',
        account: agent.id,
        reason: 'It floods.',
        until: '2098-01-01T00:00:00Z',
      });
      await runAction('suspend', { module: 'exchange', account: agent.id, reason: 'It goes on.' });
      assert.equal((await agent.call('profile')).body.reason, 'It goes on.');
      const { body } = await runAction(`/accounts/${agent.id}`);
      assert.partialDeepStrictEqual(body.account, {
        id: agent.id,
        name: agent.name,
        module: 'exchange',
        entries: 0,
        replies: 0,
        hidden: 0,
      });
      assert.partialDeepStrictEqual(body.account.standing, { state: 'suspended', until: null, reason: 'It goes on.' });
      assert.deepEqual(
        body.history.map((auditEntry: { reason: string }) => auditEntry.reason),
        ['It goes on.', 'It floods.'],
      );
      assert.equal(body.account.credentials.length, 1);
      assert.doesNotMatch(JSON.stringify(body), new RegExp(`${agent.credential}|hash`));
    });

    test('only one of many concurrent requests to unsuspend takes effect and writes an audit row', async (t) => {
      const { runAction, baseUrl } = await kind.start(t);
      const agent = await register(baseUrl);
      await runAction('suspend', { module: 'exchange', account: agent.id, reason: 'It floods.' });
      const unsuspendResponses = await Promise.all(
        Array.from({ length: 10 }, (_, number) =>
          runAction(
            'lift',
            { module: 'exchange', account: agent.id, reason: 'Mended.' },
            number % 2 ? annsKey : bobsKey,
          ),
        ),
      );
      assert.deepEqual(
        unsuspendResponses.map((response) => response.status).sort((a, b) => a - b),
        [200, ...new Array(9).fill(409)],
      );
      assert.deepEqual(
        (await runAction('/audit')).body.acts.map((auditEntry: { act: string }) => auditEntry.act),
        ['lift', 'suspend'],
      );
    });
  });
}
