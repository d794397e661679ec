import type { TSchema } from 'typebox';

/** The subset of JSON Schema that outputs use. */
interface Shape {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly format?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly pattern?: string;
}

/**
 * Example response of an output schema: all members, lists with one item, unconstrained texts as `…`. Members named
 * like an input property get the value of the example's input.
 */
export function responseExample(schema: TSchema, input: Readonly<Record<string, unknown>>): unknown {
  return exampleOf(schema, '', input);
}

function exampleOf(shape: Shape, name: string, input: Readonly<Record<string, unknown>>): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum.find((value) => value === input[name]) ?? shape.enum[0];
  if (shape.anyOf !== undefined) return exampleOf(shape.anyOf.find(({ type }) => type !== 'null') ?? {}, name, input);
  const type = typeof shape.type === 'string' ? shape.type : shape.type?.find((each) => each !== 'null');
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([key, member]) => [key, exampleOf(member, key, input)]),
      );
    case 'array':
      return shape.items === undefined
        ? []
        : Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () => exampleOf(shape.items as Shape, name, input));
    case 'string':
      return textOf(shape, name, input);
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

const exampleTime = '2026-01-31T12:00:00.000Z';

/** Candidate texts for patterns: a digest, a version, names. The first match is used. */
const patternExamples = ['0123456789abcdef'.repeat(4), '1.0.0', 'example', 'index.html'];

function textOf(
  { format, minLength = 0, pattern }: Shape,
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
