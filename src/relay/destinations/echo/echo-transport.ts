import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import type { Clock } from '../../../core/base/clock.ts';
import type { Database } from '../../../core/db/transaction.ts';
import { StorageUnavailable } from '../../../core/db/transaction.ts';
import type { DestinationReason } from '../../../core/outbound/destination-url.ts';
import type { Egress } from '../../../core/outbound/egress.ts';
import type { OutboundRequest } from '../../../core/outbound/outbound-request.ts';
import type { AttemptProgress, SendResult, Transport } from '../../../core/outbound/transport.ts';
import type { SigningSecrets } from '../../signing-secrets.ts';
import { putEcho } from '../store/echoes.ts';
import type { EchoAddresses } from './echo-address.ts';
import { describeEcho } from './echo-request.ts';

/** Why a destination URL is refused, including URLs of this server. */
export type WrittenReason = DestinationReason | 'echo_id';

/** The egress of the relay: other servers, and the echo destinations of this one. */
export type RelayEgress = Egress<WrittenReason>;

interface EchoDeps {
  readonly database: Pick<Database, 'write'>;
  readonly clock: Clock;
  readonly signingSecrets: SigningSecrets;
}

/**
 * Transport to the echo destinations, which this process answers as a receiver would: with 200 when the signature
 * verifies, 401 when it does not, 503 when the request cannot be stored.
 */
export function createEchoTransport(echo: EchoAddresses, deps: EchoDeps): Transport<'echo_id'> {
  return {
    failures: ['send_timeout'],
    parse: (text) => echo.parse(text),
    carries: (destination) => echo.idOf(destination) !== null,
    prepare() {},
    async connect({ destination }) {
      const id = echo.idOf(destination);
      if (id === null) throw new Error('The destination belongs to another transport.');
      return {
        watch: () => ({ disturbance: () => null, end() {} }),
        send: (request, attempt) => receive(deps, request, { id, viewUrl: echo.viewUrl(id) }, attempt),
        discard() {},
      };
    },
    close() {},
  };
}

async function receive(
  { database, clock, signingSecrets }: EchoDeps,
  request: OutboundRequest,
  { id, viewUrl }: { readonly id: string; readonly viewUrl: string },
  attempt: AttemptProgress,
): Promise<SendResult> {
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
  const response = { received: isStored, signature_valid: isValid, shown_at: viewUrl };
  attempt.measured({ firstByteMs: clock.monotonicMs() - sentMs });
  return {
    kind: 'answered',
    status: isStored ? (isValid ? 200 : 401) : 503,
    body: Buffer.from(JSON.stringify(response)),
    retryAfterMs: null,
    requestIsWhole: true,
    bytesSent: request.body.length,
  };
}
