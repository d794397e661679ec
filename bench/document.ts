import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const path = join(import.meta.dirname, '../docs/performance.md');
const tablePattern = /(<!-- figures -->\n)[\s\S]*?(<!-- end of figures -->)/;

/** Replaces the section between the markers in docs/performance.md. */
export function updateDocument(report: string): void {
  const text = readFileSync(path, 'utf8');
  if (!tablePattern.test(text)) throw new Error(`${path} lacks the marker lines of the table.`);
  writeFileSync(
    path,
    text.replace(tablePattern, (_all, begin: string, end: string) => `${begin}\n${report}\n\n${end}`),
  );
}
