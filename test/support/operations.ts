import { routesOf } from '../../src/core/interfaces/http/operation-routes.ts';
import { commonErrors, commonWriteErrors, credentialMissing } from '../../src/core/operation/errors.ts';
import type { Operation, Route } from '../../src/core/operation/operation.ts';
import { bearer, type HttpRequest, type HttpResponse, post, send } from './http.ts';

export type Input = Record<string, unknown>;

/** A module for the tests of all operations. */
export interface ModuleFixture {
  readonly operations: readonly Operation[];
  /** Allowed and refused values of `operation.property` where the schema alone does not define them. */
  readonly values: Readonly<Record<string, PropertyValues>>;
  /** Error codes of rules beyond the schema, which a valid value of the schema may get. */
  readonly ruleCodes: readonly string[];
  /** Whether only pages of the same origin may read the module's responses. */
  readonly sameOriginOnly?: boolean;
  /** Creates the records that operations act on, at the server with this origin. */
  createTestData(url: string): Promise<TestData>;
}

export interface PropertyValues {
  readonly allowed: readonly unknown[];
  readonly refused: readonly unknown[];
}

export interface TestData {
  /** Base URL of the module's routes. */
  readonly baseUrl: string;
  /** The credential of an active agent. */
  readonly credential: string;
  /** Creates the input and the credential of a new valid call. */
  prepare(operation: Operation): Promise<PreparedInput>;
}

export interface PreparedInput {
  readonly input: Input;
  /** Null if the operation requires none. */
  readonly credential: string | null;
}

/** Calls an operation by POST or, if it has no POST route, by its resource route. */
export function invoke(
  { baseUrl }: Pick<TestData, 'baseUrl'>,
  operation: Operation,
  input: Input,
  credential: string | null,
): Promise<HttpResponse> {
  const headers = credential === null ? [] : [bearer(credential)];
  if (operation.interfaces === undefined) return post(`${baseUrl}/operations/${operation.name}`, input, headers);
  return sendTo(baseUrl, routeFor(operation, input), input, headers);
}

function sendTo(
  baseUrl: string,
  route: Route,
  input: Input,
  headers: HttpRequest['headers'] = [],
): Promise<HttpResponse> {
  const { url, ...request } = requestOf(baseUrl, route, input);
  return send(url, { ...request, headers: [...headers, ...request.headers] });
}

/** The request for an input. Properties are in the path, the query, the headers or the body. */
export function requestOf(baseUrl: string, route: Route, input: Input) {
  const routeProperties = new Set([...pathParameters(route), ...Object.keys(route.fixedInput ?? {})]);
  const url = baseUrl + route.path.replaceAll(/:(\w+)/g, (_all, name: string) => encodePathSegment(input[name]));
  const sentProperties = Object.entries(input).filter(([name]) => !routeProperties.has(name));
  if (route.method !== 'GET') {
    const headers = [['Content-Type', 'application/json']] as const;
    return { url, method: route.method, headers, body: JSON.stringify(Object.fromEntries(sentProperties)) };
  }
  const headerKeys = sentProperties.filter(([name, value]) => name === 'idempotency_key' && fitsHeader(value));
  const queryProperties = sentProperties.filter((pair) => !headerKeys.includes(pair));
  const query = new URLSearchParams(queryProperties.map(([name, value]) => [name, toUrlText(value)]));
  const headers = headerKeys.map(([, key]) => ['Idempotency-Key', String(key)] as const);
  return { url: queryProperties.length === 0 ? url : `${url}?${query}`, method: route.method, headers };
}

/** Whether a key can be sent in a header; otherwise a read has it in the query. */
function fitsHeader(value: unknown): boolean {
  return typeof value === 'string' && /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value);
}

/** The first route whose fixed values match the input, otherwise the first route. */
export function routeFor(operation: Operation, input: Input): Route {
  const routes = routesOf(operation);
  const matchesRoute = ({ fixedInput = {} }: Route) =>
    Object.entries(fixedInput).every(([name, value]) => input[name] === value);
  return routes.find(matchesRoute) ?? (routes[0] as Route);
}

/** Part of a request that contains a property; `fixed`: none, since the route implies the value. */
export type InputLocation = 'path' | 'fixed' | 'query' | 'body';

/** Location of a property on the operation's first route. */
export function locationOf(operation: Operation, name: string): InputLocation {
  if (operation.interfaces === undefined) return 'body';
  const route = routesOf(operation)[0] as Route;
  if (pathParameters(route).includes(name)) return 'path';
  if (name in (route.fixedInput ?? {})) return 'fixed';
  return route.method === 'GET' ? 'query' : 'body';
}

function pathParameters({ path }: Route): string[] {
  return path.match(/(?<=:)\w+/g) ?? [];
}

function encodePathSegment(value: unknown): string {
  return encodeURIComponent(toUrlText(value).toWellFormed());
}

/** A value in a URL: text unchanged, anything else as JSON. */
function toUrlText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** The error codes that an operation declares. */
export function declaredCodes(operation: Operation): Set<string> {
  const hasIdempotencyKey = operation.effect === 'external' && 'idempotency_key' in operation.input.properties;
  const keyErrors = operation.effect === 'write' || hasIdempotencyKey ? commonWriteErrors : [];
  const kinds = [...commonErrors, ...operation.errors, ...keyErrors];
  return new Set([...kinds, ...(operation.access === 'credential' ? [credentialMissing] : [])].map(({ code }) => code));
}

export function successStatus(operation: Operation): number {
  return operation.effect === 'read' ? 200 : (operation.successStatus ?? 200);
}

/** Whether the operation is a write that stores its response. */
export function isRepeatable(operation: Operation): boolean {
  return operation.effect === 'write' && 'idempotency_key' in operation.input.properties;
}
