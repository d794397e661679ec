import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Parked payments are found by the payer's address, a checkout by its id, paying accounts by having a state. */
export const relay0006: Migration = {
  name: 'relay-0006',
  statements(dialect) {
    const { text, integer } = columnTypes(dialect);
    const email = dialect === 'sqlite' ? `json_extract(known, '$.email.text')` : `known::json -> 'email' ->> 'text'`;
    return [
      `alter table relay_payer add column address ${text}`,
      // Exact for ASCII; the next event about a payer with another address writes it again.
      `update relay_payer set address = lower(${email})`,
      'create index relay_payer_address on relay_payer (address) where account_id is null',
      `alter table relay_checkout_begun add column checkout ${text}`,
      `alter table relay_checkout_begun add column expires_at ${integer}`,
      'create index relay_account_billing on relay_account (id) where billing is not null',
    ];
  },
};
