import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Caller, Operation } from '../../../core/operation/operation.ts';
import { keyNotAllowed } from '../../errors.ts';
import { allowedOrigins, canAccessOrigin, missingPermission, restrictionOf } from '../rules/key-restriction.ts';

/** Refuses with key_not_allowed an operation that the key may not call. */
export function refuseKey(operation: Operation, caller: Caller): Refusal | null {
  const permission = missingPermission(operation, restrictionOf(caller));
  return permission === null ? null : refuse(keyNotAllowed, refusalDetails[permission], { requires: permission });
}

/** Refuses with key_not_allowed a destination outside of the key's restriction. */
export function refuseOrigin(caller: Pick<Caller, 'restriction'>, origin: string): Refusal | null {
  if (canAccessOrigin(caller, origin)) return null;
  const origins = allowedOrigins(caller)?.join(', ');
  return refuse(keyNotAllowed, `This key is restricted to ${origins} and cannot deliver to ${origin}.`, {
    requires: 'origin',
  });
}

const refusalDetails = {
  account: "This operation needs the account's own key; this is a named key.",
  deliver: 'This key is read-only.',
} as const;
