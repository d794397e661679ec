import { randomBytes } from 'node:crypto';
import type { Operation } from '../../src/core/operation/operation.ts';

// Valid and invalid values of a property, derived from its schema.

/** Input properties of the operation by name, as JSON Schema. */
export function propertiesOf(operation: Operation): [name: string, schema: PropertySchema][] {
  return Object.entries(operation.input.properties);
}

export interface PropertySchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly items?: PropertySchema;
}

export interface Lengths {
  readonly min: number;
  readonly max: number;
}

/** The allowed lengths of a text in code points, from its bounds or its pattern, such as `^agn_[0-9a-z]{26}$`. */
export function lengthsOf({ minLength, maxLength, pattern = '' }: PropertySchema): Lengths {
  const [, head = '', from, to = from] = /^\^(.*?)\[[^\]]*\]\{(\d+)(?:,(\d+))?\}\$$/.exec(pattern) ?? [];
  const prefixLength = head.replace(/\[[^\]]*\]/g, '.').length;
  const min = minLength ?? (from === undefined ? 0 : prefixLength + Number(from));
  const max = maxLength ?? (to === undefined ? undefined : prefixLength + Number(to));
  if (max === undefined) throw new Error(`No upper bound: ${pattern}`);
  return { min, max };
}

/** Creates a text with this many code points that satisfies the rest of the schema; ids are random. */
export function textOf(schema: PropertySchema, length: number): string {
  const { pattern = '', format = '' } = schema;
  if (format.startsWith('uri')) return length === 0 ? '' : fill('https://example.org/', '😀', length);
  if (pattern.startsWith('^rk_')) return `rk_${randomBytes(120).toString('base64url')}`.slice(0, length);
  // The patterns of these formats require a letter or digit.
  if (format === 'single-line') return fill('T', '😀', length);
  if (format === 'multi-line') return fill(pattern === '' ? '' : 'T', '😀', length);
  if (pattern === '') return fill('', '😀', length);
  const [, prefix = ''] = /^\^([a-z]+_)\[/.exec(pattern) ?? [];
  return fill(prefix || 'a', randomBytes(60).toString('hex'), length);
}

function fill(start: string, filler: string, length: number): string {
  return Array.from(start + filler.repeat(length))
    .slice(0, length)
    .join('');
}

export const allowedTimes = ['1970-01-01T00:00:00Z', '2026-08-22T12:00:00.123+02:00', '9999-12-31T23:59:59Z'];

/** Valid values at the bounds. */
export function allowedValues(name: string, schema: PropertySchema): unknown[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum !== undefined) return [...schema.enum];
  if (schema.type === 'boolean') return [true, false];
  // A cursor after the last event is refused.
  if (schema.type === 'integer') return name === 'cursor' ? [0] : [schema.minimum, schema.maximum];
  if (schema.type === 'array')
    return [
      [],
      manyItems(schema, schema.maxItems ?? 0),
      [atLength(schema.items, 'max')],
      [atLength(schema.items, 'min')],
    ];
  if (schema.format === 'date-time') return [...allowedTimes];
  return [atLength(schema, 'min'), atLength(schema, 'max')];
}

/** Values of the correct type that the schema does not allow. */
export function refusedValues(schema: PropertySchema): unknown[] {
  if (schema.const !== undefined) return [false];
  if (schema.enum !== undefined)
    return ['none of them', 'Need', ...(schema.enum.includes('') ? [] : ['']), `${schema.enum[0]} `];
  if (schema.type === 'boolean') return [];
  if (schema.type === 'integer')
    return [(schema.minimum ?? 0) - 1, (schema.maximum ?? 0) + 1, 1.5].filter(
      (value) => Number.isSafeInteger(value) || value === 1.5,
    );
  if (schema.type === 'array')
    return [
      manyItems(schema, (schema.maxItems ?? 0) + 1),
      duplicateItems(schema),
      ...invalidTexts(schema.items ?? {}).map((text) => [text]),
    ];
  if (schema.format === 'date-time')
    return [
      '',
      'now',
      '2026-08-22',
      '2026-13-01T00:00:00Z',
      '2026-02-30T00:00:00Z',
      '2026-08-22T00:00:00',
      '2026-08-22T00:00Z',
    ];
  return invalidTexts(schema);
}

function invalidTexts(schema: PropertySchema): string[] {
  const { min, max } = lengthsOf(schema);
  const wrongLengths = [...(min > 0 ? [textOf(schema, min - 1)] : []), textOf(schema, max + 1)];
  return [
    ...wrongLengths,
    ...invalidCharacters(schema).map((suffix) => textOf(schema, Math.max(min, 10)).slice(0, -2) + suffix),
  ];
}

/** Texts with characters that this format rejects. */
function invalidCharacters({ format, pattern }: PropertySchema): string[] {
  const controls = ['\u0007', '\u0085', '\u009f', '\u202e', '\u{e0041}'];
  if (format === 'multi-line') return controls;
  if (format === 'single-line')
    return [...controls, '\t', '\n', '\r', '\u001b', '\u2066', '\u200b', '\u2060', '\ufeff'];
  if (format?.startsWith('uri')) return [' x', '\\', '<', '>', '\n'];
  return pattern === undefined ? [] : ['é!', '%_', '\n\n', '😀', ' a'];
}

/** Values of every other JSON type, and for some types values that a lenient parser would convert. */
export function otherTypes(schema: PropertySchema): unknown[] {
  const examples = { string: 'text', integer: 7, boolean: true, array: [], object: {}, null: null };
  const matchingType = schema.const === true ? 'boolean' : schema.type;
  const otherValues = Object.entries(examples)
    .filter(([type]) => type !== matchingType)
    .map(([, value]) => value);
  if (matchingType === 'integer') return [...otherValues, '20', '0'];
  if (matchingType === 'boolean') return [...otherValues, 'true', 1, 0];
  return matchingType === 'array' ? [...otherValues, 'a', [7], [null]] : otherValues;
}

/** A text of the minimum or maximum length; for a URL, the minimum is the 20 characters of `https://example.org/`. */
function atLength(schema: PropertySchema = {}, bound: 'min' | 'max'): string {
  const { min, max } = lengthsOf(schema);
  return textOf(schema, bound === 'max' ? max : schema.format === 'uri' ? 20 : min);
}

function manyItems({ items = {} }: PropertySchema, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    items.format === 'uri' ? `https://example.org/${index}` : `tag-${index}`,
  );
}

function duplicateItems(schema: PropertySchema): string[] {
  return [...manyItems(schema, 1), ...manyItems(schema, 1)];
}
