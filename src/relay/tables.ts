import type { Generated } from 'kysely';
import type { Effect, StoredState } from './deliveries/rules/states.ts';
import type { NoticeKind } from './rules/notices.ts';

declare module '../core/db/tables.ts' {
  interface Tables {
    relay_account: RelayAccountTable;
    relay_delivery: DeliveryTable;
    relay_trial_code: TrialCodeTable;
    /** Addresses whose account was removed, as HMACs: they have had their trial. */
    relay_taken_address: { hash: string };
    relay_payer: PayerTable;
    relay_payment_event: { provider: string; id: string; at: number };
    /** Checkouts that were completed, and by whom. */
    relay_checkout: { provider: string; id: string; payer: string };
    relay_checkout_begun: OpenCheckoutTable;
    relay_payment_errand: PaymentJobTable;
    /** Accounts that are gone: what is still paid for one is ended. */
    relay_removed_account: { id: string; at: number };
    /** When a named key was last called with; no row: never, or before this was stored. */
    relay_key_use: { credential_id: string; used_at: number };
    relay_notice: NoticeTable;
    relay_failing_destination: FailingDestinationTable;
    relay_echo: { id_hash: string; received_at: number; request: string };
    /** One row: the secret of the installation by its name, and since when it is in use. */
    relay_secret_in_use: { slot: number; name: string; since: number };
  }
}

/** What an account has beside its row in core. */
export interface RelayAccountTable {
  id: string;
  /** As it was given: the checkout is matched by it. */
  email: string;
  /** One trial for each of these. */
  normal_email: string;
  trial_started_at: number;
  /** Equals the number of the account's deliveries that hold a unit, those included of which nothing else is left. */
  units_taken: number;
  /** Hash of the account's newest receipt, which the next one names. */
  last_receipt: string | null;
  /** Days since 1970 by UTC, and the test leads of that day. */
  test_day: number;
  test_count: number;
  /** 1: the delivery that ended last was delivered. */
  last_delivered: number;
  /** Days since 1970 by UTC, and the attempts of that day that did not deliver. */
  undelivered_day: number;
  undelivered_count: number;
  /** When the billing period began that `period_count` is of; null: nothing was counted under the paid plan. */
  period_began_at: number | null;
  /** Live deliveries of that period. */
  period_count: number;
  /** JSON of what is known of the account's subscriptions: the plan follows from it. Null: it never paid. */
  billing: string | null;
  /** When its owner proved to receive mail there; null: nobody did. */
  email_confirmed_at: number | null;
}

/** A code that was mailed to someone who requests a trial, or for a key in place of a lost one. Holds no address and no code. */
export interface TrialCodeTable {
  /** The address as an HMAC. */
  address_hash: string;
  /** Of the code and the address it went to, as an HMAC. */
  code_hash: string;
  tries_left: number;
  made_at: number;
  /** Of a recovery: the credential that the code gave. Once that is used, the code is spent. */
  issued: string | null;
}

/** A customer at a payment provider. */
export interface PayerTable {
  id: string;
  provider: string;
  customer: string;
  /** Whose payments these are; null while they are parked. */
  account_id: string | null;
  /** The account that proved to have made them. */
  claimed_by: string | null;
  /** The account is gone: its subscriptions are ended, and nobody else may have them. */
  ended: number;
  /** JSON of what events told; see rules/billing/payer. */
  known: string;
  /** When the last event about it came. */
  heard_at: number;
  /** The address that it paid with, in the form in which addresses are compared; null when none is known. */
  address: string | null;
}

/** The latest checkout of an account. As long as it can be paid, asking again gets the same one. */
export interface OpenCheckoutTable {
  account_id: string;
  /** When it was requested; part of the idempotency key at the provider. */
  at: number;
  /** Its id at the provider, and until when it can be paid; null until the provider has answered. */
  checkout: string | null;
  expires_at: number | null;
}

/** Something to be done at a payment provider or by mail, until it is. */
export interface PaymentJobTable {
  n: Generated<number>;
  /** `end`: the subscription `subject`; `mail`: the payer `subject` is written to; `second`: the account `subject` pays more than once; the others: what the account `subject` is notified of by mail. */
  kind: 'end' | 'mail' | 'second' | 'unpaid' | 'trial_80' | 'trial_100' | 'trial_ending' | 'failing' | 'awaiting';
  provider: string;
  subject: string;
  due_at: number;
  tries: number;
}

/** What an account has set for a kind of notice, and when it was last mailed; no row: it is on and was never mailed. */
export interface NoticeTable {
  account_id: string;
  kind: NoticeKind;
  /** 1: switched off. */
  is_off: number;
  sent_at: number | null;
}

/** An origin that the deliveries of an account fail at, until one succeeds. */
export interface FailingDestinationTable {
  account_id: string;
  origin: string;
  since: number;
  /** When its owner was last mailed about it. */
  mailed_at: number | null;
}

/** Nothing of a lead: fingerprints that only the secret makes sense of, and what came of it. */
export interface DeliveryTable {
  n: Generated<number>;
  id: string;
  account_id: string;
  /** Names the secret that fingerprints, nonces and `key_hash` were made with. */
  secret: string;
  /** The idempotency key as an HMAC. */
  key_hash: string;
  payload_fingerprint: string;
  destination_fingerprint: string;
  destination_origin: string;
  is_test: number;
  created_at: number;
  finished_at: number | null;
  state: StoredState;
  effect: Effect;
  /** JSON list of the attempts that have ended. */
  attempts: string;
  /** JSON of the attempt in progress; null when the delivery rests. */
  open: string | null;
  /** The process that has the attempt in progress. */
  node: string | null;
  replays: number;
  holds_unit: number;
  /** JSON of the signed receipt without its nonces; null until the delivery has rested once. */
  receipt: string | null;
  /** JSON of what the account or the receiver states about an ambiguous delivery; null: nothing. */
  settled: string | null;
  /** When the receiver was asked whether it has the lead; null: it was not. */
  receipt_asked_at: number | null;
  /** 1: nothing is left but the key as an HMAC and what reports how long it is kept; `holds_unit` stays for the count. */
  erased: Generated<number>;
}
