import { seededRandom } from '../../test/support/seeded-random.ts';
import { agentHeaders } from '../agents.ts';
import type { Bench, Scenario } from '../bench.ts';
import { tagOf } from '../fill/texts.ts';
import { wordOf } from '../fill/vocabulary.ts';
import { measure } from '../measure.ts';
import { p99AtMost, type Row, type Target } from '../row.ts';
import type { MeasuredRialto } from '../servers.ts';

/** Concurrent searches: one per core of the reference machine. */
const connections = 2;
const manyConnections = 16;

const random = seededRandom(4);
// The argument of `wordOf` is the frequency rank of a word: 1 is the most frequent.
const rareWord = () => wordOf(random.between(20_000, 180_000));
const commonWord = () => wordOf(random.between(1, 20));
const mediumWord = () => wordOf(random.between(100, 2_000));

interface SearchCase {
  readonly label: string;
  readonly nextInput: () => object;
  /** Target at the largest size, if it has at least a million entries; smaller sizes have none. */
  readonly target?: Target;
}

const searchCases: readonly SearchCase[] = [
  { label: 'rare word', nextInput: () => ({ q: rareWord() }), target: p99AtMost(25) },
  { label: 'common word', nextInput: () => ({ q: commonWord() }), target: p99AtMost(60) },
  {
    label: 'two words, common and medium',
    nextInput: () => ({ q: `${commonWord()} ${mediumWord()}` }),
    target: p99AtMost(60),
  },
  { label: 'prefix of 3 letters', nextInput: () => ({ q: mediumWord().slice(0, 3) }), target: p99AtMost(60) },
  { label: 'prefix of 2 letters', nextInput: () => ({ q: mediumWord().slice(0, 2) }), target: p99AtMost(60) },
  { label: 'tag and status, no words', nextInput: () => ({ tag: tagOf(random.between(1, 50)), status: 'open' }) },
  {
    label: 'common word in open needs',
    nextInput: () => ({ q: commonWord(), kind: 'need', status: 'open' }),
    target: p99AtMost(60),
  },
  { label: 'newest', nextInput: () => ({}) },
];

export const search: Scenario = {
  name: 'search',
  description:
    'searches of several kinds at three database sizes, with a credential, which disables the response cache',
  async run(bench) {
    const rows: Row[] = [];
    for (const entries of [bench.sizes.small, bench.sizes.middle, bench.sizes.large]) {
      const server = await bench.startRialto(bench.filledFolder(entries));
      for (const searchCase of searchCases) rows.push(await measureSearch(bench, server, searchCase, entries));
      rows.push(await searchMixedCases(bench, server, entries));
      await bench.stopServers();
    }
    return rows;
  },
};

async function measureSearch(
  bench: Bench,
  server: MeasuredRialto,
  { label, nextInput, target }: SearchCase,
  entries: number,
): Promise<Row> {
  const row = await measure(bench.timing, { servers: [server], request: requestOf(nextInput), connections });
  const isLargest = entries === bench.sizes.large && bench.sizes.large >= 1_000_000;
  return {
    label: `search, ${formatSize(entries)}: ${label}`,
    ...row,
    ...(target !== undefined && isLargest ? { target } : {}),
  };
}

async function searchMixedCases(bench: Bench, server: MeasuredRialto, entries: number): Promise<Row> {
  const nextInput = () => (searchCases[random.between(0, searchCases.length - 1)] as SearchCase).nextInput();
  const row = await measure(bench.timing, {
    servers: [server],
    request: requestOf(nextInput),
    connections: manyConnections,
  });
  return { label: `search, ${formatSize(entries)}: all kinds, ${manyConnections} concurrent`, ...row };
}

function requestOf(nextInput: () => object) {
  return {
    method: 'POST',
    path: '/exchange/api/v1/operations/search',
    headers: agentHeaders,
    body: () => JSON.stringify(nextInput()),
  } as const;
}

function formatSize(entries: number): string {
  return entries >= 1_000_000 ? `${entries / 1_000_000} M` : `${entries / 1_000} k`;
}
