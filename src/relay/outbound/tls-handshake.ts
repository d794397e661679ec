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

/** TLS context that trusts the root certificates of Node and, for development, an additional one (PEM). */
export function createTrustedContext(extraCa: string | null): SecureContext {
  return createSecureContext({
    ca: extraCa === null ? getCACertificates('bundled') : [...getCACertificates('bundled'), extraCa],
    minVersion: 'TLSv1.2',
  });
}

export interface HandshakeOptions {
  readonly secureContext: SecureContext;
  readonly limitMs: number;
  /** TLS session to resume. Its certificate was verified in the handshake that created the session. */
  readonly session?: Buffer | undefined;
  /**
   * Called for each new session ticket after the certificate is verified. `endsAtMs`: Unix time of the earliest expiry
   * in the certificate chain; null for a resumed session.
   */
  readonly onSession?: (ticket: Buffer, endsAtMs: number | null) => void;
}

/**
 * Performs the TLS handshake for the destination's name, for HTTP/1.1, and always verifies the certificate,
 * regardless of NODE_TLS_REJECT_UNAUTHORIZED. Closes the connection on failure.
 */
export async function tlsHandshake(
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
    // SNI must not contain an IP address (RFC 6066 3).
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

/** Unix time of the earliest expiry in the certificate chain; 0 if one cannot be parsed. */
function chainEndMs(certificate: PeerCertificate): number {
  const visited = new Set<PeerCertificate>();
  let endMs = Number.POSITIVE_INFINITY;
  for (let current: PeerCertificate | undefined = certificate; current !== undefined && !visited.has(current); ) {
    visited.add(current);
    const certificateEndMs = Date.parse(current.valid_to);
    endMs = Math.min(endMs, Number.isNaN(certificateEndMs) ? 0 : certificateEndMs);
    current = (current as Partial<DetailedPeerCertificate>).issuerCertificate;
  }
  return endMs;
}

const validityPeriodCodes = ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'];
const resetCodes = ['ECONNRESET', 'EPIPE', 'ECONNABORTED'];
/** OpenSSL's X509_V_ERR_* codes as reported by Node. */
const invalidCertificatePattern =
  /CERT|CRL|SELF_SIGNED|SIGNATURE|INVALID_CA|PATH_LENGTH_EXCEEDED|INVALID_PURPOSE|HOSTNAME_MISMATCH|ISSUER|VERIFY_LEAF/;

function failureOf(code = ''): FailureClass {
  if (resetCodes.includes(code)) return 'reset_before_sent';
  if (code === 'ETIMEDOUT') return 'tls_timeout';
  if (validityPeriodCodes.includes(code)) return 'certificate_expired';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'certificate_other_name';
  return !code.startsWith('ERR_SSL') && invalidCertificatePattern.test(code) ? 'certificate_invalid' : 'tls_failed';
}
