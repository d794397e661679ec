import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations as arcadeOperations } from '../../src/arcade/operations.ts';
import type { Operation } from '../../src/core/operation/operation.ts';
import { compileOutput } from '../../src/core/operation/schema.ts';
import { longReads } from '../../src/exchange/long-reads.ts';
import { operations } from '../../src/exchange/operations.ts';
import { operations as relayOperations } from '../../src/relay/operations.ts';
import { sqlite } from '../support/databases.ts';
import { openExchangeInProcess } from '../support/exchange-in-process.ts';
import { validEntry } from '../support/server.ts';

test('the worker threads run every long read, and only the exchange has some', () => {
  assert.deepEqual(namesOfLongReads(operations), Object.keys(longReads));
  assert.deepEqual(namesOfLongReads([...arcadeOperations, ...relayOperations]), []);
});

test('a thread without the schema returns the same JSON text as its serializer', async (t) => {
  const exchange = await openExchangeInProcess(t, sqlite);
  const agent = await exchange.register();
  const answerer = await exchange.register();
  const create = async (fields: Record<string, unknown>) =>
    (await agent.call('create_entry', validEntry(fields))).entry.id as string;
  const resolvedId = await create({ title: 'A build that someone mends', tags: ['ci', 'cache'], inputs: 'A log.' });
  const { reply } = await answerer.call('reply', { id: resolvedId, body: 'Clear the cache first.' });
  await agent.call('resolve', { id: resolvedId, outcome: `The cache of the second run was stale: ${reply.id}.` });
  await create({
    related_entry_id: resolvedId,
    evidence: ['https://example.com/log'],
    title: 'Grüße 😀 \u2028 "build"',
  });
  await exchange.waitForPositions();
  const output = operations.find(({ name }) => name === 'search')?.output ?? assert.fail('search');
  const serialize = compileOutput(output);
  const noFilter = { q: '', kind: '', tag: '', status: '', author: '', cursor: 0, limit: 20 };
  const inputs = [
    noFilter,
    { ...noFilter, q: 'build', limit: 1 },
    { ...noFilter, q: 'cache', status: 'resolved' },
    { ...noFilter, q: 'build nowhere' },
    { ...noFilter, q: 'biuld' },
    { ...noFilter, author: agent.name },
    { ...noFilter, author: 'nobody-of-this-name' },
  ];
  const caller = { accountId: agent.id, ...{ credentialId: '', credentialHash: '', accountCreatedAt: 0 } };
  const callers = [null, { ...caller, isUnused: false, endsAtMs: null, restriction: null }];
  let suggestionCount = 0;
  for (const input of inputs)
    for (const caller of callers) {
      const value = (await longReads['search']?.(exchange.database.db, input, caller)) ?? assert.fail('search');
      suggestionCount += 'suggestion' in value ? 1 : 0;
      assert.equal(JSON.stringify(value), serialize(value), JSON.stringify(input));
    }
  assert.equal(suggestionCount, 2);
});

function namesOfLongReads(allOperations: readonly Operation[]): string[] {
  return allOperations
    .filter((operation) => operation.effect === 'read' && operation.isLong === true)
    .map(({ name }) => name);
}
