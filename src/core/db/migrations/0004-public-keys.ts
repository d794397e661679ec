import type { Migration } from '../migration.ts';

/** Keys of writes without a credential are deleted by their age. */
export const core0004: Migration = {
  name: 'core-0004',
  statements: () => ["create index idempotency_public on idempotency (created_at) where scope = 'public'"],
};
