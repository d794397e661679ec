import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import type { Clock } from '../../../core/base/clock.ts';
import type { Database } from '../../../core/db/transaction.ts';
import { StorageUnavailable } from '../../../core/db/transaction.ts';
import type { Destination, DestinationReason } from '../../../core/outbound/destination-url.ts';
import type { Egress } from '../../../core/outbound/egress.ts';
import type { OutboundRequest } from '../../../core/outbound/outbound-request.ts';
import type { OutboundOutcome } from '../../../core/outbound/outcome.ts';
import type { SigningSecrets } from '../../signing-secrets.ts';
import { putEcho } from '../store/echoes.ts';
import type { EchoAddresses } from './echo-address.ts';
import { describeEcho } from './echo-request.ts';

/** Why a destination URL is refused, including URLs of this server. */
export type WrittenReason = DestinationReason | 'echo_id';

/** The egress of the relay: other servers, and the echo destinations of this one. */
export interface RelayEgress extends Omit<Egress, 'parse'> {
  parse(text: string): Destination | { readonly refused: WrittenReason };
}

interface EchoDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly signingSecrets: SigningSecrets;
}

/**
 * Answers requests to echo destinations in this process, each as a receiver would: after `beforeDispatch`, with 200
 * when the signature verifies, 401 when it does not, 503 when the request cannot be stored. Sends all others out.
 */
export function withEcho(egress: Egress, echo: EchoAddresses, deps: EchoDeps): RelayEgress {
  return {
    parse: (text) => echo.parse(text) ?? egress.parse(text),
    send(request) {
      const id = echo.idOf(request.destination);
      return id === null ? egress.send(request) : receive(deps, request, { id, viewUrl: echo.viewUrl(id) });
    },
    probe: (destination, limitMs) =>
      echo.idOf(destination) === null ? egress.probe(destination, limitMs) : Promise.resolve(null),
    close: () => egress.close(),
  };
}

async function receive(
  { database, clock, signingSecrets }: EchoDeps,
  request: OutboundRequest,
  { id, viewUrl }: { readonly id: string; readonly viewUrl: string },
): Promise<OutboundOutcome> {
  const startMs = clock.monotonicMs();
  await request.beforeDispatch();
  const sentMs = clock.monotonicMs();
  const receivedAtMs = clock.nowMs();
  const described = describeEcho(request, signingSecrets.now(), receivedAtMs);
  const row = { id_hash: hash('sha256', id), received_at: receivedAtMs, request: JSON.stringify(described) };
  const isStored = await database
    .write((tx) => putEcho(tx, row))
    .then(
      () => true,
      (err: unknown) => {
        if (err instanceof StorageUnavailable) return false;
        throw err;
      },
    );
  const { signature_valid: isValid } = described;
  const answer = { received: isStored, signature_valid: isValid, shown_at: viewUrl };
  return {
    kind: 'answered',
    phase: 'answered',
    status: isStored ? (isValid ? 200 : 401) : 503,
    body: Buffer.from(JSON.stringify(answer)),
    retryAfterMs: null,
    requestIsWhole: true,
    bytesSent: request.body.length,
    timings: {
      ...{ dnsMs: null, connectMs: null, tlsMs: null },
      firstByteMs: Math.round(clock.monotonicMs() - sentMs),
      totalMs: Math.round(clock.monotonicMs() - startMs),
    },
  };
}
