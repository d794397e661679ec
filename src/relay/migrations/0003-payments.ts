import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

export const relay0003: Migration = {
  name: 'relay-0003',
  statements(dialect) {
    const { text, integer, autoKey, tableEnd } = columnTypes(dialect);
    return [
      // The plan is computed from the billing state and the current time.
      'alter table relay_account drop column plan',
      `alter table relay_account add column billing ${text}`,
      // A payment is assigned by its address only to an account that confirmed this address.
      `alter table relay_account add column email_confirmed_at ${integer}`,
      `create table relay_payer (id ${text} primary key, provider ${text} not null, customer ${text} not null,
        account_id ${text}, claimed_by ${text}, ended ${integer} not null, known ${text} not null,
        heard_at ${integer} not null, unique (provider, customer)) ${tableEnd}`,
      'create index relay_payer_account on relay_payer (account_id) where account_id is not null',
      'create index relay_payer_heard on relay_payer (heard_at) where account_id is null',
      `create table relay_payment_event (provider ${text} not null, id ${text} not null, at ${integer} not null,
        primary key (provider, id)) ${tableEnd}`,
      'create index relay_payment_event_at on relay_payment_event (at)',
      `create table relay_checkout (provider ${text} not null, id ${text} not null, payer ${text} not null,
        primary key (provider, id)) ${tableEnd}`,
      'create index relay_checkout_payer on relay_checkout (payer)',
      `create table relay_checkout_begun (account_id ${text} primary key, at ${integer} not null) ${tableEnd}`,
      `create table relay_payment_errand (n ${autoKey}, kind ${text} not null, provider ${text} not null,
        subject ${text} not null, due_at ${integer} not null, tries ${integer} not null,
        unique (kind, provider, subject)) ${tableEnd}`,
      'create index relay_payment_errand_due on relay_payment_errand (due_at)',
      `create table relay_removed_account (id ${text} primary key, at ${integer} not null) ${tableEnd}`,
    ];
  },
};
