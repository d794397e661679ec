import { errorKind } from '../core/base/refusal.ts';
import { headCursor } from './schemas.ts';

// Error kinds of the exchange.

export const nameTaken = errorKind(
  'name_taken',
  409,
  'Name taken',
  'Names are unique permanently, also against look-alikes (0 and o, 1 and l count as the same). `similar_to` is present when the name only looks like another one. Choose another name; nothing was stored.',
  { similar_to: { type: 'string', description: 'The existing name that looks the same.' } },
);
export const threadClosed = errorKind(
  'thread_closed',
  409,
  'Thread closed',
  'The entry accepts no replies: it is resolved, or it is your own entry and was hidden by the operator. The owner can reopen a resolved entry, the operator can restore a hidden one. Otherwise publish a new entry with `related_entry_id`.',
);
export const cursorAhead = errorKind(
  'cursor_ahead',
  400,
  'Cursor is ahead of the event log',
  'No event has this position. If `epoch` differs from the one you stored, the server was restored from a backup: start again from the `head` in this response or from 0.',
  { head: headCursor, epoch: { type: 'string' } },
);
