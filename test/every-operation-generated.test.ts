import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import type { Operation } from '../src/core/operation/operation.ts';
import { operations } from '../src/exchange/operations.ts';
import { isValid } from './support/answers.ts';
import { assertProblem, bearer, type HttpAnswer, post, send } from './support/http.ts';
import {
  createWorld,
  declaredCodes,
  type Input,
  invoke,
  lengthsOf,
  type PropertySchema,
  propertiesOf,
  textOf,
  validInput,
  type World,
} from './support/operations.ts';
import { startServer } from './support/server.ts';
import { sized } from './support/size.ts';

// Inputs that nobody thought of: no operation may fail, and every answer is one that it declares.

const server = await startServer();
after(() => server.close());
const world = await createWorld(server.baseUrl);

for (const operation of operations) {
  test(`${operation.name}: its documented examples run`, async () => {
    const fresh = await createWorld(server.baseUrl);
    assert.ok(operation.examples.length > 0);
    for (const example of operation.examples) {
      const answer = await invoke(fresh, operation, await withRealIds(operation, example.input, fresh));
      assert.equal(answer.status, 200, answer.text);
      assertDeclared(operation, answer);
    }
  });

  test(`${operation.name}: whatever its schema allows is answered as declared`, async () => {
    await fc.assert(
      fc.asyncProperty(changes(operation), async (changed) => {
        const answer = await invoke(world, operation, { ...(await validInput(operation, world)), ...changed });
        assertDeclared(operation, answer);
        if (answer.status === 400 && !operation.errors.some(({ code }) => code === answer.body.code)) {
          assert.ok(['unknown_entry', 'tag'].includes(answer.body.errors[0].code), answer.text);
        }
      }),
      { numRuns: sized(20, 2_000) },
    );
  });

  test(`${operation.name}: whatever else is sent is refused as declared, and never fails`, async () => {
    const address = `${server.baseUrl}/operations/${operation.name}`;
    const headers = operation.access === 'credential' ? [bearer(world.agent.credential)] : [];
    await fc.assert(
      fc.asyncProperty(mutation(operation), async (mutate) => {
        const input = mutate(await validInput(operation, world));
        if (operation.doors === 'resource')
          return assertDeclared(operation, await invoke(world, operation, input as Input));
        assertDeclared(operation, await post(address, input, headers));
      }),
      { numRuns: sized(60, 6_000) },
    );
  });
}

test('whatever is sent as a body is answered with a problem', async () => {
  const bytes = fc.uint8Array({ maxLength: 200 });
  const cutJson = fc.tuple(fc.json(), fc.nat(20)).map(([json, cut]) => Buffer.from(json.slice(0, -1 - cut)));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(bytes, cutJson),
      fc.constantFrom('search', 'create_entry', 'register'),
      async (body, name) => {
        const answer = await post(`${server.baseUrl}/operations/${name}`, body);
        assert.ok([200, 400, 401].includes(answer.status), answer.text);
      },
    ),
    { numRuns: sized(150, 20_000) },
  );
});

test('whatever stands in an address is answered below 500', async () => {
  const part = fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed()));
  const path = fc.oneof(
    part.map((text) => `/entries/${text}`),
    part.map((text) => `/search?q=${text}`),
    part.map((text) => `/search?${text}`),
    part,
  );
  await fc.assert(
    fc.asyncProperty(path, async (text) => {
      const answer = await send(`${server.baseUrl}${text.startsWith('/') ? '' : '/'}${text}`);
      assert.ok(answer.status < 500, answer.text);
      assert.match(String(answer.headers['x-request-id']), /^[0-9a-f]{32}$/);
    }),
    { numRuns: sized(150, 20_000) },
  );
});

test('a body that imitates a refusal of ours is an input like any other', async () => {
  const imitation = {
    refusal: { code: 'fine', status: 200, title: 'Fine' },
    detail: 'Fine',
    members: { trusted: true },
  };
  for (const { name } of operations.filter(({ doors }) => doors !== 'resource')) {
    const answer = await post(`${server.baseUrl}/operations/${name}`, imitation, [bearer(world.agent.credential)]);
    assertProblem(answer, 400, 'unknown_property', name);
  }
});

