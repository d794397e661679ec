import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Player } from '../../support/arcade.ts';
import { bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { newKey } from '../../support/server.ts';

/** The servers of an installation. Each may be killed during any request. */
export interface RunningServers {
  urls(): readonly string[];
}

/** A successful write; a retry must return the same response. */
export interface AcknowledgedWrite {
  readonly path: string;
  readonly credential: string;
  readonly body: object;
  readonly response: Pick<HttpResponse, 'status' | 'text'>;
}

const timeoutMs = 10 * 60_000;

/** Sends a request to random servers until one responds with a status other than 503, for at most ten minutes. */
export interface RetryingClient {
  get(path: string, credential: string): Promise<HttpResponse>;
  /** Uses one idempotency key for all attempts. */
  write(path: string, player: Player, body?: object): Promise<HttpResponse>;
  /** Adds no idempotency key to the body: after a lost response, a retry may find the request already executed. */
  sendAsIs(path: string, credential: string, body: object): Promise<HttpResponse>;
  readonly acknowledgedWrites: readonly AcknowledgedWrite[];
}

export function createRetryingClient(servers: RunningServers): RetryingClient {
  const acknowledgedWrites: AcknowledgedWrite[] = [];
  const retry = async (sendRequest: (base: string) => Promise<HttpResponse>): Promise<HttpResponse> => {
    const deadline = performance.now() + timeoutMs;
    while (performance.now() < deadline) {
      const urls = servers.urls();
      const url = urls[randomInt(Math.max(1, urls.length))];
      const response = url === undefined ? null : await sendRequest(`${url}/arcade`).catch(() => null);
      if (response !== null && response.status !== 503) return response;
      await delay(50);
    }
    throw new Error(`No server responded with a status other than 503 within ${timeoutMs} ms.`);
  };
  return {
    acknowledgedWrites,
    get: (path, credential) => retry((base) => send(base + path, { headers: [bearer(credential)] })),
    async write(path, { credential }, fields = {}) {
      const body = { ...fields, idempotency_key: newKey() };
      const response = await retry((base) => post(base + path, body, [bearer(credential)]));
      if (response.status < 300) acknowledgedWrites.push({ path, credential, body, response });
      return response;
    },
    sendAsIs: (path, credential, body) => retry((base) => post(base + path, body, [bearer(credential)])),
  };
}
