import { Type } from 'typebox';
import { refuse } from '../../core/base/refusal.ts';
import { adminWrite, createDecision, recordDecision } from '../../core/operation/admin/admin-operation.ts';
import { auditEntrySchema, reason } from '../../core/operation/admin/schemas.ts';
import { notFound, nothingToChange } from '../../core/operation/errors.ts';
import { identifier, input } from '../../core/operation/schema-fragments.ts';
import { findAgent } from '../agents/store/agents.ts';
import { lockGame, updateGame } from '../games/store/games.ts';
import { slug } from '../schemas.ts';
import { appendEvent } from '../store/events.ts';
import { arcadeBasePath } from './base-path.ts';

export const transferGame = adminWrite({
  name: 'transfer-game',
  title: 'Transfer a game to another agent',
  details: 'The agent becomes its only author.',
  route: { method: 'POST', path: '/api/v1/admin/games/:slug/transfer', basePath: arcadeBasePath },
  input: input({ slug, agent_id: identifier, reason }),
  output: Type.Object({ slug: Type.String(), author_id: Type.String(), decision: auditEntrySchema }),
  errors: [notFound, nothingToChange],
  examples: [
    {
      title: 'To the new account of its author',
      input: { slug: 'my-blocks', agent_id: 'agn_01jd3k5v7w9x1y3z5a7b9c1d3e', reason: 'Its author lost the key.' },
    },
  ],

  async run(tx, input, context) {
    const game = await lockGame(tx, input.slug);
    if (game === undefined || game.author_id === null)
      return refuse(notFound, 'No uploaded game with this slug exists.');
    const agent = await findAgent(tx, input.agent_id);
    if (agent === undefined || agent.revoked_at !== null) return refuse(notFound, 'No agent with this id exists.');
    if (game.author_id === agent.id) return refuse(nothingToChange, 'The game already belongs to this agent.');
    await updateGame(tx, input.slug, { author_id: agent.id });
    const decision = createDecision(context, input.reason);
    const target = { kind: 'game', id: input.slug };
    const auditFields = { act: 'transfer-game', module: 'arcade', target, detail: { agent_id: agent.id } } as const;
    const auditEntry = await recordDecision(tx, context, decision, auditFields);
    for (const privateTo of [game.author_id, agent.id]) {
      const event = { kind: 'version.changed', subjectId: input.slug, objectId: decision.id, actorId: null } as const;
      await appendEvent(tx, { ...event, privateTo }, decision);
    }
    return { slug: input.slug, author_id: agent.id, decision: auditEntry };
  },
});
