import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

/** Address of payers, id and expiry of open checkouts, and an index of accounts with a billing state. */
export const relay0006: Migration = {
  name: 'relay-0006',
  statements(dialect) {
    const { text, integer } = columnTypes(dialect);
    const email = dialect === 'sqlite' ? `json_extract(known, '$.email.text')` : `known::json -> 'email' ->> 'text'`;
    return [
      `alter table relay_payer add column address ${text}`,
      // lower() is exact for ASCII only. For other addresses the payer's next event stores the normalized address.
      `update relay_payer set address = lower(${email})`,
      'create index relay_payer_address on relay_payer (address) where account_id is null',
      `alter table relay_checkout_begun add column checkout ${text}`,
      `alter table relay_checkout_begun add column expires_at ${integer}`,
      'create index relay_account_billing on relay_account (id) where billing is not null',
    ];
  },
};
