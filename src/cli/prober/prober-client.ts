import { Buffer } from 'node:buffer';
import type { ClaimedJob, JobReport, ProbeClaim } from '../../arcade/games/probes/job-schemas.ts';

/** What a prober asks of its server. Methods reject with a TypeError or an Error that passes with time. */
export interface ProberClient {
  /** Null when no job waits. */
  claim(claim: ProbeClaim): Promise<ClaimedJob | null>;
  bundle(id: string): Promise<Buffer>;
  /** The logs of the rounds that a job of kind `evidence` is about, one after the other. */
  logs(id: string): Promise<string>;
  report(id: string, report: JobReport): Promise<void>;
}

/** Asking again would be refused again: a wrong key, or another version. */
export class ServerRejected extends Error {
  override name = 'ServerRefuses';
}

const timeoutMs = 30_000;

export function createProberClient(server: URL, key: string): ProberClient {
  const base = `${server.origin}/arcade/api/v1/admin/probes`;
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Response> => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
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
      const response = await ask('POST', '/claim', claim);
      return response.status === 204 ? null : ((await response.json()) as ClaimedJob);
    },
    bundle: async (id) => Buffer.from(await (await ask('GET', `/${id}/bundle`)).arrayBuffer()),
    logs: async (id) => (await ask('GET', `/${id}/logs`)).text(),
    async report(id, report) {
      await ask('POST', `/${id}`, report);
    },
  };
}
