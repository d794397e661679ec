import type { Example, Operation, Route } from '../../operation/operation.ts';
import { routesOf } from '../http/operation-routes.ts';

/** Base URL of the operations, and the shell variable for the caller's key. */
export interface CurlTarget {
  readonly apiUrl: string;
  readonly keyVariable: string;
}

/** curl command of an example, for the operation's first route. */
export function curlCommand({ apiUrl, keyVariable }: CurlTarget, operation: Operation, { input }: Example): string {
  const route = routesOf(operation)[0] as Route;
  const body = remainingInput(route, input);
  const hasBody = route.method !== 'GET' && (Object.keys(body).length > 0 || isOperationRoute(route));
  const lines = [`curl ${methodFlag(route, hasBody)}${urlOf(apiUrl, route, input, body)}`];
  if (operation.access === 'credential') lines.push(`-H "Authorization: Bearer $${keyVariable}"`);
  lines.push(...headersOf(route, input).map(([name, value]) => `-H '${name}: ${value}'`));
  if (hasBody)
    lines.push(
      `-H 'Content-Type: application/json'`,
      `-d ${quoteForShell(formatBody(withPlaceholders(operation, body)), keyVariable)}`,
    );
  return lines.join(' \\\n  ');
}

/**
 * HTTP request of an example, for the operation's first route, with placeholders for the credential and for the random
 * suffix of a name.
 */
export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Null without a body. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

export function sampleRequest(apiUrl: string, operation: Operation, { input }: Example): SampleRequest {
  const route = routesOf(operation)[0] as Route;
  const remainingProperties = remainingInput(route, input);
  const hasBody = route.method !== 'GET' && (Object.keys(remainingProperties).length > 0 || isOperationRoute(route));
  const url = urlOf(apiUrl, route, input, remainingProperties).replaceAll('"', '');
  return {
    method: route.method,
    url,
    headers: headersOf(route, input),
    body: hasBody ? withPlaceholders(operation, remainingProperties) : null,
  };
}

/** curl command of an operation's first example. Throws when there is none. */
export function firstExampleCommand(target: CurlTarget, operations: readonly Operation[], name: string): string {
  const operation = operations.find((operation) => operation.name === name);
  const example = operation?.examples[0];
  if (operation === undefined || example === undefined) throw new Error(`The operation ${name} has no example`);
  return curlCommand(target, operation, example);
}

/** Whether the route is `POST /operations/<name>`, whose body is the whole input. */
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

/** URL of a request. A URL with a query is in double quotes, for a shell. */
function urlOf(apiUrl: string, { method, path }: Route, input: Example['input'], remainingProperties: object): string {
  const url = apiUrl + path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(formatValue(input[name])));
  if (method !== 'GET' || Object.keys(remainingProperties).length === 0) return url;
  const query = new URLSearchParams(Object.entries(remainingProperties).map(([name, value]) => [name, String(value)]));
  return `"${url}?${query}"`;
}

/** Text form of an input value in a path or header. */
function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

function headersOf(route: Route, input: Example['input']): [name: string, value: string][] {
  if (isOperationRoute(route)) return [];
  const names = { idempotency_key: 'Idempotency-Key', ...route.headers };
  return Object.entries(names).flatMap(([name, header]) =>
    input[name] === undefined ? [] : [[header, formatValue(input[name])]],
  );
}

export const keyPlaceholder = 'RIALTO_KEY_PLACEHOLDER';

/** Placeholder for a random suffix of a registered name: an example with a fixed name would work only once. */
export const randomPlaceholder = 'RIALTO_RANDOM_PLACEHOLDER';

function withPlaceholders({ access }: Operation, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const credential = 'credential' in input ? { credential: keyPlaceholder } : {};
  const name = access === 'registration' && 'name' in input ? { name: `${input['name']}-${randomPlaceholder}` } : {};
  return { ...input, ...credential, ...name };
}

/** JSON on one line if the line has at most 80 characters. */
function formatBody(body: Record<string, unknown>): string {
  const line = JSON.stringify(body);
  return line.length <= lineCharactersMax ? line : JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');
}

const lineCharactersMax = 80;

/** Quotes text for a shell; placeholders become the shell variable of the key, and $RANDOM. */
function quoteForShell(text: string, keyVariable: string): string {
  const quoted = text.replaceAll("'", "'\\''").replace(keyPlaceholder, () => `'"$${keyVariable}"'`);
  return `'${quoted.replace(randomPlaceholder, () => `'"$RANDOM$RANDOM"'`)}'`;
}
