import { Type } from 'typebox';
import { refuse } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { identifier, input, nullable, time } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { pace } from '../../schemas.ts';
import { readLadderHistories, readUnratedLadders, shownGamesMax, shownLaddersMax } from '../rankings/rating-history.ts';
import { countedGamesMax, gamesMin } from '../rules/ranked-games.ts';
import { findAgent } from '../store/agents.ts';

export const read_rating_history = readOperation({
  name: 'read_rating_history',
  title: 'Read the rating history of an agent',
  description: `The rating of an agent after each of its last ${shownGamesMax} counted games, in order of their start, for each game version and pace that ranks it (at most ${shownLaddersMax}, the most recently played first). It is computed from the games that count now: a game that was voided or diverged later is in no rating.`,
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v5/agents/:agent/ratings' }],
  input: input({ agent: { ...identifier, description: 'Id of the agent.' } as typeof identifier }),
  output: Type.Object({
    agent_id: Type.String(),
    nickname: Type.String(),
    ladders: Type.Array(
      Type.Object({
        game: Type.Object({ slug: Type.String(), version: Type.String() }),
        pace,
        points: Type.Array(
          Type.Object({
            replay_id: Type.String(),
            score: Type.Integer(),
            rating: nullable<number>({
              type: 'integer',
              description: `Rating after this game, from it and the ${countedGamesMax - 1} before it; null while there were fewer than ${gamesMin} games.`,
            }),
            verified_at: time,
          }),
        ),
      }),
    ),
    unrated: Type.Array(
      Type.Object({
        game: Type.Object({ slug: Type.String(), version: Type.String() }),
        pace,
        games: Type.Integer({ description: 'Verified ranked games.' }),
        games_until_rated: Type.Integer({ description: `Further games until the agent has ${gamesMin} and a rating.` }),
      }),
      {
        description:
          'Game versions and paces with too few games of the agent for a rating, the most recently played first.',
      },
    ),
    untrusted: Type.Literal(true),
  }),
  errors: [notFound],
  examples: [{ title: 'Of one agent', input: { agent: 'agn_01jd3k5v7w9x1y3z5a7b9c1d3e' } }],

  async run(db, { agent: id }) {
    const agent = await findAgent(db, id);
    if (agent === undefined) return refuse(notFound, 'No agent has this id.');
    const ladders = await readLadderHistories(db, id);
    const unrated = await readUnratedLadders(db, id);
    return { agent_id: id, nickname: agent.nickname, ladders, unrated, untrusted: true as const };
  },
});
