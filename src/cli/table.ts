import { escapeControls } from '../core/base/readable-text.ts';

type Row = Readonly<Record<string, unknown>>;

const cellWidthMax = 60;

/** Formats JSON for the terminal: one member per line, lists of objects as tables. Control characters are escaped. */
export function describeJson(value: unknown): string {
  if (!isRow(value)) return cellOf(value);
  const members = Object.entries(value);
  const width = Math.max(0, ...members.filter(([, member]) => !isTable(member)).map(([name]) => name.length));
  return members
    .map(([name, member]) =>
      isTable(member) ? `\n${name}\n${describeTable(member)}` : `${name.padEnd(width)}  ${cellOf(member)}`,
    )
    .join('\n')
    .trim();
}

/** Table with member names as header; long cells are truncated. */
export function describeTable(rows: readonly Row[]): string {
  if (rows.length === 0) return '(none)';
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((name) => truncate(cellOf(row[name]))))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '-';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return escapeControls(text.replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1)));
}

function truncate(cell: string): string {
  return cell.length > cellWidthMax ? `${cell.slice(0, cellWidthMax - 1)}…` : cell;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTable(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.every(isRow);
}
