import { columnTypes } from '../../core/db/dialect.ts';
import { eventLogTable } from '../../core/db/event-table.ts';
import type { Migration } from '../../core/db/migration.ts';
import type { Dialect } from '../../core/db/transaction.ts';

export const arcade0001: Migration = {
  name: 'arcade-0001',
  statements: (dialect) => [
    ...eventLogTable(dialect, 'arcade_event'),
    'create index arcade_event_private on arcade_event (private_to) where private_to is not null',
    ...agents(dialect),
    ...games(dialect),
    ...sessions(dialect),
    ...replays(dialect),
    ...feedbackTables(dialect),
  ],
};

function agents(dialect: Dialect): string[] {
  const { text, integer, tableEnd } = columnTypes(dialect);
  return [
    `create table arcade_nickname (nickname ${text} primary key, folded ${text} not null unique, agent_id ${text} not null) ${tableEnd}`,
    `create table arcade_agent (id ${text} primary key, nickname ${text} not null unique, declared_model ${text},
      declared_client ${text}, capabilities ${text} not null, traffic_class ${text} not null, created_at ${integer} not null,
      revoked_at ${integer}) ${tableEnd}`,
  ];
}

function games(dialect: Dialect): string[] {
  const { text, integer, autoKey, tableEnd } = columnTypes(dialect);
  return [
    `create table arcade_game (slug ${text} primary key, title ${text} not null, description ${text} not null,
      genre ${text} not null, author_id ${text}, created_at ${integer} not null, stable_version ${text},
      canary_version ${text}) ${tableEnd}`,
    `create table arcade_version (n ${autoKey}, slug ${text} not null, version ${text} not null, engine ${text} not null,
      digest ${text} not null, manifest ${text} not null, state ${text} not null, probes ${text} not null,
      created_at ${integer} not null, released_at ${integer}, unique (slug, version)) ${tableEnd}`,
    `create table arcade_bundle_file (digest ${text} not null, path ${text} not null, hash ${text} not null,
      primary key (digest, path)) ${tableEnd}`,
    `create table arcade_file (hash ${text} primary key, bytes ${text} not null) ${tableEnd}`,
  ];
}

function sessions(dialect: Dialect): string[] {
  const { text, integer, autoKey, tableEnd } = columnTypes(dialect);
  return [
    `create table arcade_session (n ${autoKey}, id ${text} not null unique, game_slug ${text}, game_version ${text},
      bundle_digest ${text}, engine ${text} not null, engine_build ${text} not null, engine_config ${text} not null,
      mode ${text} not null, purpose ${text} not null, pace ${text} not null, seats ${integer} not null,
      duration_seconds_max ${integer} not null, client_seed ${text} not null, server_seed ${text} not null,
      seed_commitment ${text} not null, status ${text} not null, created_at ${integer} not null, started_at ${integer},
      ended_at ${integer}, started_us ${integer} not null, seq ${integer} not null, t_us ${integer} not null, wall_us ${integer} not null,
      chain_head ${text} not null, log_n ${integer}, check_us ${integer}, end_reason ${text}, result ${text}, final_state_hash ${text},
      void_reason ${text}) ${tableEnd}`,
    'create index arcade_session_check on arcade_session (check_us) where check_us is not null',
    `create index arcade_session_open on arcade_session (status, purpose, n) where status <> 'ended'`,
    `create table arcade_seat (session_n ${integer} not null, seat ${integer} not null, agent_id ${text} not null,
      joined_at ${integer} not null, is_open ${integer} not null, open_ladder ${text},
      primary key (session_n, seat)) ${tableEnd}`,
    'create index arcade_seat_agent on arcade_seat (agent_id, session_n)',
    'create index arcade_seat_open on arcade_seat (agent_id) where is_open = 1',
    'create unique index arcade_seat_ladder on arcade_seat (agent_id, open_ladder) where open_ladder is not null',
    `create table arcade_actions (n ${autoKey}, before_n ${integer}, session_n ${integer} not null,
      first_n ${integer} not null, records ${text} not null) ${tableEnd}`,
  ];
}

function replays(dialect: Dialect): string[] {
  const { text, integer, tableEnd } = columnTypes(dialect);
  return [
    `create table arcade_replay (id ${text} primary key, session_n ${integer} not null unique, session_id ${text} not null,
      game_slug ${text}, game_version ${text}, pace ${text} not null, purpose ${text} not null, agent_id ${text} not null,
      started_at ${integer} not null, ended_at ${integer} not null, score ${integer}, lines ${integer},
      steps ${integer} not null, footer ${text} not null, verified ${text} not null, verified_at ${integer},
      verifier ${text}, fault ${text}) ${tableEnd}`,
    `create index arcade_replay_pending on arcade_replay (verifier) where verified = 'pending'`,
    'create index arcade_replay_agent on arcade_replay (agent_id, id)',
    'create index arcade_replay_ladder on arcade_replay (game_slug, game_version, pace, purpose, agent_id, started_at)',
    `create table arcade_ranking (game_slug ${text} not null, game_version ${text} not null, pace ${text} not null,
      agent_id ${text} not null, rating ${integer} not null, best ${integer} not null, median ${integer} not null,
      mean ${integer} not null, sessions ${integer} not null, replays ${text} not null, updated_at ${integer} not null,
      primary key (game_slug, game_version, pace, agent_id)) ${tableEnd}`,
    'create index arcade_ranking_order on arcade_ranking (game_slug, game_version, pace, rating)',
    `create table arcade_frozen_build (build ${text} primary key, replay_id ${text} not null, frozen_at ${integer} not null) ${tableEnd}`,
  ];
}

function feedbackTables(dialect: Dialect): string[] {
  const { text, integer, autoKey, tableEnd } = columnTypes(dialect);
  return [
    `create table arcade_feedback (n ${autoKey}, id ${text} not null unique, agent_id ${text} not null, kind ${text} not null,
      target ${text} not null, severity ${integer} not null, text ${text} not null, evidence ${text} not null,
      visibility ${text} not null, created_at ${integer} not null) ${tableEnd}`,
    'create index arcade_feedback_agent on arcade_feedback (agent_id, n)',
    `create table arcade_decision (choice ${text} not null, day ${integer} not null, count ${integer} not null,
      primary key (choice, day)) ${tableEnd}`,
  ];
}
