import { isIP } from 'node:net';
import { generate } from 'selfsigned';

/**
 * @typedef {{ readonly key: string, readonly cert: string }} Certificate Private key and certificate of a TLS server, as PEM.
 * @typedef {object} CertificateParams
 * @property {readonly string[]} names Host names and IP addresses of the certificate.
 * @property {Date} [notBefore]
 * @property {Date} [notAfter]
 * @typedef {{ readonly cert: string, issue(params: CertificateParams): Promise<Certificate> }} CertificateAuthority
 */

const dayMs = 86_400_000;
const algorithms = { keyType: /** @type {const} */ ('ec'), curve: /** @type {const} */ ('P-256'), algorithm: 'sha256' };

/**
 * Creates a private certificate authority; its certificates are valid from yesterday to tomorrow by default.
 * @param {string} name
 * @returns {Promise<CertificateAuthority>}
 */
export async function createCertificateAuthority(name) {
  const authority = await generate(subject(name), {
    ...algorithms,
    ...validity({}),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return {
    cert: authority.cert,
    async issue({ names, ...params }) {
      const issuedCertificate = await generate(subject(names[0] ?? ''), {
        ...algorithms,
        ...validity(params),
        extensions: [{ name: 'subjectAltName', altNames: names.map(altName) }],
        ca: { key: authority.private, cert: authority.cert },
      });
      return { key: issuedCertificate.private, cert: issuedCertificate.cert };
    },
  };
}

/** @param {string} name */
function subject(name) {
  return [{ name: 'commonName', value: name }];
}

/** @param {Omit<CertificateParams, 'names'>} params */
function validity({ notBefore = new Date(Date.now() - dayMs), notAfter = new Date(Date.now() + dayMs) }) {
  return { notBeforeDate: notBefore, notAfterDate: notAfter };
}

/** GeneralName of RFC 5280: 2 is dNSName, 7 is iPAddress. @param {string} name */
function altName(name) {
  return isIP(name) === 0
    ? { type: /** @type {const} */ (2), value: name }
    : { type: /** @type {const} */ (7), ip: name };
}
