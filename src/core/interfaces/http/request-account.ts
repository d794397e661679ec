import type { IncomingHttpHeaders } from 'node:http';
import type { LogFields } from '../../base/log.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { internalError } from '../../operation/errors.ts';
import { traceParentOf } from './request-identity.ts';
import type { HttpServerOptions } from './server-options.ts';

/** What metrics and log say about one request. */
export interface ServedRequest {
  readonly id: string;
  readonly method: string;
  /** Pattern of the address, never the address itself. */
  readonly route: string;
  readonly headers: IncomingHttpHeaders;
  readonly traceId: string | undefined;
  readonly startedMs: number;
  readonly problemCode: string | null;
  readonly isProbe: boolean;
}

/** Counts and logs a response that was sent. */
export function recordResponse(
  options: Pick<HttpServerOptions, 'clock' | 'metrics' | 'log'>,
  request: ServedRequest,
  status: number,
): void {
  const { method, route, problemCode, isProbe } = request;
  const durationMs = options.clock.monotonicMs() - request.startedMs;
  options.metrics.observe(method, route, status, durationMs);
  if (problemCode !== null) options.metrics.refused(problemCode);
  // Balancers probe several times a second.
  options.log[isProbe ? 'debug' : 'info'](
    { ...identityOf(request), method, route, status, duration_ms: Math.round(durationMs * 100) / 100 },
    'answered',
  );
}

/** Logs what a handler threw; the caller learns its request id alone. */
export function explainFault(
  { log }: Pick<HttpServerOptions, 'log'>,
  request: Pick<ServedRequest, 'id' | 'method' | 'route' | 'headers' | 'traceId'>,
  error: unknown,
): Refusal {
  const { method, route } = request;
  log.error({ err: error, ...identityOf(request), method, route }, 'request failed');
  return refuse(internalError, 'Internal server error. Report the request_id to the operator.');
}

/** What joins the log's lines about one request, here and in the logs of other services. */
function identityOf({ id, headers, traceId }: Pick<ServedRequest, 'id' | 'headers' | 'traceId'>): LogFields {
  const joined = traceId ?? traceParentOf(headers)?.traceId;
  return joined === undefined ? { request_id: id } : { request_id: id, trace_id: joined };
}
