import type { Db } from '../../core/db/transaction.ts';
import { countByWidth, extentOf, type Ladder } from '../store/rankings.ts';

/** How the ratings of a ladder are spread: parts of one width, next to each other. */
export interface Distribution {
  readonly agents: number;
  /** Points; 0 when there are no agents. */
  readonly width: number;
  readonly parts: readonly { readonly from: number; readonly agents: number }[];
}

const partsMax = 20;
/** Widths that people can read: 1, 2 or 5 times a power of ten. */
const steps = [1, 2, 5];

export async function readDistribution(db: Db, ladder: Ladder): Promise<Distribution> {
  const extent = await extentOf(db, ladder);
  if (extent === undefined) return { agents: 0, width: 0, parts: [] };
  const width = widthFor(extent.least, extent.most);
  const least = Math.floor(extent.least / width) * width;
  const counts = await countByWidth(db, ladder, { least, width });
  const parts = Array.from({ length: Math.floor((extent.most - least) / width) + 1 }, (_, part) => ({
    from: least + part * width,
    agents: counts.get(part) ?? 0,
  }));
  return { agents: extent.rows, width, parts };
}

/** The smallest of these widths by which at most 20 parts, on multiples of it, hold everything. */
export function widthFor(least: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    const width = steps.map((step) => step * power).find((each) => partsOf(least, most, each) <= partsMax);
    if (width !== undefined) return width;
  }
}

function partsOf(least: number, most: number, width: number): number {
  return Math.floor(most / width) - Math.floor(least / width) + 1;
}
