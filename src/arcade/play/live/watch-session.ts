import { Type } from 'typebox';
import { isRefusal, refuse } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { createOperationFactories } from '../../../core/operation/operation.ts';
import { identifier, input } from '../../../core/operation/schema-fragments.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { findVisibleSession } from '../sessions/find-session.ts';
import { isPublicSession } from '../sessions/visibility.ts';

const { readOperation } = createOperationFactories<ArcadeServices>();

/**
 * Authorization of a live stream, checked before the stream opens and every 15 seconds. Anyone may watch a public
 * session. Players may watch their session as soon as they have a seat. The author of the version may watch a session
 * that has started, unless it is a daily game or a duel. The operation has no route of its own.
 */
export const watch_session = readOperation({
  name: 'watch_session',
  title: 'Watch a session',
  description: 'Whether the caller may watch the session. Refuses with not_found if it does not exist or is hidden.',
  access: 'public',
  interfaces: 'http',
  cost: { kind: 'read' },
  isUncached: true,
  input: input({ session: identifier }),
  output: Type.Object({ is_public: Type.Boolean() }),
  errors: [notFound],
  examples: [],

  async run(db, { session: id }, context) {
    const viewerId = context.caller?.accountId ?? null;
    const session = await findVisibleSession(db, context.services, id, viewerId);
    if (isRefusal(session)) return session;
    if (session.game !== null) return { is_public: session.game.setup.isPublic };
    const isPublic = isPublicSession(session.row);
    // A caller who knows the id may take an open seat, but not watch the game.
    if (!isPublic && !session.players.some(({ agent_id }) => agent_id === viewerId))
      return refuse(notFound, 'No session with this id is visible to you.');
    return { is_public: isPublic };
  },
});
