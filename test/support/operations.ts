import { routesOf } from '../../src/core/interfaces/http/operation-routes.ts';
import { commonErrors, commonWriteErrors, credentialMissing } from '../../src/core/operation/errors.ts';
import type { Operation, Route } from '../../src/core/operation/operation.ts';
import { bearer, type HttpRequest, type HttpResponse, post, send } from './http.ts';

export type Input = Record<string, unknown>;

/** A module whose operations the suites try. */
export interface Subject {
  readonly operations: readonly Operation[];
  /** What `operation.property` allows and refuses, where its schema alone does not tell. */
  readonly values: Readonly<Record<string, Values>>;
  /** Codes of faults that a well-formed value may have: rules of the operation, not of its schema. */
  readonly ruleCodes: readonly string[];
  /** No page of another origin may read its responses. */
  readonly sameOriginOnly?: boolean;
  /** Makes something of every kind at the server with this origin, for operations to act on. */
  createTestData(url: string): Promise<TestData>;
}

export interface Values {
  readonly allowed: readonly unknown[];
  readonly refused: readonly unknown[];
}

export interface TestData {
  /** Where the module's routes begin. */
  readonly baseUrl: string;
  /** Of an agent in good standing. */
  readonly credential: string;
  /** A new call that the operation accepts, with required properties only; made afresh, so that it takes effect once. */
  prepare(operation: Operation): Promise<PreparedInput>;
}

export interface PreparedInput {
  readonly input: Input;
  /** Null where none is needed. */
  readonly credential: string | null;
}

/** One call, by POST to the operation or, where it has none, by its resource route. */
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

/** The input as a route takes it: in its path, its query or its body, or fixed by the address. */
export function requestOf(baseUrl: string, route: Route, input: Input) {
  const decided = new Set([...placedIn(route), ...Object.keys(route.fixed ?? {})]);
  const url = baseUrl + route.path.replaceAll(/:(\w+)/g, (_all, name: string) => encoded(input[name]));
  const free = Object.entries(input).filter(([name]) => !decided.has(name));
  if (route.method !== 'GET') {
    const headers = [['Content-Type', 'application/json']] as const;
    return { url, method: route.method, headers, body: JSON.stringify(Object.fromEntries(free)) };
  }
  const keys = free.filter(([name, value]) => name === 'idempotency_key' && fitsHeader(value));
  const rest = free.filter((pair) => !keys.includes(pair));
  const query = new URLSearchParams(rest.map(([name, value]) => [name, spelled(value)]));
  const headers = keys.map(([, key]) => ['Idempotency-Key', String(key)] as const);
  return { url: rest.length === 0 ? url : `${url}?${query}`, method: route.method, headers };
}

/** A read takes its key from the header; what no header can hold is refused in the query as well. */
function fitsHeader(value: unknown): boolean {
  return typeof value === 'string' && /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value);
}

/** The first route that fixes nothing else than the input says. */
export function routeFor(operation: Operation, input: Input): Route {
  const routes = routesOf(operation);
  const fits = ({ fixed = {} }: Route) => Object.entries(fixed).every(([name, value]) => input[name] === value);
  return routes.find(fits) ?? (routes[0] as Route);
}

export type InputLocation = 'path' | 'fixed' | 'query' | 'body';

/** Where a caller who has only the operation's first route puts a property. */
export function placeOf(operation: Operation, name: string): InputLocation {
  if (operation.interfaces === undefined) return 'body';
  const route = routesOf(operation)[0] as Route;
  if (placedIn(route).includes(name)) return 'path';
  if (name in (route.fixed ?? {})) return 'fixed';
  return route.method === 'GET' ? 'query' : 'body';
}

function placedIn({ path }: Route): string[] {
  return path.match(/(?<=:)\w+/g) ?? [];
}

function encoded(value: unknown): string {
  return encodeURIComponent(spelled(value).toWellFormed());
}

/** How a value is in an address: text as it is, anything else as JSON. */
function spelled(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** The codes that an operation may refuse with, as it declares them. */
export function declaredCodes(operation: Operation): Set<string> {
  const takesKey = operation.effect === 'external' && 'idempotency_key' in operation.input.properties;
  const ofKeys = operation.effect === 'write' || takesKey ? commonWriteErrors : [];
  const kinds = [...commonErrors, ...operation.errors, ...ofKeys];
  return new Set([...kinds, ...(operation.access === 'credential' ? [credentialMissing] : [])].map(({ code }) => code));
}

export function successStatus(operation: Operation): number {
  return operation.effect === 'read' ? 200 : (operation.successStatus ?? 200);
}

/** Whether the operation is a write that keeps what it answered. */
export function isRepeatable(operation: Operation): boolean {
  return operation.effect === 'write' && 'idempotency_key' in operation.input.properties;
}
