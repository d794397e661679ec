import { isIP } from 'node:net';
import { generate } from 'selfsigned';

/**
 * @typedef {{ readonly key: string, readonly cert: string }} Certificate What a TLS server needs, in PEM.
 * @typedef {object} CertificateTerms
 * @property {readonly string[]} names Names and addresses it is for.
 * @property {Date} [notBefore]
 * @property {Date} [notAfter]
 * @typedef {{ readonly cert: string, issue(terms: CertificateTerms): Promise<Certificate> }} CertificateAuthority
 */

const dayMs = 86_400_000;
const algorithms = { keyType: /** @type {const} */ ('ec'), curve: /** @type {const} */ ('P-256'), algorithm: 'sha256' };

/**
 * Creates a private certificate authority; its certificates are valid from yesterday to tomorrow by default.
 * @param {string} name
 * @returns {Promise<CertificateAuthority>}
 */
export async function certificateAuthority(name) {
  const authority = await generate(subject(name), {
    ...algorithms,
    ...days({}),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return {
    cert: authority.cert,
    async issue({ names, ...terms }) {
      const issued = await generate(subject(names[0] ?? ''), {
        ...algorithms,
        ...days(terms),
        extensions: [{ name: 'subjectAltName', altNames: names.map(alternative) }],
        ca: { key: authority.private, cert: authority.cert },
      });
      return { key: issued.private, cert: issued.cert };
    },
  };
}

/** @param {string} name */
function subject(name) {
  return [{ name: 'commonName', value: name }];
}

/** @param {Omit<CertificateTerms, 'names'>} terms */
function days({ notBefore = new Date(Date.now() - dayMs), notAfter = new Date(Date.now() + dayMs) }) {
  return { notBeforeDate: notBefore, notAfterDate: notAfter };
}

/** @param {string} name */
function alternative(name) {
  return isIP(name) === 0
    ? { type: /** @type {const} */ (2), value: name }
    : { type: /** @type {const} */ (7), ip: name };
}
