import { canonicalJson } from '../../base/canonical-json.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The components section of an OpenAPI document. */
export interface Components {
  /** Replaces the named schemas that the schema contains by references. */
  toReferences(schema: object): Json;
  /** Adds a schema under a name, or under that of an equal named schema, and returns its reference. */
  add(name: string, schema: object): Json;
  /** Adds a response under a name and returns its reference. */
  addResponse(name: string, response: Json): Json;
  toJson(): { readonly [section: string]: Json };
}

/** `namedSchemas` become components: equal schemas are replaced by references. */
export function createComponents(namedSchemas: Readonly<Record<string, object>>): Components {
  const namesBySchema = new Map(
    Object.entries(namedSchemas).map(([name, schema]) => [canonicalJson(toPlainJson(schema)), name]),
  );
  const schemas: Record<string, Json> = { Problem: problemSchema };
  const responses: Record<string, Json> = {};

  const reference = (name: string, schema: Json): Json => {
    schemas[name] ??= replaceSubschemas(schema);
    return { $ref: `#/components/schemas/${name}` };
  };
  const replaceSchema = (schema: Json): Json => {
    if (!isObject(schema)) return schema;
    const name = namesBySchema.get(canonicalJson(schema));
    if (name !== undefined) return reference(name, schema);
    const nonNullSchema = withoutNull(schema);
    const nonNullName = nonNullSchema === null ? undefined : namesBySchema.get(canonicalJson(nonNullSchema));
    if (nonNullSchema !== null && nonNullName !== undefined)
      return { anyOf: [reference(nonNullName, nonNullSchema), { type: 'null' }] };
    return replaceSubschemas(schema);
  };
  const replaceSubschemas = (schema: Json): Json => {
    if (Array.isArray(schema)) return schema.map(replaceSchema);
    if (!isObject(schema)) return schema;
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, replaceMember(key, value)]));
  };
  const replaceMember = (key: string, value: Json): Json => {
    if (key === 'default' || key === 'enum' || key === 'const') return value;
    return key === 'properties' ? replaceProperties(value) : replaceSchemaOrList(value);
  };
  const replaceProperties = (properties: Json): Json =>
    isObject(properties)
      ? Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, replaceSchema(value)]))
      : properties;
  const replaceSchemaOrList = (value: Json): Json =>
    Array.isArray(value) ? value.map(replaceSchema) : replaceSchema(value);

  return {
    toReferences: (schema) => replaceSchema(toPlainJson(schema)),
    add(name, schema) {
      const json = toPlainJson(schema);
      return reference(namesBySchema.get(canonicalJson(json)) ?? name, json);
    },
    addResponse(name, response) {
      responses[name] ??= response;
      return { $ref: `#/components/responses/${name}` };
    },
    toJson: () => ({ headers, schemas: sortByName(schemas), responses: sortByName(responses) }),
  };
}

/** Converts `create_entry` to `CreateEntry`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

const problemSchema: Json = {
  type: 'object',
  description: 'An error (RFC 9457). `code` is stable; `detail` is for people and may change.',
  required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'URL of the page that explains the code.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    request_id: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['pointer', 'code', 'message'],
        properties: {
          pointer: { type: 'string', description: 'RFC 6901 JSON Pointer into the input.' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
    allowed: {
      type: 'array',
      items: { type: 'string' },
      description: 'Accepted properties; present with unknown_property.',
    },
    retry_after_seconds: { type: 'integer' },
  },
};

const headers: Json = {
  'X-Request-Id': { description: 'Id of the request in the server log.', schema: { type: 'string' } },
  'Idempotent-Replayed': {
    description: 'true: the stored response of an earlier identical write.',
    schema: { type: 'string', enum: ['true'] },
  },
  'Retry-After': { description: 'Seconds to wait before the same request is sent again.', schema: { type: 'integer' } },
};

/** Copy of the schema without the library's symbol properties. */
function toPlainJson(schema: object): { readonly [name: string]: Json } {
  return JSON.parse(JSON.stringify(schema)) as { readonly [name: string]: Json };
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema without the type `null`; null unless its types are one type and `null`. */
function withoutNull(schema: { readonly [name: string]: Json }): { readonly [name: string]: Json } | null {
  const types = schema['type'];
  if (!Array.isArray(types) || types.length !== 2 || types[1] !== 'null') return null;
  return { ...schema, type: types[0] as Json };
}

function sortByName(section: Record<string, Json>): Json {
  return Object.fromEntries(Object.entries(section).sort(([left], [right]) => (left < right ? -1 : 1)));
}
