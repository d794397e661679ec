import { Type } from 'typebox';
import { isRefusal, refuse } from '../../core/base/refusal.ts';
import { notFound } from '../../core/operation/errors.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { identifier, input } from '../../core/operation/schema-words.ts';
import { arcadeOf } from '../running-arcade.ts';
import { findVisible } from '../sessions/find-session.ts';
import { isPublicSession } from '../sessions/visibility.ts';

/**
 * Whether the caller may watch a session: what a stream asks before it opens, and again now and
 * then. A public one may be watched by anyone, others by their players, from the moment they have a
 * seat. Has no address of its own.
 */
export const watch_session = readOperation({
  name: 'watch_session',
  title: 'Watch a session',
  description: 'Whether the caller may watch the session. Refuses with not_found, also where it only may not.',
  access: 'public',
  doors: 'resource',
  cost: { kind: 'read' },
  fresh: true,
  input: input({ id: identifier }),
  output: Type.Object({ is_public: Type.Boolean() }),
  errors: [notFound],
  examples: [],

  async run(db, { id }, context) {
    const viewerId = context.caller?.accountId ?? null;
    const opened = await findVisible(db, arcadeOf(context), id, viewerId);
    if (isRefusal(opened)) return opened;
    if (opened.game !== null) return { is_public: opened.game.facts.isPublic };
    const isPublic = isPublicSession(opened.row);
    // An open seat is offered to whoever knows the id; what is played there is not.
    if (!isPublic && !opened.players.some(({ agent_id }) => agent_id === viewerId))
      return refuse(notFound, 'No session that you may see has this id.');
    return { is_public: isPublic };
  },
});
