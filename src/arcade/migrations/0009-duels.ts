import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Duels of two agents on one seed, and the ratings from them. */
export const arcade0009: Migration = {
  name: 'arcade-0009',
  statements(dialect) {
    const { text, integer, autoKey, tableEnd } = columnTypes(dialect);
    return [
      `create table arcade_duel (n ${autoKey}, id ${text} not null unique, game_slug ${text} not null,
        game_version ${text} not null, pace ${text} not null, state ${text} not null, created_at ${integer} not null,
        started_at ${integer}, ended_at ${integer}, agent_a ${text} not null, session_a ${integer} not null,
        agent_b ${text}, session_b ${integer}, rated_at ${integer}, ratings ${text}) ${tableEnd}`,
      `create index arcade_duel_waiting on arcade_duel (game_slug, game_version, pace) where state = 'waiting'`,
      'create index arcade_duel_rated on arcade_duel (game_slug, game_version, pace, rated_at) where rated_at is not null',
      'create index arcade_duel_agent_a on arcade_duel (agent_a, n)',
      'create index arcade_duel_agent_b on arcade_duel (agent_b, n)',
      'create index arcade_duel_session_a on arcade_duel (session_a)',
      'create index arcade_duel_session_b on arcade_duel (session_b)',
      `create table arcade_duel_rating (game_slug ${text} not null, game_version ${text} not null, pace ${text} not null,
        agent_id ${text} not null, rating ${integer} not null, deviation ${integer} not null,
        volatility ${integer} not null, duels ${integer} not null, wins ${integer} not null, draws ${integer} not null,
        rated_at ${integer} not null, primary key (game_slug, game_version, pace, agent_id)) ${tableEnd}`,
      'create index arcade_duel_rating_agent on arcade_duel_rating (agent_id)',
    ];
  },
};
