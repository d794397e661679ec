import { connect, type Socket } from 'node:net';
import { ResponseReader } from '../response-reader.ts';

/** One request of the schedule. */
export interface Arrival {
  /** Whole, as it goes over the wire. */
  readonly bytes: string;
  readonly onResponse: (response: ArrivalResponse) => void;
}

export interface ArrivalResponse {
  readonly status: number;
  /** From the moment the schedule named, not from when it was sent: who comes late waits longer. */
  readonly sinceDueMs: number;
  /** How late the generator itself was in sending it. */
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
 * Sends requests at the moments of a constant schedule, whatever has become of those before: a slow
 * answer holds up no other, and delays of the server are not hidden by fewer requests. Resolves once
 * every request was answered; throws on silence and lost connections.
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
/** Timers are late by about as much; the rest of the way is waited turn by turn. */
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

/** Connections to the server that are at rest, and as many more as are needed. */
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
