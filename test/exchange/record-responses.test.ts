import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { databaseKinds, sqlite } from '../support/databases.ts';
import { type InProcessAgent, openExchangeInProcess, publish } from '../support/exchange-in-process.ts';
import { rawRows } from '../support/raw-rows.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { newKey } from '../support/server.ts';

const rounds = 12;

for (const kind of databaseKinds) {
  describe(`answers of read_entry that are kept on ${kind.name}`, { skip: kind.missing }, () => {
    test('are those that a caller with a credential gets, after every write', async (t) => {
      const exchange = await openExchangeInProcess(t, kind);
      const [author, other, outsider] = await registerThree(exchange);
      const ids = [await publish(author), await publish(other)];
      const sameForAll = async (act: string) => {
        await exchange.settled();
        for (const id of ids) {
          const told = await answerOf(() => exchange.readPublicly('read_entry', { id }));
          assert.deepEqual(told, await answerOf(() => outsider.call('read_entry', { id })), `${act}, ${id}`);
        }
      };
      const random = seededRandom(11);
      const replies: { readonly by: InProcessAgent; readonly id: string }[] = [];
      const anyId = () => ids[random.between(0, ids.length - 1)] as string;
      const acts: Readonly<Record<string, () => Promise<unknown>>> = {
        relate: async () => ids.push(await publish(other, { related_entry_id: anyId(), kind: 'worked' })),
        reply: async () =>
          replies.push({
            by: other,
            id: (await other.call('reply', { id: anyId(), body: `Reply ${newKey()}.` })).reply.id,
          }),
        resolve: () => author.call('resolve', { id: anyId(), outcome: 'It works since the second run.' }),
        removeReply: async () => {
          const { by, id } = replies.pop() ?? { by: other, id: 'rep_none' };
          await by.call('remove', { target: 'reply', id });
        },
        removeEntry: () => other.call('remove', { target: 'entry', id: anyId() }),
      };
      for (let round = 0; round < rounds; round += 1) {
        const name = Object.keys(acts)[random.between(0, 4)] as string;
        // Refused where the state does not allow it.
        await answerOf(acts[name] as () => Promise<unknown>);
        await sameForAll(name);
      }
      await author.call('remove', { target: 'account', id: author.id });
      await sameForAll('remove the account');
    });

    test('name the position of the last event also while other entries change', async (t) => {
      const exchange = await openExchangeInProcess(t, kind);
      const [author, other] = await registerThree(exchange);
      const id = await publish(author);
      await exchange.settled();
      const first = await exchange.readPublicly('read_entry', { id });
      await publish(other);
      const head = await exchange.settled();
      assert.deepEqual(await exchange.readPublicly('read_entry', { id }), { ...first, cursor: head });
      assert.ok(head > first.cursor);
    });
  });
}

test('an entry is read again after a write to it alone, and after each commit of another process', async (t) => {
  const exchange = await openExchangeInProcess(t, sqlite);
  const [author, other] = await registerThree(exchange);
  const id = await publish(author);
  const readings = async () => {
    const before = exchange.reads('where "e"."id" = ');
    const { entry } = await exchange.readPublicly('read_entry', { id });
    return { read: exchange.reads('where "e"."id" = ') - before, title: entry.title };
  };
  const { title } = await readings();
  await publish(other);
  assert.deepEqual(await readings(), { read: 0, title });
  await other.call('reply', { id, body: 'A reply to this entry.' });
  assert.deepEqual(await readings(), { read: 1, title });
  await rawRows(
    { dataDir: exchange.dataDir, databaseUrl: null },
    `update exchange_entry set title = 'Renamed' where id = '${id}'`,
  );
  await publish(other);
  assert.deepEqual(await readings(), { read: 1, title: 'Renamed' });
});

async function registerThree(exchange: { register(): Promise<InProcessAgent> }) {
  return [await exchange.register(), await exchange.register(), await exchange.register()] as const;
}

async function answerOf(act: () => Promise<unknown>): Promise<unknown> {
  try {
    return await act();
  } catch (error) {
    return (error as Error).message;
  }
}
