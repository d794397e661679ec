import type { Mutant } from '../mutant.ts';

const hiding = 'test/admin/hiding.test.ts';

/** Mutations of operator actions. */
export const moderation: readonly Mutant[] = [
  {
    name: 'audit-row-missing',
    breaks: 'An action of the operator is not recorded in the audit log.',
    file: 'src/core/operation/admin/audit.ts',
    symbol: 'insertAuditEntry',
    find: "await tx.run(tx.query.insertInto('audit').values(row));",
    replace: '',
    tests: ['test/admin/audit.test.ts'],
  },
  {
    name: 'hidden-entry-readable',
    breaks: 'A hidden entry can be read by its id.',
    file: 'src/exchange/store/entries.ts',
    symbol: 'isVisible',
    find: 'author_id =',
    replace: 'author_id !== viewerId || row.author_id =',
    tests: [hiding],
  },
  {
    name: 'hidden-reply-readable',
    breaks: 'A hidden reply is visible in its thread.',
    file: 'src/exchange/store/replies.ts',
    symbol: 'repliesAfter',
    find: "author_id', '=',",
    replace: "author_id', '!=',",
    tests: [hiding],
  },
  {
    name: 'hidden-entry-related',
    breaks: 'A hidden entry is listed among related entries.',
    file: 'src/exchange/store/entries.ts',
    symbol: 'entriesRelatedTo',
    find: ".where('e.hidden_at', 'is', null)",
    replace: '',
    tests: [hiding],
  },
  {
    name: 'hidden-reply-counted',
    breaks: 'A hidden reply is counted.',
    file: 'src/exchange/moderation.ts',
    symbol: 'hideOrRestoreReply',
    find: '!== wasHidden',
    replace: '&& !hidden',
    tests: [hiding],
  },
  {
    name: 'new-accounts-hide-entries',
    breaks: 'Reports of new accounts count towards hiding an entry.',
    file: 'src/exchange/store/report-queue.ts',
    symbol: 'listCountableReporters',
    find: "'<=', registeredUntilMs",
    replace: "'>', 0 * registeredUntilMs",
    tests: ['test/admin/auto-hide.test.ts'],
  },
  {
    name: 'decision-closes-reports-of-replies',
    breaks: 'A decision about an entry closes the reports about its replies.',
    file: 'src/exchange/store/report-queue.ts',
    symbol: 'decideReports',
    find: ".where('reply_id', 'is not distinct from', content.replyId)",
    replace: '',
    tests: ['test/admin/reports.test.ts', 'test/every-store-updates.test.ts'],
  },
];
