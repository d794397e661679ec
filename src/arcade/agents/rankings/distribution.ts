import type { Db } from '../../../core/db/transaction.ts';
import { countPerBin, type LadderFilter, type ScoreRange, scoreRange } from '../store/rankings.ts';

/** Histogram of the ratings of a ladder, with adjacent bins of equal width. */
export interface Distribution {
  readonly agents: number;
  /** Width of a bin in points; 0 when there are no agents. */
  readonly width: number;
  readonly parts: readonly { readonly from: number; readonly agents: number }[];
}

const binsMax = 20;
/** Readable bin widths: 1, 2 or 5 times a power of ten. */
const widthFactors = [1, 2, 5];

export async function readDistribution(db: Db, ladder: LadderFilter): Promise<Distribution> {
  return distributionOf(await scoreRange(db, ladder), (scale) => countPerBin(db, ladder, scale));
}

/** Histogram of values with a known range; `count` returns the counts for a bin width. */
export async function distributionOf(
  range: ScoreRange | undefined,
  count: (scale: { readonly least: number; readonly width: number }) => Promise<ReadonlyMap<number, number>>,
): Promise<Distribution> {
  if (range === undefined) return { agents: 0, width: 0, parts: [] };
  const width = binWidthFor(range.least, range.most);
  const min = Math.floor(range.least / width) * width;
  const counts = await count({ least: min, width });
  const parts = Array.from({ length: Math.floor((range.most - min) / width) + 1 }, (_, part) => ({
    from: min + part * width,
    agents: counts.get(part) ?? 0,
  }));
  return { agents: range.rows, width, parts };
}

/** Smallest readable width with which at most 20 bins, aligned to its multiples, cover the range. */
export function binWidthFor(min: number, max: number): number {
  for (let power = 1; ; power *= 10) {
    const width = widthFactors
      .map((step) => step * power)
      .find((candidate) => countBins(min, max, candidate) <= binsMax);
    if (width !== undefined) return width;
  }
}

function countBins(min: number, max: number, width: number): number {
  return Math.floor(max / width) - Math.floor(min / width) + 1;
}
