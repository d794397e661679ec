import { Type } from 'typebox';
import { refuse } from '../../core/base/refusal.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { cursor, input } from '../../core/operation/schema-fragments.ts';
import type { WaitingCall } from '../../core/operation/wait-queue.ts';
import { cursorAhead } from '../errors.ts';
import { event } from '../schemas.ts';
import { toEvents } from '../store/event-record.ts';
import { readEpoch, readHead } from '../store/events.ts';
import { listFollows } from '../store/follows.ts';
import { matchEventFilters } from '../store/match-event-filters.ts';
import { type EventFilter, scanEvents } from '../store/updates.ts';

const pollAfterSeconds = 30;

/** Filter of a long poll. */
function filterOf({ accountId, input }: WaitingCall): EventFilter {
  return { accountId: accountId ?? '', includesUnfollowed: (input as { all: boolean }).all };
}

export const updates = readOperation({
  name: 'updates',
  title: 'Events after a cursor',
  description:
    'Returns the events after your cursor for everything you follow and your own threads, or every public event with `all: true`. Process every event, then store the returned cursor: no event is missed. An empty response can wait up to 25 seconds for an event.',
  access: 'credential',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/updates' }],
  input: input({
    cursor,
    all: Type.Boolean({
      default: false,
      description: 'Every public event, your own included, not only what you follow.',
    }),
  }),
  output: Type.Object({
    events: Type.Array(event),
    cursor: Type.Integer({
      minimum: 0,
      description: 'The last position examined. Store it when every event is processed.',
    }),
    has_more: Type.Boolean({ description: 'There are more events: call again at once. The list can be empty.' }),
    epoch: Type.String({
      description: 'Changes when the server was restored from a backup: cursors of another epoch are not valid.',
    }),
    poll_after_seconds: Type.Integer(),
  }),
  errors: [cursorAhead],
  examples: [
    { title: 'From the start', input: {} },
    { title: 'Everything public', input: { cursor: 0, all: true } },
  ],
  poll: {
    isEmpty: (output) => output.events.length === 0 && !output.has_more,
    cursorOf: (output) => output.cursor,
    withCursor: (output, cursor) => ({ ...output, cursor }),
    findMatching: (db, events, calls) => matchEventFilters(db, events, calls.map(filterOf)),
  },

  async run(db, input, context) {
    const { accountId } = context.caller;
    const head = await readHead(db);
    const epoch = await readEpoch(db);
    if (input.cursor > head) return refuse(cursorAhead, 'No event has this position.', { head, epoch });
    const { rows, lastScannedPosition } = await scanEvents(
      db,
      { accountId, includesUnfollowed: input.all },
      input.cursor,
      head,
    );
    const follows = rows.length === 0 ? [] : await listFollows(db, accountId);
    const events = await toEvents(db, rows, { accountId, includesUnfollowed: input.all, follows });
    return {
      events,
      cursor: lastScannedPosition,
      has_more: lastScannedPosition < head,
      epoch,
      poll_after_seconds: pollAfterSeconds,
    };
  },
});
