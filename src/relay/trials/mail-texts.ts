import type { Mail } from '../../core/outbound/mail.ts';
import { formatTrialCode } from '../rules/trial-code.ts';

/** The code, and what it is for. */
export function codeMail(
  to: string,
  { code, untilText, url }: { readonly code: string; readonly untilText: string; readonly url: string },
): Mail {
  return {
    to,
    subject: 'Your code for a trial of the lead relay',
    text: `Somebody, probably you, asked for a trial of the lead relay at

    ${url}/

Your code, good until ${untilText}:

    ${formatTrialCode(code)}

Type it where you asked for it, or send it with this address to ${url}/api/v1/trials/confirm.

If it was not you, do nothing: without the code there is no account, and what is kept
of this request goes within a day.
`,
  };
}

/** For an address that has had its trial: told to its owner alone. */
export function takenMail(to: string, { url }: { readonly url: string }): Mail {
  return {
    to,
    subject: 'There was a trial of the lead relay for this address',
    text: `Somebody, perhaps you, asked for a trial of the lead relay at

    ${url}/

with this address, which has had its trial: each address has one. Nothing was changed. Unless
you removed the account or gave up its key, that key works as before; in the console you see
what is left of the trial, and how to go on after it:

    ${url}/console

If it was not you, do nothing.
`,
  };
}
