import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { compileSerializer } from '../../../src/arcade/engines/canonical-serializer.ts';
import { rngKey, sha256 } from '../../../src/arcade/engines/commit-reveal.ts';
import type { EngineDefinition } from '../../../src/arcade/engines/definition.ts';
import type { Driver, LoggedAction } from '../../../src/arcade/engines/driver.ts';
import type { Pieces } from '../../../src/arcade/engines/engine.ts';
import type { JsonSchema } from '../../../src/arcade/engines/entry.ts';
import { paces } from '../../../src/arcade/engines/pace.ts';
import { platformEndings } from '../../../src/arcade/engines/platform-endings.ts';
import { canonicalJson } from '../../../src/core/base/canonical-json.ts';
import { type SeededRandom, seededRandom } from '../../support/seeded-random.ts';
import { actionsOf } from './actions-of-schema.ts';

/** Conformance tests of an engine's definition, with a valid configuration. */
export function testConformance(definition: EngineDefinition, config: Readonly<Record<string, unknown>>): void {
  const { id, schemas, endings, modes, playerRange } = definition;
  const actions = actionsOf(schemas.action);
  const seats = definition.seats(config);
  const ajv = new Ajv2020({ strict: false });

  test('accepts its configuration and rejects unknown members', () => {
    const serialize = compileSerializer(schemas.config ?? { type: 'object', additionalProperties: false });
    assert.equal(serialize(config), canonicalJson(config));
    assert.equal(serialize({ ...config, unknown: 1 }), null);
    assert.equal(definition.configFault(config, undefined), undefined);
    assert.ok(seats >= playerRange.min && seats <= playerRange.max);
    assert.ok(modes.length > 0);
  });

  test('writes each action of its schema as canonical JSON and rejects what the schema rejects', () => {
    const serialize = compileSerializer(schemas.action);
    const isAction = ajv.compile(schemas.action);
    for (const action of actions) {
      assert.equal(serialize(action), canonicalJson(action));
      for (const variant of variantsOf(action))
        assert.equal(serialize(variant) !== null, isAction(variant), `${id}: ${JSON.stringify(variant)}`);
    }
    assert.equal(serialize({ type: 'end', reason: 'voided' }), null, '`end` is no action of any engine');
  });

  test('has a label for every ending', () => {
    for (const label of Object.values(endings.byRules)) assert.match(label, /\p{L}/u);
    for (const reason of endings.byPlatform) assert.ok(reason in platformEndings, reason);
    for (const reason of ['abandoned', 'voided'] as const) assert.ok(endings.byPlatform.includes(reason), reason);
    for (const reason of Object.keys(endings.byRules))
      if (reason in platformEndings)
        assert.equal(endings.byRules[reason], platformEndings[reason as keyof typeof platformEndings]);
  });

  for (const pace of paces) {
    test(`produces valid states, snapshots and results at pace ${pace}`, () => {
      for (let seed = 0; seed < 8; seed += 1) playGame(seededRandom(seed), pace);
    });
  }

  function playGame(random: SeededRandom, pace: (typeof paces)[number]): void {
    const mode = seats === 1 ? 'solo' : 'competitive';
    const terms = { engine: id, engine_config: config, mode, pace, seats, duration_seconds_max: 60, actions_max: 200 };
    const driver = definition.open(terms);
    const createPieces = () => definition.randomness(rngKey(Buffer.alloc(32, 7), 'ses_conformance', ''), sha256);
    const pieces = createPieces();
    let state = driver.start(pieces);
    for (let turn = 0; turn < 400 && driver.result(state) === null; turn += 1) {
      assertValidState(driver, state);
      const textBefore = definition.stateText(state);
      const advanced =
        driver.slowness === null ? state : driver.advance(state, driver.timeOf(state) + 700_000, pieces).state;
      const seat = random.between(0, seats - 1);
      const action = actions[random.between(0, actions.length - 1)] as LoggedAction;
      const afterAction = driver.step(advanced, seat, action, pieces).state;
      assert.equal(definition.stateText(state), textBefore, 'a call does not change its input state');
      assertParsedStateContinues(driver, { advanced, seat, action, afterAction }, createPieces());
      state = afterAction;
    }
    assertValidState(driver, state);
    const finalResult = driver.result(state);
    assert.ok(finalResult !== null, `${id} ends`);
    assert.ok(finalResult.reason in endings.byRules, finalResult.reason);
    for (const result of [finalResult, ...endings.byPlatform.map((reason) => driver.endedFor(state, reason))])
      assert.equal(serializeResult(result), canonicalJson(result));
  }

  /** Asserts that a state parsed from its text continues identically. */
  function assertParsedStateContinues(
    driver: Driver,
    {
      advanced,
      seat,
      action,
      afterAction,
    }: { advanced: unknown; seat: number; action: LoggedAction; afterAction: unknown },
    pieces: Pieces,
  ): void {
    const parsed = JSON.parse(definition.stateText(advanced));
    assert.equal(
      definition.stateText(driver.step(parsed, seat, action, pieces).state),
      definition.stateText(afterAction),
    );
  }

  const serializeResult = compileSerializer(
    closedObject({
      reason: { enum: [...Object.keys(endings.byRules), ...endings.byPlatform] },
      t_us: { type: 'integer', minimum: 0 },
      ...schemas.result,
    }),
  );
  const isSnapshot = ajv.compile(
    closedObject({ ...Object.fromEntries(commonMembers.map((name) => [name, {}])), ...schemas.snapshot }),
  );

  function assertValidState(driver: Driver, state: unknown): void {
    assert.equal(definition.stateText(state), canonicalJson(state));
    const snapshot = driver.project(state);
    assert.equal(snapshot.format, definition.snapshotFormat);
    const engineMembers = Object.entries(snapshot).filter(([name]) => !membersWithoutSchema.has(name));
    assert.ok(isSnapshot(Object.fromEntries(engineMembers)), ajv.errorsText(isSnapshot.errors));
    const lines = definition.renderText(snapshot);
    assert.ok(lines.length > 0);
    for (const line of lines) assert.match(line, /^[\x20-\x7e]*$/);
  }
}

/** Snapshot members that every engine has. */
const commonMembers = ['format', 't_us', 'status'];
/** Snapshot members that the schemas of the engines do not list. */
const membersWithoutSchema = new Set(['end_reason']);

/** Schema of an object with exactly these members. */
function closedObject(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** The action with an additional, a missing or a changed member, and other values. Most of them are invalid actions. */
function variantsOf(action: LoggedAction): unknown[] {
  return [
    { ...action, unknown: 0 },
    ...Object.keys(action).flatMap((name) => [
      Object.fromEntries(Object.entries(action).filter(([member]) => member !== name)),
      ...[null, -1, 0.5, 1e9, 'none', [], undefined].map((value) => ({ ...action, [name]: value })),
    ]),
    null,
    [action],
    'wait',
  ].filter((value) => !Object.values(Object(value)).includes(undefined));
}
