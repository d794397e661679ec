import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import type { Operation } from '../src/core/operation/operation.ts';
import { codePoint } from './support/code-point.ts';
import { testExamples, testGeneratedInputs } from './support/every-operation/generated.ts';
import { createTestData, type ExchangeFixtureData, exchange, validInput } from './support/exchange-operations.ts';
import { post, send } from './support/http.ts';
import type { Input } from './support/operations.ts';
import { startServer } from './support/server.ts';
import { soakScaled } from './support/soak-scale.ts';

// Generated inputs to the exchange: no status is 500 or more, and every response is one that its operation declares.

const server = await startServer();
after(() => server.close());
const testData = await createTestData(server.baseUrl);

testExamples(exchange, async (operation, example) => {
  const newData = await createTestData(server.baseUrl);
  const { credential } = await newData.prepare(operation);
  return { testData: newData, input: await withRealIds(operation, example, newData), credential };
});

testGeneratedInputs(exchange, testData, ['id', 'entry_id', 'idempotency_key', 'name']);

test('any body gets status 200, 400 or 401', async () => {
  const bytes = fc.uint8Array({ maxLength: 200 });
  const cutJson = fc.tuple(fc.json(), fc.nat(20)).map(([json, cut]) => Buffer.from(json.slice(0, -1 - cut)));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(bytes, cutJson),
      fc.constantFrom('search', 'create_entry', 'register'),
      async (body, name) => {
        const response = await post(`${server.baseUrl}/operations/${name}`, body);
        assert.ok([200, 400, 401].includes(response.status), response.text);
      },
    ),
    { numRuns: soakScaled(150, 20_000) },
  );
});

test('any URL gets a status below 500', async () => {
  const part = fc.string({ unit: codePoint, maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed()));
  const path = fc.oneof(
    part.map((text) => `/entries/${text}`),
    part.map((text) => `/search?q=${text}`),
    part.map((text) => `/search?${text}`),
    part,
  );
  await fc.assert(
    fc.asyncProperty(path, async (text) => {
      const response = await send(`${server.baseUrl}${text.startsWith('/') ? '' : '/'}${text}`);
      assert.ok(response.status < 500, response.text);
      assert.match(String(response.headers['x-request-id']), /^[0-9a-f]{32}$/);
    }),
    { numRuns: soakScaled(150, 20_000) },
  );
});

/** Replaces the ids in the example of an operation by ids of the test data. */
async function withRealIds(operation: Operation, input: Input, newData: ExchangeFixtureData): Promise<Input> {
  const inputWithRealIds = await validInput(operation, newData);
  const ids = Object.keys(input).filter((name) => ['id', 'entry_id'].includes(name));
  const realIds = Object.fromEntries(ids.map((name) => [name, inputWithRealIds[name]]));
  const text =
    typeof input['outcome'] === 'string' ? { outcome: input['outcome'].replace(/rep_\w{26}/, newData.replyId) } : {};
  return { ...input, ...realIds, ...text };
}
