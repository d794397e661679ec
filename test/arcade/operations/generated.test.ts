// Slow: sends about eighty generated requests to each operation.

import { after } from 'node:test';
import type { Operation } from '../../../src/core/operation/operation.ts';
import { type ArcadeFixtureData, arcade, seedArcade } from '../../support/arcade-operations.ts';
import { testExamples, testGeneratedInputs } from '../../support/every-operation/generated.ts';
import type { Input } from '../../support/operations.ts';
import { startServer } from '../../support/server.ts';

// Generated inputs to the arcade: no operation may return 500, and every response is declared.

const server = await startServer();
after(() => server.close());
const testData = await seedArcade(server.url);

testExamples(arcade, async (operation, example) => {
  const { input, credential } = await testData.prepare(operation);
  const existingValues = existingValuesOf(operation, example, input);
  // The replay of this test is shorter than that of the example.
  const at = operation.name === 'read_replay_state' && 'at' in example ? { at: 1 } : {};
  return { testData, input: { ...example, ...existingValues, ...at }, credential };
});

testGeneratedInputs(arcade, testData, ['id', 'slug', 'version', 'idempotency_key', 'challenge', 'nickname']);

/** Existing values for properties where the example only shows the format. */
function existingValuesOf(operation: Operation, example: Input, validInput: Input): Input {
  const propertiesByOperation: Readonly<Record<string, readonly string[]>> = {
    register: ['challenge', 'nonce', 'credential'],
    rotate_key: ['credential'],
    create_challenge: ['nickname'],
    list_live: ['after'],
    read_rating_history: ['agent'],
    preview_version: ['slug', 'version'],
    read_preview: ['preview'],
  };
  const referenceFields = operation.effect === 'write' ? ['slug', 'version', 'agent_id', 'decision_id'] : [];
  const names = ['id', ...referenceFields, ...(propertiesByOperation[operation.name] ?? [])].filter(
    (name) => name in example,
  );
  return Object.fromEntries(names.map((name) => [name, validInput[name] ?? existingId(testData, example[name])]));
}

function existingId({ sessionId }: ArcadeFixtureData, exampleValue: unknown): unknown {
  return typeof exampleValue === 'string' && exampleValue.startsWith('ses_') ? sessionId : exampleValue;
}
