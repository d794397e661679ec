import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { overloaded, requestTimeout } from '../../operation/errors.ts';
import type { PipelineExecute } from '../../operation/execute.ts';
import type { Operation } from '../../operation/operation.ts';
import { addressKey } from '../../operation/rate-limit.ts';
import { BodyRefusalError } from './json-body.ts';
import { onResponseClose } from './on-response-close.ts';

/** Limits of concurrently processed large bodies, which are held in memory. */
const bodySlots = { perProcessMax: 8, perAccountMax: 2, perAddressMax: 4, retryAfterSeconds: 2 } as const;
/** A body that arrives more slowly than this loses its slot when another one needs it. */
const bytesPerSecondMin = 128 * 1024;
/** Minimal time over which the rate of a body is measured. */
const observedMsMin = 2_000;

/** Checks whether a large body may be read: see `createBodyAdmission`. */
export type AdmitBody = (operation: Operation, request: FastifyRequest, reply: FastifyReply) => Promise<Refusal | null>;

/**
 * Authenticates the caller before a large body is read, and limits concurrent large bodies per process, per account and
 * per client address. The slot is released when the operation has ended or the client has disconnected. When all slots
 * are taken, the slowest body below the minimum rate is refused with `request_timeout`, so that clients that send slowly
 * cannot occupy all slots.
 */
export function createBodyAdmission(identify: PipelineExecute['identify'], clock: Clock): AdmitBody {
  const openBodies = new Set<OpenBody>();
  return async (operation, request, reply) => {
    const { authorization } = request.headers;
    const caller = await identify(operation, { authorization, address: request.address });
    if (isRefusal(caller)) return caller;
    const address = addressKey(request.address);
    const body = new OpenBody(request.raw, reply.raw, clock, { accountId: caller?.accountId ?? null, address });
    // The response of an ended operation may still wait for an earlier one of its connection.
    for (const openBody of openBodies) if (openBody.isAnswered) openBodies.delete(openBody);
    const refusal = refuseSlot(openBodies, body);
    if (refusal !== null) return refusal;
    openBodies.add(body);
    onResponseClose(reply.raw, () => openBodies.delete(body));
    return null;
  };
}

function refuseSlot(openBodies: Set<OpenBody>, { accountId, address }: OpenBody): Refusal | null {
  const { perAccountMax, perAddressMax, perProcessMax } = bodySlots;
  const bodies = [...openBodies];
  if (accountId !== null && bodies.filter((openBody) => openBody.accountId === accountId).length >= perAccountMax)
    return refuseAsOverloaded(
      `Your account already has ${perAccountMax} uploads in progress, the maximum: send the next after a response.`,
    );
  if (bodies.filter((openBody) => openBody.address === address).length >= perAddressMax)
    return refuseAsOverloaded(
      `Your address already has ${perAddressMax} uploads in progress, the maximum: send the next after a response.`,
    );
  if (openBodies.size < perProcessMax) return null;
  const slowestBody = bodies
    .map((body) => ({ body, rate: body.bytesPerSecond() }))
    .filter(({ rate }) => rate < bytesPerSecondMin)
    .toSorted((a, b) => a.rate - b.rate)[0]?.body;
  if (slowestBody === undefined) return refuseAsOverloaded('The server is processing as many uploads as it can.');
  openBodies.delete(slowestBody);
  slowestBody.refuse();
  return null;
}

function refuseAsOverloaded(detail: string): Refusal {
  return refuse(overloaded, detail, { retry_after_seconds: bodySlots.retryAfterSeconds });
}

/** A body that is arriving or being processed. */
class OpenBody {
  /** Null without a credential. */
  readonly accountId: string | null;
  readonly address: string;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #clock: Clock;
  #observedBytes: number;
  #observedSinceMs: number;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    clock: Clock,
    owner: { readonly accountId: string | null; readonly address: string },
  ) {
    this.accountId = owner.accountId;
    this.address = owner.address;
    this.#request = request;
    this.#response = response;
    this.#clock = clock;
    this.#observedSinceMs = clock.monotonicMs();
    this.#observedBytes = request.socket.bytesRead;
  }

  /** Whether the operation has ended. */
  get isAnswered(): boolean {
    return this.#response.writableEnded;
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
