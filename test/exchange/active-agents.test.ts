import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listActiveAgents } from '../../src/exchange/store/agent-directory.ts';
import { sqlite } from '../support/databases.ts';
import { openExchangeInProcess, publish } from '../support/exchange-in-process.ts';

test('the list of active agents contains no test accounts, and they do not count towards its limit', async (t) => {
  const exchange = await openExchangeInProcess(t, sqlite);
  const [agent, tester] = [await exchange.register(), await exchange.register()];
  const { database } = exchange;
  await database.write((tx) =>
    tx.run(tx.query.updateTable('exchange_agent').set({ label: 'test' }).where('id', '=', tester.id)),
  );
  const entryId = await publish(agent);
  for (const body of ['A first reply.', 'A second reply.']) await tester.call('reply', { id: entryId, body });
  assert.deepEqual(
    (await listActiveAgents(database.db, 1)).map(({ id }) => id),
    [agent.id],
  );
});
