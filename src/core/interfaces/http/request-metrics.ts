import { Counter, Histogram, type Registry } from 'prom-client';

export interface RequestMetrics {
  observe(method: string, route: string, status: number, durationMs: number): void;
  /** Counts a refusal by its error code. */
  countRefusal(code: string): void;
}

/** Request metrics by route pattern, never by URL or account. */
export function createRequestMetrics(registry: Registry): RequestMetrics {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Responses by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: "Time from the end of a request's headers to the last byte of its response.",
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Responses with a problem document, including tool errors of MCP, by error code.',
    labelNames: ['code'],
    registers: [registry],
  });
  return {
    countRefusal: (code) => refusals.inc({ code }),
    observe(method, route, status, durationMs) {
      requests.inc({ method, route, status });
      durations.observe({ route }, durationMs / 1000);
    },
  };
}
