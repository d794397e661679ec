import type { Clock } from '../base/clock.ts';
import type { Destination } from './destination-url.ts';
import type { OutboundRequest } from './outbound-request.ts';
import type { FailureClass, OutboundOutcome } from './outcome.ts';
import { EgressAttempt } from './sending.ts';
import type { Transport } from './transport.ts';

/** Outbound client: everything that leaves goes over one of its transports. */
export interface Egress<Refused extends string = string> {
  /** Reads a destination by its address alone; the first step for every text that names one. */
  parse(text: string): Destination | { readonly refused: Refused };
  /**
   * Connects, waits for `beforeDispatch` and sends the request. Every end is an outcome, but for a request that the
   * transport cannot carry and a mark that fails, which throw.
   */
  send(request: OutboundRequest): Promise<OutboundOutcome>;
  /** Goes as far as `send` does before `beforeDispatch`, sends nothing, and tells what stood in the way. */
  probe(destination: Destination, limitMs: number): Promise<FailureClass | null>;
  /** Closes idle connections; requests under way go on. */
  close(): void;
}

/** An address belongs to the first transport that reads it; `last` reads every text. */
export function createEgress<Refused extends string>(
  clock: Clock,
  last: Transport<Refused>,
  before: readonly Transport<Refused>[] = [],
): Egress<Refused> {
  const transportOf = (destination: Destination) => before.find((each) => each.carries(destination)) ?? last;
  return {
    parse(text) {
      for (const transport of [...before, last]) {
        const parsed = transport.parse(text);
        if (parsed !== null) return parsed;
      }
      throw new Error('The last transport reads every address.');
    },
    send(request) {
      const { destination, limitMs, onPhase } = request;
      return new EgressAttempt(clock, transportOf(destination), limitMs, onPhase).send(request);
    },
    probe: (destination, limitMs) => new EgressAttempt(clock, transportOf(destination), limitMs).probe(destination),
    close() {
      for (const transport of [...before, last]) transport.close();
    },
  };
}
