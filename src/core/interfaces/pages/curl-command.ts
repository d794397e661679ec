import type { Example, Operation, Route } from '../../operation/operation.ts';
import { routesOf } from '../http/operation-routes.ts';

/** Base URL of the operations, and the shell variable for the caller's key. */
export interface CurlTarget {
  readonly apiUrl: string;
  readonly keyVariable: string;
}

/** curl command of an example, for the operation's first route. */
export function curlOf({ apiUrl, keyVariable }: CurlTarget, operation: Operation, { input }: Example): string {
  const route = routesOf(operation)[0] as Route;
  const body = remainingInput(route, input);
  const hasBody = route.method !== 'GET' && (Object.keys(body).length > 0 || isOperationRoute(route));
  const lines = [`curl ${methodFlag(route, hasBody)}${urlOf(apiUrl, route, input, body)}`];
  if (operation.access === 'credential') lines.push(`-H "Authorization: Bearer $${keyVariable}"`);
  lines.push(...headersOf(route, input).map(([name, value]) => `-H '${name}: ${value}'`));
  if (hasBody) lines.push(`-H 'Content-Type: application/json'`, `-d ${quote(jsonOf(body), keyVariable)}`);
  return lines.join(' \\\n  ');
}

/** HTTP request of an example, for the operation's first route. */
export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Null without a body. A credential is replaced by `keyPlaceholder`. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

export function sampleRequest(apiUrl: string, operation: Operation, { input }: Example): SampleRequest {
  const route = routesOf(operation)[0] as Route;
  const remaining = remainingInput(route, input);
  const hasBody = route.method !== 'GET' && (Object.keys(remaining).length > 0 || isOperationRoute(route));
  const url = urlOf(apiUrl, route, input, remaining).replaceAll('"', '');
  return {
    method: route.method,
    url,
    headers: headersOf(route, input),
    body: hasBody ? withKeyPlaceholder(remaining) : null,
  };
}

/** curl command of an operation's first example. Throws when there is none. */
export function firstExample(target: CurlTarget, operations: readonly Operation[], name: string): string {
  const operation = operations.find((operation) => operation.name === name);
  const example = operation?.examples[0];
  if (operation === undefined || example === undefined) throw new Error(`The operation ${name} has no example`);
  return curlOf(target, operation, example);
}

function isOperationRoute({ path }: Route): boolean {
  return path.startsWith('/operations/');
}

/** Input properties that are in neither the path nor a header. */
function remainingInput(route: Route, input: Example['input']): Record<string, unknown> {
  if (isOperationRoute(route)) return input;
  const outsideBody = [
    'idempotency_key',
    ...(route.path.match(/(?<=:)\w+/g) ?? []),
    ...Object.keys(route.headers ?? {}),
  ];
  return Object.fromEntries(Object.entries(input).filter(([name]) => !outsideBody.includes(name)));
}

function methodFlag({ method }: Route, hasBody: boolean): string {
  return method === 'GET' || (method === 'POST' && hasBody) ? '' : `-X ${method} `;
}

function urlOf(apiUrl: string, { method, path }: Route, input: Example['input'], remaining: object): string {
  const address = apiUrl + path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(textOf(input[name])));
  if (method !== 'GET' || Object.keys(remaining).length === 0) return address;
  const query = new URLSearchParams(Object.entries(remaining).map(([name, value]) => [name, String(value)]));
  return `"${address}?${query}"`;
}

/** Text form of an input value in a path or header. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

function headersOf(route: Route, input: Example['input']): [name: string, value: string][] {
  if (isOperationRoute(route)) return [];
  const names = { idempotency_key: 'Idempotency-Key', ...route.headers };
  return Object.entries(names).flatMap(([name, header]) =>
    input[name] === undefined ? [] : [[header, textOf(input[name])]],
  );
}

export const keyPlaceholder = 'RIALTO_KEY_PLACEHOLDER';

function withKeyPlaceholder(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return 'credential' in input ? { ...input, credential: keyPlaceholder } : input;
}

/** JSON on one line if it is short enough. */
function jsonOf(input: Record<string, unknown>): string {
  const body = withKeyPlaceholder(input);
  const line = JSON.stringify(body);
  return line.length <= lineMax ? line : JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');
}

const lineMax = 80;

/** Quotes text for a POSIX shell; the key placeholder becomes the shell variable. */
function quote(text: string, keyVariable: string): string {
  return `'${text.replaceAll("'", "'\\''").replace(keyPlaceholder, `'"$${keyVariable}"'`)}'`;
}
