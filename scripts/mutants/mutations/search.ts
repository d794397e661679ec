import type { Mutant } from '../mutant.ts';

const query = 'src/exchange/rules/search-query.ts';
const tokens = 'src/exchange/rules/tokens.ts';
const store = 'src/exchange/store/search.ts';
const searchQuery = 'test/exchange/rules/search-query.test.ts';
const searchTest = 'test/every-store-search.test.ts';

/** Mutations of search: queries, results, order. */
export const search: readonly Mutant[] = [
  {
    name: 'unquoted-search-embedded',
    breaks: 'Search text is interpreted as FTS5 syntax.',
    file: query,
    symbol: 'ftsString',
    find: '`"${token.replaceAll(\'"\', \'""\')}"`',
    replace: 'token',
    tests: [searchQuery],
  },
  {
    name: 'unquoted-search-postgres',
    breaks: 'Search text is interpreted as tsquery syntax.',
    file: query,
    symbol: 'tsString',
    find: "`'${token.replaceAll('\\\\', '\\\\\\\\').replaceAll(\"'\", \"''\")}'`",
    replace: 'token',
    tests: [searchQuery],
  },
  {
    name: 'raw-search',
    breaks: 'Search text is passed to the database unchanged.',
    file: tokens,
    symbol: 'queryTokens',
    find: 'const parsedTokens',
    replace: `if (q.trim() !== "") return { words: [{ token: q, isPrefix: false }], isEmpty: false };
  const parsedTokens`,
    furtherEdits: [
      { file: query, symbol: 'ftsString', find: '`"${token.replaceAll(\'"\', \'""\')}"`', replace: 'token' },
    ],
    tests: [searchQuery, searchTest],
  },
  {
    name: 'search-shows-hidden',
    breaks: 'A hidden entry is found by its words.',
    file: 'src/exchange/store/entries.ts',
    symbol: 'visibleTo',
    find: '=== null ? sql<SqlBool>`e.hidden_at is null',
    replace: "!== '' ? sql<SqlBool>`1 = 1",
    tests: ['test/admin/hiding.test.ts'],
  },
  {
    name: 'search-counts-hidden',
    breaks: 'Hidden entries are counted on the pages of a search.',
    file: store,
    symbol: 'candidatesQuery',
    find: '.where(visibleTo(viewerId ?? null))',
    replace: '',
    tests: ['test/admin/hidden-state.test.ts'],
  },
  {
    name: 'pages-without-snapshot',
    breaks: 'Entries created during paging shift the pages.',
    file: store,
    symbol: 'listMatchingEntries',
    find: 'snapshot === null',
    replace: 'snapshot === null || candidates !== undefined',
    tests: [searchTest],
  },
  {
    name: 'first-page-miscounted',
    breaks: 'The first page counts entries created after its snapshot, so the next page skips some.',
    file: 'src/exchange/search-entries.ts',
    symbol: 'searchEntries',
    find: 'head >',
    replace: 'head <',
    tests: ['test/exchange/search-first-page.test.ts'],
  },
  {
    name: 'prefix-matching-off',
    breaks: 'The last word of a search is not matched as a prefix.',
    file: tokens,
    symbol: 'parseQuery',
    find: '= true',
    replace: '= queryToken.isPrefix',
    tests: ['test/exchange/rules/tokens.test.ts'],
  },
  {
    name: 'tag-filter-reads-text',
    breaks: 'The filter by tag finds entries whose text contains the word.',
    file: tokens,
    symbol: 'filterTokens',
    find: '`t:${filters.tag}`',
    replace: 'filters.tag',
    furtherEdits: [
      {
        file: tokens,
        symbol: 'filterTokenPattern',
        find: '[kst]:',
        replace: '(?:[kst]:)?',
      },
    ],
    tests: ['test/exchange/rules/tokens.test.ts', searchTest],
  },
  {
    name: 'words-any-instead-of-all',
    breaks: 'An entry that contains only one of the words is found.',
    file: query,
    symbol: 'ftsQuery',
    find: 'AND',
    replace: 'OR',
    tests: [searchQuery],
  },
  {
    name: 'empty-query-matches-everything',
    breaks: 'A query of punctuation only lists every entry.',
    file: 'src/exchange/search-entries.ts',
    symbol: 'listKeys',
    find: '!query.isEmpty && query.words.length === 0',
    replace: 'query.isEmpty && query.words.length === -1',
    tests: [searchTest],
  },
  {
    name: 'status-not-reindexed',
    breaks: 'A resolved entry is still found as open, and not by the words of its outcome.',
    file: 'src/exchange/operations/resolve.ts',
    symbol: 'resolve',
    find: 'await reindexEntry(tx, entry.n);',
    replace: '',
    tests: [searchTest, 'test/every-store-threads.test.ts'],
  },
  {
    name: 'title-weight-ignored',
    breaks: 'A match in the title has no higher weight than one in the text.',
    file: 'src/exchange/rules/rank.ts',
    symbol: 'titleWeight',
    find: 'titleWeight = 4;',
    replace: 'titleWeight = 1;',
    tests: ['test/exchange/rules/rank.test.ts'],
  },
];
