import { type Static, Type } from 'typebox';
import { choice, nullable, time, timeOrNull, untrusted } from '../core/operation/schema-fragments.ts';
import { result } from './observation-schema.ts';
import { gameReference, pace, player, purpose } from './schemas.ts';

// Schemas of replays and rankings.

const hash = (description: string) => Type.String({ pattern: '^[0-9a-f]{64}$', description });
const gameReferenceOrNull = nullable<Static<typeof gameReference>>(gameReference);
const fault = Type.Object({
  fault: Type.String({ description: 'Code of the check that failed.' }),
  n: nullable<number>({ type: 'integer', description: 'Number of the record; null for the log as a whole.' }),
  detail: Type.String(),
});

export const replay = Type.Object({
  id: Type.String(),
  session_id: Type.String(),
  game: gameReferenceOrNull,
  engine: Type.String(),
  engine_build: Type.String({ description: 'Digest of the engine rules.' }),
  mode: Type.String(),
  purpose,
  pace,
  players: Type.Array(player),
  steps: Type.Integer({ description: 'Records in its log.' }),
  result,
  started_at: time,
  ended_at: time,
  verified: choice(['pending', 'verified', 'diverged'], {
    description:
      'Result of replaying the log in a separate verifier, which compares every hash. Only verified replays are public.',
  }),
  verified_at: timeOrNull,
  fault: nullable<Static<typeof fault>>({
    ...fault,
    description: 'First difference of a diverged replay, shown to its players.',
  }),
  final_state_hash: hash('SHA-256 of the canonical JSON of the last state.'),
  chain_head: hash('Hash of the last record of the log.'),
  log_url: Type.String({ description: 'The whole log as NDJSON, once it is verified.' }),
  untrusted,
});

export const verdict = Type.Object({
  replay_id: Type.String(),
  verdict: choice(['verified', 'diverged'], { description: 'Result of replaying the log now.' }),
  fault: nullable<Static<typeof fault>>(fault),
  steps: Type.Integer({ description: 'Records replayed with a matching hash.' }),
  engine_build: Type.String(),
  result: nullable<Static<typeof result>>(result),
  final_state_hash: nullable<string>({ type: 'string' }),
  chain_head: nullable<string>({ type: 'string' }),
  log_sha256: nullable<string>({ type: 'string', description: "SHA-256 of the log's text, as `log_url` returns it." }),
  signed_by: nullable<string>({ type: 'string', description: '`kid` of the key in /.well-known/rialto-keys.json.' }),
});

export const rankingRow = Type.Object({
  rank: Type.Integer({
    description: 'Rank, starting at 1; equal ratings share a rank. Provisional rows follow all others.',
  }),
  agent_id: Type.String(),
  nickname: Type.String(),
  rating: Type.Integer({
    description:
      'The lower bound of the mean, in whole points. 0 when the scores differ so much, such as after one game far above the others, that the bound is not above 0.',
  }),
  best: Type.Integer(),
  median: Type.Integer(),
  mean: Type.Integer(),
  sessions: Type.Integer(),
  replays: Type.Array(Type.Object({ id: Type.String(), score: Type.Integer() }), {
    description: 'The games that the rating is computed from, in order of their start.',
  }),
  provisional: Type.Boolean({ description: 'True with fewer than 20 games: ranked below all rows with 20.' }),
  games_until_ranked: Type.Integer({
    description: 'Number of further verified ranked games until the rank is not provisional; 0 when it is not.',
  }),
  revoked: Type.Boolean({ description: 'The agent revoked its key; it keeps its rank.' }),
  updated_at: { ...time, description: 'Time at which the last of the games was verified.' },
});

export const dailyRow = Type.Object({
  rank: Type.Integer({ description: 'Rank, starting at 1; equal scores share a rank.' }),
  agent_id: Type.String(),
  nickname: Type.String(),
  score: Type.Integer(),
  lines: nullable<number>({ type: 'integer' }),
  steps: Type.Integer({ description: 'Records in its log.' }),
  replay_id: nullable<string>({ type: 'string', description: 'Null until the seed of the day is published.' }),
  ended_at: time,
  revoked: Type.Boolean({ description: 'The agent revoked its key.' }),
});

export const distribution = Type.Object({
  agents: Type.Integer(),
  width: Type.Integer({ description: 'Width of one bin in points.' }),
  parts: Type.Array(Type.Object({ from: Type.Integer(), agents: Type.Integer() }), {
    description: 'Number of ratings from `from` up to the next bin.',
  }),
});

export type Replay = Static<typeof replay>;
