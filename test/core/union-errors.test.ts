import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Type } from 'typebox';
import { engineEntries, findEntry } from '../../src/arcade/engines/entries.ts';
import { isRefusal } from '../../src/core/base/refusal.ts';
import { compileInput } from '../../src/core/operation/schema.ts';

const noConfig = { type: 'object', properties: {}, additionalProperties: false };
const validate = compileInput(
  Type.Object(
    {
      config: Type.Optional(Type.Unsafe({ anyOf: [findEntry('turn-grid-v2')?.configSchema as object, noConfig] })),
      extra: Type.Optional(
        Type.Unsafe({
          type: 'object',
          propertyNames: { type: 'string', pattern: '^[a-z]+$' },
          additionalProperties: {
            anyOf: [{ type: 'string', maxLength: 3 }, { type: 'boolean' }, { type: 'integer' }],
          },
        }),
      ),
      actions: Type.Optional(Type.Array(Type.Unsafe({ anyOf: engineEntries.map(({ actionSchema }) => actionSchema) }))),
      either: Type.Optional(
        Type.Unsafe({
          type: 'object',
          anyOf: [
            { properties: { email: true }, required: ['email'] },
            { properties: { phone: true }, required: ['phone'] },
          ],
          additionalProperties: true,
        }),
      ),
    },
    { additionalProperties: false },
  ),
);
const grid = { template: 'line-placement', width: 3, height: 3, seats: 2, connect: 3, maxTurns: 9 };

/** Input, error code, and for each error its pointer and a part of its message. */
const cases: readonly [title: string, input: object, code: string, errors: readonly [string, RegExp][]][] = [
  [
    'a number above its bound',
    { config: { ...grid, width: 99 } },
    'invalid_input',
    [['/config/width', /from 2 to 32/]],
  ],
  [
    'a number below its bound',
    { config: { ...grid, maxTurns: 0 } },
    'invalid_input',
    [['/config/maxTurns', /from 1 to 4096/]],
  ],
  ['a wrong type', { config: { ...grid, allowPass: 1 } }, 'invalid_input', [['/config/allowPass', /true or false/]]],
  [
    'a value that is not listed',
    { config: { ...grid, template: 'x' } },
    'invalid_input',
    [['/config/template', /"line-placement"/]],
  ],
  ['a missing property', { config: { ...grid, seats: undefined } }, 'invalid_input', [['/config/seats', /needs/]]],
  [
    'a misspelt property',
    { config: { ...grid, allow_pass: true } },
    'unknown_property',
    [['/config/allow_pass', /not a property of \/config/]],
  ],
  [
    'a direction of another action',
    { actions: [{ type: 'rotate', direction: 'left' }] },
    'invalid_input',
    [['/actions/0/direction', /"cw", "ccw"/]],
  ],
  [
    'an action without its direction',
    { actions: [{ type: 'wait' }, { type: 'move' }] },
    'invalid_input',
    [['/actions/1/direction', /needs/]],
  ],
  [
    'an action that no engine has',
    { actions: [{ type: 'jump' }] },
    'invalid_input',
    [['/actions/0/type', /"move", "rotate", "soft_drop", "hard_drop", "wait", "place", "pass", "resign"/]],
  ],
  [
    'a cell outside any board',
    { actions: [{ type: 'place', x: 40, y: 0 }] },
    'invalid_input',
    [['/actions/0/x', /from 0 to 31/]],
  ],
  [
    'a value that has the type of no alternative',
    { extra: { size: {} } },
    'invalid_input',
    [['/extra/size', /^\/extra\/size must be text or true or false or a whole number\.$/]],
  ],
  [
    'a value that is too long for the alternative of its type',
    { extra: { size: 'long' } },
    'invalid_input',
    [['/extra/size', /at most 3 characters/]],
  ],
  [
    'a name that breaks its pattern',
    { extra: { Size: true } },
    'invalid_input',
    [['/extra', /^The name Size in \/extra must be/]],
  ],
  [
    'a property of another action',
    { actions: [{ type: 'soft_drop', x: 1 }] },
    'unknown_property',
    [['/actions/0/x', /not a property of/]],
  ],
];

describe('an invalid input of a schema with alternatives', () => {
  for (const [title, input, code, errors] of cases)
    test(`is rejected with the pointer and message of each error: ${title}`, () => {
      const refusal = validate(structuredClone(JSON.parse(JSON.stringify(input))));
      assert.ok(isRefusal(refusal));
      assert.equal(refusal.errorKind.code, code);
      const reportedErrors = refusal.members['errors'] as readonly { pointer: string; message: string }[];
      assert.deepEqual(
        reportedErrors.map(({ pointer }) => pointer),
        errors.map(([pointer]) => pointer),
      );
      for (const [index, [, message]] of errors.entries()) assert.match(reportedErrors[index]?.message ?? '', message);
    });

  test('is rejected with one error when it lacks the required property of every alternative', () => {
    const refusal = validate({ either: {} });
    assert.ok(isRefusal(refusal));
    const message = '/either needs at least one of: email, phone.';
    assert.deepEqual(refusal.members['errors'], [{ pointer: '/either', code: 'anyOf', message }]);
  });

  test('is rejected with the allowed properties of the intended alternative', () => {
    const refusal = validate({ actions: [{ type: 'place', direction: 'left' }] });
    assert.ok(isRefusal(refusal));
    assert.deepEqual(refusal.members['allowed'], ['type', 'x', 'y']);
  });
});
