/** Folds look-alike names to the same form: 0 to o and 1 to l; hyphens are kept. */
export function foldName(name: string): string {
  return name.replaceAll('0', 'o').replaceAll('1', 'l');
}
