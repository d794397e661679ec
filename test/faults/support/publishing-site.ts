import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Player } from '../../support/arcade.ts';
import { bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { newKey } from '../../support/server.ts';

/** The servers of an installation that are alive at a moment; each may be killed during any request. */
export interface Site {
  urls(): readonly string[];
}

/** A write that was answered with a success: sent again it must be answered alike. */
export interface WrittenRelease {
  readonly path: string;
  readonly credential: string;
  readonly body: object;
  readonly response: Pick<HttpResponse, 'status' | 'text'>;
}

/** Sends requests to whichever server is alive, the same again until one answers. */
export interface Caller {
  get(path: string, credential: string): Promise<HttpResponse>;
  /** With one idempotency key for all attempts. */
  write(path: string, player: Player, body?: object): Promise<HttpResponse>;
  /** A decision of the owner: only its effect shows whether a lost response was a success. */
  decide(path: string, key: string, body: object): Promise<HttpResponse>;
  readonly written: readonly WrittenRelease[];
}

export function createCaller(site: Site): Caller {
  const written: WrittenRelease[] = [];
  const persist = async (ask: (base: string) => Promise<HttpResponse>): Promise<HttpResponse> => {
    for (;;) {
      const urls = site.urls();
      const url = urls[randomInt(Math.max(1, urls.length))];
      const response = url === undefined ? null : await ask(`${url}/arcade`).catch(() => null);
      if (response !== null && response.status !== 503) return response;
      await delay(50);
    }
  };
  return {
    written,
    get: (path, credential) => persist((base) => send(base + path, { headers: [bearer(credential)] })),
    async write(path, { credential }, fields = {}) {
      const body = { ...fields, idempotency_key: newKey() };
      const response = await persist((base) => post(base + path, body, [bearer(credential)]));
      if (response.status < 300) written.push({ path, credential, body, response });
      return response;
    },
    decide: (path, key, body) => persist((base) => post(base + path, body, [bearer(key)])),
  };
}
