import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { Clock } from '../base/clock.ts';
import type { AllowList } from './allow-list.ts';
import type { ResolvedReason } from './approve.ts';
import { type Destination, type DestinationReason, parseDestination } from './destination-url.ts';
import { ConnectionPool } from './kept-connections.ts';
import { type OutboundLimits, outboundLimits } from './outbound-limits.ts';
import type { OutboundRequest } from './outbound-request.ts';
import type { FailureClass, OutboundOutcome } from './outcome.ts';
import type { Resolve } from './resolver.ts';
import { EgressAttempt } from './sending.ts';
import { trustedContext } from './tls-handshake.ts';

/** Why a destination was refused, by its address as written or by what a look-up found. */
export type RefusedReason = DestinationReason | ResolvedReason;

export interface EgressOptions {
  readonly clock: Clock;
  readonly resolve: Resolve;
  /** What an operator let in for development; `emptyAllowList` in production. */
  readonly allow: AllowList;
  /** One more certificate authority to trust (PEM), for development. */
  readonly extraCa: string | null;
  readonly limits?: OutboundLimits;
  /** Called once for each refused destination. */
  readonly onRefused?: (reason: RefusedReason) => void;
}

/** The only way out: HTTPS to public addresses, and to what an operator named. */
export interface Egress {
  /** Reads a destination by its address alone; the first step for every text that names one. */
  parse(text: string): Destination | { readonly refused: DestinationReason };
  /**
   * Looks the name up once, judges all its addresses, connects to one of them and POSTs the body.
   * Every end is an outcome, but for a request that HTTP cannot carry and a mark that fails, which throw.
   */
  send(request: OutboundRequest): Promise<OutboundOutcome>;
  /** Goes as far as `send` does before `beforeDispatch`, sends nothing, and tells what stood in the way. */
  probe(destination: Destination, limitMs: number): Promise<FailureClass | null>;
  /** Closes the connections at rest; requests under way go on. */
  close(): void;
}

export function createEgress(options: EgressOptions): Egress {
  const { clock, resolve, allow, limits = outboundLimits, onRefused = () => {} } = options;
  const secureContext = trustedContext(options.extraCa);
  const kept = new ConnectionPool(clock, limits.keptMs, limits.keptConnectionsMax);
  const outside = { clock, resolve, allow, limits, onRefused, secureContext, kept };
  return {
    parse(text) {
      const parsed = parseDestination(text, allow);
      if ('refused' in parsed) onRefused(parsed.refused);
      return parsed;
    },
    async send(request) {
      assertCarriable(request);
      return new EgressAttempt(outside, request.limitMs, request.onPhase).send(request);
    },
    probe: (destination, limitMs) => new EgressAttempt(outside, limitMs).probe(destination),
    close: () => kept.close(),
  };
}

/** Headers that say how a message is framed or what the connection does: they are set here or not at all. */
const reserved = new Set([
  ...['host', 'content-length', 'transfer-encoding', 'connection', 'keep-alive', 'accept-encoding', 'expect', 'te'],
  ...['trailer', 'upgrade', 'proxy-authorization', 'proxy-connection'],
]);

/** Before anything is marked or sent, so that such a bug cannot look like a delivery that failed. */
function assertCarriable({ headers, body }: OutboundRequest): void {
  if (body.length < 2) throw new RangeError('The body must have at least two bytes.');
  for (const [name, value] of headers) {
    if (reserved.has(name.toLowerCase())) throw new TypeError(`The header ${name} must not be set by the sender.`);
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
}
