import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

const elevenDaysMs = 11 * 86_400_000;

/** Settings and last mails of notices, failing destinations, and an index of deliveries that can be replayed. */
export const relay0012: Migration = {
  name: 'relay-0012',
  statements(dialect) {
    const { text, integer, tableEnd } = columnTypes(dialect);
    return [
      `create table relay_notice (account_id ${text} not null, kind ${text} not null, is_off ${integer} not null,
        sent_at ${integer}, primary key (account_id, kind)) ${tableEnd}`,
      `create table relay_failing_destination (account_id ${text} not null, origin ${text} not null,
        since ${integer} not null, mailed_at ${integer}, primary key (account_id, origin)) ${tableEnd}`,
      `create index relay_delivery_replayable on relay_delivery (account_id, n)
        where erased = 0 and settled is null and state in ('failed', 'ambiguous')`,
      // Existing trials with a confirmed address also get the notice of their end.
      `insert into relay_payment_errand (kind, provider, subject, due_at, tries)
        select 'trial_ending', 'relay', id, trial_started_at + ${elevenDaysMs}, 0 from relay_account
        where email_confirmed_at is not null and billing is null`,
    ];
  },
};
