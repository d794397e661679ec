import { maskEmailAddress } from './email-address.ts';

/** Restriction of a named key. The account's own key has none. */
export interface KeyRestriction {
  readonly read_only: boolean;
  /** Origins that the key can deliver to and whose deliveries it can read; null: all. */
  readonly origins: readonly string[] | null;
}

/** A credential with its restriction as JSON, null for none. */
interface RestrictedCredential {
  readonly restriction: string | null;
}

/** Permission that an operation requires of a named key. */
type Permission = 'read' | 'deliver';

/** Permissions of the operations that a named key may call. All other operations need the account's own key. */
const requiredPermissions: Readonly<Record<string, Permission>> = {
  list_deliveries: 'read',
  look_up_delivery: 'read',
  read_delivery: 'read',
  create_embed_link: 'read',
  list_destinations: 'read',
  read_usage: 'read',
  // The owner of a leaked key can revoke it with that key.
  revoke_key: 'read',
  deliver: 'deliver',
  deliver_batch: 'deliver',
  settle_delivery: 'deliver',
  ask_receiver: 'deliver',
  check_destination: 'deliver',
  test_destination: 'deliver',
};

/** Missing permission of the key: `account` is the account's own key, `deliver` a key that is not read-only. */
export function missingPermission(
  operation: { readonly name: string; readonly access: string },
  restriction: KeyRestriction | null,
): 'account' | 'deliver' | null {
  if (restriction === null || operation.access !== 'credential') return null;
  const requiredPermission = requiredPermissions[operation.name];
  if (requiredPermission === undefined) return 'account';
  return requiredPermission === 'deliver' && restriction.read_only ? 'deliver' : null;
}

export function restrictionOf({ restriction }: RestrictedCredential): KeyRestriction | null {
  return restriction === null ? null : (JSON.parse(restriction) as KeyRestriction);
}

/** Origins that the caller's key is restricted to; null: no restriction. */
export function allowedOrigins(caller: RestrictedCredential): readonly string[] | null {
  return restrictionOf(caller)?.origins ?? null;
}

/** Whether the caller's key has access to this origin. Deliveries of other origins are reported as not found. */
export function canAccessOrigin(caller: RestrictedCredential, origin: string): boolean {
  return allowedOrigins(caller)?.includes(origin) ?? true;
}

/** The email address of the account, shortened for named keys. */
export function displayedAddress({ restriction }: RestrictedCredential, address: string): string {
  return restriction === null ? address : maskEmailAddress(address);
}
