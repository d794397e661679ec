import type { TSchema } from 'typebox';

/** The subset of JSON Schema that outputs use. */
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly format?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly pattern?: string;
}

/**
 * Example response of an output schema: all members, lists with the minimal number of items but at least one,
 * unconstrained strings as `…`. A string or enum named like an input property has the value of the example's input if
 * the schema allows it.
 */
export function responseExample(schema: TSchema, input: Readonly<Record<string, unknown>>): unknown {
  return exampleOf(schema, '', input);
}

function exampleOf(schema: JsonSchema, name: string, input: Readonly<Record<string, unknown>>): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum.find((value) => value === input[name]) ?? schema.enum[0];
  if (schema.anyOf !== undefined) return exampleOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, name, input);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.find((typeName) => typeName !== 'null');
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, member]) => [key, exampleOf(member, key, input)]),
      );
    case 'array':
      return schema.items === undefined
        ? []
        : Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
            exampleOf(schema.items as JsonSchema, name, input),
          );
    case 'string':
      return textOf(schema, name, input);
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

const exampleTime = '2026-01-31T12:00:00.000Z';

/** Candidate values for strings with a pattern: a digest, a version, names. The first match is used. */
const patternExamples = ['0123456789abcdef'.repeat(4), '1.0.0', 'example', 'index.html'];

function textOf(
  { format, minLength = 0, pattern }: JsonSchema,
  name: string,
  input: Readonly<Record<string, unknown>>,
): string {
  const requestValue = input[name];
  const isAllowed = (text: string) => pattern === undefined || new RegExp(pattern).test(text);
  if (typeof requestValue === 'string' && isAllowed(requestValue)) return requestValue;
  if (pattern !== undefined) return patternExamples.find(isAllowed) ?? '…';
  if (format === 'date-time' || name.endsWith('_at')) return exampleTime;
  if (format?.startsWith('uri') === true || name === 'url' || name.endsWith('_url')) return 'https://example.org/';
  return '…'.padEnd(minLength, '…');
}
