import { type Static, type TSchema, Type } from 'typebox';
import { choice, nullable } from '../core/operation/schema-fragments.ts';
import { engineDefinitions } from './engines/definitions.ts';
import type { JsonSchema } from './engines/entry.ts';
import { paces } from './engines/pace.ts';
import { platformEndings } from './engines/platform-endings.ts';

// Schemas of observations and results: the members that all engines have, and those that each engine's definition adds.

const engineEndings = engineDefinitions.flatMap(({ endings }) => Object.keys(endings.byRules));
const endReasons = [...new Set([...engineEndings, ...Object.keys(platformEndings)])];
export const endReason = nullable<string>({ type: 'string', enum: [...endReasons, null] });

const commonResult = Type.Object({
  reason: choice(endReasons),
  t_us: Type.Integer({ description: 'Game time in microseconds.' }),
});

/** Result members read by pages and ladders; the rest depends on the engine. */
type ResultMembers = Static<typeof commonResult> & {
  readonly score?: number;
  readonly lines?: number;
  readonly level?: number;
  readonly pieces?: number;
};
export const result = Type.Unsafe<ResultMembers>(
  withMembers(
    commonResult,
    engineDefinitions.map(({ schemas }) => schemas.result),
  ),
);

export const gameEvent = Type.Object(
  { type: Type.String(), t_us: Type.Integer() },
  { additionalProperties: true, description: 'Game event; its further members depend on `type`.' },
);

const formats = engineDefinitions.map(({ snapshotFormat }) => snapshotFormat).join(', ');
const commonObservation = Type.Object({
  format: Type.String({
    description: `${formats}, with \`view: text\` rialto-text/1, with \`view: position\` rialto-position/1.`,
  }),
  session_id: Type.String(),
  seq: Type.Integer({ description: 'Number of the last recorded action: the next `seq_base`.' }),
  t_us: Type.Integer({ description: 'Game time in microseconds.' }),
  status: choice(['waiting', 'running', 'ended']),
  end_reason: endReason,
  pace: choice(paces),
  text: Type.Optional(Type.String({ description: 'Board, score, lines and level as lines of ASCII.' })),
  events_since: Type.Optional(Type.Array(gameEvent, { description: 'Events after `after_seq`, at most the last 64.' })),
  state_hash: nullable<string>({
    type: 'string',
    description:
      'SHA-256 of the canonical JSON of the whole state; null before the start and in observations with `view: position`.',
  }),
  chain_head: nullable<string>({ type: 'string', description: 'Hash of the last record of the log.' }),
});

/** Observation members of tetris read by pages; the rest depends on the engine. */
type ObservationMembers = Static<typeof commonObservation> & {
  readonly board?: readonly string[];
  readonly next?: readonly string[];
  readonly active?: unknown;
  readonly left?: { readonly duration_us: number };
} & Omit<ResultMembers, 'reason' | 't_us'>;
/** One schema for all engines and views; `format` and `view` determine the members present. */
export const observation = Type.Unsafe<ObservationMembers>(
  withMembers(
    commonObservation,
    engineDefinitions.map(({ schemas }) => schemas.snapshot),
  ),
);

type Members = Readonly<Record<string, JsonSchema>>;

/** Adds every engine's members to an object schema, as optional ones. */
function withMembers(
  common: { readonly properties: Record<string, TSchema> },
  membersByEngine: readonly Members[],
): object {
  const engineMembers = membersByEngine.reduce<Record<string, JsonSchema>>(
    (merged, members) => mergeMembers(merged, members),
    {},
  );
  return { ...common, properties: { ...common.properties, ...engineMembers } };
}

function mergeMembers(merged: Members, members: Members): Record<string, JsonSchema> {
  const result = { ...merged };
  for (const [name, schema] of Object.entries(members)) {
    const existingSchema = merged[name];
    result[name] = existingSchema === undefined ? schema : unionSchema(existingSchema, schema);
  }
  return result;
}

/**
 * Schema that accepts a member of two engines: one schema with both descriptions if they agree, otherwise alternatives.
 */
function unionSchema(first: JsonSchema, second: JsonSchema): JsonSchema {
  const { description: firstDescription, ...firstSchema } = first;
  const { description: secondDescription, ...secondSchema } = second;
  if (JSON.stringify(firstSchema) !== JSON.stringify(secondSchema)) return { anyOf: [first, second] };
  const descriptions = new Set(
    [firstDescription, secondDescription].filter((description) => typeof description === 'string'),
  );
  return descriptions.size === 0 ? firstSchema : { ...firstSchema, description: [...descriptions].join(' ') };
}

export type Observation = Static<typeof observation>;
