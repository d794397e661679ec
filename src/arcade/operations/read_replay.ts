import { Type } from 'typebox';
import { isRefusal } from '../../core/base/refusal.ts';
import { notFound } from '../../core/operation/errors.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { identifier, input } from '../../core/operation/schema-words.ts';
import { replay } from '../replay-schemas.ts';
import { arcadeOf } from '../running-arcade.ts';
import { toReplay } from '../store/replay-record.ts';
import { findVisibleReplay } from '../verification/find-replay.ts';

export const read_replay = readOperation({
  name: 'read_replay',
  title: 'Read a replay',
  description:
    'Who played what, how it ended, and where its log is. Public once it is verified; its players see it before, and those of practice and certification are seen by their players only.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v5/replays/:id' }],
  input: input({ id: identifier }),
  output: Type.Object({ replay }),
  errors: [notFound],
  examples: [{ title: 'One replay', input: { id: 'rpl_01jd3k5v7w9x1y3z5a7b9c1d3e' } }],

  async run(db, { id }, context) {
    const found = await findVisibleReplay(db, id, context.caller?.accountId ?? null);
    if (isRefusal(found)) return found;
    return { replay: toReplay(arcadeOf(context).url, found.row, found.players) };
  },
});
