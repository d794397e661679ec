import type { Clock } from '../../core/base/clock.ts';
import type { IdleWatch } from './connection-pool.ts';
import type { Destination } from './destination-url.ts';
import type { OutboundRequest } from './outbound-request.ts';
import type { FailureClass, OutboundOutcome, Phase, Timings } from './outcome.ts';
import type { AttemptProgress, Connection, SendResult, Transport } from './transport.ts';

/** Outbound client; all outbound requests use one of its transports. */
export interface Egress<Reason extends string = string> {
  /** Parses a destination; must be the first step for every URL. */
  parse(text: string): Destination | { readonly refused: Reason };
  /**
   * Connects, awaits `beforeDispatch` and sends the request. Failures are returned as outcomes; a request that the
   * transport cannot send and a rejected `beforeDispatch` throw.
   */
  send(request: OutboundRequest): Promise<OutboundOutcome>;
  /** Connects without sending anything; returns the failure, or null. */
  probe(destination: Destination, limitMs: number): Promise<FailureClass | null>;
  /** Closes idle connections; running requests continue. */
  close(): void;
}

/**
 * Creates an egress. The result of `parse` is that of the first transport that returns a destination or a refusal. The
 * default transport must return one for every URL, and sends all requests that no other transport handles.
 */
export function createEgress<Reason extends string>(
  clock: Clock,
  defaultTransport: Transport<Reason>,
  priorityTransports: readonly Transport<Reason>[] = [],
): Egress<Reason> {
  const transportOf = (destination: Destination) =>
    priorityTransports.find((transport) => transport.handles(destination)) ?? defaultTransport;
  return {
    parse(text) {
      for (const transport of [...priorityTransports, defaultTransport]) {
        const parsed = transport.parse(text);
        if (parsed !== null) return parsed;
      }
      throw new Error('The default transport must return a destination or a refusal for every URL.');
    },
    send(request) {
      const { destination, limitMs, onPhase } = request;
      return new EgressAttempt(clock, transportOf(destination), limitMs, onPhase).send(request);
    },
    probe: (destination, limitMs) => new EgressAttempt(clock, transportOf(destination), limitMs).probe(destination),
    close() {
      for (const transport of [...priorityTransports, defaultTransport]) transport.close();
    },
  };
}

/** One request over a transport, with its phase and timings. */
class EgressAttempt implements AttemptProgress {
  readonly #clock: Clock;
  readonly #transport: Transport;
  readonly #limitMs: number;
  readonly #onPhase: (phase: Phase) => void;
  readonly #startMs: number;
  #phase: Phase = 'resolving';
  #timings: Omit<Timings, 'totalMs'> = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null };

  constructor(clock: Clock, transport: Transport, limitMs: number, onPhase: (phase: Phase) => void = () => {}) {
    this.#clock = clock;
    this.#transport = transport;
    this.#limitMs = limitMs;
    this.#onPhase = onPhase;
    this.#startMs = clock.monotonicMs();
  }

  async probe(destination: Destination): Promise<FailureClass | null> {
    const connection = await this.#transport.connect({ destination, partition: null }, this);
    if ('failure' in connection) return connection.failure;
    connection.discard();
    return null;
  }

  async send(request: OutboundRequest): Promise<OutboundOutcome> {
    this.#transport.validate(request);
    const connection = await this.#transport.connect(request, this);
    if ('failure' in connection) return this.#failureOutcome(connection.failure);
    const dispatchFailure = await this.#prepareDispatch(connection, request);
    if (dispatchFailure !== null) return this.#failureOutcome(dispatchFailure);
    return this.#toOutcome(await connection.send(request, this));
  }

  get remainingMs(): number {
    return Math.max(0, this.#limitMs - (this.#clock.monotonicMs() - this.#startMs));
  }

  enter(phase: Phase): void {
    this.#phase = phase;
    this.#onPhase(phase);
  }

  recordTimings(timings: Partial<Omit<Timings, 'totalMs'>>): void {
    this.#timings = { ...this.#timings, ...timings };
  }

  /** Awaits `beforeDispatch`, then checks that the connection is still usable. */
  async #prepareDispatch(connection: Connection, { beforeDispatch }: OutboundRequest): Promise<FailureClass | null> {
    this.enter('dispatching');
    const watch = connection.watch();
    try {
      await beforeDispatch();
    } catch (error) {
      connection.discard();
      throw error;
    }
    const failure = this.remainingMs === 0 ? 'send_timeout' : peerEventFailure(watch);
    if (failure === null) watch.end();
    else connection.discard();
    return failure;
  }

  #toOutcome({ bytesSent, ...result }: SendResult): OutboundOutcome {
    if (result.kind === 'failed') return this.#failureOutcome(result.failure, bytesSent);
    this.enter('answered');
    return { ...this.#measurements(bytesSent), ...result, phase: 'answered' };
  }

  #failureOutcome(failure: FailureClass, bytesSent = 0): OutboundOutcome {
    return { ...this.#measurements(bytesSent), kind: 'failed', failure };
  }

  #measurements(bytesSent: number) {
    const { dnsMs, connectMs, tlsMs, firstByteMs } = this.#timings;
    const totalMs = Math.round(this.#clock.monotonicMs() - this.#startMs);
    const timings = {
      dnsMs: roundOrNull(dnsMs),
      connectMs: roundOrNull(connectMs),
      tlsMs: roundOrNull(tlsMs),
      firstByteMs: roundOrNull(firstByteMs),
      totalMs,
    };
    return { phase: this.#phase, bytesSent, timings };
  }
}

function peerEventFailure(watch: IdleWatch): FailureClass | null {
  const peerEvent = watch.peerEvent();
  if (peerEvent === null) return null;
  return peerEvent === 'data' ? 'answer_before_sent' : 'reset_before_sent';
}

function roundOrNull(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms);
}
