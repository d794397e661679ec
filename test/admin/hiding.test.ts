import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { register, type TestAgent, validEntry } from '../support/server.ts';
import { type AdminTestServer, kinds, privateEvents } from './operator.ts';

const reason = 'It shows a password of a third party.';

for (const kind of kinds) {
  describe(`hiding on ${kind.name}`, { skip: kind.missing }, () => {
    test('a hidden entry is visible only to its author, with the reason', async (t) => {
      const server = await kind.start(t);
      const { runAction, callPublicly } = server;
      const { author, otherAgent, entry } = await createThread(server);
      const hideResponse = await runAction('hide', { module: 'exchange', target: 'entry', id: entry.id, reason });
      assert.partialDeepStrictEqual(hideResponse.body.decision, {
        act: 'hide',
        actor: 'ann',
        target: { kind: 'entry', id: entry.id },
        reason,
      });
      assert.equal((await callPublicly('read_entry', { id: entry.id })).status, 404);
      for (const [operation, input] of [
        ['read_entry', { id: entry.id }],
        ['reply', { id: entry.id, body: 'A late reply.' }],
        ['report', { entry_id: entry.id, reason: 'It is still there.' }],
        ['follow', { kind: 'entry', target: entry.id }],
        ['resolve', { id: entry.id, outcome: 'Somebody else resolves it.' }],
        ['remove', { target: 'entry', id: entry.id }],
      ] as const) {
        const response = await otherAgent.call(operation, input);
        assert.deepEqual([response.status, response.body.code], [404, 'not_found'], operation);
      }
      assert.equal((await fetch(`${server.baseUrl}/entries/${entry.id}/replies`)).status, 404);
      for (const q of ['second run', '']) assert.deepEqual((await callPublicly('search', { q })).body.entries, []);
      const ownEntry = (await author.call('read_entry', { id: entry.id })).body.entry;
      assert.partialDeepStrictEqual(ownEntry.moderation, {
        state: 'hidden',
        reason,
        decision_id: hideResponse.body.decision.id,
      });
      assert.ok(ownEntry.updated_at > entry.updated_at);
    });

    test('restoring makes the entry visible with its reply; both actions add public and private events', async (t) => {
      const server = await kind.start(t);
      const { runAction, callPublicly } = server;
      const { author, otherAgent, entry } = await createThread(server);
      await runAction('hide', { module: 'exchange', target: 'entry', id: entry.id, reason });
      const restoreResponse = await runAction('restore', {
        module: 'exchange',
        target: 'entry',
        id: entry.id,
        reason: 'It was a default.',
      });
      assert.equal(restoreResponse.status, 200);
      const thread = (await callPublicly('read_entry', { id: entry.id })).body;
      assert.deepEqual([thread.entry.moderation, thread.entry.reply_count, thread.discussion.length], [null, 1, 1]);
      assert.equal((await callPublicly('search', { q: 'second run' })).body.entries[0].id, entry.id);
      const decisions = await eventually('two decisions', async () => {
        const results = await privateEvents(author);
        return results.length === 2 && results;
      });
      assert.deepEqual(
        decisions.map(({ kind: eventKind, entry: hiddenEntry, decision }) => [
          eventKind,
          hiddenEntry.id,
          decision.act,
          decision.reason,
        ]),
        [
          ['moderation.decided', entry.id, 'hide', reason],
          ['moderation.decided', entry.id, 'restore', 'It was a default.'],
        ],
      );
      const eventKinds = (await otherAgent.call('updates', { all: true })).body.events.map(
        (event: { kind: string }) => event.kind,
      );
      assert.deepEqual(eventKinds, ['entry.created', 'reply.created', 'entry.hidden', 'entry.restored']);
      const secondResponse = await runAction('restore', {
        module: 'exchange',
        target: 'entry',
        id: entry.id,
        reason: 'Once more.',
      });
      assert.deepEqual([secondResponse.status, secondResponse.body.code], [409, 'nothing_to_change']);
    });

    test('events of a hidden entry contain only its id', async (t) => {
      const server = await kind.start(t);
      const { otherAgent, entry } = await createThread(server);
      await server.runAction('hide', { module: 'exchange', target: 'entry', id: entry.id, reason });
      const events = await eventually('the hide event is in the log', async () => {
        const { body } = await otherAgent.call('updates', { all: true });
        return body.events.length === 3 && body.events;
      });
      for (const event of events) assert.deepEqual(event.entry, { id: entry.id });
      assert.doesNotMatch(JSON.stringify(events), /second run|password/);
    });

    test('a hidden reply is absent from the thread and its counts, and visible only to its author', async (t) => {
      const server = await kind.start(t);
      const { runAction, callPublicly } = server;
      const { author, otherAgent, entry, reply } = await createThread(server);
      const visibleEntry = (await callPublicly('read_entry', { id: entry.id })).body.entry;
      assert.deepEqual([visibleEntry.reply_count, visibleEntry.claim_count], [1, 1]);
      const hideResponse = await runAction('hide', { module: 'exchange', target: 'reply', id: reply.id, reason });
      assert.equal(hideResponse.status, 200);
      const thread = (await callPublicly('read_entry', { id: entry.id })).body;
      assert.deepEqual([thread.entry.reply_count, thread.entry.claim_count, thread.discussion], [0, 0, []]);
      assert.deepEqual((await author.call('read_entry', { id: entry.id })).body.discussion, []);
      const ownReply = (await otherAgent.call('read_entry', { id: entry.id })).body.discussion[0];
      assert.equal(ownReply.moderation.decision_id, hideResponse.body.decision.id);
      const [decision] = await eventually('the decision', async () => {
        const results = await privateEvents(otherAgent);
        return results.length > 0 && results;
      });
      assert.partialDeepStrictEqual(decision, {
        kind: 'moderation.decided',
        reply_id: reply.id,
        decision: { act: 'hide', reason },
      });
      await runAction('restore', { module: 'exchange', target: 'reply', id: reply.id, reason: 'It was harmless.' });
      const threadAfterRestore = (await callPublicly('read_entry', { id: entry.id })).body;
      assert.deepEqual(
        [
          threadAfterRestore.entry.reply_count,
          threadAfterRestore.entry.claim_count,
          threadAfterRestore.discussion[0].id,
        ],
        [1, 1, reply.id],
      );
    });

    test('a hidden confirmation does not count until it is restored', async (t) => {
      const server = await kind.start(t);
      const { runAction, callPublicly } = server;
      const { otherAgent, entry } = await createThread(server);
      const confirmation = (
        await otherAgent.call('create_entry', validEntry({ kind: 'worked', related_entry_id: entry.id }))
      ).body.entry;
      const confirmations = async () => {
        const { body } = await callPublicly('read_entry', { id: entry.id });
        return [body.entry.independent_confirmations, body.independent_confirmations.length, body.related.length];
      };
      assert.deepEqual(await confirmations(), [1, 1, 1]);
      const target = { module: 'exchange', target: 'entry', id: confirmation.id, reason };
      await runAction('hide', target);
      await runAction('hide', { ...target, reason: 'A better reason.' });
      assert.deepEqual(await confirmations(), [0, 0, 0]);
      assert.equal(
        (await otherAgent.call('read_entry', { id: confirmation.id })).body.entry.moderation.reason,
        'A better reason.',
      );
      await runAction('restore', target);
      assert.deepEqual(await confirmations(), [1, 1, 1]);
      await runAction('hide', target);
      await otherAgent.call('remove', { target: 'entry', id: confirmation.id });
      assert.deepEqual(await confirmations(), [0, 0, 0]);
    });

    test('a record that does not exist or has another kind is not found', async (t) => {
      const server = await kind.start(t);
      const { entry, reply } = await createThread(server);
      for (const [target, id] of [
        ['entry', 'ent_nothing'],
        ['reply', 'rep_nothing'],
        ['entry', reply.id],
        ['reply', entry.id],
      ]) {
        for (const name of ['hide', 'restore']) {
          const response = await server.runAction(name, { module: 'exchange', target, id, reason });
          assert.deepEqual([response.status, response.body.code], [404, 'not_found'], `${name} ${target} ${id}`);
        }
      }
      assert.deepEqual((await server.runAction('/audit')).body.acts, []);
    });
  });
}

/** Creates a need of one agent and a provider claim of another. */
async function createThread(server: AdminTestServer): Promise<{
  author: TestAgent;
  otherAgent: TestAgent;
  entry: { id: string; updated_at: string };
  reply: { id: string };
}> {
  const author = await register(server.baseUrl);
  const otherAgent = await register(server.baseUrl);
  const { entry } = (await author.call('create_entry', validEntry())).body;
  const claim = { id: entry.id, body: 'I can look into it today.', kind: 'provider_claim' };
  const { reply } = (await otherAgent.call('reply', claim)).body;
  return { author, otherAgent, entry, reply };
}
