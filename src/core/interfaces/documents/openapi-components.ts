import { canonicalJson } from '../../base/canonical-json.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The components section of an OpenAPI document. */
export interface Components {
  /** Replaces named parts of the schema by references. */
  share(schema: object): Json;
  /** Adds a schema under a name and returns its reference. */
  add(name: string, schema: object): Json;
  /** Adds a response under a name and returns its reference. */
  addResponse(name: string, response: Json): Json;
  toJson(): { readonly [section: string]: Json };
}

/** `named` are the schemas that become components: equal schemas are replaced by references. */
export function createComponents(named: Readonly<Record<string, object>>): Components {
  const nameOf = new Map(Object.entries(named).map(([name, schema]) => [canonicalJson(toPlainJson(schema)), name]));
  const schemas: Record<string, Json> = { Problem: problem };
  const responses: Record<string, Json> = {};

  const reference = (name: string, schema: Json): Json => {
    schemas[name] ??= replaceParts(schema);
    return { $ref: `#/components/schemas/${name}` };
  };
  const replaceJson = (schema: Json): Json => {
    if (!isObject(schema)) return schema;
    const name = nameOf.get(canonicalJson(schema));
    if (name !== undefined) return reference(name, schema);
    const nullable = withoutNull(schema);
    const nullableName = nullable === null ? undefined : nameOf.get(canonicalJson(nullable));
    if (nullable !== null && nullableName !== undefined)
      return { anyOf: [reference(nullableName, nullable), { type: 'null' }] };
    return replaceParts(schema);
  };
  const replaceParts = (schema: Json): Json => {
    if (Array.isArray(schema)) return schema.map(replaceJson);
    if (!isObject(schema)) return schema;
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, replaceMember(key, value)]));
  };
  const replaceMember = (key: string, value: Json): Json => {
    if (key === 'default' || key === 'enum' || key === 'const') return value;
    return key === 'properties' ? replaceProperties(value) : replaceJsonOrList(value);
  };
  const replaceProperties = (properties: Json): Json =>
    isObject(properties)
      ? Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, replaceJson(value)]))
      : properties;
  const replaceJsonOrList = (value: Json): Json => (Array.isArray(value) ? value.map(replaceJson) : replaceJson(value));

  return {
    share: (schema) => replaceJson(toPlainJson(schema)),
    add(name, schema) {
      const json = toPlainJson(schema);
      return reference(nameOf.get(canonicalJson(json)) ?? name, json);
    },
    addResponse(name, response) {
      responses[name] ??= response;
      return { $ref: `#/components/responses/${name}` };
    },
    toJson: () => ({ headers, schemas: sorted(schemas), responses: sorted(responses) }),
  };
}

/** Converts `create_entry` to `CreateEntry`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

const problem: Json = {
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
      description: 'With unknown_property: the properties that are accepted.',
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

/** The schema without `null`; null when it does not allow null. */
function withoutNull(schema: { readonly [name: string]: Json }): { readonly [name: string]: Json } | null {
  const types = schema['type'];
  if (!Array.isArray(types) || types.length !== 2 || types[1] !== 'null') return null;
  return { ...schema, type: types[0] as Json };
}

function sorted(section: Record<string, Json>): Json {
  return Object.fromEntries(Object.entries(section).sort(([left], [right]) => (left < right ? -1 : 1)));
}
