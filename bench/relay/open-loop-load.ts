import { connect, type Socket } from 'node:net';
import { ResponseReader } from '../response-reader.ts';

/** A scheduled request. */
export interface ScheduledRequest {
  /** Encoded request. */
  readonly bytes: string;
  readonly onResponse: (response: ScheduledResponse) => void;
}

export interface ScheduledResponse {
  readonly status: number;
  /** Latency from the scheduled time, so that a late start counts. */
  readonly latencyMs: number;
  /** Time from the scheduled time until the request was sent. */
  readonly lagMs: number;
  readonly text: () => string;
}

export interface OpenLoopLoad {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly nextRequest: () => ScheduledRequest;
}

/**
 * Open-loop load: sends requests on a constant schedule, independent of earlier responses, which avoids coordinated
 * omission. Resolves after the last response; throws on timeouts and lost connections.
 */
export async function runOpenLoopLoad({ url, perSecond, seconds, nextRequest }: OpenLoopLoad): Promise<void> {
  const clients = new ClientPool(url);
  const responses: Promise<void>[] = [];
  const failures: unknown[] = [];
  const startMs = performance.now() + startAfterMs;
  try {
    for (let number = 0; number < perSecond * seconds && failures.length === 0; number += 1) {
      const dueMs = startMs + (number * 1_000) / perSecond;
      await waitUntil(dueMs);
      responses.push(sendOne(clients, nextRequest(), dueMs).catch((error: unknown) => void failures.push(error)));
    }
    await Promise.all(responses);
  } finally {
    clients.close();
  }
  if (failures.length > 0) throw failures[0];
}

/** Delay of the first request, so that the schedule starts in the future. */
const startAfterMs = 20;
const responseMsMax = 40_000;
/** Inaccuracy of timers; the rest of the wait polls the event loop. */
const timerDelayMs = 1.2;

async function waitUntil(dueMs: number): Promise<void> {
  const waitMs = dueMs - performance.now() - timerDelayMs;
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  while (performance.now() < dueMs) await new Promise((resolve) => setImmediate(resolve));
}

async function sendOne(clients: ClientPool, { bytes, onResponse }: ScheduledRequest, dueMs: number): Promise<void> {
  const client = clients.acquire();
  const lagMs = performance.now() - dueMs;
  const { status, text } = await client.send(bytes);
  onResponse({ status, latencyMs: performance.now() - dueMs, lagMs, text });
  clients.release(client);
}

/** Pool of idle connections, extended on demand. */
class ClientPool {
  readonly #url: URL;
  readonly #idle: LoadClient[] = [];
  readonly #all: LoadClient[] = [];

  constructor(url: string) {
    this.#url = new URL(url);
  }

  acquire(): LoadClient {
    const idle = this.#idle.pop();
    if (idle !== undefined) return idle;
    const client = new LoadClient(connect(Number(this.#url.port), this.#url.hostname).setNoDelay(true));
    this.#all.push(client);
    return client;
  }

  release(client: LoadClient): void {
    this.#idle.push(client);
  }

  close(): void {
    for (const client of this.#all) client.socket.destroy();
  }
}

class LoadClient {
  readonly socket: Socket;
  #pendingResponse: PromiseWithResolvers<Pick<ScheduledResponse, 'status' | 'text'>> | null = null;

  constructor(socket: Socket) {
    this.socket = socket;
    const reader = new ResponseReader((status, text) => this.#pendingResponse?.resolve({ status, text }));
    const fail = (error: Error) => this.#pendingResponse?.reject(error);
    socket.setTimeout(responseMsMax, () => fail(new Error(`No response within ${responseMsMax} ms.`)));
    socket.on('data', (chunk) => reader.push(chunk));
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The server closed the connection.')));
  }

  send(bytes: string): Promise<Pick<ScheduledResponse, 'status' | 'text'>> {
    this.#pendingResponse = Promise.withResolvers();
    this.socket.write(bytes);
    return this.#pendingResponse.promise;
  }
}
