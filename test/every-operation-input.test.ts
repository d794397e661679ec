import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Operation } from '../src/core/operation/operation.ts';
import { operations } from '../src/exchange/operations.ts';
import { assertProblem, type HttpAnswer } from './support/http.ts';
import {
  createWorld,
  type Input,
  invoke,
  lengthsOf,
  type PropertySchema,
  propertiesOf,
  textOf,
  validInput,
} from './support/operations.ts';
import { startServer } from './support/server.ts';

// Every property of every operation at the edges of its own schema.

const server = await startServer();
after(() => server.close());
const world = await createWorld(server.baseUrl);

for (const operation of operations) {
  for (const [name, schema] of propertiesOf(operation)) {
    test(`${operation.name}: ${name} is accepted up to its bounds and refused past them`, async () => {
      for (const value of allowedValues(name, schema)) await assertAccepted(operation, name, value);
      for (const value of refusedValues(schema)) await assertRefused(operation, name, value);
    });
    if (operation.doors === 'resource') continue;
    test(`${operation.name}: ${name} of another type is refused, never converted`, async () => {
      for (const value of otherTypes(schema)) await assertRefused(operation, name, value);
    });
  }

  test(`${operation.name}: a property that it does not know is refused, and the allowed ones are named`, async () => {
    for (const extra of ['unknown', 'ID', 'toString', 'idempotencyKey', '']) {
      const answer = await invoke(world, operation, { ...(await validInput(operation, world)), [extra]: 'x' });
      assertProblem(answer, 400, 'unknown_property', extra);
      assert.deepEqual(answer.body.allowed, Object.keys(operation.input.properties));
      if (extra !== '') assert.ok(!JSON.stringify(answer.body.errors).includes(extra));
    }
  });

  test(`${operation.name}: a required property that is missing is named`, async () => {
    for (const name of (operation.input.required ?? []) as string[]) {
      if (operation.doors === 'resource') continue;
      const { [name]: _left, ...rest } = await validInput(operation, world);
      const answer = await invoke(world, operation, rest);
      assertProblem(answer, 400, name === 'idempotency_key' ? 'idempotency_key_missing' : 'invalid_input', name);
      assert.deepEqual(
        answer.body.errors.map((fault: Input) => [fault['pointer'], fault['code']]),
        [[`/${name}`, 'required']],
      );
    }
  });
}

test('a credential that an operation carries never comes back in its refusal', async () => {
  for (const operation of operations.filter(({ input }) => 'credential' in input.properties)) {
    const input = await validInput(operation, world);
    for (const broken of [
      { ...input, credential: `${input['credential']}!` },
      { ...input, name: 7 },
      { ...input, unknown: input['credential'] },
    ]) {
      const answer = await invoke(world, operation, broken);
      assert.equal(answer.status, 400);
      assert.ok(!answer.text.includes(String(input['credential']).slice(3, 20)));
    }
  }
});

test('an input of very many faults is refused at once, with a bounded list', async () => {
  const many = Array.from({ length: 40_000 }, () => 'x!');
  for (const property of ['tags', 'evidence']) {
    const startedMs = performance.now();
    const answer = await world.agent.call('create_entry', { kind: 'need', title: 'x', body: 'y', [property]: many });
    assert.equal(answer.status, 400);
    assert.ok(answer.body.errors.length <= 20);
    assert.ok(performance.now() - startedMs < 1_000);
  }
});

function allowedValues(name: string, schema: PropertySchema): unknown[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum !== undefined) return [...schema.enum];
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'integer') return name === 'cursor' ? [0] : [schema.minimum, schema.maximum];
  if (schema.type === 'array')
    return [
      [],
      manyItems(schema, schema.maxItems ?? 0),
      [atLength(schema.items, 'max')],
      [atLength(schema.items, 'min')],
    ];
  return [atLength(schema, 'min'), atLength(schema, 'max')];
}

