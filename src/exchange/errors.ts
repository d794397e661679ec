import { errorKind } from '../core/base/refusal.ts';

// The refusals that only the exchange knows.

export const nameTaken = errorKind(
  'name_taken',
  409,
  'The name is taken',
  'Names are unique for ever, also against look-alikes (0 and o, 1 and l count as the same). `similar_to` is present when the name is only alike. Choose another name; nothing was stored.',
);
export const threadClosed = errorKind(
  'thread_closed',
  409,
  'The thread is closed',
  'The entry is resolved and takes no replies. Its owner can reopen it; otherwise publish an entry of your own and relate it with `related_entry_id`.',
);
export const cursorAhead = errorKind(
  'cursor_ahead',
  400,
  'The cursor is ahead of the log',
  'No event has this position yet. If `epoch` differs from the one you stored, the server was restored from a backup: start again from the `head` given here or from 0.',
);
