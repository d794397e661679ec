import type { Mail } from '../../outbound/mail.ts';
import { formatMailedCode } from '../rules/trial-code.ts';

/** Mail with the code of a trial. */
export function codeMail(
  to: string,
  { code, expiresAt, url }: { readonly code: string; readonly expiresAt: string; readonly url: string },
): Mail {
  return {
    to,
    subject: 'Your code for a trial of the lead relay',
    text: `A trial of the lead relay was requested with this address, probably by you, at

    ${url}/

Your code, valid until ${expiresAt}:

    ${formatMailedCode(code)}

Enter it on that page, or send it with this address to ${url}/api/v1/trials/confirm.

If it was not you, ignore this mail: without the code no account is created, and this request
is deleted within a day.
`,
  };
}

/** Mail to an address that already had a trial. The API response does not reveal that. */
export function addressTakenMail(to: string, { url }: { readonly url: string }): Mail {
  return {
    to,
    subject: 'This address has already had a trial of the lead relay',
    text: `A trial of the lead relay was requested, perhaps by you, at

    ${url}/

with this address. Each address has one trial, and this one has already been used. Nothing was
changed: the key of the account keeps working unless it was revoked or the account was removed.
The console shows your usage and how to upgrade:

    ${url}/console

If the key is lost, request a new one with a code to this address:

    ${url}/recover

If it was not you, ignore this mail.
`,
  };
}

/** Mail with the code of a key recovery. */
export function recoveryMail(
  to: string,
  { code, expiresAt, url }: { readonly code: string; readonly expiresAt: string; readonly url: string },
): Mail {
  return {
    to,
    subject: 'Your code for a new API key of the lead relay',
    text: `A new API key of the account with this address was requested, probably by you, at

    ${url}/recover

Your code, valid until ${expiresAt}:

    ${formatMailedCode(code)}

Enter it on that page, or send it with this address to ${url}/api/v1/keys/recover/confirm.
All keys of the account are revoked at that moment, and the new one is shown once.

If it was not you, ignore this mail and do not share the code: without it your keys stay valid.
`,
  };
}

/** Mail to an address without a confirmed account. The API response does not reveal that. */
export function noAccountMail(to: string, { url }: { readonly url: string }): Mail {
  return {
    to,
    subject: 'There is no account of the lead relay with this address',
    text: `A new API key of the lead relay was requested with this address, perhaps by you, at

    ${url}/recover

No account has confirmed this address, so there is no key to replace. Use the address exactly as it was
entered for the trial. Start a trial at

    ${url}/

If it was not you, ignore this mail.
`,
  };
}
