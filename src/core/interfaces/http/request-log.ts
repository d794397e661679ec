import type { IncomingHttpHeaders } from 'node:http';
import type { LogFields } from '../../base/log.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { internalError } from '../../operation/errors.ts';
import { traceParentOf } from './request-identity.ts';
import type { HttpServerOptions } from './server-options.ts';

/** Data of a request for metrics and log. */
export interface RequestRecord {
  readonly id: string;
  readonly method: string;
  /** Route pattern, never the actual URL. */
  readonly route: string;
  readonly headers: IncomingHttpHeaders;
  readonly traceId: string | undefined;
  readonly startedMs: number;
  readonly problemCode: string | null;
  readonly isHealthCheck: boolean;
}

/** Counts and logs a sent response. */
export function recordResponse(
  options: Pick<HttpServerOptions, 'clock' | 'metrics' | 'log'>,
  request: RequestRecord,
  status: number,
): void {
  const { method, route, problemCode, isHealthCheck } = request;
  const durationMs = options.clock.monotonicMs() - request.startedMs;
  options.metrics.observe(method, route, status, durationMs);
  if (problemCode !== null) options.metrics.countRefusal(problemCode);
  // Load balancers request health checks several times a second.
  options.log[isHealthCheck ? 'debug' : 'info'](
    { ...correlationFields(request), method, route, status, duration_ms: Math.round(durationMs * 100) / 100 },
    'request completed',
  );
}

/** Logs an unexpected error and returns the refusal for the caller. */
export function logUnexpectedError(
  { log }: Pick<HttpServerOptions, 'log'>,
  request: Pick<RequestRecord, 'id' | 'method' | 'route' | 'headers' | 'traceId'>,
  error: unknown,
): Refusal {
  const { method, route } = request;
  log.error({ err: error, ...correlationFields(request), method, route }, 'request failed: responding with 500');
  return refuse(internalError, 'Internal server error. Report the request_id to the operator.');
}

/** Request id and trace id, which correlate log lines. */
function correlationFields({ id, headers, traceId }: Pick<RequestRecord, 'id' | 'headers' | 'traceId'>): LogFields {
  const correlatedTraceId = traceId ?? traceParentOf(headers)?.traceId;
  return correlatedTraceId === undefined ? { request_id: id } : { request_id: id, trace_id: correlatedTraceId };
}
