import { compileSerializer } from '../../engines/canonical-serializer.ts';
import { engineDefinitions } from '../../engines/definitions.ts';
import type { JsonSchema } from '../../engines/entry.ts';
import { paces } from '../../engines/pace.ts';
import { isKnownEngine } from './action-text.ts';
import {
  countFrom,
  type FieldValidator,
  fieldFault,
  isCount,
  isHash,
  isObject,
  listOf,
  matching,
  objectOf,
  oneOf,
  textUpTo,
} from './field-validators.ts';
import { type LogFooter, type LogHeader, replayFormat } from './log-format.ts';

const isId = matching(/^[\x21-\x7e]{1,200}$/);
/** Keeps game time within safe integers of microseconds. */
const durationSecondsMax = 1_000_000_000;
const seatsMax = Math.max(...engineDefinitions.map(({ playerRange }) => playerRange.max));
const clientSeedCodeUnitsMax = 4_096;

const serializersByEngine = new Map(
  engineDefinitions.map(({ id, schemas, endings }) => {
    const reasons = [...Object.keys(endings.byRules), ...endings.byPlatform];
    const result = { reason: { enum: reasons }, t_us: { type: 'integer', minimum: 0 }, ...schemas.result };
    return [
      id,
      {
        config: compileSerializer(schemas.config ?? closedObject({})),
        result: compileSerializer(closedObject(result)),
      },
    ];
  }),
);

function closedObject(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

const isGame = objectOf({ slug: isId, version: isId, digest: isId });

const headerValidators: Readonly<Record<keyof LogHeader, FieldValidator>> = {
  format: oneOf(replayFormat),
  engine: isKnownEngine,
  engine_build: matching(/^sha256:[0-9a-f]{64}$/),
  engine_config: isObject,
  session_id: isId,
  seed_scope: isId,
  game: (value) => value === null || isGame(value),
  mode: matching(/^[a-z_]{1,40}$/),
  pace: oneOf(...paces),
  purpose: oneOf('ranked', 'casual', 'practice', 'certification', 'daily', 'duel'),
  seats: countFrom(1, seatsMax),
  players: listOf(isId, seatsMax),
  duration_seconds_max: countFrom(1, durationSecondsMax),
  actions_max: countFrom(1),
  client_seed: textUpTo(clientSeedCodeUnitsMax),
  seed_commitment: isHash,
};

/** Name of the first invalid field of a header; undefined when all fields are valid. */
export function headerFault(header: unknown): string | undefined {
  const fault = fieldFault(header, headerValidators, ['seed_scope']);
  if (fault !== undefined) return fault;
  const { engine, engine_config, seats, players } = header as LogHeader;
  if (!isConfigOf(engine, engine_config)) return 'engine_config';
  return players.length === seats ? undefined : 'players';
}

/** Whether a value matches the engine's configuration schema. */
export function isConfigOf(engine: string, config: unknown): boolean {
  return typeof serializersByEngine.get(engine)?.config(config) === 'string';
}

const isSignature = objectOf({
  alg: oneOf('Ed25519'),
  kid: matching(/^[0-9a-f]{16}$/),
  // 64 bytes: the last digit carries two bits and its other four are zero, so that no two texts decode to the same
  // bytes.
  value: matching(/^[A-Za-z0-9_-]{85}[AQgw]$/),
});

const footerValidators: Readonly<Record<keyof LogFooter, FieldValidator>> = {
  server_seed: isHash,
  records: isCount,
  result: isObject,
  final_state_hash: isHash,
  chain_head: isHash,
  signature: isSignature,
};

/** Name of the first invalid field of a footer of this engine; undefined when all fields are valid. */
export function footerFault(footer: unknown, engine: string): string | undefined {
  const fault = fieldFault(footer, footerValidators);
  if (fault !== undefined) return fault;
  return typeof serializersByEngine.get(engine)?.result((footer as LogFooter).result) === 'string'
    ? undefined
    : 'result';
}

/** Whether a value has exactly the fields of a record; callers check the values. */
export function hasRecordFields(record: unknown): record is Readonly<Record<RecordField, unknown>> {
  if (!isObject(record)) return false;
  let count = 0;
  for (const _ in record) count += 1;
  return (
    count === recordFieldCount &&
    'n' in record &&
    't_us' in record &&
    'seat' in record &&
    'action' in record &&
    'h' in record
  );
}

type RecordField = 'n' | 't_us' | 'seat' | 'action' | 'h';
const recordFieldCount = 5;
