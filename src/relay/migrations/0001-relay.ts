import { columnTypes } from '../../core/db/dialect.ts';
import type { Migration } from '../../core/db/migration.ts';

export const relay0001: Migration = {
  name: 'relay-0001',
  statements(dialect) {
    const { text, integer, autoKey, tableEnd } = columnTypes(dialect);
    return [
      `create table relay_account (id ${text} primary key, email ${text} not null, normal_email ${text} not null unique,
        plan ${text} not null, trial_started_at ${integer} not null, units_taken ${integer} not null,
        last_receipt ${text}, test_day ${integer} not null, test_count ${integer} not null) ${tableEnd}`,
      `create table relay_delivery (n ${autoKey}, id ${text} not null unique, account_id ${text} not null,
        secret ${text} not null, key_hash ${text} not null, payload_fingerprint ${text} not null,
        destination_fingerprint ${text} not null, destination_origin ${text} not null, is_test ${integer} not null,
        created_at ${integer} not null, finished_at ${integer}, state ${text} not null, effect ${text} not null,
        attempts ${text} not null, open ${text}, node ${text}, replays ${integer} not null,
        holds_unit ${integer} not null, receipt ${text}, unique (account_id, key_hash)) ${tableEnd}`,
      'create index relay_delivery_account on relay_delivery (account_id, n)',
      'create index relay_delivery_node on relay_delivery (node) where node is not null',
    ];
  },
};
