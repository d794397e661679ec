// Slow: sends some eighty generated requests to each operation; codes go by mail.

import { after } from 'node:test';
import type { Operation } from '../../../src/core/operation/operation.ts';
import { tryExamples, tryGenerated } from '../../support/every-operation/generated.ts';
import type { Input } from '../../support/operations.ts';
import { relay, seedRelay } from '../../support/relay-operations.ts';

// Inputs to the relay that nobody thought of: no operation may fail, and every response is one that it declares.

const world = await seedRelay();
after(() => world.close());

tryExamples(relay, async (operation, example) => {
  const { input, credential } = await world.prepare(operation);
  return { world, input: { ...example, ...placesOf(operation, example, input) }, credential };
});

tryGenerated(relay, world, ['id', 'idempotency_key', 'claim']);

/** What the example only shows the form of, in the place of it. */
function placesOf({ name }: Operation, example: Input, valid: Input): Input {
  const places: Readonly<Record<string, readonly string[]>> = {
    create_trial: ['email'],
    confirm_trial: ['email', 'code'],
    recover_key: ['email'],
    confirm_recovery: ['email', 'code'],
    deliver: ['destination'],
    test_destination: ['destination'],
    look_up_delivery: ['idempotency_key'],
    read_delivery: ['id'],
    settle_delivery: ['id'],
    ask_receiver: ['id', 'receipt_url'],
    revoke_named_key: ['id'],
    read_echo: ['id'],
    claim_payment: ['claim'],
  };
  const names = (places[name] ?? []).filter((place) => place in example);
  return Object.fromEntries(names.map((place) => [place, valid[place]]));
}
