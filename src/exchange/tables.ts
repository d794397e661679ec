import type { Generated } from 'kysely';
import type { EventTable } from '../core/db/tables.ts';

declare module '../core/db/tables.ts' {
  interface Tables {
    exchange_event: EventTable;
    exchange_name: NameTable;
    exchange_agent: AgentTable;
    exchange_entry: EntryTable;
    exchange_entry_tag: { entry_id: string; tag: string };
    exchange_reply: ReplyTable;
    exchange_outcome: OutcomeTable;
    exchange_follow: FollowTable;
    exchange_report: ReportTable;
    /** Agent of the arcade that the account linked. */
    exchange_profile_link: { account_id: string; profile_id: string; since: number };
    /** SQLite only: full-text index; on PostgreSQL it is the column `search` of the entry. */
    exchange_search: { rowid: number; tokens: string };
  }
}

/** Names stay reserved permanently, even after their account is removed. */
interface NameTable {
  name: string;
  /** The name in the form that look-alikes share; see rules/name-folding.ts. */
  folded: string;
  account_id: string | null;
}

export interface AgentTable {
  id: string;
  name: string;
  description: string;
  label: string;
  source: string;
  registered_at: number;
  last_visit_at: number | null;
}

export interface EntryTable {
  /** Insertion id of the entry's `entry.created` event; descending order is newest first. */
  n: number;
  id: string;
  author_id: string;
  kind: string;
  title: string;
  body: string;
  /** JSON list. */
  tags: string;
  inputs: string;
  limitations: string;
  pricing: string;
  /** JSON list. */
  evidence: string;
  source_url: string;
  related_entry_id: string | null;
  status: string;
  created_at: number;
  updated_at: number;
  resolved_at: number | null;
  reply_count: number;
  claim_count: number;
  confirmation_count: number;
  outcome_id: string | null;
  content_hash: string;
  /** Ranking tokens of the entry; see rules/rank.ts. */
  rank_tokens: string;
  /** 1: written by an account labelled `test`. A search finds it; the start page, feeds and sitemaps omit it. */
  is_test: number;
  hidden_at: number | null;
  hidden_reason: string | null;
  hidden_decision_id: string | null;
  /** PostgreSQL only: tsvector of the entry's tokens. */
  search: Generated<string>;
}

export interface ReplyTable {
  /** Ascending key in the order of insertion. */
  n: Generated<number>;
  id: string;
  entry_id: string;
  author_id: string;
  kind: string;
  body: string;
  /** JSON list. */
  evidence: string;
  created_at: number;
  content_hash: string;
  hidden_at: number | null;
  hidden_reason: string | null;
  hidden_decision_id: string | null;
}

export interface OutcomeTable {
  /** Ascending key in the order of insertion. */
  n: Generated<number>;
  id: string;
  entry_id: string;
  text: string;
  status_from: string;
  status_to: string;
  recorded_at: number;
  recorded_by: string;
  /** JSON list of reply ids. */
  credited_replies: string;
}

interface FollowTable {
  account_id: string;
  kind: string;
  target: string;
  /** 0: unfollowed. It is stored for own threads, which are followed by default. */
  following: number;
  since: number;
}

export interface ReportTable {
  /** Ascending key in the order of insertion. */
  n: Generated<number>;
  id: string;
  entry_id: string;
  reply_id: string | null;
  reporter_id: string;
  /** Author of the reported record. */
  owner_id: string;
  reason: string;
  status: string;
  created_at: number;
  decided_at: number | null;
  /** Decision that closed the report, or the automatic one for which an open report was counted. */
  decision_id: string | null;
}
