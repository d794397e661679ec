import type { Db } from '../../../core/db/transaction.ts';
import { countRatingsPerBin, type LadderFilter, readRatingRange, type ScoreRange } from '../store/rankings.ts';

/** Histogram of the ratings of a ladder or the scores of a day, with adjacent bins of equal width. */
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
  return distributionOf(await readRatingRange(db, ladder), (bins) => countRatingsPerBin(db, ladder, bins));
}

/** Histogram of values with a known range; `countPerBin` returns the counts by bin index. */
export async function distributionOf(
  range: ScoreRange | undefined,
  countPerBin: (bins: { readonly min: number; readonly width: number }) => Promise<ReadonlyMap<number, number>>,
): Promise<Distribution> {
  if (range === undefined) return { agents: 0, width: 0, parts: [] };
  const width = binWidthFor(range.min, range.max);
  const min = Math.floor(range.min / width) * width;
  const counts = await countPerBin({ min, width });
  const parts = Array.from({ length: Math.floor((range.max - min) / width) + 1 }, (_, bin) => ({
    from: min + bin * width,
    agents: counts.get(bin) ?? 0,
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
