import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import type { Clock } from '../../../core/base/clock.ts';
import { equivalentHostNames, loopbackNames } from '../../../core/base/loopback.ts';
import { type Database, StorageUnavailable } from '../../../core/db/transaction.ts';
import { type Destination, type DestinationReason, httpsPort } from '../../outbound/destination-url.ts';
import type { Egress } from '../../outbound/egress.ts';
import type { OutboundRequest } from '../../outbound/outbound-request.ts';
import type { AttemptProgress, SendResult, Transport } from '../../outbound/transport.ts';
import type { SigningSecrets } from '../../secrets.ts';
import { echoIdPattern } from '../rules/echo.ts';
import { putEcho } from '../store/echoes.ts';
import { describeEcho } from './echo-request.ts';

/** Reason of a refused destination URL, including URLs of this server. */
export type RefusedDestinationReason = DestinationReason | EchoReason;
type EchoReason = 'echo_id' | 'echo_origin';

/** Egress of the relay: HTTPS destinations and echo destinations. */
export type RelayEgress = Egress<RefusedDestinationReason>;

interface EchoDeps {
  readonly database: Pick<Database, 'db' | 'write'>;
  readonly clock: Clock;
  readonly signingSecrets: SigningSecrets;
}

/**
 * Transport for echo destinations, which this process handles itself: 200 when the signature is valid, 401 when it is
 * not, 503 when the request cannot be stored.
 */
export function createEchoTransport(echo: EchoAddresses, deps: EchoDeps): Transport<EchoReason> {
  return {
    failures: ['send_timeout'],
    parse: (text) => echo.parse(text),
    handles: (destination) => echo.idOf(destination) !== null,
    validate() {},
    async connect({ destination }) {
      const id = echo.idOf(destination);
      if (id === null) throw new Error('The destination belongs to another transport.');
      return {
        watch: () => ({ peerEvent: () => null, end() {} }),
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
  const { partition: accountId, destination } = request;
  const webhookKeys = await signingSecrets.webhookKeys(database.db, accountId, destination.origin);
  const [secret] = signingSecrets.validSecrets();
  const echoRequest = describeEcho(request, { webhookKeys, accountKey: secret.accountKey(accountId) }, receivedAtMs);
  const row = { id_hash: hash('sha256', id), received_at: receivedAtMs, request: JSON.stringify(echoRequest) };
  const isStored = await database
    .write((tx) => putEcho(tx, row))
    .then(
      () => true,
      (err: unknown) => {
        if (err instanceof StorageUnavailable) return false;
        throw err;
      },
    );
  const { signature_valid: isValid } = echoRequest;
  const response = { received: isStored, signature_valid: isValid, shown_at: viewUrl };
  attempt.recordTimings({ firstByteMs: clock.monotonicMs() - sentMs });
  return {
    kind: 'answered',
    status: isStored ? (isValid ? 200 : 401) : 503,
    body: Buffer.from(JSON.stringify(response)),
    retryAfterMs: null,
    isRequestComplete: true,
    bytesSent: request.body.length,
  };
}

const echoIdRegExp = new RegExp(echoIdPattern);

/** Addresses of the echo destinations, which are handled by this process. */
export interface EchoAddresses {
  /** `https://{host}/.../echo/`; https even when the relay is served over http locally. */
  readonly prefix: string;
  /** Null: not an echo destination. */
  parse(text: string): Destination | { readonly refused: EchoReason } | null;
  /** Null: not an echo destination. */
  idOf(destination: Destination): string | null;
  /** Page with the received request. */
  viewUrl(id: string): string;
}

/** Echo destinations of the relay at this URL. */
export function createEchoAddresses(relayUrl: string): EchoAddresses {
  const { hostname, host, port, pathname } = new URL(relayUrl);
  const origin = `https://${host}`;
  const echoPath = `${pathname.replace(/\/$/, '')}/echo/`;
  const prefix = origin + echoPath;
  const prefixes = equivalentHostNames(hostname).map(
    (name) => `https://${name}${port === '' ? '' : `:${port}`}${echoPath}`,
  );
  const baseDestination = { origin, host: hostname, port: port === '' ? httpsPort : Number(port), literal: null };
  return {
    prefix,
    parse(text) {
      const matchingPrefix = prefixes.find((prefix) => text.startsWith(prefix));
      if (matchingPrefix === undefined) return isLocalEcho(text, echoPath) ? { refused: 'echo_origin' } : null;
      const id = text.slice(matchingPrefix.length);
      return echoIdRegExp.test(id) ? { ...baseDestination, target: echoPath + id } : { refused: 'echo_id' };
    },
    idOf: ({ origin: destinationOrigin, target }) =>
      destinationOrigin === origin && target.startsWith(echoPath) ? target.slice(echoPath.length) : null,
    viewUrl: (id) => `${relayUrl}/echo/${id}`,
  };
}

/**
 * Whether a URL without a prefix of this server is an echo path on a loopback host: its scheme, host or port is wrong.
 */
function isLocalEcho(text: string, echoPath: string): boolean {
  const url = URL.parse(text);
  return url !== null && loopbackNames.includes(url.hostname) && url.pathname.startsWith(echoPath);
}
