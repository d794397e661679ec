/** Confusable letters of other scripts, and digits, with the Latin letter that each resembles. */
const confusables: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  ς: 's',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
};

/** Skeleton of a name for comparisons: letters and digits only, with confusable ones unified. */
export function skeletonOf(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return [...folded.matchAll(/[\p{L}\p{N}]/gu)].map(([letter]) => confusables[letter] ?? letter).join('');
}

/** Compares version numbers, which must have no pre-release part. The result is negative when `left` is lower. */
export function compareVersionNumbers(left: string, right: string): number {
  const [leftParts, rightParts] = [left, right].map((version) => version.split('.').map(Number));
  for (const [index, part] of (leftParts ?? []).entries()) {
    const difference = part - (rightParts?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function isPreRelease(version: string): boolean {
  return version.includes('-');
}
