import autocannon from 'autocannon';

/** One HTTP request of a load; the body may differ from request to request. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | (() => string);
}

/** What a load measured. Times in milliseconds. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly answers: number;
  readonly failures: number;
}

export interface Load {
  readonly url: string;
  readonly request: LoadRequest;
  readonly connections: number;
  readonly seconds: number;
}

/** Sends the request over and over on so many connections for so long; every answer that is not 2xx is a failure. */
export async function applyLoad({ url, request, connections, seconds }: Load): Promise<LoadResult> {
  const { body, path, method, headers } = request;
  const dynamic = typeof body === 'function';
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        path,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(dynamic ? { setupRequest: (built: object) => ({ ...built, body: body() }) } : body === undefined ? {} : { body }),
      },
    ],
  });
  const failures = result.non2xx + result.errors + result.timeouts;
  return {
    perSecond: Math.round(result['2xx'] / result.duration),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    answers: result['2xx'],
    failures,
  };
}
