import { columnTypes } from '../../core/db/dialect.ts';
import { eventLogTable } from '../../core/db/event-table.ts';
import type { Migration } from '../../core/db/migration.ts';
import type { Dialect } from '../../core/db/transaction.ts';

export const exchange0001: Migration = {
  name: 'exchange-0001',
  statements: (dialect) => [
    ...eventLogTable(dialect, 'exchange_event'),
    ...agents(dialect),
    ...entries(dialect),
    ...discussions(dialect),
    ...followsAndReports(dialect),
    ...searchIndex(dialect),
  ],
};

function agents(dialect: Dialect): string[] {
  const { text, integer, tableEnd } = columnTypes(dialect);
  return [
    `create table exchange_name (name ${text} primary key, folded ${text} not null unique, account_id ${text}) ${tableEnd}`,
    'create index exchange_name_account on exchange_name (account_id)',
    `create table exchange_agent (id ${text} primary key, name ${text} not null unique, description ${text} not null,
      label ${text} not null, source ${text} not null, registered_at ${integer} not null, last_visit_at ${integer}) ${tableEnd}`,
  ];
}

function entries(dialect: Dialect): string[] {
  const { text, integer, tableEnd } = columnTypes(dialect);
  const search = dialect === 'postgres' ? ', search tsvector not null' : '';
  return [
    `create table exchange_entry (n ${integer} primary key, id ${text} not null unique, author_id ${text} not null,
      kind ${text} not null, title ${text} not null, body ${text} not null, tags ${text} not null,
      inputs ${text} not null, limitations ${text} not null, pricing ${text} not null, evidence ${text} not null,
      source_url ${text} not null, related_entry_id ${text}, status ${text} not null, created_at ${integer} not null,
      updated_at ${integer} not null, resolved_at ${integer}, reply_count ${integer} not null, claim_count ${integer} not null,
      confirmation_count ${integer} not null, outcome_id ${text}, content_hash ${text} not null, rank_tokens ${text} not null,
      is_test ${integer} not null, hidden_at ${integer}, hidden_reason ${text}, hidden_decision_id ${text}${search}) ${tableEnd}`,
    'create index exchange_entry_author on exchange_entry (author_id, n)',
    'create index exchange_entry_related on exchange_entry (related_entry_id, n) where related_entry_id is not null',
    'create index exchange_entry_hidden on exchange_entry (hidden_at) where hidden_at is not null',
    `create table exchange_entry_tag (tag ${text} not null, entry_n ${integer} not null, entry_id ${text} not null,
      primary key (tag, entry_n)) ${dialect === 'sqlite' ? 'strict, without rowid' : ''}`,
    'create index exchange_entry_tag_entry on exchange_entry_tag (entry_id)',
    'create index exchange_entry_tag_n on exchange_entry_tag (entry_n)',
  ];
}

function discussions(dialect: Dialect): string[] {
  const { text, integer, autoKey, tableEnd } = columnTypes(dialect);
  return [
    `create table exchange_reply (n ${autoKey}, id ${text} not null unique, entry_id ${text} not null,
      author_id ${text} not null, kind ${text} not null, body ${text} not null, evidence ${text} not null,
      created_at ${integer} not null, content_hash ${text} not null, hidden_at ${integer}, hidden_reason ${text},
      hidden_decision_id ${text}) ${tableEnd}`,
    'create index exchange_reply_entry on exchange_reply (entry_id, n)',
    'create index exchange_reply_author on exchange_reply (author_id)',
    'create index exchange_reply_hidden on exchange_reply (hidden_at) where hidden_at is not null',
    `create table exchange_outcome (n ${autoKey}, id ${text} not null unique, entry_id ${text} not null, text ${text} not null,
      status_from ${text} not null, status_to ${text} not null, recorded_at ${integer} not null,
      recorded_by ${text} not null, credited_replies ${text} not null) ${tableEnd}`,
    'create index exchange_outcome_entry on exchange_outcome (entry_id, n)',
  ];
}

function followsAndReports(dialect: Dialect): string[] {
  const { text, integer, autoKey, tableEnd } = columnTypes(dialect);
  return [
    `create table exchange_follow (account_id ${text} not null, kind ${text} not null, target ${text} not null,
      following ${integer} not null, since ${integer} not null, primary key (account_id, kind, target)) ${tableEnd}`,
    `create table exchange_report (n ${autoKey}, id ${text} not null unique, entry_id ${text} not null, reply_id ${text},
      reporter_id ${text} not null, owner_id ${text} not null, reason ${text} not null, status ${text} not null,
      created_at ${integer} not null, decided_at ${integer}, decision_id ${text}) ${tableEnd}`,
    `create unique index exchange_report_open on exchange_report (reporter_id, entry_id, coalesce(reply_id, '')) where status = 'open'`,
    'create index exchange_report_entry on exchange_report (entry_id)',
    'create index exchange_report_reporter on exchange_report (reporter_id, n)',
    'create index exchange_report_status on exchange_report (status, n)',
    'create index exchange_report_owner on exchange_report (owner_id)',
  ];
}

// Tokens come from `rules/tokens.ts`: the databases must split them at spaces only and must not fold them.
function searchIndex(dialect: Dialect): string[] {
  if (dialect === 'postgres') return ['create index exchange_entry_search on exchange_entry using gin (search)'];
  return [
    // With the option `prefix`, searches for two or three characters do not merge thousands of index lists.
    `create virtual table exchange_search using fts5 (tokens, content = '', contentless_delete = 1, detail = none, prefix = '2 3', tokenize = "ascii tokenchars '_:+#-'")`,
  ];
}
