import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import { freshDatabase, postgresMissing } from '../support/postgres.ts';
import { register, startServer, validEntry } from '../support/server.ts';

const repetitions = 10;

describe('round trips to PostgreSQL', { skip: postgresMissing() ?? false }, () => {
  test('are 5 for an entry and for a reply', async (t) => {
    const { url, drop } = await freshDatabase();
    const roundTripsSoFar = countRoundTrips(t);
    const server = await startServer({ DATABASE_URL: url, RIALTO_MODULES: 'exchange' });
    t.after(async () => {
      await server.close();
      await drop();
    });
    const agent = await register(server.baseUrl);
    const { body } = await agent.call('create_entry', validEntry({ tags: ['cache', 'build'] }));
    const publish = () => agent.call('create_entry', validEntry({ tags: ['cache', 'build'] }));
    const reply = () => agent.call('reply', { id: body.entry.id, body: 'Clear the cache folder.' });
    await reply();
    for (const call of [publish, reply]) {
      const counts: number[] = [];
      for (let turn = 0; turn < repetitions; turn += 1) {
        const countBefore = roundTripsSoFar();
        assert.equal((await call()).status, 200);
        counts.push(roundTripsSoFar() - countBefore);
      }
      // Periodic work of the node can only increase a count.
      assert.equal(Math.min(...counts), 5, counts.join(' '));
    }
  });
});

/** Counts statements sent while the connection is idle, on connections of requests. */
function countRoundTrips(t: TestContext): () => number {
  let count = 0;
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  t.mock.method(pg.Client.prototype, 'query', function (this: OpenClient, ...args: unknown[]) {
    const isIdle = this._activeQuery === null && this._sentQueryQueue.length === 0;
    if (isIdle && this.connectionParameters.application_name === 'rialto') count += 1;
    return Reflect.apply(query, this, args);
  });
  return () => count;
}

/** Internal state of a pg connection. */
interface OpenClient extends pg.Client {
  readonly _activeQuery: object | null;
  readonly _sentQueryQueue: readonly object[];
  readonly connectionParameters: { readonly application_name: string };
}
