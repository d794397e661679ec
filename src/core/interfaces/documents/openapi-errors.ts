import type { ErrorKind } from '../../base/refusal.ts';
import {
  bodyTooLarge,
  commonErrors,
  commonWriteErrors,
  credentialMissing,
  idempotencyKeyMissing,
  invalidJson,
  notFound,
  requestTimeout,
  unsupportedMediaType,
} from '../../operation/errors.ts';
import { type Operation, type Route, readsCredential } from '../../operation/operation.ts';
import { type Components, type Json, pascalCase } from './openapi-components.ts';

const bodyErrors: readonly ErrorKind[] = [invalidJson, requestTimeout, bodyTooLarge, unsupportedMediaType];

/** Error responses of a route by status, each with its list of codes. */
export function errorResponses(operation: Operation, route: Route, components: Components): Record<string, Json> {
  const hasBody = route.method !== 'GET';
  const checksCredential = readsCredential(operation);
  const sharedKinds = [...commonErrors, ...idempotencyErrors(operation)].filter(
    (kind) => (hasBody || !bodyErrors.includes(kind)) && (checksCredential || kind.status !== 401),
  );
  const specificKinds = [...(operation.access === 'credential' ? [credentialMissing] : []), ...operation.errors];
  const responses: Record<string, Json> = {};
  for (const status of statusesOf([...sharedKinds, ...specificKinds])) {
    const kinds = distinct([...sharedKinds, ...specificKinds].filter((kind) => kind.status === status));
    const name = componentName(kinds, sharedKinds, operation, route);
    responses[String(status)] = components.addResponse(name, describeErrors(kinds, components));
  }
  return responses;
}

/** Error responses of a route that is not an operation; component names begin with `name`. */
export function problemResponses(
  name: string,
  kinds: readonly ErrorKind[],
  components: Components,
): Record<string, Json> {
  return Object.fromEntries(
    statusesOf(kinds).map((status) => {
      const kindsOfStatus = kinds.filter((kind) => kind.status === status);
      return [
        String(status),
        components.addResponse(`${name}Error${status}`, describeErrors(kindsOfStatus, components)),
      ];
    }),
  );
}

/** Errors of a write's idempotency key. A late retry of a write whose record was removed gets not_found. */
function idempotencyErrors(operation: Operation): readonly ErrorKind[] {
  if (operation.effect === 'read' || !('idempotency_key' in operation.input.properties)) return [];
  if (operation.effect !== 'write') return commonWriteErrors;
  const kinds = [...commonWriteErrors, notFound];
  return operation.idempotency !== undefined ? kinds.filter((kind) => kind !== idempotencyKeyMissing) : kinds;
}

/** Component name of the errors of one status; routes with the same errors share it. */
function componentName(
  kinds: readonly ErrorKind[],
  sharedKinds: readonly ErrorKind[],
  operation: Operation,
  route: Route,
): string {
  const status = kinds[0]?.status ?? 0;
  const method = route.method === 'GET' ? 'Get' : '';
  if (
    kinds.length === commonErrors.filter((kind) => kind.status === status).length &&
    kinds.every((kind) => commonErrors.includes(kind))
  )
    return `Error${status}`;
  if (kinds.length === 1 && kinds[0]?.code === 'not_found') return 'NotFound';
  const hasCommonErrors =
    operation.effect === 'read' || commonWriteErrorsOf(status).every((kind) => sharedKinds.includes(kind));
  if (!hasCommonErrors || !kinds.every((kind) => sharedKinds.includes(kind) || kind === credentialMissing))
    return `${pascalCase(operation.name)}${method}Error${status}`;
  if (kinds.includes(credentialMissing)) return `AccountError${status}`;
  return `${operation.effect === 'read' ? 'Read' : 'Write'}${method}Error${status}`;
}

/** Errors about idempotency keys with this status. */
function commonWriteErrorsOf(status: number): readonly ErrorKind[] {
  return commonWriteErrors.filter((kind) => kind.status === status);
}

function describeErrors(kinds: readonly ErrorKind[], components: Components): Json {
  const status = kinds[0]?.status ?? 0;
  const memberEntries = kinds.flatMap(({ memberSchemas = {} }) => Object.entries(memberSchemas));
  const isRetryable =
    status === 429 || status === 503 || memberEntries.some(([name]) => name === 'retry_after_seconds');
  const headers = [
    ...(isRetryable ? ['Retry-After'] : []),
    ...(kinds.some(({ isStored }) => isStored) ? ['Idempotent-Replayed'] : []),
  ];
  return {
    description: kinds.map((kind) => kind.title).join('. '),
    ...(headers.length === 0
      ? {}
      : { headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])) }),
    content: {
      'application/problem+json': {
        schema: {
          $ref: '#/components/schemas/Problem',
          properties: {
            code: { enum: kinds.map((kind) => kind.code) },
            status: { const: status },
            ...Object.fromEntries(memberEntries.map(([name, schema]) => [name, components.toReferences(schema)])),
          },
        },
      },
    },
  };
}

function statusesOf(kinds: readonly ErrorKind[]): number[] {
  return [...new Set(kinds.map((kind) => kind.status))].sort((left, right) => left - right);
}

function distinct(kinds: readonly ErrorKind[]): ErrorKind[] {
  return [...new Set(kinds)];
}
