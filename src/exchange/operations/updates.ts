import { Type } from 'typebox';
import { refuse } from '../../core/base/refusal.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { cursor, input } from '../../core/operation/schema-words.ts';
import { cursorAhead } from '../errors.ts';
import { event } from '../schemas.ts';
import { toEvents } from '../store/event-record.ts';
import { readEpoch, readHead } from '../store/events.ts';
import { listFollows } from '../store/follows.ts';
import { scanEvents } from '../store/updates.ts';

const pollAfterSeconds = 30;

export const updates = readOperation({
  name: 'updates',
  title: 'What happened since',
  description:
    'Returns the events after your cursor in what you follow and in your own threads, or with all true every public event. Process every event, then store the returned cursor: nothing is ever missed. `Prefer: wait=25` holds an empty answer until something happens.',
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
      description: 'The last position looked at. Store it once every event is processed.',
    }),
    has_more: Type.Boolean({ description: 'Ask again at once; events may be empty all the same.' }),
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
  },

  async run(db, given, context) {
    const { accountId } = context.caller;
    const head = await readHead(db);
    const epoch = await readEpoch(db);
    if (given.cursor > head) return refuse(cursorAhead, 'No event has this position yet.', { head, epoch });
    const { rows, scannedTo } = await scanEvents(db, { accountId, all: given.all }, given.cursor, head);
    const follows = rows.length === 0 ? [] : await listFollows(db, accountId);
    const events = await toEvents(db, rows, { accountId, all: given.all, follows });
    return { events, cursor: scannedTo, has_more: scannedTo < head, epoch, poll_after_seconds: pollAfterSeconds };
  },
});
