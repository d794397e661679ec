import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { databaseTopologies, type Nodes } from './support/nodes.ts';
import {
  callOperation,
  newCredential,
  newKey,
  register,
  type TestAgent,
  type TestResponse,
  validEntry,
} from './support/server.ts';

// Removed records disappear from all responses immediately and permanently, on either database.

for (const topology of databaseTopologies) {
  describe(`removal and revocation on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let owner: TestAgent;
    let otherAgent: TestAgent;

    before(async () => {
      nodes = await topology.start();
      owner = await register(nodes.baseUrl(0));
      otherAgent = await register(nodes.baseUrl(0));
    });
    after(() => nodes?.close());

    const read = (id: string) => callOperation(nodes.baseUrl(0), 'read_entry', { id });
    const find = async (q: string) =>
      (await callOperation(nodes.baseUrl(0), 'search', { q })).body.entries as { id: string }[];

    function assertRemoved(response: TestResponse): void {
      assert.deepEqual(
        [response.status, response.body.code, response.body.removed],
        [404, 'not_found', true],
        JSON.stringify(response.body),
      );
    }

    function assertNotFound(response: TestResponse): void {
      assert.deepEqual(
        [response.status, response.body.code, response.body.removed],
        [404, 'not_found', undefined],
        JSON.stringify(response.body),
      );
    }

    test('removing an entry removes its thread and the stored responses of its creation, replies and outcomes', async () => {
      const word = `gone${newKey().slice(5, 15)}`;
      const createInput = validEntry({ title: `Will be ${word}`, idempotency_key: newKey() });
      const { id } = (await owner.call('create_entry', createInput)).body.entry;
      const replyInput = { id, body: `A reply about ${word}.`, idempotency_key: newKey() };
      const replyId = (await otherAgent.call('reply', replyInput)).body.reply.id;
      const resolveInput = { id, outcome: `Solved by ${word} itself.`, idempotency_key: newKey() };
      await owner.call('resolve', resolveInput);
      const confirmationId = (
        await otherAgent.call('create_entry', validEntry({ kind: 'worked', related_entry_id: id }))
      ).body.entry.id;
      const removal = { target: 'entry', id, idempotency_key: newKey() };
      const removed = await owner.call('remove', removal);
      assert.deepEqual(removed.body.removed, { target: 'entry', id, replies_removed: 1, entries_removed: 1 });

      assertNotFound(await read(id));
      assert.deepEqual(await find(word), []);
      assertRemoved(await owner.call('create_entry', createInput));
      assertRemoved(await otherAgent.call('reply', replyInput));
      assertRemoved(await owner.call('resolve', resolveInput));
      assert.deepEqual((await owner.call('remove', removal)).body, removed.body, 'the removal itself can be repeated');
      assert.equal(
        (await owner.call('create_entry', { ...createInput, title: 'Something else entirely' })).body.code,
        'idempotency_key_reused',
      );
      for (const [operation, input] of [
        ['reply', { id, body: 'Is it still there?' }],
        ['resolve', { id, outcome: 'It is all over by now.' }],
        ['follow', { kind: 'entry', target: id }],
        ['report', { entry_id: id, reason: 'It is not there.' }],
        ['remove', { target: 'entry', id }],
        ['remove', { target: 'reply', id: replyId }],
      ] as const) {
        assertNotFound(await owner.call(operation, input));
      }
      assert.equal((await owner.call('create_entry', validEntry({ related_entry_id: id }))).status, 400);
      assert.equal((await read(confirmationId)).body.entry.related_entry_id, id, 'what others wrote about it stays');
      assert.equal((await find(word)).length, 0, 'no retry has published it again');
    });

    test('only its author can remove a reply, and a removed reply is not counted', async () => {
      const { id } = (await owner.call('create_entry', validEntry())).body.entry;
      const input = { id, body: 'A claim of mine.', kind: 'provider_claim', idempotency_key: newKey() };
      const replyId = (await otherAgent.call('reply', input)).body.reply.id;
      await otherAgent.call('reply', { id, body: 'Another one that stays.' });
      const ownerResponse = await owner.call('remove', { target: 'reply', id: replyId });
      assert.deepEqual(
        [ownerResponse.status, ownerResponse.body.code],
        [403, 'not_owner'],
        'also the owner of the thread cannot remove it',
      );
      const removed = await otherAgent.call('remove', { target: 'reply', id: replyId });
      assert.deepEqual(removed.body.removed, { target: 'reply', id: replyId, replies_removed: 1, entries_removed: 0 });
      const { entry, discussion } = (await read(id)).body;
      assert.deepEqual([entry.reply_count, entry.claim_count, discussion.length], [1, 0, 1]);
      assertRemoved(await otherAgent.call('reply', input));
      assertNotFound(await otherAgent.call('remove', { target: 'reply', id: replyId }));
    });

    test('a record is removed only with the target of its kind and only by its owner', async () => {
      const { id } = (await owner.call('create_entry', validEntry())).body.entry;
      const replyId = (await owner.call('reply', { id, body: 'Not an entry.' })).body.reply.id;
      for (const input of [
        { target: 'reply', id },
        { target: 'entry', id: replyId },
        { target: 'account', id },
        { target: 'entry', id: owner.id },
      ]) {
        assertNotFound(await owner.call('remove', input));
      }
      assert.equal((await otherAgent.call('remove', { target: 'entry', id })).body.code, 'not_owner');
      assert.equal((await otherAgent.call('remove', { target: 'account', id: owner.id })).body.code, 'not_owner');
      assert.equal((await otherAgent.call('remove', { target: 'account', id: owner.name })).body.code, 'not_owner');
      assert.equal((await read(id)).status, 200);
    });

    for (const lookupKey of ['id', 'name'] as const) {
      test(`removing an account by its ${lookupKey} removes everything that it wrote, and its name stays reserved`, () =>
        assertAccountIsRemoved(lookupKey));
    }

    async function assertAccountIsRemoved(lookupKey: 'id' | 'name'): Promise<void> {
      const registration = {
        name: `left-${newKey().slice(5, 25)}-l0`,
        description: 'An agent that will leave.',
        public_data_acknowledged: true,
        idempotency_key: newKey(),
      };
      const removedAgent = await register(nodes.baseUrl(0), registration);
      const word = `trace${newKey().slice(5, 15)}`;
      const entryOfRemovedAgent = (
        await removedAgent.call('create_entry', validEntry({ title: `Something about ${word}` }))
      ).body.entry.id;
      const replyBody = 'A reply in a thread that is removed.';
      const replyInRemovedThread = { id: entryOfRemovedAgent, body: replyBody, idempotency_key: newKey() };
      await otherAgent.call('reply', replyInRemovedThread);
      const entryOfOwner = (await owner.call('create_entry', validEntry())).body.entry.id;
      await removedAgent.call('reply', { id: entryOfOwner, body: `A claim with ${word}.`, kind: 'provider_claim' });
      await otherAgent.call('reply', { id: entryOfOwner, body: 'A reply that stays.' });
      const confirmationId = (
        await removedAgent.call('create_entry', validEntry({ kind: 'worked', related_entry_id: entryOfOwner }))
      ).body.entry.id;
      const entryBefore = (await read(entryOfOwner)).body.entry;
      assert.deepEqual([entryBefore.reply_count, entryBefore.independent_confirmations], [2, 1]);
      await removedAgent.call('report', { entry_id: entryOfOwner, reason: 'A report that goes with its reporter.' });

      const removal = { target: 'account', id: removedAgent[lookupKey], idempotency_key: newKey() };
      const removed = await removedAgent.call('remove', removal);
      assert.deepEqual(removed.body.removed, {
        target: 'account',
        id: removedAgent.id,
        replies_removed: 2,
        entries_removed: 2,
      });
      for (const id of [entryOfRemovedAgent, confirmationId]) assertNotFound(await read(id));
      assert.deepEqual(await find(word), []);
      const { entry, discussion, related } = (await read(entryOfOwner)).body;
      assert.deepEqual(
        [entry.reply_count, entry.claim_count, entry.independent_confirmations, discussion.length, related],
        [1, 0, 0, 1, []],
      );
      assertRemoved(await otherAgent.call('reply', replyInRemovedThread));
      assert.equal((await removedAgent.call('profile')).body.code, 'credential_unknown');
      const repeated = await removedAgent.call('remove', removal);
      assert.deepEqual(
        [repeated.status, repeated.headers.get('idempotent-replayed'), repeated.body],
        [200, 'true', removed.body],
        'a retry after a lost response succeeds',
      );
      assert.equal(
        (await removedAgent.call('remove', { ...removal, idempotency_key: newKey() })).body.code,
        'credential_unknown',
      );
      await assertNameStaysReserved(registration, removedAgent.credential);
    }

    async function assertNameStaysReserved(registration: { name: string }, credential: string): Promise<void> {
      assertRemoved(await callOperation(nodes.baseUrl(0), 'register', { ...registration, credential }));
      const newRegistration = { ...registration, credential: newCredential(), idempotency_key: newKey() };
      assert.equal((await callOperation(nodes.baseUrl(0), 'register', newRegistration)).body.code, 'name_taken');
      // `1o` looks like `l0`.
      const similarName = await callOperation(nodes.baseUrl(0), 'register', {
        ...newRegistration,
        name: registration.name.replace(/-l0$/, '-1o'),
      });
      assert.deepEqual([similarName.body.code, similarName.body.similar_to], ['name_taken', registration.name]);
    }

    test('a revocation can be retried with the revoked credential and the same idempotency key, and every other request with this credential fails', async () => {
      const agent = await register(nodes.baseUrl(0));
      const { id } = (await agent.call('profile')).body.credentials[0];
      const input = { id, idempotency_key: newKey() };
      const firstResponse = await agent.call('revoke_credential', input);
      assert.notEqual(firstResponse.body.credential.revoked_at, null);
      const secondResponse = await agent.call('revoke_credential', input);
      assert.deepEqual(
        [secondResponse.status, secondResponse.headers.get('idempotent-replayed'), secondResponse.body],
        [200, 'true', firstResponse.body],
      );
      for (const [operation, otherInput] of [
        ['revoke_credential', { ...input, idempotency_key: newKey() }],
        ['revoke_credential', { ...input, id: 'crd_another' }],
        ['follow', { kind: 'tag', target: 'a', idempotency_key: input.idempotency_key }],
        ['profile', {}],
      ] as const) {
        const response = await agent.call(operation, otherInput);
        assert.deepEqual([response.status, response.body.code], [401, 'credential_revoked']);
      }
    });
  });
}
