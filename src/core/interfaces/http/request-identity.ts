import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { randomToken } from '../../base/ids.ts';
import { findSecret } from '../../base/secrets.ts';
import type { TraceParent } from '../../base/tracing.ts';

const requestIdForm = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Request id: that of the caller's `X-Request-Id` when it has 8 to 64 letters, digits, `_` or `-`,
 * otherwise a new one. It is logged, so that a value with the form of a credential is not accepted.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && requestIdForm.test(given) && findSecret(given) === null ? given : randomToken();
}

// Later versions may append fields; version ff is forbidden. https://www.w3.org/TR/trace-context/#traceparent-header
const traceParentForm = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Parses the `traceparent` header; null when there is none or it is invalid. */
export function traceParentOf(headers: IncomingHttpHeaders): TraceParent | null {
  const { traceparent } = headers;
  if (typeof traceparent !== 'string') return null;
  const [, version, traceId, spanId, flags, more] = traceParentForm.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  if (version === '00' && more !== undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
