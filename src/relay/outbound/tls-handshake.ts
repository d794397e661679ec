import type { Socket } from 'node:net';
import {
  checkServerIdentity,
  connect,
  createSecureContext,
  type DetailedPeerCertificate,
  getCACertificates,
  type PeerCertificate,
  type SecureContext,
  type TLSSocket,
} from 'node:tls';
import type { Destination } from './destination-url.ts';
import type { FailureClass } from './outcome.ts';

/** What every handshake trusts: the roots that Node brings and, for development, one more (PEM). */
export function trustedContext(extraCa: string | null): SecureContext {
  return createSecureContext({
    ca: extraCa === null ? getCACertificates('bundled') : [...getCACertificates('bundled'), extraCa],
    minVersion: 'TLSv1.2',
  });
}

export interface HandshakeOptions {
  readonly secureContext: SecureContext;
  readonly limitMs: number;
  /** Offered to the server; its certificate was verified when the session began. */
  readonly session?: Buffer | undefined;
  /** Called for each session that the server gives, once the certificate is verified; `endsAtMs` is null when it was resumed. */
  readonly onSession?: (ticket: Buffer, endsAtMs: number | null) => void;
}

/**
 * Makes the connection a TLS one to the destination's name, by HTTP/1.1 alone, and verifies the
 * certificate whatever the environment says. When it fails the connection is closed.
 */
export async function secure(
  tcp: Socket,
  destination: Destination,
  { secureContext, limitMs, session, onSession }: HandshakeOptions,
): Promise<TLSSocket | { readonly failure: FailureClass }> {
  const { promise, resolve } = Promise.withResolvers<undefined | FailureClass>();
  const { host, literal } = destination;
  let endsAtMs: number | null = null;
  const socket = connect({
    socket: tcp,
    secureContext,
    minVersion: 'TLSv1.2',
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
    // An address is never sent as a server's name (RFC 6066 3).
    ...(literal === null ? { servername: host } : {}),
    ...(session === undefined ? {} : { session }),
    // Not called when the session is resumed.
    checkServerIdentity: (_, certificate) => {
      endsAtMs = chainEndMs(certificate);
      return checkServerIdentity(host, certificate);
    },
  });
  const tickets: Buffer[] = [];
  let isVerified = false;
  const keepTicket = (ticket: Buffer) => {
    if (isVerified) onSession?.(ticket, endsAtMs);
    else tickets.push(ticket);
  };
  if (onSession !== undefined) socket.on('session', keepTicket);
  const timer = setTimeout(() => resolve('tls_timeout'), limitMs);
  socket.on('error', (error: NodeJS.ErrnoException) => resolve(failureOf(error.code)));
  socket.once('close', () => resolve('reset_before_sent'));
  socket.once('secureConnect', () => resolve(socket.authorized ? undefined : 'certificate_invalid'));
  const failure = await promise;
  clearTimeout(timer);
  if (failure === undefined) {
    isVerified = true;
    tickets.forEach(keepTicket);
    return socket;
  }
  socket.destroy();
  tcp.destroy();
  return { failure };
}

/** When the first certificate of the chain ends; in the past where one cannot be read. */
function chainEndMs(certificate: PeerCertificate): number {
  const seen = new Set<PeerCertificate>();
  let endMs = Number.POSITIVE_INFINITY;
  for (let each: PeerCertificate | undefined = certificate; each !== undefined && !seen.has(each); ) {
    seen.add(each);
    const ownEndMs = Date.parse(each.valid_to);
    endMs = Math.min(endMs, Number.isNaN(ownEndMs) ? 0 : ownEndMs);
    each = (each as Partial<DetailedPeerCertificate>).issuerCertificate;
  }
  return endMs;
}

const expired = ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'];
const resets = ['ECONNRESET', 'EPIPE', 'ECONNABORTED'];
/** X509_V_ERR_*, as Node spells them. */
const invalid =
  /CERT|CRL|SELF_SIGNED|SIGNATURE|INVALID_CA|PATH_LENGTH_EXCEEDED|INVALID_PURPOSE|HOSTNAME_MISMATCH|ISSUER|VERIFY_LEAF/;

function failureOf(code = ''): FailureClass {
  if (resets.includes(code)) return 'reset_before_sent';
  if (code === 'ETIMEDOUT') return 'tls_timeout';
  if (expired.includes(code)) return 'certificate_expired';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'certificate_other_name';
  return !code.startsWith('ERR_SSL') && invalid.test(code) ? 'certificate_invalid' : 'tls_failed';
}
