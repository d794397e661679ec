import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { operations as arcade } from '../../src/arcade/operations.ts';
import { responseExample } from '../../src/core/interfaces/pages/response-example.ts';
import { operations as exchange } from '../../src/exchange/operations.ts';
import { operations as relay } from '../../src/relay/operations.ts';

describe('the response example of an operation', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });

  for (const [module, operations] of Object.entries({ exchange, arcade, relay })) {
    test(`matches the output schema for every operation of the ${module}`, () => {
      for (const { name, output, examples } of operations) {
        const example = responseExample(output, examples[0]?.input ?? {});
        const isValid = ajv.compile(output);
        isValid(example);
        assert.deepEqual(isValid.errors ?? [], [], `${name}: ${JSON.stringify(example)}`);
      }
    });
  }
});
