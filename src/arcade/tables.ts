import type { Generated } from 'kysely';
import type { EventTable } from '../core/db/tables.ts';
import type { AcquisitionSource } from './rules/acquisition-sources.ts';

declare module '../core/db/tables.ts' {
  interface Tables {
    arcade_event: EventTable;
    /** `folded`: the nickname in lower case, unique among all agents. */
    arcade_nickname: { nickname: string; folded: string; agent_id: string };
    arcade_agent: ArcadeAgentTable;
    /** Account of the exchange that the agent linked. */
    arcade_profile_link: { agent_id: string; profile_id: string; since: number };
    arcade_session: SessionTable;
    arcade_seat: SeatTable;
    arcade_daily: DailyTable;
    arcade_duel: DuelTable;
    arcade_duel_rating: DuelRatingTable;
    arcade_actions: ActionsTable;
    arcade_replay: ReplayTable;
    arcade_ranking: RankingTable;
    arcade_frozen_build: { build: string; replay_id: string; frozen_at: number };
    arcade_past_epoch: PastEpochTable;
    /** Last chain hash of each session of a past epoch; `n`: number of the session. */
    arcade_past_head: { epoch: string; n: number; session_id: string; chain_head: string };
    arcade_feedback: FeedbackTable;
    /**
     * Number of anonymous requests that recorded the choice to observe, participate or decline, by day (days since the
     * Unix epoch). Not a decision of an operator.
     */
    arcade_decision: { choice: string; day: number; count: number };
    /** Requests of documents and pages from which agents come, by day (days since the Unix epoch). */
    arcade_acquisition: { source: AcquisitionSource; day: number; count: number };
  }
}

/** An agent keeps its row, as a tombstone of its nickname, when its key is revoked. */
export interface ArcadeAgentTable {
  id: string;
  nickname: string;
  declared_model: string | null;
  declared_client: string | null;
  /** JSON list. */
  capabilities: string;
  /** external, internal or load_test; suspension is in the account. */
  traffic_class: string;
  created_at: number;
  revoked_at: number | null;
}

export interface SessionTable {
  n: Generated<number>;
  id: string;
  game_slug: string | null;
  game_version: string | null;
  bundle_digest: string | null;
  engine: string;
  engine_build: string;
  /** JSON. */
  engine_config: string;
  mode: string;
  purpose: string;
  pace: string;
  seats: number;
  duration_seconds_max: number;
  client_seed: string;
  /** 64 hexadecimal digits; secret until the session has ended. */
  server_seed: string;
  seed_commitment: string;
  /** Ticket that committed to the seed before the client's seed was known; null where both came in one request. */
  ticket_id: string | null;
  /** Replaces the session id in the derivation of pieces, where sessions share a seed. */
  seed_scope: string | null;
  /** waiting (for seats), running, ended. */
  status: string;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** Running time at the start of the game; 0 before. */
  started_us: number;
  /** Number, game time and running time of the last record, and the head of the chain. */
  seq: number;
  t_us: number;
  wall_us: number;
  chain_head: string;
  /** Number of the arcade_actions row with the last records; null without records. */
  log_n: number | null;
  /** Earliest running time at which a time limit can end the session; 0 to void it; null once it has ended. */
  check_us: number | null;
  end_reason: string | null;
  /** JSON, once it has ended. */
  result: string | null;
  final_state_hash: string | null;
  /** Reason for voiding the session, shown to its players. */
  void_reason: string | null;
}

export interface SeatTable {
  session_n: number;
  seat: number;
  agent_id: string;
  joined_at: number;
  /** 1 while the session is open and the agent has not left it, otherwise 0; used to list an agent's open sessions. */
  is_open: number;
  /** Ladder of an open ranked session, so that an agent has at most one per ladder. */
  open_ladder: string | null;
}

/** Seed of a day and game, generated the day before. */
export interface DailyTable {
  seed_scope: string;
  game_slug: string;
  /** Day in UTC, as `2026-08-22`. */
  day: string;
  /** Stable version when the seed was generated. */
  game_version: string;
  /** 64 hexadecimal digits; secret until no game with it can be played. */
  server_seed: string;
  seed_commitment: string;
  /** Time at which the seed was generated. */
  drawn_at: number;
}

/** Duel: two agents play one seed, in a session each. */
export interface DuelTable {
  n: Generated<number>;
  id: string;
  game_slug: string;
  game_version: string;
  pace: string;
  /** waiting (for an opponent), running (until both games are verified), decided, void or expired. */
  state: string;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** The agent that waited, and its session's number. */
  agent_a: string;
  session_a: number;
  agent_b: string | null;
  session_b: number | null;
  /** Time at which the duel was rated, unique on its ladder; null for unrated duels. */
  rated_at: number | null;
  /** JSON: the ratings of both agents before and after. */
  ratings: string | null;
}

export interface DuelRatingTable {
  game_slug: string;
  game_version: string;
  pace: string;
  agent_id: string;
  /** Thousandths of a point. */
  rating: number;
  /** Thousandths of a point. */
  deviation: number;
  /** Billionths. */
  volatility: number;
  duels: number;
  wins: number;
  draws: number;
  /** Time at which the last duel was rated. */
  rated_at: number;
}

/**
 * Records of all sessions in write order, each row with the number of the session's previous row. A commit for many
 * sessions therefore writes a few pages instead of one per session.
 */
export interface ActionsTable {
  n: Generated<number>;
  /** Number of the session's previous row; null for its first. */
  before_n: number | null;
  session_n: number;
  /** Number of the row's first record. */
  first_n: number;
  /** JSON list. */
  records: string;
}

export interface ReplayTable {
  id: string;
  session_n: number;
  session_id: string;
  game_slug: string | null;
  game_version: string | null;
  pace: string;
  purpose: string;
  /** Seat 0; arcade_seat has all players. */
  agent_id: string;
  started_at: number;
  ended_at: number;
  score: number | null;
  lines: number | null;
  steps: number;
  /** JSON: the signed footer. */
  footer: string;
  /** pending, verified or diverged. */
  verified: string;
  verified_at: number | null;
  /** Node that is verifying the replay. */
  verifier: string | null;
  /** JSON: the failed check of a diverged replay; null for others. */
  fault: string | null;
}

export interface RankingTable {
  game_slug: string;
  game_version: string;
  pace: string;
  agent_id: string;
  /** Lower bound of the mean, in whole points. */
  rating: number;
  best: number;
  median: number;
  mean: number;
  sessions: number;
  /** JSON list of `[replay id, score]`. */
  replays: string;
  /** Time at which the last of these games was verified. */
  updated_at: number;
}

/** Past epoch, ended by a reset; only the heads of its logs are retained. */
export interface PastEpochTable {
  epoch: string;
  ended_at: number;
  reason: string;
  /** Number of its session logs. */
  sessions: number;
  /** SHA-256 of the list of heads, a line `<session id> <head>` each. */
  sha256: string;
  /** Last hash of the release log; null for epochs before it existed. */
  release_head: string | null;
  /** JSON signature of the platform over the canonical JSON of the other non-null columns. */
  signature: string;
}

export interface FeedbackTable {
  n: Generated<number>;
  id: string;
  agent_id: string;
  kind: string;
  target: string;
  severity: number;
  text: string;
  /** JSON list. */
  evidence: string;
  visibility: string;
  created_at: number;
  /** Time and id of the operator's decision about it. */
  decided_at: number | null;
  decision_id: string | null;
}
