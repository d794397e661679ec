import type { Mutant } from '../mutant.ts';

const hiding = 'test/admin/hiding.test.ts';

/** Faults of the operator's acts. */
export const moderation: readonly Mutant[] = [
  {
    name: 'audit-row-missing',
    breaks: 'An act of the operator leaves no row in the audit.',
    file: 'src/core/operation/admin/audit.ts',
    find: "  await tx.run(tx.query.insertInto('audit').values(row));",
    replace: '',
    tests: ['test/admin/audit.test.ts'],
  },
  {
    name: 'hidden-entry-readable',
    breaks: 'A hidden entry is read by whoever knows its id.',
    file: 'src/exchange/store/entries.ts',
    find: 'return row.hidden_at === null || row.author_id === viewerId;',
    replace: 'return row.hidden_at === null || row.author_id !== viewerId || row.author_id === viewerId;',
    tests: [hiding],
  },
  {
    name: 'hidden-reply-readable',
    breaks: 'A hidden reply stays in its thread.',
    file: 'src/exchange/store/replies.ts',
    find: "any.or([any('r.hidden_at', 'is', null), any('r.author_id', '=', viewerId)])",
    replace: "any.or([any('r.hidden_at', 'is', null), any('r.author_id', '!=', viewerId)])",
    tests: [hiding],
  },
  {
    name: 'hidden-entry-related',
    breaks: 'A hidden entry is listed beside those that it relates to.',
    file: 'src/exchange/store/entries.ts',
    find: ".where('e.related_entry_id', '=', id).where('e.hidden_at', 'is', null)",
    replace: ".where('e.related_entry_id', '=', id)",
    tests: [hiding],
  },
  {
    name: 'hidden-reply-counted',
    breaks: 'A hidden reply is counted.',
    file: 'src/exchange/moderation.ts',
    find: 'if (hidden !== wasHidden) await addToReplyCount(',
    replace: 'if (hidden && !hidden) await addToReplyCount(',
    tests: [hiding],
  },
  {
    name: 'young-accounts-hide',
    breaks: 'Accounts made a moment ago can hide an entry by reporting it.',
    file: 'src/exchange/store/report-queue.ts',
    find: ".where('account.created_at', '<=', registeredBy)",
    replace: ".where('account.created_at', '>', 0 * registeredBy)",
    tests: ['test/admin/auto-hide.test.ts'],
  },
  {
    name: 'report-decides-others',
    breaks: 'Deciding about an entry closes the reports about its replies.',
    file: 'src/exchange/store/report-queue.ts',
    find: `      .where('reply_id', 'is not distinct from', about.replyId)
      .where('status', '=', 'open'),
  );
}

function columnsOf`,
    replace: `      .where('status', '=', 'open'),
  );
}

function columnsOf`,
    tests: ['test/admin/reports.test.ts', 'test/every-store-updates.test.ts'],
  },
];
