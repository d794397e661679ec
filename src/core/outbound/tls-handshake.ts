import type { Socket } from 'node:net';
import {
  checkServerIdentity,
  connect,
  createSecureContext,
  getCACertificates,
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

/**
 * Makes the connection a TLS one to the destination's name, by HTTP/1.1 alone, and verifies the
 * certificate whatever the environment says. When it fails the connection is closed.
 */
export async function secure(
  tcp: Socket,
  destination: Destination,
  secureContext: SecureContext,
  limitMs: number,
): Promise<TLSSocket | { readonly failure: FailureClass }> {
  const { promise, resolve } = Promise.withResolvers<undefined | FailureClass>();
  const { host, literal } = destination;
  const socket = connect({
    socket: tcp,
    secureContext,
    minVersion: 'TLSv1.2',
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
    // An address is never sent as a server's name (RFC 6066 3).
    ...(literal === null ? { servername: host } : {}),
    checkServerIdentity: (_, certificate) => checkServerIdentity(host, certificate),
  });
  const timer = setTimeout(() => resolve('tls_timeout'), limitMs);
  socket.on('error', (error: NodeJS.ErrnoException) => resolve(failureOf(error.code)));
  socket.once('close', () => resolve('reset_before_sent'));
  socket.once('secureConnect', () => resolve(socket.authorized ? undefined : 'certificate_invalid'));
  const failure = await promise;
  clearTimeout(timer);
  if (failure === undefined) return socket;
  socket.destroy();
  tcp.destroy();
  return { failure };
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
