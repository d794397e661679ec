import { type InputFault, type Refusal, refuse } from '../base/refusal.ts';
import { findSecret } from '../base/secrets.ts';
import { isWeakCredential } from '../base/weak-credential.ts';
import { secretDetected, weakCredential } from './errors.ts';

/** Refuses public text that seems to contain a secret. The errors name its property and kind, but do not repeat it. */
export function refuseSecrets(fields: Readonly<Record<string, string | readonly string[]>>): Refusal | null {
  const faults = Object.entries(fields).flatMap(([name, value]) => faultsOf(name, value));
  const [firstFault] = faults;
  return firstFault === undefined ? null : refuse(secretDetected, firstFault.message, { errors: faults });
}

/** Refuses a credential that does not look random, with weak_credential; otherwise null. */
export function refuseWeakCredential(pointer: string, credential: string): Refusal | null {
  if (!isWeakCredential(credential)) return null;
  const message = 'This credential is not random enough; generate 32 new random bytes.';
  return refuse(weakCredential, message, { errors: [{ pointer, code: 'weak_credential', message }] });
}

function faultsOf(name: string, value: string | readonly string[]): InputFault[] {
  const texts =
    typeof value === 'string'
      ? [{ pointer: `/${name}`, text: value }]
      : value.map((text, index) => ({ pointer: `/${name}/${index}`, text }));
  return texts.flatMap(({ pointer, text }) => {
    const secret = findSecret(text);
    return secret === null
      ? []
      : [{ pointer, code: 'secret_detected', message: `${pointer} seems to contain a secret: ${secret.kind}.` }];
  });
}
