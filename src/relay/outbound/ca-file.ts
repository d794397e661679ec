import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Advice in messages about certificates. */
export const caFileHint = 'On a self-hosted server, RIALTO_RELAY_CA_FILE adds a CA for tests.';

/**
 * Certificates of RIALTO_RELAY_CA_FILE (PEM), or what is wrong with the file. Without this check OpenSSL would ignore
 * text that contains no valid certificate, and the deliveries that need the CA would fail.
 */
export function readCaFile(path: string): { readonly ca: string } | { readonly fault: string } {
  let ca: string;
  try {
    ca = readFileSync(path, 'utf8');
  } catch (error) {
    return { fault: `is not a readable file (${(error as NodeJS.ErrnoException).code ?? 'unknown'})` };
  }
  const certificates = ca.match(certificatePattern) ?? [];
  if (certificates.length > 0 && certificates.every(isCertificate)) return { ca };
  return { fault: 'contains no valid certificate in PEM (-----BEGIN CERTIFICATE-----)' };
}

const certificatePattern = /-----BEGIN CERTIFICATE-----.*?-----END CERTIFICATE-----/gs;

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}
