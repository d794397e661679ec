import { Buffer } from 'node:buffer';
import type { ClaimedJob, JobReport, ProbeClaim } from '../../arcade/games/probes/job-schemas.ts';

/** Client of the prober API. Methods reject with a TypeError or Error on temporary failures. */
export interface ProberClient {
  /** Null when the queue is empty. */
  claim(claim: ProbeClaim): Promise<ClaimedJob | null>;
  bundle(id: string): Promise<Buffer>;
  /** Concatenated logs of the sessions of an `evidence` or a `reported` job. */
  logs(id: string): Promise<string>;
  report(id: string, report: JobReport): Promise<void>;
  /** Tells the server that this prober stops. */
  leave(prober: string): Promise<void>;
}

/** Permanent refusal: a wrong key or an incompatible version. */
export class ServerRejected extends Error {
  override name = 'ServerRejected';
}

const timeoutMs = 30_000;
/** Limit for the request of a prober that stops, so that the process ends soon when the server does not respond. */
const leaveTimeoutMs = 2_000;

/**
 * Client of the prober API. Its calls throw ServerRejected for 401, 404 and a claim that is refused with 409, and Error
 * for other unsuccessful responses.
 */
export function createProberClient(server: URL, key: string): ProberClient {
  const base = `${server.origin}/arcade/api/v1/admin/probes`;
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    requestTimeoutMs = timeoutMs,
  ): Promise<Response> => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(requestTimeoutMs),
      redirect: 'error',
    });
    if (response.ok) return response;
    const message = `The server responded to ${method} ${path} with status ${response.status}: ${(await response.text()).slice(0, 300)}`;
    if (response.status === 401 || response.status === 404 || (response.status === 409 && path === '/claim'))
      throw new ServerRejected(message);
    throw new Error(message);
  };
  return {
    async claim(claim) {
      const response = await send('POST', '/claim', claim);
      return response.status === 204 ? null : ((await response.json()) as ClaimedJob);
    },
    bundle: async (id) => Buffer.from(await (await send('GET', `/${id}/bundle`)).arrayBuffer()),
    logs: async (id) => (await send('GET', `/${id}/logs`)).text(),
    async report(id, report) {
      await send('POST', `/${id}`, report);
    },
    async leave(prober) {
      await send('POST', '/leave', { prober }, leaveTimeoutMs);
    },
  };
}
