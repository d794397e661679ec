import { normalMailAddress } from '../rules/mail-address.ts';
import type { RelaySecrets } from '../secrets.ts';

/** The forms under which an address may be kept, by each secret, the one in use first. */
export function addressHashes(secrets: RelaySecrets, email: string): [string, ...string[]] {
  const normal = normalMailAddress(email);
  const [inUse, ...replaced] = secrets;
  return [inUse.addressHash(normal), ...replaced.map((secret) => secret.addressHash(normal))];
}
