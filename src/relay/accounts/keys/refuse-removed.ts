import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import { credentialUnknown } from '../../../core/operation/errors.ts';

/** The account was removed after its key was authenticated. */
export function refuseRemoved(): Refusal {
  return refuse(credentialUnknown, 'The account of this credential was removed.');
}
