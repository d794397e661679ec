import { seededRandom } from '../../test/support/seeded-random.ts';
import { agentHeaders } from '../agents.ts';
import type { Bench, Scenario } from '../bench.ts';
import { tagOf } from '../fill/texts.ts';
import { wordOf } from '../fill/vocabulary.ts';
import { measure } from '../measure.ts';
import { type Goal, p99AtMost, type Row } from '../row.ts';
import type { MeasuredRialto } from '../serving.ts';

/** As many concurrent searches as the reference machine has cores. */
const connections = 2;
const manyConnections = 16;

const random = seededRandom(4);
const rareWord = () => wordOf(random.between(20_000, 180_000));
const commonWord = () => wordOf(random.between(1, 20));
const usualWord = () => wordOf(random.between(100, 2_000));

interface SearchCase {
  readonly label: string;
  readonly draw: () => object;
  /** At the largest size only. */
  readonly goal?: Goal;
}

const searchCases: readonly SearchCase[] = [
  { label: 'rare word', draw: () => ({ q: rareWord() }), goal: p99AtMost(25) },
  { label: 'common word', draw: () => ({ q: commonWord() }), goal: p99AtMost(60) },
  { label: 'two words, common and usual', draw: () => ({ q: `${commonWord()} ${usualWord()}` }), goal: p99AtMost(60) },
  { label: 'beginning of 3 letters', draw: () => ({ q: usualWord().slice(0, 3) }), goal: p99AtMost(60) },
  { label: 'beginning of 2 letters', draw: () => ({ q: usualWord().slice(0, 2) }), goal: p99AtMost(60) },
  { label: 'tag and status, no words', draw: () => ({ tag: tagOf(random.between(1, 50)), status: 'open' }) },
  {
    label: 'common word in open needs',
    draw: () => ({ q: commonWord(), kind: 'need', status: 'open' }),
    goal: p99AtMost(60),
  },
  { label: 'newest', draw: () => ({}) },
];

export const search: Scenario = {
  name: 'search',
  about: 'words of several kinds at three sizes; with a credential, so that no answer is one that was kept',
  async run(bench) {
    const rows: Row[] = [];
    for (const entries of [bench.sizes.small, bench.sizes.middle, bench.sizes.large]) {
      const server = await bench.rialto(bench.filled(entries));
      for (const searchCase of searchCases) rows.push(await measureSearch(bench, server, searchCase, entries));
      rows.push(await searchMixed(bench, server, entries));
      await bench.stopServers();
    }
    return rows;
  },
};

async function measureSearch(
  bench: Bench,
  server: MeasuredRialto,
  { label, draw, goal }: SearchCase,
  entries: number,
): Promise<Row> {
  const row = await measure(bench.pace, { servers: [server], request: requestOf(draw), connections });
  const isLargest = entries === bench.sizes.large && bench.sizes.large >= 1_000_000;
  return { label: `search, ${size(entries)}: ${label}`, ...row, ...(goal !== undefined && isLargest ? { goal } : {}) };
}

async function searchMixed(bench: Bench, server: MeasuredRialto, entries: number): Promise<Row> {
  const draw = () => (searchCases[random.between(0, searchCases.length - 1)] as SearchCase).draw();
  const row = await measure(bench.pace, { servers: [server], request: requestOf(draw), connections: manyConnections });
  return { label: `search, ${size(entries)}: all of these, ${manyConnections} at a time`, ...row };
}

function requestOf(draw: () => object) {
  return {
    method: 'POST',
    path: '/exchange/api/v1/operations/search',
    headers: agentHeaders,
    body: () => JSON.stringify(draw()),
  } as const;
}

function size(entries: number): string {
  return entries >= 1_000_000 ? `${entries / 1_000_000} M` : `${entries / 1_000} k`;
}
