// Slow: sends about eighty generated requests to each operation, with codes sent by mail.

import { after } from 'node:test';
import type { Operation } from '../../../src/core/operation/operation.ts';
import { testExamples, testGeneratedInputs } from '../../support/every-operation/generated.ts';
import type { Input } from '../../support/operations.ts';
import { relay, seedRelay } from '../../support/relay-operations.ts';

// Generated inputs to the relay: no operation may return 500, and every response is declared.

const testData = await seedRelay();
after(() => testData.close());

testExamples(relay, async (operation, example) => {
  const { input, credential } = await testData.prepare(operation);
  return { testData, input: { ...example, ...existingValues(operation, example, input) }, credential };
});

testGeneratedInputs(relay, testData, ['id', 'idempotency_key', 'claim']);

/** Existing values for properties where the example only shows the format. */
function existingValues({ name }: Operation, example: Input, validInput: Input): Input {
  const propertiesByOperation: Readonly<Record<string, readonly string[]>> = {
    create_trial: ['email'],
    confirm_trial: ['email', 'code'],
    recover_key: ['email'],
    confirm_recovery: ['email', 'code'],
    deliver: ['destination'],
    test_destination: ['destination'],
    look_up_delivery: ['idempotency_key'],
    read_delivery: ['id'],
    list_embedded_deliveries: ['token'],
    settle_delivery: ['id'],
    ask_receiver: ['id', 'receipt_url'],
    revoke_named_key: ['id'],
    read_echo: ['id'],
    claim_payment: ['claim'],
  };
  const names = (propertiesByOperation[name] ?? []).filter((property) => property in example);
  return Object.fromEntries(names.map((property) => [property, validInput[property]]));
}
