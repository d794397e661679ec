import type { Mutant } from '../mutant.ts';

const create = 'src/exchange/operations/create_entry.ts';
const removal = 'test/every-store-removal.test.ts';

/** Faults of what records say of each other: names, counts, confirmations, removal. */
export const records: readonly Mutant[] = [
  {
    name: 'look-alike-names-allowed',
    breaks: 'A name that looks like another one is given.',
    file: 'src/exchange/rules/name-folding.ts',
    find: "return name.replaceAll('0', 'o').replaceAll('1', 'l');",
    replace: 'return name;',
    tests: ['test/exchange/rules/name-folding.test.ts'],
  },
  {
    name: 'removed-name-free',
    breaks: 'The name of a removed account can be taken by somebody else.',
    file: 'src/exchange/store/account-removal.ts',
    find: "tx.query.updateTable('exchange_name').set({ account_id: null })",
    replace: "tx.query.deleteFrom('exchange_name')",
    tests: [removal],
  },
  {
    name: 'reply-count-after-removal',
    breaks: 'A removed reply goes on being counted.',
    file: 'src/exchange/store/removal.ts',
    find: 'if (reply.hidden_at === null) await addToReplyCount',
    replace: 'if (reply.hidden_at === -1) await addToReplyCount',
    tests: [removal, 'test/races/opposing.test.ts'],
  },
  {
    name: 'confirmation-after-removal',
    breaks: 'A removed confirmation goes on being counted.',
    file: 'src/exchange/store/removal.ts',
    find: '  await withdrawConfirmation(tx, entry);',
    replace: '',
    tests: [removal, 'test/races/opposing.test.ts'],
  },
  {
    name: 'counts-after-account-removal',
    breaks: 'What a removed account wrote goes on being counted on the entries of others.',
    file: 'src/exchange/store/account-removal.ts',
    find: '  await correctCounts(tx, accountId);',
    replace: '',
    tests: [removal, 'test/races/opposing.test.ts'],
  },
  {
    name: 'removed-words-stay-in-index',
    breaks: 'The words of a removed entry stay in the search index of the embedded database.',
    file: 'src/exchange/store/search-index.ts',
    find: "deleteFrom('exchange_search').where('rowid', 'in', keys)",
    replace: "deleteFrom('exchange_search').where('rowid', 'in', keys).where('rowid', '<', 0)",
    tests: ['test/exchange/erasure.test.ts'],
  },
  {
    name: 'own-confirmation-counts',
    breaks: 'An account confirms its own need.',
    file: create,
    find: 'related.author_id !== context.caller.accountId',
    replace: "related.author_id !== ''",
    tests: ['test/every-store-threads.test.ts'],
  },
  {
    name: 'claim-counts-as-confirmed',
    breaks: 'What a provider claims is shown as confirmed.',
    file: 'src/exchange/store/replies.ts',
    find: 'confirmed: false,',
    replace: "confirmed: (row.kind === 'provider_claim') as false,",
    also: [
      {
        file: 'src/exchange/schemas.ts',
        find: 'confirmed: Type.Literal(false, {',
        replace: 'confirmed: Type.Boolean({',
      },
    ],
    tests: ['test/every-store-threads.test.ts', 'test/races/opposing.test.ts'],
  },
  {
    name: 'outcome-overwrites',
    breaks: 'A new outcome takes the place of the earlier ones.',
    file: 'src/exchange/store/outcomes.ts',
    find: "await tx.run(tx.query.insertInto('exchange_outcome').values(row));",
    replace: `await tx.run(tx.query.deleteFrom('exchange_outcome').where('entry_id', '=', row.entry_id));
  await tx.run(tx.query.insertInto('exchange_outcome').values(row));`,
    tests: ['test/every-store-threads.test.ts'],
  },
  {
    name: 'report-twice',
    breaks: 'One account has several open reports about one thing.',
    file: 'src/exchange/operations/report.ts',
    find: 'if (standing !== undefined)',
    replace: "if (standing?.status === '')",
    tests: ['test/races/opposing.test.ts'],
  },
  {
    name: 'follow-date-moves',
    breaks: 'Following again what is followed already moves its date.',
    file: 'src/exchange/store/follows.ts',
    find: 'then exchange_follow.since else excluded.since end',
    replace: 'then excluded.since else excluded.since end',
    tests: ['test/races/opposing.test.ts'],
  },
];
