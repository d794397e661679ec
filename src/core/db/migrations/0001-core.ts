import { columnTypes } from '../dialect.ts';
import type { Migration } from '../migration.ts';
import type { Dialect } from '../transaction.ts';

/** Tables shared by all modules: accounts, credentials, stored responses, pauses, audit log, nodes. */
export const core0001: Migration = {
  name: 'core-0001',
  statements: (dialect) => [
    ...accounts(dialect),
    ...idempotency(dialect),
    ...operationalTables(dialect),
    ...(dialect === 'postgres' ? rateLimits : []),
  ],
};

function accounts(dialect: Dialect): string[] {
  const { text, integer, tableEnd } = columnTypes(dialect);
  return [
    `create table account (id ${text} primary key, realm ${text} not null, created_at ${integer} not null,
      suspended_at ${integer}, suspended_until ${integer}, suspension_reason ${text},
      suspension_decision_id ${text}) ${tableEnd}`,
    'create index account_suspended on account (suspended_at)',
    `create table credential (id ${text} primary key, realm ${text} not null, account_id ${text} not null,
      name ${text} not null, hash ${text} not null, created_at ${integer} not null, revoked_at ${integer}) ${tableEnd}`,
    'create unique index credential_hash on credential (realm, hash)',
    'create index credential_account on credential (account_id)',
  ];
}

function idempotency(dialect: Dialect): string[] {
  const { text, integer, tableEnd } = columnTypes(dialect);
  return [
    `create table idempotency (realm ${text} not null, scope ${text} not null, key ${text} not null,
      operation ${text} not null, intent ${text} not null, status ${integer} not null, body ${text},
      subject ${text}, farewell_hash ${text}, created_at ${integer} not null,
      primary key (realm, scope, key)) ${tableEnd}`,
    'create index idempotency_subject on idempotency (subject)',
    'create index idempotency_farewell on idempotency (farewell_hash) where farewell_hash is not null',
  ];
}

function operationalTables(dialect: Dialect): string[] {
  const { text, integer, autoKey, tableEnd } = columnTypes(dialect);
  return [
    `create table meta (key ${text} primary key, value ${text} not null) ${tableEnd}`,
    `create table pause (module ${text} not null, what ${text} not null, reason ${text} not null,
      since ${integer} not null, primary key (module, what)) ${tableEnd}`,
    `create table audit (n ${autoKey}, id ${text} not null unique, at ${integer} not null, actor ${text} not null,
      act ${text} not null, module ${text}, target_kind ${text}, target_id ${text}, reason ${text} not null,
      detail ${text} not null) ${tableEnd}`,
    'create index audit_target on audit (target_id, n)',
    `create table node (id ${text} primary key, started_at ${integer} not null, alive_until ${integer} not null) ${tableEnd}`,
    'create index node_alive on node (alive_until)',
  ];
}

// Columns as rate-limiter-flexible requires; unlogged, since counters need not survive a crash.
const rateLimits = [
  'create unlogged table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)',
  'create index rate_limit_expire on rate_limit (expire)',
];
