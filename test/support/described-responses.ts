import { Ajv2020 } from 'ajv/dist/2020.js';
import type { TSchema } from 'typebox';

const ajv = new Ajv2020({ strict: false, formats: { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/ } });
const validators = new WeakMap<TSchema, (value: unknown) => boolean>();

/** Whether a response matches the schema, with times in the format of the API and without undeclared properties. */
export function isValid(schema: TSchema, response: unknown): boolean {
  let validate = validators.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(closeObjects(schema) as object);
    validators.set(schema, validate);
  }
  return validate(response);
}

/**
 * The schema with `additionalProperties: false` in every object that declares properties, except where it is true, so
 * that undeclared properties are errors.
 */
function closeObjects(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closeObjects);
  if (typeof schema !== 'object' || schema === null) return schema;
  const closedSchema = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closeObjects(value)]));
  const isOpen = (closedSchema as { additionalProperties?: unknown }).additionalProperties === true;
  return 'properties' in closedSchema && !isOpen ? { ...closedSchema, additionalProperties: false } : closedSchema;
}
