import type { TObject } from 'typebox';
import type { Operation, Route } from '../../operation/operation.ts';
import { routesOf } from '../http/operation-routes.ts';
import { type Components, createComponents, type Json, pascalCase } from './openapi-components.ts';
import { errorResponses } from './openapi-errors.ts';

export interface OpenApiSource {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** What the operations' paths are relative to. */
  readonly baseUrl: string;
  readonly operations: readonly Operation[];
  /** Schemas that documents show once, by the name they get there. */
  readonly schemas: Readonly<Record<string, object>>;
  /** Addresses that are no operations, such as streams and files, as OpenAPI writes them. */
  readonly otherPaths: (components: Components) => Readonly<Record<string, Json>>;
}

/**
 * The OpenAPI 3.1 document of a module, made from its operations and nothing else: every route,
 * parameter, answer and refusal stands in the registry that also runs them. Ready to be written as
 * JSON; the same source gives the same text.
 */
export function openApiDocument(source: OpenApiSource): Json {
  const components = createComponents(source.schemas);
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of source.operations) {
    for (const route of routesOf(operation)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(operation, route, components) };
    }
  }
  const others = source.otherPaths(components);
  return {
    openapi: '3.1.1',
    info: { title: source.title, version: source.version, description: source.description },
    servers: [{ url: source.baseUrl }],
    tags: [
      { name: 'operations', description: 'POST with a JSON body: the whole interface.' },
      { name: 'resources', description: 'The same operations as resource routes: the same input, rules and answers.' },
      { name: 'other', description: 'Streams and files.' },
    ],
    paths: { ...paths, ...others },
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The credential in the Authorization header, never in an address.',
        },
      },
      ...components.collected(),
    },
  };
}

function describeRoute(operation: Operation, route: Route, components: Components): Json {
  const isOwn = route.path.startsWith('/operations/');
  const parameters = parametersOf(operation, route, components);
  const body = route.method === 'GET' ? null : bodyOf(operation, route, components);
  return {
    operationId: operationId(operation, route),
    tags: [isOwn ? 'operations' : 'resources'],
    summary: operation.title,
    description: operation.description,
    security: operation.access === 'credential' ? [{ bearer: [] }] : [{}, { bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === null ? {} : { requestBody: body }),
    responses: {
      [String(statusOf(operation))]: success(operation, components),
      ...errorResponses(operation, route, components),
    },
  };
}

function statusOf(operation: Operation): number {
  return operation.effect === 'read' ? 200 : (operation.successStatus ?? 200);
}

function operationId(operation: Operation, route: Route): string {
  if (route.path.startsWith('/operations/') || (operation.doors !== undefined && route === operation.routes?.[0]))
    return operation.name;
  const parts = route.path.split('/').filter((part) => part !== '' && !part.startsWith(':'));
  // Where routes carry their version, all of them begin alike, and only the rest tells them apart.
  if (operation.doors !== undefined) return [operation.name, ...parts.filter((part) => part !== 'api')].join('_');
  return `${operation.name}_${route.method.toLowerCase()}_${parts[0] ?? ''}`;
}

const keyProperty = 'idempotency_key';

function placedOf(route: Route): string[] {
  return [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
}

function parametersOf(operation: Operation, route: Route, components: Components): Json[] {
  const { properties, required = [] } = operation.input as { properties: Record<string, object>; required?: string[] };
  const isOwn = route.path.startsWith('/operations/');
  const placed = placedOf(route);
  const exampleOf = (name: string) => operation.examples[0]?.input[name];
  const parameter = (name: string, place: string, isRequired: boolean, shownName = name): Json => ({
    name: shownName,
    in: place,
    required: isRequired,
    schema: components.share(properties[name] ?? {}),
    ...(exampleOf(name) === undefined ? {} : { example: exampleOf(name) as Json }),
  });
  const inPath = placed.map((name) => parameter(name, 'path', true));
  const headers = Object.entries(route.headers ?? {});
  const elsewhere = [...placed, keyProperty, ...headers.map(([name]) => name)];
  const free = Object.keys(properties).filter((name) => !elsewhere.includes(name));
  const inQuery = route.method === 'GET' ? free.map((name) => parameter(name, 'query', required.includes(name))) : [];
  const inHeader: Json[] = headers.map(([name, header]) => parameter(name, 'header', required.includes(name), header));
  if (!isOwn && keyProperty in properties) {
    inHeader.push(parameter(keyProperty, 'header', required.includes(keyProperty), 'Idempotency-Key'));
  }
  const prefer = preferenceOf(operation);
  if (prefer !== null) inHeader.push({ name: 'Prefer', in: 'header', required: false, ...prefer });
  return [...inPath, ...inQuery, ...inHeader];
}

function preferenceOf(operation: Operation): { description: string; schema: Json } | null {
  if (operation.effect === 'write' && operation.rehearsal !== undefined) {
    return {
      description: 'dry-run: check everything, write nothing, and show similar records.',
      schema: { type: 'string', enum: ['dry-run'] },
    };
  }
  if (operation.effect === 'read' && operation.poll !== undefined) {
    return {
      description: 'wait=N: hold an empty answer up to N seconds, at most 25.',
      schema: { type: 'string', pattern: '^wait=\\d{1,2}$' },
    };
  }
  return null;
}

function bodyOf(operation: Operation, route: Route, components: Components): Json | null {
  const isOwn = route.path.startsWith('/operations/');
  const absent = isOwn ? [] : [...placedOf(route), ...Object.keys({ ...route.fixed, ...route.headers }), keyProperty];
  const input = without(operation.input, absent);
  if (Object.keys(input.properties).length === 0 && !isOwn) return null;
  const schema = isOwn ? components.add(`${pascalCase(operation.name)}Input`, input) : components.share(input);
  const examples = operation.examples.map(({ title, input: value }) => [
    title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    {
      summary: title,
      value: Object.fromEntries(Object.entries(value).filter(([name]) => !absent.includes(name))) as Json,
    },
  ]);
  return {
    required: isOwn || (input.required ?? []).length > 0,
    content: { 'application/json': { schema, examples: Object.fromEntries(examples) as Json } },
  };
}

function without(input: TObject, names: readonly string[]): TObject & { required?: string[] } {
  const properties = Object.fromEntries(Object.entries(input.properties).filter(([name]) => !names.includes(name)));
  const required = ((input.required ?? []) as string[]).filter((name) => !names.includes(name));
  return { ...input, properties, required } as TObject & { required?: string[] };
}

function success(operation: Operation, components: Components): Json {
  const answer = components.add(`${pascalCase(operation.name)}Answer`, operation.output as object);
  const rehearsal = operation.effect === 'write' ? operation.rehearsal : undefined;
  const schema =
    rehearsal === undefined
      ? answer
      : { anyOf: [answer, components.add(`${pascalCase(operation.name)}DryRun`, rehearsal.output)] };
  const replayed: Json =
    operation.effect !== 'read' && keyProperty in operation.input.properties
      ? { 'Idempotent-Replayed': { $ref: '#/components/headers/Idempotent-Replayed' } }
      : {};
  return {
    description: rehearsal === undefined ? 'Done.' : 'Done; or with `Prefer: dry-run` what would be done.',
    headers: { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' }, ...replayed },
    content: { 'application/json': { schema } },
  };
}
