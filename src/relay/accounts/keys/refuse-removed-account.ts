import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import { credentialUnknown } from '../../../core/operation/errors.ts';

/** Error when the account was removed after authentication. Refuses with credential_unknown. */
export function refuseRemovedAccount(): Refusal {
  return refuse(credentialUnknown, 'The account of this credential was removed.');
}
