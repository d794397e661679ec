import assert from 'node:assert/strict';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { send } from './http.ts';

// biome-ignore lint/suspicious/noExplicitAny: the document is untyped JSON.
export type OpenApiJson = any;

export interface DescribedRoute {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenApiJson;
}

/** A served OpenAPI document with helpers for tests. */
export interface ServedOpenApi {
  readonly document: OpenApiJson;
  readonly routes: readonly DescribedRoute[];
  /** Resolves a reference. */
  readonly find: (reference: string) => OpenApiJson;
  /** Returns a validator for the schema of a reference. */
  validate(reference: string): ValidateFunction;
  /** Returns a validator for JSON responses of a route with this status. */
  responseValidator(route: DescribedRoute, status: number): ValidateFunction;
  /** Returns a validator for problem documents of a route with this status. */
  problemValidator(route: DescribedRoute, status: number): ValidateFunction;
}

const methods = ['get', 'post', 'put', 'delete'];

export async function fetchOpenApi(url: string): Promise<ServedOpenApi> {
  const document: OpenApiJson = await (await fetch(url)).json();
  const formats = {
    'date-time': true,
    uri: true,
    'single-line': true,
    'multi-line': true,
    'uri-or-empty': true,
    'uri-http': true,
  };
  const ajv = new Ajv2020({ strict: false, formats: formats as Record<string, true> });
  ajv.addSchema(document, 'openapi');
  const compilePointer = (pointer: string) => ajv.compile({ $ref: `openapi#${encodeURI(pointer)}` });
  const routes = Object.entries<OpenApiJson>(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => method in item).map((method) => ({ path, method, operation: item[method] })),
  );
  return {
    document,
    routes,
    find: (reference) => resolveReference(document, reference),
    validate: (reference) => compilePointer(reference.slice(1)),
    responseValidator: ({ path, method }, status) =>
      compilePointer(`/paths/${escapeStep(path)}/${method}/responses/${status}/content/application~1json/schema`),
    problemValidator({ path, method, operation }, status) {
      const reference = operation.responses[String(status)]?.$ref as string | undefined;
      assert.ok(reference !== undefined, `${method} ${path} documents no ${status}`);
      return compilePointer(`${reference.slice(1)}/content/application~1problem+json/schema`);
    },
  };
}

/** Broken references and unused shared components. */
export function invalidReferences({ document, find }: ServedOpenApi): string[] {
  const text = JSON.stringify(document);
  const usedReferences = new Set([...text.matchAll(/"\$ref":"(#[^"]+)"/g)].map((match) => match[1] as string));
  const unused = ['schemas', 'responses', 'headers'].flatMap((section) =>
    Object.keys(document.components[section])
      .map((name) => `#/components/${section}/${name}`)
      .filter((reference) => !usedReferences.has(reference)),
  );
  return [...[...usedReferences].filter((reference) => find(reference) === undefined), ...unused];
}

/** Checks that the document lists exactly those of `methods` that the server allows at each URL. */
export async function assertMethods({ document }: ServedOpenApi, baseUrl: string): Promise<void> {
  for (const [path, item] of Object.entries<object>(document.paths)) {
    const response = await send(baseUrl + path.replaceAll(/\{\w+\}/g, 'none'), { method: 'PATCH' });
    assert.equal(response.status, 405, path);
    const allowed = String(response.headers['allow']).toLowerCase().split(', ');
    for (const method of methods) assert.equal(allowed.includes(method), method in item, `${method} ${path}`);
  }
}

/** The example bodies in the document; a single undefined if the request has no body. */
export function exampleBodies({ operation }: DescribedRoute): (object | undefined)[] {
  const content = operation.requestBody?.content['application/json'];
  if (content === undefined) return [undefined];
  return Object.values<OpenApiJson>(content.examples).map(({ value }) => value);
}

/** Replaces ids in examples by those of existing records. */
export type IdReplacer = (text: string) => string;

/** The request built from the document's own examples. */
export function exampleRequest(
  baseUrl: string,
  { path, method, operation }: DescribedRoute,
  body: object | undefined,
  replaceIds: IdReplacer,
): Request {
  const headers = new Headers();
  const query = new URLSearchParams();
  let filledPath = path;
  for (const { name, in: location, example } of operation.parameters ?? []) {
    if (example === undefined) continue;
    const value = replaceIds(String(example));
    if (location === 'path') filledPath = filledPath.replace(`{${name}}`, encodeURIComponent(value));
    if (location === 'query') query.set(name, value);
    if (location === 'header') headers.set(name, value);
  }
  if (body !== undefined) headers.set('content-type', 'application/json');
  const bodyInit = body === undefined ? {} : { body: replaceIds(JSON.stringify(body)) };
  const search = query.size === 0 ? '' : `?${query}`;
  return new Request(baseUrl + filledPath + search, { method: method.toUpperCase(), headers, ...bodyInit });
}

function resolveReference(document: OpenApiJson, reference: string): OpenApiJson {
  const steps = reference.slice(2).split('/');
  return steps.reduce(
    (node, step) => node?.[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}

function escapeStep(path: string): string {
  return path.replaceAll('~', '~0').replaceAll('/', '~1');
}
