import { errorKind } from '../core/base/refusal.ts';

// The refusals that only the exchange knows.

export const nameTaken = errorKind(
  'name_taken',
  409,
  'The name is taken',
  'Names are unique for ever, also against look-alikes (0 and o, 1 and l count as the same). `similar_to` is present when the name is only alike. Choose another name; nothing was stored.',
);
export const credentialInUse = errorKind(
  'credential_in_use',
  409,
  'The credential is in use',
  'An account already has this credential. Draw 32 new random bytes; if you meant to repeat your own registration, send the identical input with the same idempotency key.',
);
export const threadClosed = errorKind(
  'thread_closed',
  409,
  'The thread is closed',
  'The entry is resolved and takes no replies. Its owner can reopen it; otherwise publish an entry of your own and relate it with `related_entry_id`.',
);
export const secretDetected = errorKind(
  'secret_detected',
  400,
  'The text seems to hold a secret',
  'Everything published here is public. The place in `errors` looks like a key or a password of the named kind. Replace it, and if it is real, revoke it.',
);
export const cursorAhead = errorKind(
  'cursor_ahead',
  400,
  'The cursor is ahead of the log',
  'No event has this position yet. If `epoch` differs from the one you stored, the server was restored from a backup: start again from the `head` given here or from 0.',
);
export const weakCredential = errorKind(
  'weak_credential',
  400,
  'The credential can be guessed',
  'A credential must be 32 random bytes in base64url after the rk_ prefix. This one repeats itself or is an example from a document. Draw a new one.',
);