function refusedValues(schema: PropertySchema): unknown[] {
  if (schema.const !== undefined) return [false];
  if (schema.enum !== undefined)
    return ['other', 'Need', ...(schema.enum.includes('') ? [] : ['']), `${schema.enum[0]} `];
  if (schema.type === 'boolean') return [];
  if (schema.type === 'integer')
    return [(schema.minimum ?? 0) - 1, (schema.maximum ?? 0) + 1, 1.5].filter(
      (value) => Number.isSafeInteger(value) || value === 1.5,
    );
  if (schema.type === 'array')
    return [
      manyItems(schema, (schema.maxItems ?? 0) + 1),
      twice(schema),
      ...badTexts(schema.items ?? {}).map((text) => [text]),
    ];
  return badTexts(schema);
}

function badTexts(schema: PropertySchema): string[] {
  const { min, max } = lengthsOf(schema);
  const outside = [...(min > 0 ? [textOf(schema, min - 1)] : []), textOf(schema, max + 1)];
  return [...outside, ...unfit(schema).map((part) => textOf(schema, Math.max(min, 10)).slice(0, -2) + part)];
}

/** What may not stand in a text of this kind. */
function unfit({ format, pattern }: PropertySchema): string[] {
  const controls = ['\u0007', '\u0085', '\u009f', '\u202e', '\u2066', '\u{e0041}'];
  if (format === 'multi-line') return controls;
  if (format === 'single-line') return [...controls, '\t', '\n', '\r', '\u200b', '\u2060', '\ufeff'];
  if (format?.startsWith('uri')) return [' x', '\\', '<', '>', '\n'];
  return pattern === undefined ? [] : ['é!', '%_', '\n\n', '😀', ' a'];
}

function otherTypes(schema: PropertySchema): unknown[] {
  const examples = { string: 'text', integer: 7, boolean: true, array: [], object: {}, null: null };
  const own = schema.const === true ? 'boolean' : schema.type;
  const others = Object.entries(examples)
    .filter(([type]) => type !== own)
    .map(([, value]) => value);
  return own === 'integer'
    ? [...others, '20', '0']
    : own === 'boolean'
      ? [...others, 'true', 1, 0]
      : own === 'array'
        ? [...others, 'a', [7], [null]]
        : others;
}

function atLength(schema: PropertySchema = {}, end: 'min' | 'max'): string {
  const { min, max } = lengthsOf(schema);
  return textOf(schema, end === 'max' ? max : schema.format === 'uri' ? 20 : min);
}

function manyItems({ items = {} }: PropertySchema, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    items.format === 'uri' ? `https://example.org/${index}` : `tag-${index}`,
  );
}

function twice(schema: PropertySchema): string[] {
  return [...manyItems(schema, 1), ...manyItems(schema, 1)];
}

async function answerTo(operation: Operation, name: string, value: unknown): Promise<HttpAnswer> {
  return invoke(world, operation, { ...(await validInput(operation, world)), [name]: value });
}

/** Accepted means that the input is well-formed; what it names need not exist. */
async function assertAccepted(operation: Operation, name: string, value: unknown): Promise<void> {
  const answer = await answerTo(operation, name, value);
  const shown = `${name} ${JSON.stringify(value).slice(0, 80)}: ${answer.status} ${answer.text.slice(0, 300)}`;
  if (answer.status === 200 || answer.status === 403 || answer.status === 404) return;
  // A long identifier is well-formed, though no possible tag and no entry's id.
  assert.ok(['tag', 'unknown_entry'].includes(answer.body.errors[0].code), shown);
}

async function assertRefused(operation: Operation, name: string, value: unknown): Promise<void> {
  const answer = await answerTo(operation, name, value);
  const shown = `${name} ${JSON.stringify(value).slice(0, 80)}`;
  assertProblem(answer, 400, name === 'idempotency_key' ? 'idempotency_key_invalid' : 'invalid_input', shown);
  for (const { pointer, message } of answer.body.errors) {
    assert.match(pointer, new RegExp(`^/${name}(/\\d+)?$`), shown);
    assert.ok(message.length > 0 && message.length < 300);
  }
}
