import type { SecureContext } from 'node:tls';
import type { Clock } from '../base/clock.ts';
import type { AllowList } from './allow-list.ts';
import { checkAddresses, type ResolvedReason } from './approve.ts';
import type { Destination } from './destination-url.ts';
import { dial } from './dial.ts';
import { type ExchangeResult, exchange } from './https-exchange.ts';
import { type IdleWatch, watchIdle } from './idle-watch.ts';
import type { IpAddress } from './ip-address.ts';
import type { ConnectionPool, PooledConnection } from './kept-connections.ts';
import type { OutboundLimits } from './outbound-limits.ts';
import type { OutboundRequest } from './outbound-request.ts';
import type { FailureClass, OutboundOutcome, Phase, Timings } from './outcome.ts';
import type { Resolve } from './resolver.ts';

/** What one egress has for all its requests. */
export interface EgressDeps {
  readonly clock: Clock;
  readonly resolve: Resolve;
  readonly allow: AllowList;
  readonly limits: OutboundLimits;
  readonly onRefused: (reason: ResolvedReason) => void;
  readonly secureContext: SecureContext;
  readonly kept: ConnectionPool;
}

/** One request on its way, and how far it came. */
export class EgressAttempt {
  readonly #outside: EgressDeps;
  readonly #limitMs: number;
  readonly #tellPhase: (phase: Phase) => void;
  readonly #startMs: number;
  #phase: Phase = 'resolving';
  #timings: Omit<Timings, 'totalMs'> = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null };

  constructor(outside: EgressDeps, limitMs: number, onPhase: (phase: Phase) => void = () => {}) {
    this.#outside = outside;
    this.#limitMs = limitMs;
    this.#tellPhase = onPhase;
    this.#startMs = outside.clock.monotonicMs();
  }

  async probe(destination: Destination): Promise<FailureClass | null> {
    const approved = await this.#lookUp(destination);
    if ('failure' in approved) return approved.failure;
    const dialled = await this.#dial(destination, approved.addresses);
    if ('failure' in dialled) return dialled.failure;
    dialled.socket.destroy();
    return null;
  }

  async send(request: OutboundRequest): Promise<OutboundOutcome> {
    const { destination, partition } = request;
    const keptFor = { partition, origin: destination.origin };
    const approved = await this.#lookUp(destination);
    if ('failure' in approved) return this.#failed(approved.failure);
    const kept = this.#outside.kept.acquire(keptFor, approved.addresses);
    const connection = kept ?? (await this.#dial(destination, approved.addresses));
    if ('failure' in connection) return this.#failed(connection.failure);
    const refused = await this.#mark(connection, request);
    if (refused !== null) return this.#failed(refused);
    const result = await exchange(connection.socket, request, {
      clock: this.#outside.clock,
      limits: this.#outside.limits,
      limitMs: this.#leftMs,
      onPhase: (phase) => this.#enter(phase),
    });
    if (result.reusable) this.#outside.kept.release(keptFor, connection);
    return this.#outcome(result);
  }

  async #lookUp(destination: Destination): Promise<{ addresses: readonly IpAddress[] } | { failure: FailureClass }> {
    this.#enter('resolving');
    const { allow, onRefused } = this.#outside;
    const found = await this.#addressesOf(destination);
    if ('failure' in found) return found;
    const judged = checkAddresses(destination, found.addresses, allow);
    if ('approved' in judged) return { addresses: judged.approved };
    onRefused(judged.refused);
    return { failure: 'address_refused' };
  }

  async #addressesOf({
    host,
    literal,
  }: Destination): Promise<{ addresses: readonly IpAddress[] } | { failure: FailureClass }> {
    if (literal !== null) return { addresses: [literal] };
    // Only an operator can have named it, and RFC 6761 6.3 says what it is.
    if (host === 'localhost') return { addresses: [loopback] };
    const { clock, limits, resolve } = this.#outside;
    const startMs = clock.monotonicMs();
    const resolution = await resolve(host, Math.min(limits.dnsMs, this.#leftMs));
    this.#timings = { ...this.#timings, dnsMs: clock.monotonicMs() - startMs };
    if (resolution.kind === 'found') return resolution;
    return { failure: resolutionFailures[resolution.kind] };
  }

  async #dial(
    destination: Destination,
    addresses: readonly IpAddress[],
  ): Promise<PooledConnection | { failure: FailureClass }> {
    const { clock, limits, secureContext } = this.#outside;
    const onPhase = (phase: Phase) => this.#enter(phase);
    const dialled = await dial(destination, addresses, {
      clock,
      limits,
      secureContext,
      limitMs: this.#leftMs,
      onPhase,
    });
    this.#timings = { ...this.#timings, ...dialled.timings };
    if (!('failure' in dialled)) return dialled.connection;
    if (dialled.failure === 'address_refused') this.#outside.onRefused('peer');
    return dialled;
  }

  /** Waits for the sender's mark, and looks whether the connection has lived through it. */
  async #mark({ socket }: PooledConnection, { beforeDispatch }: OutboundRequest): Promise<FailureClass | null> {
    this.#enter('dispatching');
    const watch = watchIdle(socket, () => socket.destroy());
    try {
      await beforeDispatch();
    } catch (error) {
      socket.destroy();
      throw error;
    }
    const fault = this.#leftMs === 0 ? 'send_timeout' : disturbanceOf(watch);
    if (fault === null) watch.end();
    else socket.destroy();
    return fault;
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#tellPhase(phase);
  }

  get #leftMs(): number {
    return Math.max(0, this.#limitMs - (this.#outside.clock.monotonicMs() - this.#startMs));
  }

  #outcome({ reusable: _, firstByteMs, bytesSent, ...result }: ExchangeResult): OutboundOutcome {
    this.#timings = { ...this.#timings, firstByteMs };
    if (result.kind === 'failed') return this.#failed(result.failure, bytesSent);
    this.#enter('answered');
    return { ...this.#trace(bytesSent), ...result, phase: 'answered' };
  }

  #failed(failure: FailureClass, bytesSent = 0): OutboundOutcome {
    return { ...this.#trace(bytesSent), kind: 'failed', failure };
  }

  #trace(bytesSent: number) {
    const { dnsMs, connectMs, tlsMs, firstByteMs } = this.#timings;
    const totalMs = Math.round(this.#outside.clock.monotonicMs() - this.#startMs);
    const timings = {
      dnsMs: rounded(dnsMs),
      connectMs: rounded(connectMs),
      tlsMs: rounded(tlsMs),
      firstByteMs: rounded(firstByteMs),
      totalMs,
    };
    return { phase: this.#phase, bytesSent, timings };
  }
}

const loopback: IpAddress = Uint8Array.of(127, 0, 0, 1);

const resolutionFailures = {
  not_found: 'dns_not_found',
  failed: 'dns_failed',
  timed_out: 'dns_timeout',
} as const satisfies Record<string, FailureClass>;

function disturbanceOf(watch: IdleWatch): FailureClass | null {
  const seen = watch.disturbance();
  if (seen === null) return null;
  return seen === 'spoke' ? 'answer_before_sent' : 'reset_before_sent';
}

function rounded(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms);
}
