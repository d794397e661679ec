import type { Generated } from 'kysely';
import type { Effect, StoredState } from './deliveries/rules/states.ts';
import type { NoticeKind } from './rules/notices.ts';

declare module '../core/db/tables.ts' {
  interface Tables {
    relay_account: RelayAccountTable;
    relay_delivery: DeliveryTable;
    relay_trial_code: MailedCodeTable;
    /** HMACs of addresses that used their trial and whose account was removed. */
    relay_taken_address: { hash: string };
    relay_payer: PayerTable;
    /** Ids of received payment events, so that each is processed once. */
    relay_payment_event: { provider: string; id: string; at: number };
    /** Completed checkouts with their payer. */
    relay_checkout: { provider: string; id: string; payer: string };
    relay_checkout_begun: OpenCheckoutTable;
    relay_payment_errand: PaymentJobTable;
    /** Ids of removed accounts; later payment events about them cancel their subscriptions. */
    relay_removed_account: { id: string; at: number };
    /** Last use of named keys; no row: never used, or used before this table existed. */
    relay_key_use: { credential_id: string; used_at: number };
    relay_notice: NoticeTable;
    relay_failing_destination: FailingDestinationTable;
    relay_destination_secret: DestinationSecretTable;
    /** Last request to each echo destination, as JSON; `id_hash`: hash of the id in its URL. */
    relay_echo: { id_hash: string; received_at: number; request: string };
    /** A single row: name of the active secret and start of its use. */
    relay_secret_in_use: { slot: number; name: string; since: number };
  }
}

/** Relay data of an account. */
export interface RelayAccountTable {
  id: string;
  /** Address as entered; used to match the checkout. */
  email: string;
  /** Normalized address; unique, so that each address has one trial. */
  normal_email: string;
  trial_started_at: number;
  /** Number of the account's deliveries that use a unit, including erased ones. */
  units_taken: number;
  /** Hash of the account's latest receipt, for the chain. */
  last_receipt: string | null;
  /** UTC day (days since 1970) and its number of test leads. */
  test_day: number;
  test_count: number;
  /** 1: the last finished delivery was delivered. */
  last_delivered: number;
  /** UTC day (days since 1970) and its number of undelivered attempts. */
  undelivered_day: number;
  undelivered_count: number;
  /** Start of the billing period that `period_count` counts; null: none yet. */
  period_began_at: number | null;
  /** Live deliveries in that period. */
  period_count: number;
  /** JSON of the billing state, from which the plan is computed. Null: never had a subscription. */
  billing: string | null;
  /** Time of confirmation by a mailed code or by an operator; null: unconfirmed. */
  email_confirmed_at: number | null;
}

/** A mailed code for a trial or a key recovery. Contains neither address nor code. */
export interface MailedCodeTable {
  /** HMAC of the address. */
  address_hash: string;
  /** HMAC of code and address. */
  code_hash: string;
  tries_left: number;
  made_at: number;
  /** Credential that was issued for the code. Once that credential is used, the code is not valid. */
  issued: string | null;
}

/** A customer at a payment provider. */
export interface PayerTable {
  id: string;
  provider: string;
  customer: string;
  /** Account of the payments; null while unassigned. */
  account_id: string | null;
  /** Account that claimed the payments with a token or a checkout id. */
  claimed_by: string | null;
  /** 1: the account was removed; its subscriptions are cancelled, and no other account can claim them. */
  ended: number;
  /** JSON of `Payer` in rules/payer.ts. */
  known: string;
  /** Time of the last event. */
  heard_at: number;
  /** Address of the payment as formatted by `foldEmailAddress`; null when unknown. */
  address: string | null;
}

/** Latest checkout of an account; returned again while it can be paid. */
export interface OpenCheckoutTable {
  account_id: string;
  /** Time of the request; part of the idempotency key at the provider. */
  at: number;
  /** Id at the provider and expiry; null until the provider has responded. */
  checkout: string | null;
  expires_at: number | null;
}

/** Outbox of jobs for the payment provider and for mail. */
export interface PaymentJobTable {
  n: Generated<number>;
  /**
   * `end`: cancel subscription `subject`; `mail`: mail to payer `subject`; `second`: account `subject` pays for
   * several subscriptions; `awaiting`: reminder that account `subject` has failed deliveries to replay; others: notice to
   * account `subject`.
   */
  kind: 'end' | 'mail' | 'second' | 'unpaid' | 'trial_80' | 'trial_100' | 'trial_ending' | 'failing' | 'awaiting';
  provider: string;
  subject: string;
  due_at: number;
  tries: number;
}

/** Rotation of the signing secret of an account and origin; no row: never rotated. */
export interface DestinationSecretTable {
  account_id: string;
  origin: string;
  /** Version of the secret; the version before the first rotation is 0. */
  version: number;
  /** Time until which requests are also signed with the previous version. */
  previous_ends_at: number;
}

/** Setting and last mail of a kind of notice; no row: enabled and never sent. */
export interface NoticeTable {
  account_id: string;
  kind: NoticeKind;
  /** 1: disabled. */
  is_off: number;
  sent_at: number | null;
}

/** Failing origin of an account; deleted after a success. */
export interface FailingDestinationTable {
  account_id: string;
  origin: string;
  since: number;
  /** Time of the last mail about it. */
  mailed_at: number | null;
}

/** Deliveries, without lead data: only keyed fingerprints and results. */
export interface DeliveryTable {
  n: Generated<number>;
  id: string;
  account_id: string;
  /** Name of the secret of fingerprints, nonces and `key_hash`. */
  secret: string;
  /** HMAC of the idempotency key. */
  key_hash: string;
  payload_fingerprint: string;
  destination_fingerprint: string;
  destination_origin: string;
  is_test: number;
  created_at: number;
  finished_at: number | null;
  state: StoredState;
  effect: Effect;
  /** JSON array of finished attempts. */
  attempts: string;
  /** JSON of the attempt in progress; null when finished. */
  open: string | null;
  /** Node that runs the attempt in progress. */
  node: string | null;
  replays: number;
  /** 1: the delivery uses a unit of the trial. */
  holds_unit: number;
  /** JSON of `StoredReceipts` in deliveries/rules/receipt.ts, without nonces; null before the first result. */
  receipt: string | null;
  /** JSON of the settlement; null: none. */
  settled: string | null;
  /** Time of the receipt query; null: none. */
  receipt_asked_at: number | null;
  /** 1: erased. `key_hash`, `created_at` and `holds_unit` remain. */
  erased: Generated<number>;
}
