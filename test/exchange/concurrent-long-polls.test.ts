import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { databaseKinds } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { type InProcessAgent, openExchangeInProcess, publish } from '../support/exchange-in-process.ts';

const waitingCallCount = 400;
const registrationsPerBatch = 40;
const eventCount = 20;

for (const kind of databaseKinds) {
  describe(`${waitingCallCount} waiting calls on ${kind.name}`, { skip: kind.missing }, () => {
    test('cost far fewer reads than there are calls, and only the calls with a matching event return', async (t) => {
      const exchange = await openExchangeInProcess(t, kind);
      const [writer, owner, follower, allEventsReader] = [
        await exchange.register(),
        await exchange.register(),
        await exchange.register(),
        await exchange.register(),
      ];
      const thread = await publish(owner);
      await follower.call('follow', { kind: 'entry', target: thread });
      const agents: InProcessAgent[] = [];
      // In batches, because a busy machine refuses 400 concurrent registrations as overload.
      while (agents.length < waitingCallCount)
        agents.push(...(await Promise.all(Array.from({ length: registrationsPerBatch }, () => exchange.register()))));
      const cursor = await exchange.waitForPositions();
      const controller = new AbortController();
      const wait = { seconds: 60, signal: controller.signal };
      const epochReads = () => exchange.reads('from "meta"');
      const epochReadsBefore = epochReads();
      let responseCount = 0;
      const waitingResponses = agents.map(async (agent) => {
        const response = await agent.call('updates', { cursor }, wait);
        responseCount += 1;
        return response;
      });
      const concernedCalls = [owner, follower].map((agent) => agent.call('updates', { cursor }, wait));
      // Reading the epoch is the last query of a call before it waits.
      await eventually(
        'all calls wait',
        () => epochReads() - epochReadsBefore >= waitingCallCount + concernedCalls.length,
        60_000,
      );

      const readsBefore = exchange.reads();
      for (let n = 0; n < eventCount; n += 1) await publish(writer);
      const allEvents = await allEventsReader.call('updates', { cursor, all: true }, wait);
      assert.ok(allEvents.events.length > 0);
      await writer.call('reply', { id: thread, body: 'This may help you.' });
      for (const response of await Promise.all(concernedCalls)) {
        assert.deepEqual(
          response.events.map(({ kind: eventKind }: { kind: string }) => eventKind),
          ['reply.created'],
        );
        assert.equal(response.cursor, response.events[0].position);
      }
      const readCount = exchange.reads() - readsBefore;
      t.diagnostic(`${readCount} reads for ${eventCount + 1} events`);
      assert.ok(readCount < waitingCallCount / 2, `${readCount} reads`);
      assert.equal(responseCount, 0);

      const head = await exchange.waitForPositions();
      const readsBeforeAbort = exchange.reads();
      controller.abort();
      for (const response of await Promise.all(waitingResponses)) {
        assert.deepEqual([response.events, response.has_more], [[], false]);
        assert.ok(response.cursor > cursor && response.cursor <= head, `${response.cursor}`);
        assert.equal(response.epoch, exchange.database.epoch);
      }
      assert.ok(exchange.reads() - readsBeforeAbort <= 1, 'a long poll that ends without events needs no read');
    });
  });
}
