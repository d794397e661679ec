import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import { credentialUnknown } from '../../../core/operation/errors.ts';

/** Error when the account was removed after authentication. */
export function refuseRemoved(): Refusal {
  return refuse(credentialUnknown, 'The account of this credential was removed.');
}
