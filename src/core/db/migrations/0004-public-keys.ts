import type { Migration } from '../migration.ts';

/** Index for deleting expired idempotency keys of public writes. */
export const core0004: Migration = {
  name: 'core-0004',
  statements: () => ["create index idempotency_public on idempotency (created_at) where scope = 'public'"],
};