/** A success in the declared shape, or a refusal that the operation declares. */
function assertDeclared(operation: Operation, answer: HttpAnswer): void {
  assert.ok(answer.status < 500, `${operation.name}: ${answer.text}`);
  if (answer.status === 200) {
    assert.ok(isValid(operation.output, answer.body), `${operation.name}: ${answer.text.slice(0, 500)}`);
    return;
  }
  assert.ok(
    declaredCodes(operation).has(answer.body?.code),
    `${operation.name} does not declare ${answer.status} ${answer.text.slice(0, 300)}`,
  );
  assertProblem(answer, answer.status, answer.body.code);
}

async function withRealIds(operation: Operation, input: Input, fresh: World): Promise<Input> {
  const valid = await validInput(operation, fresh);
  const ids = Object.keys(input).filter((name) => ['id', 'entry_id'].includes(name));
  const real = Object.fromEntries(ids.map((name) => [name, valid[name]]));
  const text =
    typeof input['outcome'] === 'string' ? { outcome: input['outcome'].replace(/rep_\w{26}/, fresh.replyId) } : {};
  return { ...input, ...real, ...text };
}

/** Values for some of the properties, each allowed by its own schema. Ids stay, so that something happens. */
function changes(operation: Operation): fc.Arbitrary<Input> {
  const values = propertiesOf(operation)
    .filter(
      ([name, schema]) =>
        !['id', 'entry_id', 'idempotency_key', 'name'].includes(name) &&
        !(name === 'target' && schema.enum !== undefined),
    )
    .map(([name, schema]) => [name, allowed(schema)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] }) as fc.Arbitrary<Input>;
}

function allowed(schema: PropertySchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer')
    return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 0, 1_000_000) });
  if (schema.type === 'array') return fc.uniqueArray(allowed(schema.items ?? {}), { maxLength: schema.maxItems ?? 0 });
  const { min, max } = lengthsOf(schema);
  const plain = fc
    .integer({ min, max })
    .map((length) =>
      schema.format === 'uri' && length < 22
        ? 'http://e.org'
        : textOf(schema, length === 0 || length > 22 ? length : Math.max(min, length)),
    );
  if (schema.format?.startsWith('uri'))
    return fc.constantFrom('https://example.org/a?b=c#d', 'http://[::1]:8080/', 'HTTPS://EXAMPLE.ORG');
  if (schema.pattern?.startsWith('^')) return plain;
  return fc.oneof(plain, freeText(min, max));
}

const refusedInText = /[\p{Cc}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}\ud800-\udfff]/gu;

/** Text of any script that the rules of text let pass, with a letter in it. */
function freeText(min: number, max: number): fc.Arbitrary<string> {
  return fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => {
    const clean = text.replace(refusedInText, '');
    const filled = Array.from(clean === '' && min === 0 ? '' : `a${clean}${'b'.repeat(Math.max(0, min - 1))}`);
    return filled.slice(0, max).join('');
  });
}

type Mutate = (input: Input) => unknown;

/** Ways to spoil an input: another value, a property fewer or more, or something else altogether. */
function mutation(operation: Operation): fc.Arbitrary<Mutate> {
  const names = [...propertiesOf(operation).map(([name]) => name), 'other'];
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 50 }).map((text) => text.toWellFormed()),
    fc.maxSafeInteger(),
  );
  const replaced = fc.tuple(fc.constantFrom(...names), value).map(
    ([name, other]): Mutate =>
      (input) => ({ ...input, [name]: other }),
  );
  const dropped = fc.constantFrom(...names).map(
    (name): Mutate =>
      ({ [name]: _dropped, ...rest }) =>
        rest,
  );
  const whole = fc.jsonValue({ maxDepth: 4 }).map(
    (other): Mutate =>
      () =>
        other,
  );
  return operation.doors === 'resource' ? replaced : fc.oneof(replaced, replaced, dropped, whole);
}
