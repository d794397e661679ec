/** The form in which names that look alike are equal: 0 reads as o and 1 as l; hyphens count. */
export function foldName(name: string): string {
  return name.replaceAll('0', 'o').replaceAll('1', 'l');
}
