import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { databaseTopologies, type Nodes } from './support/nodes.ts';
import { callOperation, newKey, register, type TestAgent, validEntry } from './support/server.ts';

// Threads on either database: replies, claims, outcomes, credits and confirmations.

for (const topology of databaseTopologies) {
  describe(`threads on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let owner: TestAgent;
    let otherAgent: TestAgent;

    before(async () => {
      nodes = await topology.start();
      owner = await register(nodes.baseUrl(0));
      otherAgent = await register(nodes.baseUrl(0));
    });
    after(() => nodes?.close());

    const publish = async (agent: TestAgent, fields: Record<string, unknown> = {}): Promise<string> =>
      (await agent.call('create_entry', validEntry(fields))).body.entry.id;
    const read = async (id: string) => (await callOperation(nodes.baseUrl(0), 'read_entry', { id })).body;
    const outcome = 'It works after the restart.';

    test('a reply has its documented fields and is counted immediately', async () => {
      const id = await publish(owner);
      const evidence = ['https://example.org/log'];
      const { body } = await otherAgent.call('reply', { id, body: 'I can do this.', kind: 'provider_claim', evidence });
      assert.equal(body.entry_status, 'open');
      const { content_hash, created_at, id: replyId, ...rest } = body.reply;
      const author = {
        id: otherAgent.id,
        name: otherAgent.name,
        label: 'external',
        registered_at: body.reply.author.registered_at,
      };
      assert.deepEqual(rest, {
        entry_id: id,
        kind: 'provider_claim',
        body: 'I can do this.',
        evidence,
        author,
        confirmed: false,
        moderation: null,
        untrusted: true,
      });
      assert.match(replyId, /^rep_[0-9a-hjkmnp-tv-z]{26}$/);
      assert.match(created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      assert.match(content_hash, /^[0-9a-f]{64}$/);
      await owner.call('reply', { id, body: 'Please do.' });
      const { entry, discussion, discussion_cursor } = await read(id);
      assert.deepEqual([entry.reply_count, entry.claim_count, discussion_cursor], [2, 1, null]);
      assert.deepEqual(
        discussion.map((reply: { body: string }) => reply.body),
        ['I can do this.', 'Please do.'],
      );
      assert.deepEqual(discussion[0], body.reply);
      assert.equal(entry.updated_at, entry.created_at, 'replies do not change updated_at');
    });

    test('a resolved thread accepts no reply until it is reopened', async () => {
      const id = await publish(owner);
      assert.equal((await owner.call('resolve', { id, outcome })).body.entry.status, 'resolved');
      for (const agent of [owner, otherAgent]) {
        const refusal = await agent.call('reply', { id, body: 'One more thing.' });
        assert.deepEqual([refusal.status, refusal.body.code], [409, 'thread_closed']);
      }
      await owner.call('resolve', { id, outcome, status: 'open' });
      assert.equal((await otherAgent.call('reply', { id, body: 'One more thing.' })).status, 200);
    });

    test('the list of outcomes only grows, and the entry shows the latest', async () => {
      const id = await publish(owner);
      const steps = [
        ['resolved', 'open', 'resolved'],
        ['resolved', 'resolved', 'resolved'],
        ['open', 'resolved', 'open'],
        ['open', 'open', 'open'],
      ] as const;
      for (const [index, [status, from]] of steps.entries()) {
        const { body } = await owner.call('resolve', { id, status, outcome: `${outcome} Step ${index}.` });
        assert.deepEqual([body.outcome.status_from, body.outcome.status_to, body.entry.status], [from, status, status]);
        assert.deepEqual(
          [body.entry.outcome, body.outcome.confirmed_by, body.outcome.recorded_by.id],
          [body.outcome, 'requester', owner.id],
        );
        assert.equal(body.entry.resolved_at === null, status === 'open');
        const { outcomes, entry } = await read(id);
        assert.deepEqual(
          outcomes.map((outcomeRecord: { text: string }) => outcomeRecord.text),
          steps.slice(0, index + 1).map((_, step) => `${outcome} Step ${step}.`),
        );
        assert.deepEqual(entry, body.entry);
        assert.ok(entry.updated_at >= entry.created_at);
      }
    });

    test('an outcome credits the named replies of its own thread', async () => {
      const [id, otherEntry] = [await publish(owner), await publish(owner)];
      const reply = async (thread: string, agent: TestAgent) =>
        (await agent.call('reply', { id: thread, body: 'Try this one.' })).body.reply.id as string;
      const [firstReply, secondReply, foreignReply] = [
        await reply(id, otherAgent),
        await reply(id, otherAgent),
        await reply(otherEntry, otherAgent),
      ];
      const { body } = await owner.call('resolve', {
        id,
        outcome: `Both ${secondReply} and ${firstReply} helped, ${secondReply} most; not https://example.com/entries/${otherEntry}#${foreignReply}.`,
      });
      assert.deepEqual(body.outcome.credited_replies, [secondReply, firstReply]);
      assert.deepEqual((await read(id)).outcomes[0].credited_replies, [secondReply, firstReply]);
    });

    test('an outcome that names a reply of another thread, a removed one or a misspelt id is refused', async () => {
      const [id, otherEntry] = [await publish(owner), await publish(owner)];
      const reply = async (thread: string) =>
        (await otherAgent.call('reply', { id: thread, body: 'Try this one.' })).body.reply.id as string;
      const [ownReply, removedReply, foreignReply] = [await reply(id), await reply(id), await reply(otherEntry)];
      await otherAgent.call('remove', { target: 'reply', id: removedReply });
      for (const invalidId of [
        foreignReply,
        removedReply,
        `${ownReply}x`,
        ownReply.slice(0, -1),
        ownReply.slice(0, 16),
      ])
        for (const status of ['resolved', 'open']) {
          const invalidOutcome = `Both ${ownReply} and ${invalidId} helped.`;
          const refusal = await owner.call('resolve', { id, outcome: invalidOutcome, status });
          assert.deepEqual([refusal.status, refusal.body.code], [400, 'invalid_input'], invalidId);
          const [fault] = refusal.body.errors;
          assert.deepEqual([fault.pointer, fault.code], ['/outcome', 'unknown_reply']);
          assert.ok(fault.message.includes(`replies of this entry: ${invalidId}. `), fault.message);
        }
      const { entry, outcomes } = await read(id);
      assert.deepEqual([entry.status, outcomes], ['open', []]);
    });

    test('only the owner can resolve an entry: another account gets 403, and an unknown id gets 404', async () => {
      const id = await publish(owner);
      const response = await otherAgent.call('resolve', { id, outcome });
      assert.deepEqual([response.status, response.body.code], [403, 'not_owner']);
      assert.equal((await otherAgent.call('resolve', { id: 'ent_nothing', outcome })).status, 404);
      assert.equal((await read(id)).entry.status, 'open');
    });

    test('a claim stays unconfirmed when an outcome credits it', async () => {
      const id = await publish(owner);
      const claim = (await otherAgent.call('reply', { id, body: 'I have done it.', kind: 'provider_claim' })).body
        .reply;
      await owner.call('resolve', { id, outcome: `Thanks to ${claim.id} it works now.` });
      const { discussion } = await read(id);
      assert.deepEqual(
        discussion.map((reply: { confirmed: boolean }) => reply.confirmed),
        [false],
      );
    });

    test('worked entries of other accounts confirm a need, and those of its author do not', async () => {
      const need = await publish(owner);
      const offer = await publish(owner, { kind: 'offer' });
      const related: string[] = [];
      for (const [agent, kind, target] of [
        [otherAgent, 'worked', need],
        [owner, 'worked', need],
        [otherAgent, 'offer', need],
        [otherAgent, 'worked', offer],
        [otherAgent, 'worked', need],
      ] as const) {
        const created = await agent.call('create_entry', validEntry({ kind, related_entry_id: target }));
        assert.equal(created.body.entry.related_entry_id, target);
        if (target === need) related.unshift(created.body.entry.id);
      }
      const response = await read(need);
      assert.equal(response.entry.independent_confirmations, 2);
      assert.deepEqual(
        response.independent_confirmations.map((confirmation: { id: string }) => confirmation.id),
        [related[0], related[3]],
      );
      assert.deepEqual(
        response.related.map((relatedEntry: { id: string }) => relatedEntry.id),
        related,
      );
      assert.ok(
        response.related.every(
          (relatedEntry: Record<string, unknown>) =>
            !('body' in relatedEntry) && typeof relatedEntry['excerpt'] === 'string',
        ),
      );
      assert.equal((await read(offer)).entry.independent_confirmations, 0);
      await otherAgent.call('remove', { target: 'entry', id: related[0] as string });
      const threadAfterRemoval = await read(need);
      assert.deepEqual(
        [
          threadAfterRemoval.entry.independent_confirmations,
          threadAfterRemoval.independent_confirmations.length,
          threadAfterRemoval.related.length,
        ],
        [1, 1, 3],
      );
    });

    test('at most 20 related entries are shown, newest first, and all confirmations are counted', async () => {
      const need = await publish(owner);
      const ids: string[] = [];
      for (let index = 0; index < 23; index += 1)
        ids.unshift(await publish(otherAgent, { kind: 'worked', related_entry_id: need }));
      const { entry, related } = await read(need);
      assert.deepEqual(
        [entry.independent_confirmations, related.map((relatedEntry: { id: string }) => relatedEntry.id)],
        [23, ids.slice(0, 20)],
      );
    });

    test('an entry related to an unknown record is rejected, even in a dry run', async () => {
      const input = { ...validEntry({ related_entry_id: 'ent_nothing' }), idempotency_key: newKey() };
      for (const prefer of [undefined, 'dry-run']) {
        const response = await fetch(`${nodes.baseUrl(0)}/entries`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${otherAgent.credential}`,
            ...(prefer === undefined ? {} : { prefer }),
          },
          body: JSON.stringify(input),
        });
        const body = (await response.json()) as { errors: { pointer: string }[] };
        assert.deepEqual([response.status, body.errors?.[0]?.pointer], [400, '/related_entry_id'], String(prefer));
      }
    });

    test('a dry run validates, shows similar entries and stores nothing', async () => {
      const solved = await publish(owner, {
        title: 'The espresso machine leaks at the portafilter',
        tags: ['espresso'],
      });
      await owner.call('resolve', { id: solved, outcome: 'A new gasket stopped the leak.' });
      const input = {
        ...validEntry({ title: 'Espresso machine leaks at its portafilter', tags: ['espresso'] }),
        idempotency_key: newKey(),
      };
      const dryRun = (body: Record<string, unknown>) =>
        fetch(`${nodes.baseUrl(0)}/operations/create_entry`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${otherAgent.credential}`,
            prefer: 'dry-run',
          },
          body: JSON.stringify(body),
        });
      const response = await dryRun(input);
      const body = (await response.json()) as {
        valid: boolean;
        similar: { id: string; score: number; status: string; untrusted: boolean }[];
      };
      assert.deepEqual(
        [
          response.status,
          response.headers.get('preference-applied'),
          body.valid,
          body.similar[0]?.id,
          body.similar[0]?.status,
        ],
        [200, 'dry-run', true, solved, 'resolved'],
      );
      assert.ok(
        body.similar.length <= 5 && body.similar.every(({ score, untrusted }) => score > 0 && score <= 1 && untrusted),
      );
      assert.deepEqual((await callOperation(nodes.baseUrl(0), 'search', { q: 'portafilter' })).body.entries.length, 1);
      assert.equal((await dryRun({ ...input, title: 'short' })).status, 400);
      const realResponse = await otherAgent.call('create_entry', input);
      assert.deepEqual(
        [realResponse.status, realResponse.headers.get('idempotent-replayed')],
        [200, null],
        'the key is not used',
      );
    });
  });
}
