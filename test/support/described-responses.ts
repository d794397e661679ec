import { Ajv2020 } from 'ajv/dist/2020.js';
import type { TSchema } from 'typebox';

const ajv = new Ajv2020({ strict: false, formats: { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/ } });
const known = new WeakMap<TSchema, (value: unknown) => boolean>();

/** Whether a response has exactly the declared shape: times in their one form, and nothing that is not declared. */
export function isValid(schema: TSchema, response: unknown): boolean {
  let check = known.get(schema);
  if (check === undefined) {
    check = ajv.compile(closed(schema) as object);
    known.set(schema, check);
  }
  return check(response);
}

/** The schema with every object closed that does not say it is open, so that an undeclared property shows. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const isOpen = (parts as { additionalProperties?: unknown }).additionalProperties === true;
  return 'properties' in parts && !isOpen ? { ...parts, additionalProperties: false } : parts;
}
