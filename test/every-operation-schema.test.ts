import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { renderReport } from '../src/arcade/games/canary/render-report.ts';
import { claimSchema, jobReportSchema } from '../src/arcade/games/probes/job-schemas.ts';
import { operations as arcade } from '../src/arcade/operations.ts';
import { createFirstOperator } from '../src/core/operation/admin/operations/create-first-operator.ts';
import { inputWithoutBody } from '../src/core/operation/binary-input.ts';
import type { Operation } from '../src/core/operation/operation.ts';
import { operations as exchange } from '../src/exchange/operations.ts';
import { operatorOperations } from '../src/operator-operations.ts';
import { operations as relay } from '../src/relay/operations.ts';

// The server compiles its schemas without checking them against the meta-schema.
const metaSchemaValidator = new Ajv2020();

describe('schemas that the server compiles', () => {
  for (const { title, operations } of [
    { title: 'the exchange', operations: exchange },
    { title: 'the arcade', operations: arcade },
    { title: 'the relay', operations: relay },
    { title: 'the operator', operations: [...operatorOperations, createFirstOperator] },
  ]) {
    test(`all schemas of the operations of ${title} conform to JSON Schema 2020-12`, () => {
      assert.ok(operations.length > 0);
      for (const operation of operations)
        for (const [part, schema] of Object.entries(schemasOf(operation)))
          assertConforms(`${operation.name}, ${part}`, schema);
    });
  }

  test('the schemas of prober requests and renderer reports conform to JSON Schema 2020-12', () => {
    for (const [name, schema] of Object.entries({ claimSchema, jobReportSchema, renderReport }))
      assertConforms(name, schema);
  });

  test('a schema with an invalid keyword value does not conform', () => {
    const schema = { type: 'object', properties: { name: { type: 'string', minLength: '3' } } };
    assert.throws(() => assertConforms('an input', schema), /an input: .*minLength/);
  });
});

function schemasOf(operation: Operation): Record<string, object> {
  const dryRun = operation.effect === 'write' ? operation.dryRun : undefined;
  return {
    input: operation.input,
    'input without its body': operation.body === undefined ? {} : inputWithoutBody(operation),
    output: operation.output,
    'output of the dry run': dryRun?.output ?? {},
  };
}

function assertConforms(name: string, schema: object): void {
  assert.ok(metaSchemaValidator.validateSchema(schema), `${name}: ${metaSchemaValidator.errorsText()}`);
}
