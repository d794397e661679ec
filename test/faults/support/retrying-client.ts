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

/** Sends requests to a running server and retries until one responds. */
export interface RetryingClient {
  get(path: string, credential: string): Promise<HttpResponse>;
  /** Uses one idempotency key for all attempts. */
  write(path: string, player: Player, body?: object): Promise<HttpResponse>;
  /** Sends a decision of the operator without an idempotency key. A lost response leaves its effect unknown. */
  decide(path: string, key: string, body: object): Promise<HttpResponse>;
  readonly written: readonly AcknowledgedWrite[];
}

export function createRetryingClient(site: RunningServers): RetryingClient {
  const written: AcknowledgedWrite[] = [];
  const retry = async (sendRequest: (base: string) => Promise<HttpResponse>): Promise<HttpResponse> => {
    for (;;) {
      const urls = site.urls();
      const url = urls[randomInt(Math.max(1, urls.length))];
      const response = url === undefined ? null : await sendRequest(`${url}/arcade`).catch(() => null);
      if (response !== null && response.status !== 503) return response;
      await delay(50);
    }
  };
  return {
    written,
    get: (path, credential) => retry((base) => send(base + path, { headers: [bearer(credential)] })),
    async write(path, { credential }, fields = {}) {
      const body = { ...fields, idempotency_key: newKey() };
      const response = await retry((base) => post(base + path, body, [bearer(credential)]));
      if (response.status < 300) written.push({ path, credential, body, response });
      return response;
    },
    decide: (path, key, body) => retry((base) => post(base + path, body, [bearer(key)])),
  };
}
