import type { Migration } from '../../core/db/migration.ts';

/** Index for finding followers by target, for all accounts with an open long poll. */
export const exchange0003: Migration = {
  name: 'exchange-0003',
  statements: () => ['create index exchange_follow_target on exchange_follow (target, kind)'],
};
