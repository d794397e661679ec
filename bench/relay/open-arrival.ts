import { connect, type Socket } from 'node:net';
import { ResponseReader } from '../response-reader.ts';

/** A scheduled request. */
export interface Arrival {
  /** Encoded request. */
  readonly bytes: string;
  readonly onResponse: (response: ArrivalResponse) => void;
}

export interface ArrivalResponse {
  readonly status: number;
  /** Latency from the scheduled time, so that a late start counts. */
  readonly sinceDueMs: number;
  /** Delay of the generator. */
  readonly lagMs: number;
  readonly text: () => string;
}

export interface OpenArrival {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly draw: () => Arrival;
}

/**
 * Open-loop load: sends requests on a constant schedule, independent of earlier responses, which avoids coordinated
 * omission. Resolves when all are answered; throws on timeouts and lost connections.
 */
export async function arrive({ url, perSecond, seconds, draw }: OpenArrival): Promise<void> {
  const lanes = new Lanes(url);
  const responses: Promise<void>[] = [];
  const failures: unknown[] = [];
  const startMs = performance.now() + startAfterMs;
  try {
    for (let number = 0; number < perSecond * seconds && failures.length === 0; number += 1) {
      const dueMs = startMs + (number * 1_000) / perSecond;
      await until(dueMs);
      responses.push(sendOne(lanes, draw(), dueMs).catch((error: unknown) => void failures.push(error)));
    }
    await Promise.all(responses);
  } finally {
    lanes.close();
  }
  if (failures.length > 0) throw failures[0];
}

const startAfterMs = 20;
const responseMsMax = 40_000;
/** Delay of timers; the rest of the wait polls the event loop. */
const timerLateMs = 1.2;

async function until(dueMs: number): Promise<void> {
  const waitMs = dueMs - performance.now() - timerLateMs;
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  while (performance.now() < dueMs) await new Promise((resolve) => setImmediate(resolve));
}

async function sendOne(lanes: Lanes, { bytes, onResponse }: Arrival, dueMs: number): Promise<void> {
  const lane = lanes.take();
  const lagMs = performance.now() - dueMs;
  const { status, text } = await lane.ask(bytes);
  onResponse({ status, sinceDueMs: performance.now() - dueMs, lagMs, text });
  lanes.put(lane);
}

/** Pool of idle connections, extended on demand. */
class Lanes {
  readonly #url: URL;
  readonly #resting: Lane[] = [];
  readonly #all: Lane[] = [];

  constructor(url: string) {
    this.#url = new URL(url);
  }

  take(): Lane {
    const resting = this.#resting.pop();
    if (resting !== undefined) return resting;
    const lane = new Lane(connect(Number(this.#url.port), this.#url.hostname).setNoDelay(true));
    this.#all.push(lane);
    return lane;
  }

  put(lane: Lane): void {
    this.#resting.push(lane);
  }

  close(): void {
    for (const lane of this.#all) lane.socket.destroy();
  }
}

class Lane {
  readonly socket: Socket;
  #waiting: PromiseWithResolvers<Pick<ArrivalResponse, 'status' | 'text'>> | null = null;

  constructor(socket: Socket) {
    this.socket = socket;
    const reader = new ResponseReader((status, text) => this.#waiting?.resolve({ status, text }));
    const fail = (error: Error) => this.#waiting?.reject(error);
    socket.setTimeout(responseMsMax, () => fail(new Error(`No answer within ${responseMsMax} ms.`)));
    socket.on('data', (chunk) => reader.take(chunk));
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The server closed the connection.')));
  }

  ask(bytes: string): Promise<Pick<ArrivalResponse, 'status' | 'text'>> {
    this.#waiting = Promise.withResolvers();
    this.socket.write(bytes);
    return this.#waiting.promise;
  }
}
