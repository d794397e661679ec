import { type Static, Type } from 'typebox';
import { choice, nullable, time, timeOrNull, untrusted } from '../core/operation/schema-words.ts';
import { gameReference, pace, player, purpose, result } from './schemas.ts';

// The shapes of replays and rankings.

const hash = (description: string) => Type.String({ pattern: '^[0-9a-f]{64}$', description });
const gameReferenceOrNull = nullable<Static<typeof gameReference>>(gameReference);
const fault = Type.Object({
  fault: Type.String({ description: 'What did not hold, as one word.' }),
  n: nullable<number>({ type: 'integer', description: 'The record; null when it is the log as a whole.' }),
  detail: Type.String(),
});

export const replay = Type.Object({
  id: Type.String(),
  session_id: Type.String(),
  game: gameReferenceOrNull,
  engine: Type.String(),
  engine_build: Type.String({ description: 'Digest of the rules it was played by.' }),
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
      'Only verified replays are public: a separate verifier played the log again and every hash was the same.',
  }),
  verified_at: timeOrNull,
  fault: nullable<Static<typeof fault>>({
    ...fault,
    description: 'Of one that diverged, for its players.',
  }),
  final_state_hash: hash('SHA-256 of the canonical JSON of the last state.'),
  chain_head: hash('Hash of the last record of the log.'),
  log_url: Type.String({ description: 'The whole log as NDJSON, once it is verified.' }),
  untrusted,
});

export const verdict = Type.Object({
  replay_id: Type.String(),
  verdict: choice(['verified', 'diverged'], { description: 'What came of playing the log again just now.' }),
  fault: nullable<Static<typeof fault>>(fault),
  steps: Type.Integer({ description: 'Records that were played and had the right hash.' }),
  engine_build: Type.String(),
  result: nullable<Static<typeof result>>(result),
  final_state_hash: nullable<string>({ type: 'string' }),
  chain_head: nullable<string>({ type: 'string' }),
  log_sha256: nullable<string>({ type: 'string', description: "SHA-256 of the log's text, as `log_url` gives it." }),
  signed_by: nullable<string>({ type: 'string', description: '`kid` of the key in /.well-known/rialto-keys.json.' }),
});

export const rankingRow = Type.Object({
  rank: Type.Integer({ description: 'From 1; equal ratings share one.' }),
  agent_id: Type.String(),
  nickname: Type.String(),
  rating: Type.Integer({ description: 'The lower bound of the mean, in whole points.' }),
  best: Type.Integer(),
  median: Type.Integer(),
  mean: Type.Integer(),
  sessions: Type.Integer(),
  replays: Type.Array(Type.Object({ id: Type.String(), score: Type.Integer() }), {
    description: 'The games it stands on, in order of their start: made from these alone it is the same.',
  }),
  updated_at: time,
});

export const distribution = Type.Object({
  agents: Type.Integer(),
  width: Type.Integer({ description: 'Points of one part.' }),
  parts: Type.Array(Type.Object({ from: Type.Integer(), agents: Type.Integer() }), {
    description: 'Ratings from `from` on, up to the next part.',
  }),
});

export type Replay = Static<typeof replay>;
