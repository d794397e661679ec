import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { databaseKinds, sqlite } from '../support/databases.ts';
import { type InProcessAgent, openExchangeInProcess, publish } from '../support/exchange-in-process.ts';
import { rawRows } from '../support/raw-rows.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { newKey } from '../support/server.ts';

const rounds = 12;

for (const kind of databaseKinds) {
  describe(`cached responses of read_entry on ${kind.name}`, { skip: kind.missing }, () => {
    test('equal those that a caller with a credential gets, after every write', async (t) => {
      const exchange = await openExchangeInProcess(t, kind);
      const [author, otherAgent, otherReader] = await registerThreeAgents(exchange);
      const ids = [await publish(author), await publish(otherAgent)];
      const assertSameResponses = async (writeName: string) => {
        await exchange.waitForPositions();
        for (const id of ids) {
          const cachedResponse = await responseOf(() => exchange.readPublicly('read_entry', { id }));
          assert.deepEqual(
            cachedResponse,
            await responseOf(() => otherReader.call('read_entry', { id })),
            `${writeName}, ${id}`,
          );
        }
      };
      const random = seededRandom(11);
      const replies: { readonly author: InProcessAgent; readonly id: string }[] = [];
      const anyId = () => ids[random.between(0, ids.length - 1)] as string;
      const writes: Readonly<Record<string, () => Promise<unknown>>> = {
        relate: async () => ids.push(await publish(otherAgent, { related_entry_id: anyId(), kind: 'worked' })),
        reply: async () =>
          replies.push({
            author: otherAgent,
            id: (await otherAgent.call('reply', { id: anyId(), body: `Reply ${newKey()}.` })).reply.id,
          }),
        resolve: () => author.call('resolve', { id: anyId(), outcome: 'It works since the second run.' }),
        removeReply: async () => {
          const { author: replyAuthor, id } = replies.pop() ?? { author: otherAgent, id: 'rep_none' };
          await replyAuthor.call('remove', { target: 'reply', id });
        },
        removeEntry: () => otherAgent.call('remove', { target: 'entry', id: anyId() }),
      };
      for (let round = 0; round < rounds; round += 1) {
        const name = Object.keys(writes)[random.between(0, 4)] as string;
        // The write may be refused when the state does not allow it.
        await responseOf(writes[name] as () => Promise<unknown>);
        await assertSameResponses(name);
      }
      await author.call('remove', { target: 'account', id: author.id });
      await assertSameResponses('remove the account');
    });

    test('contain the position of the last event also while other entries change', async (t) => {
      const exchange = await openExchangeInProcess(t, kind);
      const [author, otherAgent] = await registerThreeAgents(exchange);
      const id = await publish(author);
      await exchange.waitForPositions();
      const firstResponse = await exchange.readPublicly('read_entry', { id });
      await publish(otherAgent);
      const head = await exchange.waitForPositions();
      assert.deepEqual(await exchange.readPublicly('read_entry', { id }), { ...firstResponse, cursor: head });
      assert.ok(head > firstResponse.cursor);
    });
  });
}

test('an entry is read from the database again after a write to it, and after a commit of another connection', async (t) => {
  const exchange = await openExchangeInProcess(t, sqlite);
  const [author, otherAgent] = await registerThreeAgents(exchange);
  const id = await publish(author);
  const readEntry = async () => {
    const readsBefore = exchange.reads('where "e"."id" = ');
    const { entry } = await exchange.readPublicly('read_entry', { id });
    return { readCount: exchange.reads('where "e"."id" = ') - readsBefore, title: entry.title };
  };
  const { title } = await readEntry();
  await publish(otherAgent);
  assert.deepEqual(await readEntry(), { readCount: 0, title });
  await otherAgent.call('reply', { id, body: 'A reply to this entry.' });
  assert.deepEqual(await readEntry(), { readCount: 1, title });
  await rawRows(
    { dataDir: exchange.dataDir, databaseUrl: null },
    `update exchange_entry set title = 'Renamed' where id = '${id}'`,
  );
  await publish(otherAgent);
  assert.deepEqual(await readEntry(), { readCount: 1, title: 'Renamed' });
});

async function registerThreeAgents(exchange: { register(): Promise<InProcessAgent> }) {
  return [await exchange.register(), await exchange.register(), await exchange.register()] as const;
}

/** Response of a call, or the message of its error. */
async function responseOf(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    return (error as Error).message;
  }
}
