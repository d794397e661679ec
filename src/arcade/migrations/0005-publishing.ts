import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';
import type { Dialect } from '../../core/db/transaction.ts';

/**
 * Publishing of games by agents: versions with their scan, probes, places and certificates, files in parts, and the
 * release log. Files in base64 stay in a table of their own until the first start has converted them.
 */
export const arcade0005: Migration = {
  name: 'arcade-0005',
  statements: (dialect) => [
    ...alteredTables(dialect),
    ...versions(dialect),
    ...files(dialect),
    ...transitions(dialect),
    ...certification(dialect),
    ...probes(dialect),
  ],
};

function alteredTables(dialect: Dialect): string[] {
  const { text, integer } = columnTypes(dialect);
  return [
    `alter table arcade_game add column slug_skeleton ${text} not null default ''`,
    `alter table arcade_game add column title_skeleton ${text} not null default ''`,
    'create index arcade_game_slug_skeleton on arcade_game (slug_skeleton)',
    'create index arcade_game_title_skeleton on arcade_game (title_skeleton)',
    'create index arcade_game_author on arcade_game (author_id) where author_id is not null',
    `alter table arcade_feedback add column decided_at ${integer}`,
    `alter table arcade_feedback add column decision_id ${text}`,
    'create index arcade_feedback_target on arcade_feedback (target, n)',
    `alter table arcade_past_epoch add column release_head ${text}`,
  ];
}

/** Rebuilds the table: most new columns are not null, and their values are known for every stored version. */
function versions(dialect: Dialect): string[] {
  const { text, integer, autoKey, tableEnd } = columnTypes(dialect);
  const { id, member, number, overriding } = manifestExpressions[dialect];
  const size = `length(f.bytes) / 4 * 3 - length(f.bytes) + length(replace(f.bytes, '=', ''))`;
  return [
    'alter table arcade_version rename to arcade_version_before',
    `create table arcade_version (n ${autoKey}, id ${text} not null unique, slug ${text} not null,
      version ${text} not null, author_id ${text}, engine ${text} not null, digest ${text} not null,
      manifest ${text} not null, state ${text} not null, state_before ${text}, level ${text} not null, held ${text},
      probes ${text} not null, bytes ${integer} not null, files ${integer} not null, entrypoint ${text} not null,
      mode ${text} not null, players_min ${integer} not null, players_max ${integer} not null,
      duration_seconds_max ${integer} not null, scan_policy ${text}, scan_revision ${integer} not null,
      report ${text}, report_sha256 ${text}, canary_percent ${integer}, canary_since_us ${integer}, canary_note ${text},
      auto_release ${integer} not null, statement ${text}, submitted_us ${integer}, review_us ${integer},
      created_at ${integer} not null, shown_at ${integer}, released_at ${integer},
      unique (slug, version)) ${tableEnd}`,
    `insert into arcade_version (n, id, slug, version, author_id, engine, digest, manifest, state, level, probes, bytes,
      files, entrypoint, mode, players_min, players_max, duration_seconds_max, scan_revision, auto_release, created_at,
      shown_at, released_at) ${overriding} select v.n, ${id}, v.slug, v.version, g.author_id, v.engine, v.digest,
      v.manifest, v.state, 'server', v.probes,
      coalesce((select sum(${size}) from arcade_bundle_file b join arcade_file f on f.hash = b.hash where b.digest = v.digest), 0),
      (select count(*) from arcade_bundle_file b where b.digest = v.digest), ${member('entrypoint')}, ${member('mode')},
      ${number('players', 'min')}, ${number('players', 'max')}, ${number('limits', 'max_duration_seconds')}, 0, 0,
      v.created_at, v.released_at, v.released_at
      from arcade_version_before v join arcade_game g on g.slug = v.slug order by v.n`,
    ...(dialect === 'postgres'
      ? [
          `select setval(pg_get_serial_sequence('arcade_version', 'n'), greatest((select max(n) from arcade_version), 1), exists (select 1 from arcade_version))`,
        ]
      : []),
    'drop table arcade_version_before',
    'create index arcade_version_author on arcade_version (author_id) where author_id is not null',
    'create index arcade_version_digest on arcade_version (digest)',
    `create index arcade_version_moving on arcade_version (state) where state in ('testing', 'review', 'approved', 'canary')`,
    'create index arcade_version_policy on arcade_version (scan_revision)',
  ];
}

/** SQL expressions that read a manifest, by dialect; the manifest of a purged version is empty. */
const manifestExpressions = {
  sqlite: {
    id: `printf('ver_%026d', v.n)`,
    member: (name: string) => `coalesce(json_extract(v.manifest, '$.${name}'), '')`,
    number: (parent: string, name: string) => `coalesce(json_extract(v.manifest, '$.${parent}.${name}'), 0)`,
    overriding: '',
  },
  postgres: {
    id: `'ver_' || lpad(v.n::text, 26, '0')`,
    member: (name: string) => `coalesce(v.manifest::json ->> '${name}', '')`,
    number: (parent: string, name: string) => `coalesce((v.manifest::json -> '${parent}' ->> '${name}')::bigint, 0)`,
    overriding: 'overriding system value',
  },
} as const;

