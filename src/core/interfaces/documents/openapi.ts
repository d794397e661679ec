import type { TObject } from 'typebox';
import type { Operation, Route } from '../../operation/operation.ts';
import { routesOf } from '../http/operation-routes.ts';
import type { RouteDescription } from '../http/raw-body-routes.ts';
import type { StreamRoute } from '../live/stream-route.ts';
import { type Components, createComponents, type Json, pascalCase } from './openapi-components.ts';
import { errorResponses } from './openapi-errors.ts';
import { nonOperationPaths } from './openapi-other-routes.ts';
import { securityOf, streamPaths } from './openapi-streams.ts';

export interface OpenApiOptions {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly moduleUrl: string;
  /** Base path of the operations under the module's URL: empty, or such as `/api/v1`. */
  readonly apiPath: string;
  readonly operations: readonly Operation[];
  readonly streams: readonly StreamRoute[];
  /** Schemas that become components, by name. */
  readonly schemas: Readonly<Record<string, object>>;
  readonly otherRoutes?: readonly RouteDescription[];
}

/**
 * OpenAPI 3.1 document of a module, generated from its operations. The result can be serialized as JSON and is
 * deterministic.
 */
export function openApiDocument(options: OpenApiOptions): Json {
  const components = createComponents(options.schemas);
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of options.operations) {
    for (const route of routesOf(operation)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(operation, route, components) };
    }
  }
  const streams = streamPaths(options.streams, options, components);
  const nonOperations = nonOperationPaths(options.otherRoutes ?? [], components);
  return {
    openapi: '3.1.1',
    info: { title: options.title, version: options.version, description: options.description },
    servers: [{ url: options.moduleUrl + options.apiPath }],
    tags: [
      { name: 'operations', description: 'POST with a JSON body: every operation.' },
      {
        name: 'resources',
        description: 'The same operations as resource routes, with the same input, rules and responses.',
      },
      { name: 'other', description: 'Streams and files.' },
    ],
    paths: { ...paths, ...streams, ...nonOperations },
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The credential in the Authorization header, never in the URL.',
        },
      },
      ...components.toJson(),
    },
  };
}

function describeRoute(operation: Operation, route: Route, components: Components): Json {
  const isOperationRoute = route.path.startsWith('/operations/');
  const parameters = parametersOf(operation, route, components);
  const body = route.method === 'GET' ? null : bodyOf(operation, route, components);
  return {
    operationId: operationId(operation, route),
    tags: [isOperationRoute ? 'operations' : 'resources'],
    summary: operation.title,
    description: operation.description,
    security: securityOf(operation),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === null ? {} : { requestBody: body }),
    responses: {
      ...Object.fromEntries(statusesOf(operation).map((status) => [status, successResponse(operation, components)])),
      ...errorResponses(operation, route, components),
    },
  };
}

function statusesOf(operation: Operation): string[] {
  const { successStatus = 200 } = operation.effect === 'read' ? {} : operation;
  const isUnchanged = operation.effect === 'write' && operation.isUnchanged !== undefined;
  return [...new Set([...(isUnchanged ? [200] : []), successStatus])].map(String);
}

function operationId(operation: Operation, route: Route): string {
  if (route.path.startsWith('/operations/') || (operation.interfaces !== undefined && route === operation.routes?.[0]))
    return operation.name;
  const segments = route.path.split('/').filter((segment) => segment !== '' && !segment.startsWith(':'));
  // The path segments distinguish several routes of one operation; `api` distinguishes none and is omitted.
  if (operation.interfaces !== undefined)
    return [operation.name, ...segments.filter((segment) => segment !== 'api')].join('_');
  return `${operation.name}_${route.method.toLowerCase()}_${segments[0] ?? ''}`;
}

const idempotencyKeyProperty = 'idempotency_key';

