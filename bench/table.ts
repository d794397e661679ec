import type { Row } from './row.ts';

/** Markdown table of the rows, padded for reading in a terminal. */
export function table(rows: readonly Row[]): string {
  const heads = rows.some(({ peer }) => peer !== undefined) ? peerHeads : baselineHeads;
  const cellRows = [heads, ...rows.map(heads === peerHeads ? peerCellsOf : cellsOf)];
  const widths = heads.map((_, column) => Math.max(...cellRows.map((cells) => (cells[column] as string).length)));
  const formatLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 || column === heads.length - 1 ? cell.padEnd(widths[column] as number) : cell.padStart(widths[column] as number))).join(' | ')} |`;
  const separator = `|${widths.map((width, column) => (column === 0 || column === heads.length - 1 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [formatLine(heads), separator, ...cellRows.slice(1).map(formatLine)].join('\n');
}

const baselineHeads = [
  'label',
  'per second',
  'p50 ms',
  'p99 ms',
  'CPU us',
  'baseline/s',
  'baseline CPU us',
  'ratio',
  'value',
  'target',
];

const peerHeads = [
  'label',
  'compared with',
  'per second',
  'p99 ms',
  'CPU us',
  'peer/s',
  'peer CPU us',
  'rate ratio',
  'CPU ratio',
  'target',
  'not implemented by the peer',
];

function peerCellsOf(row: Row): string[] {
  const { label, peer, perSecond, p99Ms, processorUs, baselinePerSecond, baselineProcessorUs, ratio, processorRatio } =
    row;
  // A row without a CPU ratio shows its value in that column.
  const [, ...otherCells] = cellsOf(row);
  return [
    label,
    peer?.name ?? '',
    formatRounded(perSecond),
    formatNumber(p99Ms),
    formatRounded(processorUs),
    formatRounded(baselinePerSecond),
    formatRounded(baselineProcessorUs),
    ratio === undefined ? '' : ratio.toFixed(2),
    processorRatio === undefined ? (otherCells.at(-2) ?? '') : processorRatio.toFixed(2),
    otherCells.at(-1) ?? '',
    peer?.lacks ?? '',
  ];
}

function cellsOf(row: Row): string[] {
  const { label, perSecond, p50Ms, p99Ms, processorUs, baselinePerSecond, baselineProcessorUs, ratio, value, target } =
    row;
  return [
    label,
    formatRounded(perSecond),
    formatNumber(p50Ms),
    formatNumber(p99Ms),
    formatRounded(processorUs),
    formatRounded(baselinePerSecond),
    formatRounded(baselineProcessorUs),
    ratio === undefined ? '' : ratio.toFixed(2),
    value === undefined ? '' : `${formatNumber(value.amount)} ${value.unit}`,
    target === undefined ? '' : `${target.text}: ${target.isReached(row) ? 'met' : 'MISSED'}`,
  ];
}

function formatRounded(amount: number | undefined): string {
  return amount === undefined ? '' : amount.toLocaleString('en', { maximumFractionDigits: 0 });
}

function formatNumber(amount: number | undefined): string {
  if (amount === undefined) return '';
  return amount.toFixed(amount < 1 ? 2 : amount < 100 ? 1 : 0);
}
