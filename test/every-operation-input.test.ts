import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { operations } from '../src/exchange/operations.ts';
import { cpuMsOf } from './support/cpu-time.ts';
import { testBounds } from './support/every-operation/bounds.ts';
import { createTestData, exchange, validInput } from './support/exchange-operations.ts';
import { invoke } from './support/operations.ts';
import { startServer } from './support/server.ts';

// Every property of every operation of the exchange at the bounds of its schema.

const server = await startServer();
after(() => server.close());
const testData = await createTestData(server.baseUrl);

testBounds(exchange, testData);

test('a credential in an input is absent from the error', async () => {
  for (const operation of operations.filter(({ input }) => 'credential' in input.properties)) {
    const input = await validInput(operation, testData);
    for (const invalidInput of [
      { ...input, credential: `${input['credential']}!` },
      { ...input, name: 7 },
      { ...input, unknown: input['credential'] },
    ]) {
      const { credential } = await testData.prepare(operation);
      const response = await invoke(testData, operation, invalidInput, credential);
      assert.equal(response.status, 400);
      assert.ok(!response.text.includes(String(input['credential']).slice(3, 20)));
    }
  }
});

test('an input with 40,000 errors is rejected within two seconds of CPU time, and at most 20 errors are listed', async () => {
  const invalidItems = Array.from({ length: 40_000 }, () => 'x!');
  for (const property of ['tags', 'evidence']) {
    const cpuMs = await cpuMsOf(async () => {
      const response = await testData.agent.call('create_entry', {
        kind: 'need',
        title: 'x',
        body: 'y',
        [property]: invalidItems,
      });
      assert.equal(response.status, 400);
      assert.ok(response.body.errors.length <= 20);
    });
    assert.ok(cpuMs < 2_000, `${cpuMs} ms`);
  }
});