function pathParameterNames(route: Route): string[] {
  return [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
}

function parametersOf(operation: Operation, route: Route, components: Components): Json[] {
  const { properties, required = [] } = operation.input as { properties: Record<string, object>; required?: string[] };
  const isOperationRoute = route.path.startsWith('/operations/');
  const pathParameters = pathParameterNames(route);
  const exampleOf = (name: string) => operation.examples[0]?.input[name];
  const parameter = (name: string, location: string, isRequired: boolean, publishedName = name): Json => ({
    name: publishedName,
    in: location,
    required: isRequired,
    schema: components.toReferences(properties[name] ?? {}),
    ...(exampleOf(name) === undefined ? {} : { example: exampleOf(name) as Json }),
  });
  const inPath = pathParameters.map((name) => parameter(name, 'path', true));
  const headers = Object.entries(route.headers ?? {});
  const outsideBody = [...pathParameters, idempotencyKeyProperty, ...headers.map(([name]) => name)];
  const remainingNames = Object.keys(properties).filter((name) => !outsideBody.includes(name));
  const inQuery =
    route.method === 'GET' ? remainingNames.map((name) => parameter(name, 'query', required.includes(name))) : [];
  const inHeader: Json[] = headers.map(([name, header]) => parameter(name, 'header', required.includes(name), header));
  if (!isOperationRoute && idempotencyKeyProperty in properties) {
    inHeader.push(
      parameter(idempotencyKeyProperty, 'header', required.includes(idempotencyKeyProperty), 'Idempotency-Key'),
    );
  }
  const prefer = preferenceOf(operation);
  if (prefer !== null) inHeader.push({ name: 'Prefer', in: 'header', required: false, ...prefer });
  return [...inPath, ...inQuery, ...inHeader];
}

function preferenceOf(operation: Operation): { description: string; schema: Json } | null {
  if (operation.effect === 'write' && operation.dryRun !== undefined) {
    return {
      description: 'dry-run: check everything, write nothing, and show similar records.',
      schema: { type: 'string', enum: ['dry-run'] },
    };
  }
  if (operation.effect === 'read' && operation.poll !== undefined) {
    return {
      description: 'wait=N: long poll; hold an empty response for up to N seconds, at most 25.',
      schema: { type: 'string', pattern: '^wait=\\d{1,2}$' },
    };
  }
  return null;
}

function bodyOf(operation: Operation, route: Route, components: Components): Json | null {
  const isOperationRoute = route.path.startsWith('/operations/');
  const omittedNames = isOperationRoute
    ? []
    : [...pathParameterNames(route), ...Object.keys({ ...route.fixedInput, ...route.headers }), idempotencyKeyProperty];
  const input = omitProperties(operation.input, omittedNames);
  if (Object.keys(input.properties).length === 0 && !isOperationRoute) return null;
  const schema = isOperationRoute
    ? components.add(`${pascalCase(operation.name)}Input`, input)
    : components.toReferences(input);
  const examples = operation.examples.map(({ title, input: value }) => [
    title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    {
      summary: title,
      value: Object.fromEntries(Object.entries(value).filter(([name]) => !omittedNames.includes(name))) as Json,
    },
  ]);
  return {
    required: isOperationRoute || operation.body !== undefined || (input.required ?? []).length > 0,
    content: { 'application/json': { schema, examples: Object.fromEntries(examples) as Json }, ...binaryOf(operation) },
  };
}

/** Media types of a binary body, with a description instead of a schema. */
function binaryOf({ body }: Operation): Record<string, Json> {
  if (body === undefined) return {};
  const { mediaTypes, bytesMax, description } = body;
  const schema = { description: `${description} At most ${bytesMax} bytes.` };
  return Object.fromEntries(mediaTypes.map((type) => [type, { schema }]));
}

function omitProperties(input: TObject, names: readonly string[]): TObject & { required?: string[] } {
  const properties = Object.fromEntries(Object.entries(input.properties).filter(([name]) => !names.includes(name)));
  const required = ((input.required ?? []) as string[]).filter((name) => !names.includes(name));
  return { ...input, properties, required } as TObject & { required?: string[] };
}

function successResponse(operation: Operation, components: Components): Json {
  const response = components.add(`${pascalCase(operation.name)}Answer`, operation.output as object);
  const dryRun = operation.effect === 'write' ? operation.dryRun : undefined;
  const schema =
    dryRun === undefined
      ? response
      : { anyOf: [response, components.add(`${pascalCase(operation.name)}DryRun`, dryRun.output)] };
  const replayedHeader: Json =
    operation.effect !== 'read' && idempotencyKeyProperty in operation.input.properties
      ? { 'Idempotent-Replayed': { $ref: '#/components/headers/Idempotent-Replayed' } }
      : {};
  return {
    description:
      dryRun === undefined ? 'Success.' : 'Success; with `Prefer: dry-run`, the result that the write would have.',
    headers: { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' }, ...replayedHeader },
    content: { 'application/json': { schema } },
  };
}
