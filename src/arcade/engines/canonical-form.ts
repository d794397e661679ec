import type { JsonSchema } from './entry.ts';

/** Canonical JSON of a value that matches the schema; null for any other value. */
export type CanonicalForm = (value: unknown) => string | null;

/** Property of an object, with its name as JSON text. */
interface Member {
  readonly name: string;
  readonly prefix: string;
  readonly form: CanonicalForm;
  readonly isRequired: boolean;
}

/**
 * Compiles a JSON Schema once into a validator that also writes canonical JSON (RFC 8785), so that logs need no
 * separate validator and no sorting of keys. Supports the keywords of engine schemas: closed objects, bounded arrays,
 * integers, booleans, `const`, `enum` of strings and `oneOf` of mutually exclusive variants. Throws a TypeError for
 * anything else.
 */
export function compileForm(schema: JsonSchema): CanonicalForm {
  if ('const' in schema) return enumForm([schema['const']]);
  if ('enum' in schema) return enumForm(schema['enum'] as readonly unknown[]);
  if ('oneOf' in schema) return oneOfForm((schema['oneOf'] as readonly JsonSchema[]).map(compileForm));
  switch (schema['type']) {
    case 'object':
      return objectForm(schema);
    case 'array':
      return arrayForm(schema);
    case 'integer':
      return integerForm(schema);
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? String(value) : null);
    default:
      throw new TypeError(`No canonical form for the schema ${JSON.stringify(schema)}.`);
  }
}

function enumForm(values: readonly unknown[]): CanonicalForm {
  const texts = new Map(values.map((value) => [value, JSON.stringify(value)]));
  return (value) => texts.get(value) ?? null;
}

function oneOfForm(forms: readonly CanonicalForm[]): CanonicalForm {
  return (value) => {
    for (const form of forms) {
      const text = form(value);
      if (text !== null) return text;
    }
    return null;
  };
}

function integerForm(schema: JsonSchema): CanonicalForm {
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema as {
    minimum?: number;
    maximum?: number;
  };
  return (value) => {
    const isFit = Number.isSafeInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
    return isFit ? String(value) : null;
  };
}

function arrayForm(schema: JsonSchema): CanonicalForm {
  const form = compileForm(schema['items'] as JsonSchema);
  const itemsMax = schema['maxItems'] as number;
  return (value) => {
    if (!Array.isArray(value) || value.length > itemsMax) return null;
    const texts = value.map(form);
    return texts.includes(null) ? null : `[${texts.join(',')}]`;
  };
}

function objectForm(schema: JsonSchema): CanonicalForm {
  if (schema['additionalProperties'] !== false) throw new TypeError('An object without a closed list of properties.');
  const required = (schema['required'] ?? []) as readonly string[];
  const members = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
    .map(([name, property]): Member => {
      const prefix = `${JSON.stringify(name)}:`;
      return { name, prefix, form: compileForm(property), isRequired: required.includes(name) };
    })
    .sort(({ name: a }, { name: b }) => (a < b ? -1 : 1));
  return (value) => objectText(value, members);
}

function objectText(value: unknown, members: readonly Member[]): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  let text = '';
  let memberCount = 0;
  for (const { name, prefix, form, isRequired } of members) {
    if (!Object.hasOwn(value, name)) {
      if (isRequired) return null;
      continue;
    }
    const part = form((value as Readonly<Record<string, unknown>>)[name]);
    if (part === null) return null;
    text += memberCount === 0 ? prefix + part : `,${prefix}${part}`;
    memberCount += 1;
  }
  let count = 0;
  for (const _ in value) count += 1;
  return count === memberCount ? `{${text}}` : null;
}
