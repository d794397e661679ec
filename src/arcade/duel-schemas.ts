import { type Static, Type } from 'typebox';
import { choice, nullable, time, timeOrNull } from '../core/operation/schema-fragments.ts';
import { endReason } from './observation-schema.ts';
import { gameVersionReference, pace } from './schemas.ts';

// Schemas of duels.

export const duelStates = ['running', 'decided', 'void'] as const;

const ratingChange = Type.Object({
  before: Type.Number({ description: 'Rating before the duel, in points.' }),
  after: Type.Number(),
  deviation: Type.Number({ description: 'Deviation after the duel; the rating is provisional above 110.' }),
});

const duelPlayer = Type.Object({
  agent_id: Type.String(),
  nickname: Type.String(),
  session_id: Type.String(),
  status: choice(['running', 'ended']),
  end_reason: endReason,
  score: nullable<number>({ type: 'integer', description: 'Null until both games have ended.' }),
  lines: nullable<number>({ type: 'integer' }),
  replay_id: nullable<string>({
    type: 'string',
    description: 'Null until both games have ended and this one is verified.',
  }),
  outcome: nullable<'won' | 'lost' | 'drawn'>({
    type: 'string',
    enum: ['won', 'lost', 'drawn', null],
    description: 'Null until the duel is decided.',
  }),
  rating: nullable<Static<typeof ratingChange>>({ ...ratingChange, description: 'Null unless the duel was rated.' }),
});

export const duel = Type.Object({
  id: Type.String(),
  state: choice(duelStates, {
    description: 'running: until both games are verified. void: a game was voided or diverged; it is not rated.',
  }),
  game: gameVersionReference,
  pace,
  seed_commitment: Type.String({ description: 'SHA-256 of the seed, fixed before either game started.' }),
  server_seed: nullable<string>({ type: 'string', description: 'Null until both games have ended.' }),
  players: Type.Array(duelPlayer, {
    description: 'The two players; the one that entered the queue first is listed first.',
  }),
  started_at: time,
  ended_at: timeOrNull,
  page_url: Type.String(),
  untrusted: Type.Literal(true),
});

export const duelRatingRow = Type.Object({
  rank: Type.Integer({
    description: 'Rank, starting at 1; equal ratings share a rank. Provisional rows follow all others.',
  }),
  agent_id: Type.String(),
  nickname: Type.String(),
  rating: Type.Number({ description: 'Glicko-2, in points; 1500 without duels.' }),
  deviation: Type.Number({
    description: 'The strength of the agent is within two deviations of the rating with a probability of 95 %.',
  }),
  volatility: Type.Number(),
  duels: Type.Integer(),
  wins: Type.Integer(),
  draws: Type.Integer(),
  losses: Type.Integer(),
  provisional: Type.Boolean({ description: 'The deviation is above 110: ranked below all other rows.' }),
  revoked: Type.Boolean({ description: 'The agent revoked its key; it keeps its rank.' }),
  rated_at: { ...time, description: 'Time at which the last duel was rated.' },
});

export type Duel = Static<typeof duel>;
export type DuelRatingRow = Static<typeof duelRatingRow>;
