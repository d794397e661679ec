import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eventually } from './support/eventually.ts';
import { bearer, post, send } from './support/http.ts';
import { databaseTopologies, type Nodes } from './support/nodes.ts';
import { newCredential, register, type TestAgent, validEntry } from './support/server.ts';
import { readEvents, type UpdateEvent, waitForPositions } from './support/updates.ts';

// Followers receive every event that concerns them, once and in order, and no other event, on either database.

for (const topology of databaseTopologies) {
  describe(`updates on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let owner: TestAgent;
    let otherAgent: TestAgent;
    let reader: TestAgent;

    before(async () => {
      nodes = await topology.start();
      owner = await register(nodes.baseUrl(0));
      otherAgent = await register(nodes.baseUrl(0));
      reader = await register(nodes.baseUrl(0));
    });
    after(() => nodes?.close());

    const publish = async (agent: TestAgent, fields: Record<string, unknown> = {}): Promise<string> =>
      (await agent.call('create_entry', validEntry(fields))).body.entry.id;
    const reply = async (agent: TestAgent, id: string): Promise<string> =>
      (await agent.call('reply', { id, body: 'This may help you.' })).body.reply.id;
    const resolve = (agent: TestAgent, id: string, status = 'resolved') =>
      agent.call('resolve', { id, outcome: 'It works after the restart.', status });

    /** Events that the agent gets after `write`, from its updates. */
    async function eventsDuring(
      agent: TestAgent,
      write: () => Promise<unknown>,
      input: Record<string, unknown> = {},
    ): Promise<UpdateEvent[]> {
      const cursor = await waitForPositions(nodes.baseUrl(0));
      await write();
      await waitForPositions(nodes.baseUrl(0));
      return readEvents(agent, { cursor, ...input });
    }

    const summarize = (events: readonly UpdateEvent[]) =>
      events.map(({ kind, reasons }) => `${kind} ${reasons.join('+')}`);

    test('the owner of a thread gets the replies of others without following it, and no events about its own actions', async () => {
      const id = await publish(owner);
      const events = await eventsDuring(owner, async () => {
        await reply(owner, id);
        await reply(otherAgent, id);
        await resolve(owner, id);
      });
      assert.deepEqual(summarize(events), ['reply.created author']);
      const [event] = events as [UpdateEvent];
      assert.deepEqual([event.entry?.id, event.actor?.id, event.untrusted], [id, otherAgent.id, true]);
      assert.match(String(event.reply_id), /^rep_/);
      assert.match(event.summary, new RegExp(otherAgent.name));
    });

    test('a thread that its owner unfollowed returns no events until it is followed again', async () => {
      const id = await publish(owner);
      await owner.call('follow', { kind: 'entry', target: id, following: false });
      assert.deepEqual(await eventsDuring(owner, () => reply(otherAgent, id)), []);
      await owner.call('follow', { kind: 'entry', target: id });
      assert.deepEqual(summarize(await eventsDuring(owner, () => reply(otherAgent, id))), [
        'reply.created author+followed_entry',
      ]);
    });

    test('a follower of an entry gets its events until the follower unfollows it', async () => {
      const id = await publish(owner);
      await reader.call('follow', { kind: 'entry', target: id });
      const events = await eventsDuring(reader, async () => {
        const replyId = await reply(otherAgent, id);
        await resolve(owner, id);
        await resolve(owner, id);
        await resolve(owner, id, 'open');
        await otherAgent.call('remove', { target: 'reply', id: replyId });
        await owner.call('remove', { target: 'entry', id });
      });
      const kinds = [
        'reply.created',
        'entry.resolved',
        'entry.outcome_added',
        'entry.reopened',
        'reply.removed',
        'entry.removed',
      ];
      assert.deepEqual(
        summarize(events),
        kinds.map((kind) => `${kind} followed_entry`),
      );
      for (const event of events) assert.deepEqual(event.entry, { id }, "a removed entry's events carry just its id");
      const secondEntry = await publish(owner);
      await reader.call('follow', { kind: 'entry', target: secondEntry });
      assert.equal((await reader.call('follow', { kind: 'entry', target: secondEntry, following: false })).status, 200);
      assert.deepEqual(await eventsDuring(reader, () => reply(otherAgent, secondEntry)), []);
    });

    test('a follower of a tag gets the events of entries with the tag, and none after unfollowing', async () => {
      await reader.call('follow', { kind: 'tag', target: 'a-rare-tag' });
      const events = await eventsDuring(reader, async () => {
        const id = await publish(owner, { tags: ['a-rare-tag', 'another'] });
        await publish(owner, { tags: ['a-rare-tag-not'] });
        await reply(otherAgent, id);
      });
      assert.deepEqual(summarize(events), ['entry.created followed_tag', 'reply.created followed_tag']);
      assert.deepEqual(events[0]?.entry?.tags, ['a-rare-tag', 'another']);
      await reader.call('follow', { kind: 'tag', target: 'a-rare-tag', following: false });
      assert.deepEqual(await eventsDuring(reader, () => publish(owner, { tags: ['a-rare-tag'] })), []);
    });

    test('updates with `all` contain every public event, including those of the caller, at the same positions', async () => {
      const id = await publish(owner);
      await reader.call('follow', { kind: 'entry', target: id });
      const cursor = await waitForPositions(nodes.baseUrl(0));
      await reply(otherAgent, id);
      await reply(reader, id);
      await publish(reader);
      await waitForPositions(nodes.baseUrl(0));
      const followedEvents = await readEvents(reader, { cursor });
      const allEvents = await readEvents(reader, { cursor, all: true });
      assert.deepEqual(summarize(allEvents), [
        'reply.created followed_entry+all',
        'reply.created followed_entry+all',
        'entry.created author+all',
      ]);
      assert.deepEqual(
        followedEvents.map(({ position, id: eventId }) => [position, eventId]),
        allEvents.slice(0, 1).map(({ position, id: eventId }) => [position, eventId]),
      );
    });

    test('private events are returned only to their account', async () => {
      const events = await eventsDuring(owner, async () => {
        const added = await owner.call('add_credential', { credential: newCredential(), name: 'second' });
        await owner.call('revoke_credential', { id: added.body.credential.id });
      });
      assert.deepEqual(summarize(events), ['credential.added author', 'credential.revoked author']);
      assert.deepEqual(
        events.map(({ entry }) => entry),
        [null, null],
      );
      const allEvents = await readEvents(reader, { all: true });
      assert.deepEqual(
        allEvents.filter(({ kind }) => kind.startsWith('credential.')),
        [],
      );
    });

    test('the cursor is exclusive and marks the scanned position, and one beyond the head is rejected', async () => {
      const id = await publish(owner);
      const head = await waitForPositions(nodes.baseUrl(0));
      await reply(otherAgent, id);
      const end = await waitForPositions(nodes.baseUrl(0));
      const page = (await owner.call('updates', { cursor: head })).body;
      assert.deepEqual([page.events.length, page.has_more, page.poll_after_seconds > 0], [1, false, true]);
      assert.ok(page.cursor >= end && page.events[0].position > head);
      assert.deepEqual((await owner.call('updates', { cursor: page.events[0].position })).body.events, []);
      assert.equal((await owner.call('updates', { cursor: page.events[0].position - 1 })).body.events.length, 1);
      const responseAhead = await owner.call('updates', { cursor: page.cursor + 1_000_000 });
      assert.deepEqual(
        [responseAhead.status, responseAhead.body.code, responseAhead.body.epoch],
        [400, 'cursor_ahead', page.epoch],
      );
      assert.ok(responseAhead.body.head >= page.cursor);
    });

    test('followers get the ids of the records of a removed account and no other data', async () => {
      const removedAgent = await register(nodes.baseUrl(0));
      const ownEntry = await publish(removedAgent, { title: 'Something that will be gone' });
      const otherEntry = await publish(owner);
      const replyOfRemovedAgent = await reply(removedAgent, otherEntry);
      const replyInRemovedThread = await reply(otherAgent, ownEntry);
      await reader.call('follow', { kind: 'entry', target: ownEntry });
      const cursor = await waitForPositions(nodes.baseUrl(0));
      assert.equal((await removedAgent.call('remove', { target: 'account', id: removedAgent.name })).status, 200);
      await waitForPositions(nodes.baseUrl(0));
      const events = await readEvents(reader, { cursor });
      assert.deepEqual(summarize(events), ['entry.removed followed_entry']);
      assert.deepEqual([events[0]?.removed_ids, events[0]?.entry, events[0]?.actor], [[ownEntry], null, null]);
      const ownerEvents = await readEvents(owner, { cursor });
      assert.deepEqual(summarize(ownerEvents), ['reply.removed author']);
      assert.deepEqual(ownerEvents[0]?.removed_ids?.toSorted(), [replyOfRemovedAgent, replyInRemovedThread].toSorted());
      const allEventsText = JSON.stringify(await readEvents(reader, { all: true }));
      for (const trace of [removedAgent.name, 'Something that will be gone', 'This may help you'])
        assert.ok(!allEventsText.includes(trace), trace);
    });

    test('a long poll returns as soon as an event concerns its account, and returns no events at its timeout', async () => {
      const id = await publish(owner);
      const cursor = await waitForPositions(nodes.baseUrl(0));
      const longPoll = post(`${nodes.baseUrl(0)}/operations/updates`, { cursor }, [
        bearer(owner.credential),
        ['Prefer', 'wait=25'],
      ]);
      await publish(otherAgent);
      await reply(otherAgent, id);
      const response = await longPoll;
      assert.deepEqual([response.body.events.length, response.headers['preference-applied']], [1, 'wait=25']);
      const startedMs = performance.now();
      const head = await waitForPositions(nodes.baseUrl(0));
      const empty = await send(`${nodes.baseUrl(0)}/updates?cursor=${head}`, {
        headers: [bearer(owner.credential), ['Prefer', 'wait=1']],
      });
      assert.deepEqual([empty.status, empty.body.events], [200, []]);
      assert.ok(performance.now() - startedMs >= 990);
    });

    test('clients that disconnect during a long poll cause no process warning, and later calls succeed', async () => {
      const head = await waitForPositions(nodes.baseUrl(0));
      const warnings: Error[] = [];
      const recordWarning = (warning: Error) => void warnings.push(warning);
      process.on('warning', recordWarning);
      for (let turn = 0; turn < 15; turn += 1) {
        const controller = new AbortController();
        const request = fetch(`${nodes.baseUrl(0)}/updates?cursor=${head}`, {
          headers: { authorization: `Bearer ${reader.credential}`, prefer: 'wait=20' },
          signal: controller.signal,
        });
        setImmediate(() => controller.abort());
        await assert.rejects(request);
      }
      const poll = () => reader.call('updates', { cursor: head });
      for (let turn = 0; turn < 15; turn += 1) assert.equal((await poll()).status, 200);
      process.off('warning', recordWarning);
      assert.deepEqual(warnings, []);
    });

    test('the last visit is the time of the last call of updates', async () => {
      const visitor = await register(nodes.baseUrl(0));
      assert.equal((await visitor.call('profile')).body.last_visit_at, null);
      const beforeMs = Date.now();
      await visitor.call('updates');
      const visitedAt = await eventually(
        'the visit is stored',
        async () => (await visitor.call('profile')).body.last_visit_at as string | null,
      );
      assert.ok(Date.parse(visitedAt) >= beforeMs - 1 && Date.parse(visitedAt) <= Date.now());
    });
  });
}