function files(dialect: Dialect): string[] {
  const { text, integer, blob, tableEnd } = columnTypes(dialect);
  return [
    'alter table arcade_file rename to arcade_file_base64',
    `create table arcade_file (hash ${text} not null primary key, size ${integer} not null, stored_at ${integer} not null) ${tableEnd}`,
    `create table arcade_file_part (hash ${text} not null, form ${text} not null, n ${integer} not null,
      bytes ${blob} not null, primary key (hash, form, n)) ${tableEnd}`,
    `create table arcade_blocked_file (hash ${text} not null primary key, decision_id ${text} not null) ${tableEnd}`,
    'create index arcade_bundle_file_hash on arcade_bundle_file (hash)',
  ];
}

function transitions(dialect: Dialect): string[] {
  const { text, integer, tableEnd } = columnTypes(dialect);
  return [
    `create table arcade_transition (seq ${integer} not null primary key, id ${text} not null unique, version_n ${integer},
      from_state ${text}, to_state ${text}, action ${text} not null, actor_kind ${text} not null, actor ${text},
      reason_code ${text}, reason ${text}, at ${integer} not null, body ${text} not null, body_sha256 ${text} not null,
      hash ${text} not null) ${tableEnd}`,
    'create index arcade_transition_version on arcade_transition (version_n, seq)',
    `create table arcade_release_head (id ${integer} not null primary key, seq ${integer} not null, hash ${text} not null,
      epoch ${text} not null) ${tableEnd}`,
    `create table arcade_appeal (id ${text} not null primary key, decision_id ${text} not null unique,
      version_n ${integer} not null, text ${text} not null, outcome ${text}, reason ${text}, at ${integer} not null) ${tableEnd}`,
    `create table arcade_render_count (version_n ${integer} not null, hour ${integer} not null, outcome ${text} not null,
      n ${integer} not null, primary key (version_n, hour, outcome)) ${tableEnd}`,
  ];
}

function certification(dialect: Dialect): string[] {
  const { text, integer, autoKey, tableEnd } = columnTypes(dialect);
  return [
    `create table arcade_place (id ${text} not null primary key, version_n ${integer} not null, level ${text} not null,
      round ${integer} not null, place ${integer} not null, state ${text} not null, agent_id ${text},
      session_n ${integer}, leased_us ${integer}, lease_us ${integer}, pool ${integer} not null, opened_us ${integer},
      unique (version_n, level, round, place)) ${tableEnd}`,
    `create unique index arcade_place_once on arcade_place (version_n, agent_id) where level = 'P4' and state in ('leased', 'filled')`,
    `create unique index arcade_place_leased on arcade_place (agent_id) where state = 'leased'`,
    `create index arcade_place_open on arcade_place (level, opened_us) where state = 'open'`,
    'create index arcade_place_session on arcade_place (session_n) where session_n is not null',
    `create table arcade_attempt (n ${autoKey}, place_id ${text} not null, agent_id ${text} not null,
      outcome ${text} not null, at ${integer} not null) ${tableEnd}`,
    'create index arcade_attempt_agent on arcade_attempt (agent_id, at)',
    `create table arcade_tester (version_n ${integer} not null, agent_id ${text} not null,
      primary key (version_n, agent_id)) ${tableEnd}`,
    'create index arcade_tester_agent on arcade_tester (agent_id)',
    `create table arcade_certificate (id ${text} not null primary key, version_n ${integer} not null, level ${text} not null,
      state ${text} not null, claim ${text}, claim_us ${integer}, body ${text}, root ${text}, signature ${text},
      issued_at ${integer}, revoked_at ${integer}, reason ${text}) ${tableEnd}`,
    `create unique index arcade_certificate_current on arcade_certificate (version_n, level) where state <> 'revoked'`,
    `create index arcade_certificate_waiting on arcade_certificate (state) where state in ('due', 'drawing')`,
  ];
}

function probes(dialect: Dialect): string[] {
  const { text, integer, tableEnd } = columnTypes(dialect);
  return [
    `create table arcade_probe (id ${text} not null primary key, version_n ${integer} not null, kind ${text} not null,
      state ${text} not null, claim ${text}, claim_us ${integer}, attempt ${integer} not null, verdict ${text},
      report ${text}, browser ${text}, fixtures ${text}, at ${integer} not null) ${tableEnd}`,
    'create index arcade_probe_version on arcade_probe (version_n, at)',
    `create index arcade_probe_waiting on arcade_probe (at) where state <> 'done'`,
    `create table arcade_probe_picture (probe_id ${text} not null, name ${text} not null, hash ${text} not null,
      primary key (probe_id, name)) ${tableEnd}`,
    'create index arcade_probe_picture_hash on arcade_probe_picture (hash)',
    `create table arcade_prober (name ${text} not null primary key, browser ${text} not null, seen_at ${integer} not null) ${tableEnd}`,
  ];
}
