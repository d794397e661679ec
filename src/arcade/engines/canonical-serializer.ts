import type { JsonSchema } from './entry.ts';

/** Serializer to canonical JSON: null for a value that does not match its schema. */
export type CanonicalSerializer = (value: unknown) => string | null;

/** Property of an object, with its name as JSON text. */
interface Member {
  readonly name: string;
  readonly prefix: string;
  readonly serialize: CanonicalSerializer;
  readonly isRequired: boolean;
}

/**
 * Compiles a JSON Schema once into a validator that also writes canonical JSON (RFC 8785), so that logs need no
 * separate validator and no sorting of keys. Supports the keywords of engine schemas: closed objects, bounded arrays,
 * integers, booleans, `const`, `enum` of strings and `oneOf` of mutually exclusive variants. Throws a TypeError for
 * anything else.
 */
export function compileSerializer(schema: JsonSchema): CanonicalSerializer {
  if ('const' in schema) return enumSerializer([schema['const']]);
  if ('enum' in schema) return enumSerializer(schema['enum'] as readonly unknown[]);
  if ('oneOf' in schema) return oneOfSerializer((schema['oneOf'] as readonly JsonSchema[]).map(compileSerializer));
  switch (schema['type']) {
    case 'object':
      return objectSerializer(schema);
    case 'array':
      return arraySerializer(schema);
    case 'integer':
      return integerSerializer(schema);
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? String(value) : null);
    default:
      throw new TypeError(`Unsupported schema: ${JSON.stringify(schema)}.`);
  }
}

function enumSerializer(values: readonly unknown[]): CanonicalSerializer {
  const texts = new Map(values.map((value) => [value, JSON.stringify(value)]));
  return (value) => texts.get(value) ?? null;
}

function oneOfSerializer(serializers: readonly CanonicalSerializer[]): CanonicalSerializer {
  return (value) => {
    for (const serialize of serializers) {
      const text = serialize(value);
      if (text !== null) return text;
    }
    return null;
  };
}

function integerSerializer(schema: JsonSchema): CanonicalSerializer {
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema as {
    minimum?: number;
    maximum?: number;
  };
  return (value) => {
    const isInRange = Number.isSafeInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
    return isInRange ? String(value) : null;
  };
}

function arraySerializer(schema: JsonSchema): CanonicalSerializer {
  const serializeItem = compileSerializer(schema['items'] as JsonSchema);
  const itemsMax = schema['maxItems'] as number;
  return (value) => {
    if (!Array.isArray(value) || value.length > itemsMax) return null;
    const texts = value.map(serializeItem);
    return texts.includes(null) ? null : `[${texts.join(',')}]`;
  };
}

function objectSerializer(schema: JsonSchema): CanonicalSerializer {
  if (schema['additionalProperties'] !== false)
    throw new TypeError('The schema of an object must have `additionalProperties: false`.');
  const required = (schema['required'] ?? []) as readonly string[];
  const members = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
    .map(([name, property]): Member => {
      const prefix = `${JSON.stringify(name)}:`;
      return { name, prefix, serialize: compileSerializer(property), isRequired: required.includes(name) };
    })
    .sort(({ name: a }, { name: b }) => (a < b ? -1 : 1));
  return (value) => objectText(value, members);
}

function objectText(value: unknown, members: readonly Member[]): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  let text = '';
  let memberCount = 0;
  for (const { name, prefix, serialize, isRequired } of members) {
    if (!Object.hasOwn(value, name)) {
      if (isRequired) return null;
      continue;
    }
    const valueText = serialize((value as Readonly<Record<string, unknown>>)[name]);
    if (valueText === null) return null;
    text += memberCount === 0 ? prefix + valueText : `,${prefix}${valueText}`;
    memberCount += 1;
  }
  let propertyCount = 0;
  for (const _ in value) propertyCount += 1;
  return propertyCount === memberCount ? `{${text}}` : null;
}
