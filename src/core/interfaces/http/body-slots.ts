import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { overloaded, requestTimeout } from '../../operation/errors.ts';
import type { PipelineExecute } from '../../operation/execute.ts';
import type { Operation } from '../../operation/operation.ts';
import { addressKey } from '../../operation/rate-limit.ts';
import { BodyRefusalError } from './json-body.ts';

/** Limits of concurrently processed large bodies, which are held in memory. */
const bodySlots = { perProcessMax: 8, perAccountMax: 2, perAddressMax: 4, retryAfterSeconds: 2 } as const;
/** A body that arrives more slowly than this loses its slot when another one needs it. */
const bytesPerSecondMin = 128 * 1024;
/** Time over which the rate of a body is measured at least. */
const observedMsMin = 2_000;

/** Checks whether a large body may be read: see `createBodyAdmission`. */
export type AdmitBody = (operation: Operation, request: FastifyRequest, reply: FastifyReply) => Promise<Refusal | null>;

/**
 * Authenticates the caller before a large body is read, and limits concurrent large bodies per process, per account and
 * per client address. The slot is released when the response was sent or the client has disconnected. When all slots
 * are taken, the slowest body below the minimum rate is refused with `request_timeout`, so that clients that send slowly
 * cannot keep the others out.
 */
export function createBodyAdmission(identify: PipelineExecute['identify'], clock: Clock): AdmitBody {
  const open = new Set<OpenBody>();
  return async (operation, request, reply) => {
    const { authorization } = request.headers;
    const caller = await identify(operation, { authorization, address: request.address });
    if (isRefusal(caller)) return caller;
    const address = addressKey(request.address);
    const body = new OpenBody(request.raw, clock, { account: caller?.accountId ?? address, address });
    const refusal = refuseSlot(open, body);
    if (refusal !== null) return refusal;
    open.add(body);
    reply.raw.once('close', () => open.delete(body));
    return null;
  };
}

function refuseSlot(open: Set<OpenBody>, { account, address }: OpenBody): Refusal | null {
  const { perAccountMax, perAddressMax, perProcessMax } = bodySlots;
  const bodies = [...open];
  if (bodies.filter((other) => other.account === account).length >= perAccountMax)
    return refuseOverloaded(
      `Your account already has ${perAccountMax} uploads in progress, the maximum: send the next after a response.`,
    );
  if (bodies.filter((other) => other.address === address).length >= perAddressMax)
    return refuseOverloaded(
      `Your address already has ${perAddressMax} uploads in progress, the maximum: send the next after a response.`,
    );
  if (open.size < perProcessMax) return null;
  const slowest = bodies
    .map((body) => ({ body, rate: body.bytesPerSecond() }))
    .filter(({ rate }) => rate < bytesPerSecondMin)
    .toSorted((one, other) => one.rate - other.rate)[0]?.body;
  if (slowest === undefined) return refuseOverloaded('The server is processing as many uploads as it can.');
  open.delete(slowest);
  slowest.refuse();
  return null;
}

function refuseOverloaded(detail: string): Refusal {
  return refuse(overloaded, detail, { retry_after_seconds: bodySlots.retryAfterSeconds });
}

/** A body that is arriving or being processed. */
class OpenBody {
  readonly account: string;
  readonly address: string;
  readonly #request: IncomingMessage;
  readonly #clock: Clock;
  #observedBytes: number;
  #observedSinceMs: number;

  constructor(request: IncomingMessage, clock: Clock, by: { readonly account: string; readonly address: string }) {
    this.account = by.account;
    this.address = by.address;
    this.#request = request;
    this.#clock = clock;
    this.#observedSinceMs = clock.monotonicMs();
    this.#observedBytes = request.socket.bytesRead;
  }

  /** Rate since the last call; Infinity for a body that has arrived or was observed too recently. */
  bytesPerSecond(): number {
    const { complete, socket } = this.#request;
    const elapsedMs = this.#clock.monotonicMs() - this.#observedSinceMs;
    if (complete || elapsedMs < observedMsMin) return Number.POSITIVE_INFINITY;
    const rate = ((socket.bytesRead - this.#observedBytes) * 1_000) / elapsedMs;
    this.#observedBytes = socket.bytesRead;
    this.#observedSinceMs += elapsedMs;
    return rate;
  }

  refuse(): void {
    const detail = `The body arrived at less than ${bytesPerSecondMin / 1024} KiB per second while other uploads were waiting.`;
    // The parser of the body ends with this error; the socket stays open for the response.
    this.#request.emit('error', new BodyRefusalError(refuse(requestTimeout, detail)));
  }
}
