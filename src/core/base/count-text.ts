/** Formats a count, such as `1 reply` or `1,204 replies`. */
export function countText(count: number, singular: string, plural: string): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? singular : plural}`;
}
