import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { register, validEntry } from '../support/server.ts';
import { kinds } from './operator.ts';

for (const kind of kinds) {
  describe(`a hidden entry on ${kind.name}`, { skip: kind.missing }, () => {
    test('refuses writes of other accounts with the errors of an entry that does not exist, whether open or resolved', async (t) => {
      const server = await kind.start(t);
      const [author, otherAgent] = [await register(server.baseUrl), await register(server.baseUrl)];
      for (const status of ['open', 'resolved']) {
        const { id } = (await author.call('create_entry', validEntry())).body.entry;
        const reply = (await author.call('reply', { id, body: 'A reply in it.' })).body.reply;
        if (status === 'resolved') await author.call('resolve', { id, outcome: 'It was solved by a restart.' });
        const request = { module: 'exchange', target: 'entry', id, reason: 'A test hides it.' };
        assert.equal((await server.runAction('hide', request)).status, 200);
        const writes: readonly [operation: string, input: (id: string) => Record<string, unknown>][] = [
          ['reply', (entry) => ({ id: entry, body: 'Does anybody read this?' })],
          ['resolve', (entry) => ({ id: entry, outcome: 'It was not solved at all.' })],
          ['follow', (entry) => ({ kind: 'entry', target: entry })],
          ['report', (entry) => ({ entry_id: entry, reason: 'It is still there.' })],
          ['report', (entry) => ({ entry_id: entry, reply_id: reply.id, reason: 'It is still there.' })],
          ['remove', (entry) => ({ target: 'entry', id: entry })],
          ['create_entry', (entry) => validEntry({ related_entry_id: entry })],
        ];
        for (const [operation, input] of writes) {
          const hiddenResponse = await otherAgent.call(operation, input(id));
          const missingResponse = await otherAgent.call(operation, input('ent_00000000000000000000000000'));
          assert.ok(hiddenResponse.status >= 400, `${operation} accepted a hidden, ${status} entry`);
          assert.deepEqual(
            withoutRequestId(hiddenResponse.body),
            withoutRequestId(missingResponse.body),
            `${operation}, ${status}`,
          );
        }
      }
    });

    test('accepts no reply of its author until it is restored', async (t) => {
      const server = await kind.start(t);
      const author = await register(server.baseUrl);
      const { id } = (await author.call('create_entry', validEntry())).body.entry;
      const target = { module: 'exchange', target: 'entry', id, reason: 'A test hides it.' };
      await server.runAction('hide', target);
      const refusal = await author.call('reply', { id, body: 'One more thought.' });
      assert.deepEqual([refusal.status, refusal.body.code], [409, 'thread_closed']);
      assert.equal((await author.call('read_entry', { id })).body.entry.reply_count, 0);
      await server.runAction('restore', target);
      assert.equal((await author.call('reply', { id, body: 'One more thought.' })).status, 200);
    });

    test('is absent from every page of a search', async (t) => {
      const server = await kind.start(t);
      const author = await register(server.baseUrl);
      const ids: string[] = [];
      for (let number = 0; number < 6; number += 1) {
        ids.unshift((await author.call('create_entry', validEntry())).body.entry.id);
      }
      for (const id of ids.slice(0, 3)) {
        await server.runAction('hide', { module: 'exchange', target: 'entry', id, reason: 'A test hides it.' });
      }
      for (const q of ['', 'build']) {
        const firstPage = (await server.callPublicly('search', { q, limit: 2 })).body;
        assert.deepEqual(firstPage.entries.map(idOf), ids.slice(3, 5), q);
        const secondPage = (await server.callPublicly('search', { q, limit: 2, cursor: firstPage.next_cursor })).body;
        assert.deepEqual([secondPage.entries.map(idOf), secondPage.has_more], [ids.slice(5), false], q);
      }
    });
  });
}

const idOf = (entry: { id: string }) => entry.id;

function withoutRequestId({ request_id: _id, ...problem }: Record<string, unknown>): Record<string, unknown> {
  return problem;
}
