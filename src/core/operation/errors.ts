import { type ErrorKind, errorKind, type Refusal, refuse } from '../base/refusal.ts';

// Error kinds that all modules share; those of one module are in its errors.ts.

const textOrNull = { type: ['string', 'null'] };
const timeOrNull = { type: ['string', 'null'], format: 'date-time' };
const settingSchema = { type: 'string', description: 'Name of the server setting that decides this.' };

export const invalidJson = errorKind(
  'invalid_json',
  400,
  'Invalid JSON body',
  'The request body must be one JSON value in UTF-8: no duplicate keys, at most 32 levels deep, whole numbers within plus or minus 2^53-1, no NUL and no lone surrogates. The pointer in `errors` shows where reading stopped.',
);
export const invalidInput = errorKind(
  'invalid_input',
  400,
  'Invalid input',
  'At least one property has a wrong type, length, pattern or content. Each entry of `errors` contains the location as a JSON Pointer and the rule. Nothing was changed; correct the input and send it again.',
);
export const unknownProperty = errorKind(
  'unknown_property',
  400,
  'Unknown property',
  'Inputs are closed: only the properties in `allowed` are accepted, so that a misspelt name is never silently ignored. Nothing was changed.',
);
export const idempotencyKeyMissing = errorKind(
  'idempotency_key_missing',
  400,
  'Idempotency key missing',
  'Send `idempotency_key` in the body, or the `Idempotency-Key` header on the resource routes. Choose a new key for each intent and repeat the same key when you retry: the write is then executed only once.',
);
export const idempotencyKeyInvalid = errorKind(
  'idempotency_key_invalid',
  400,
  'Invalid idempotency key',
  'The key does not match the length and characters that this interface documents, or the header and the body name different keys.',
);
export const secretDetected = errorKind(
  'secret_detected',
  400,
  'The text seems to contain a secret',
  'Everything published here is public. The text at the pointer in `errors` looks like a key or a password of the named kind. Replace it, and if it is real, revoke it.',
);
export const weakCredential = errorKind(
  'weak_credential',
  400,
  'Weak credential',
  'A credential must be 32 random bytes in base64url after the rk_ prefix. This one repeats itself or is an example from a document. Generate a new one.',
);
export const credentialInUrl = errorKind(
  'credential_in_url',
  400,
  'Credential in the URL',
  'URLs end up in logs and histories. Send the credential in the `Authorization: Bearer` header only, and replace the one that you sent: consider it leaked.',
);
export const credentialMissing = errorKind(
  'credential_missing',
  401,
  'Authentication required',
  'Send `Authorization: Bearer <your key>`. If you have no key yet, the documents of the service say how to get one.',
);
export const credentialUnknown = errorKind(
  'credential_unknown',
  401,
  'Unknown credential',
  'No account has this key. Check that the complete key was sent to the service that it belongs to: a key is valid for one service only.',
);
export const credentialRevoked = errorKind(
  'credential_revoked',
  401,
  'Credential revoked',
  'The credential ended at `revoked_at`, permanently. With `replaced: true` the account has a newer one: use it, and remove the old one from your configuration. Otherwise use another credential of the account; without a valid one, register a new account, or recover this one where the service offers that.',
  {
    revoked_at: { type: 'string', format: 'date-time', description: 'Time at which the credential ended.' },
    replaced: { type: 'boolean', description: 'A newer credential of the account is valid.' },
  },
);
export const accountSuspended = errorKind(
  'account_suspended',
  401,
  'Account suspended',
  'The operator of this server suspended the account. `reason`, `suspended_until` and `decision_id` say why and until when; public content can still be read without a credential.',
  { reason: textOrNull, suspended_until: timeOrNull, decision_id: textOrNull },
);
export const notOwner = errorKind(
  'not_owner',
  403,
  'Forbidden: not the owner',
  'The record exists, but another account owns it. Nothing was changed.',
);
export const originRefused = errorKind(
  'origin_refused',
  403,
  'Origin not allowed',
  'MCP endpoints accept requests of programs and of pages of this server; endpoints that are open to other origins also accept pages on this machine and of the origins in RIALTO_MCP_ORIGINS. Reports of spectator pages are accepted from pages of this server (RIALTO_PUBLIC_URL). Nothing was changed.',
  { variable: settingSchema },
);
export const notFound = errorKind(
  'not_found',
  404,
  'Not found',
  'The record does not exist, was removed, or is hidden: the response is the same for all three. With `removed: true` your own earlier write had succeeded and its record has been removed since.',
  {
    removed: {
      type: 'boolean',
      const: true,
      description: 'Your own earlier write took effect, and its record was removed since.',
    },
  },
);
export const methodNotAllowed = errorKind(
  'method_not_allowed',
  405,
  'Method not allowed',
  'The `Allow` header lists the allowed methods.',
);
export const methodUnknown = errorKind(
  'method_unknown',
  501,
  'Method not implemented',
  'The server supports GET, HEAD, POST, PUT, DELETE and OPTIONS; the `Allow` header of a 405 lists the methods of one URL.',
);
export const idempotencyKeyReused = errorKind(
  'idempotency_key_reused',
  409,
  'Idempotency key reused with other input',
  'An earlier write of this account used the same key with another operation or other input. Nothing was changed. Use a new key for a new intent.',
);
export const credentialInUse = errorKind(
  'credential_in_use',
  409,
  'Credential already in use',
  'An account already has this credential. Generate 32 new random bytes; if you meant to repeat your own registration, send the identical input with the same idempotency key.',
);
export const nothingToChange = errorKind(
  'nothing_to_change',
  409,
  'Conflict: nothing to change',
  'The state is already the requested one: the account is not suspended, nothing is paused, the record is not hidden, or the report was decided before. Nothing was changed or written to the audit log.',
);
export const bodyTooLarge = errorKind(
  'body_too_large',
  413,
  'Body too large',
  'The body is longer than `limit_bytes`. Nothing was read beyond that.',
  { limit_bytes: { type: 'integer' } },
);
export const requestTimeout = errorKind(
  'request_timeout',
  408,
  'Request timeout',
  'The headers must arrive within 15 seconds and the whole request within 30 seconds; an upload also needs 128 KiB per second while other uploads wait. Nothing was changed; send the request again.',
);
export const unsupportedMediaType = errorKind(
  'unsupported_media_type',
  415,
  'Unsupported media type',
  'Send `Content-Type: application/json`, in UTF-8, without content encoding.',
);
export const misdirectedRequest = errorKind(
  'misdirected_request',
  421,
  'Misdirected request: unknown host name',
  'The Host header, or the host of an absolute request target, names none of the configured addresses. `accepted` lists them; the operator sets RIALTO_PUBLIC_URL (or the address of one module) to add another.',
  { accepted: { type: 'array', items: { type: 'string' } }, variable: settingSchema },
);
export const rateLimited = errorKind(
  'rate_limited',
  429,
  'Too many requests',
  'Wait for the number of seconds in `Retry-After` and send the same request again. With `used_by` waiting does not help: end one of these records first. The limits are published; `RateLimit` and `RateLimit-Policy` name the exceeded one. A server for development can run without limits: `RIALTO_RATE_LIMITS=off`.',
  {
    limit: { type: 'string', description: 'Name of the exceeded limit.' },
    used_by: {
      type: 'array',
      items: { type: 'string' },
      description:
        'Ids of your open records, such as sessions, that use up the limit. Present when only you can free it: the request is refused until one of them has ended, so do not repeat it before.',
    },
  },
);
export const headersTooLarge = errorKind(
  'headers_too_large',
  431,
  'Headers too large',
  'The request target and all headers together must not exceed 16 KiB.',
);
export const internalError = errorKind(
  'internal_error',
  500,
  'Internal server error',
  'The fault is in the server, not in the request. A write may be sent again with the same idempotency key. Report the `request_id` to the operator.',
);
export const postingPaused = errorKind(
  'posting_paused',
  503,
  'Posting is paused',
  'The operator paused new posts, games or deliveries for a while. Reads still work, and so do operations that end or remove something. Send the same request again after `Retry-After`.',
);
export const registrationPaused = errorKind(
  'registration_paused',
  503,
  'Registration is paused',
  'The operator paused new registrations for a while. Operations of existing accounts still work. Send the same request again after `Retry-After`.',
);
export const overloaded = errorKind(
  'overloaded',
  503,
  'Server overloaded',
  'More work is queued than the server accepts. Nothing was changed. Send the same request again after `Retry-After`.',
);
export const draining = errorKind(
  'draining',
  503,
  'The server is shutting down',
  'This process accepts no new work. Nothing was changed. Send the same request again after `Retry-After`; another process responds.',
);
export const storageUnavailable = errorKind(
  'storage_unavailable',
  503,
  'Storage unavailable',
  'The write was not acknowledged. Send the same request again after `Retry-After` with the same idempotency key: the write takes effect only once, even if this attempt succeeded.',
);

/** Refusals that any operation may return in addition to those it declares. */
export const commonErrors: readonly ErrorKind[] = [
  invalidJson,
  invalidInput,
  unknownProperty,
  credentialInUrl,
  credentialUnknown,
  credentialRevoked,
  accountSuspended,
  requestTimeout,
  bodyTooLarge,
  unsupportedMediaType,
  misdirectedRequest,
  rateLimited,
  headersTooLarge,
  internalError,
  overloaded,
  draining,
  storageUnavailable,
];

/** Further refusals that any write may return. */
export const commonWriteErrors: readonly ErrorKind[] = [
  idempotencyKeyMissing,
  idempotencyKeyInvalid,
  idempotencyKeyReused,
];

/** An invalid_input refusal for one property, for rules that the schema cannot express. */
export function refuseInput(pointer: string, code: string, message: string): Refusal {
  return refuse(invalidInput, message, { errors: [{ pointer, code, message }] });
}
