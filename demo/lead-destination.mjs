import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} LeadDestination A webhook for leads on this machine, with a certificate for this demo only.
 * @property {string} url
 * @property {number} port
 * @property {string} folder
 * @property {Record<string, string>} environment Server settings that allow deliveries to this machine.
 */

/**
 * Writes certificates and secrets of the destination to its folder. Null if the package `selfsigned`, a development
 * dependency, is not installed.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<LeadDestination | null>}
 */
export async function createDestination(folder, port) {
  const certificates = await import('./certificates.mjs').catch((error) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  });
  if (certificates === null) return null;
  const authority = await certificates.createCertificateAuthority('Certificate authority of the demo');
  const { key, cert } = await authority.issue({ names: ['127.0.0.1'] });
  const files = { 'ca.pem': authority.cert, 'key.pem': key, 'cert.pem': cert, secrets: '' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { mode: 0o600 });
  return {
    url: `https://127.0.0.1:${port}/hooks/leads`,
    port,
    folder,
    environment: { RIALTO_RELAY_ALLOW: `127.0.0.1:${port}`, RIALTO_RELAY_CA_FILE: join(folder, 'ca.pem') },
  };
}
