import type { Row } from './row.ts';

/** Markdown table of the rows, padded for reading in a terminal. */
export function table(rows: readonly Row[]): string {
  const heads = rows.some(({ peer }) => peer !== undefined) ? peerHeads : ceilingHeads;
  const lines = [heads, ...rows.map(heads === peerHeads ? peerCellsOf : cellsOf)];
  const widths = heads.map((_, column) => Math.max(...lines.map((cells) => (cells[column] as string).length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 || column === heads.length - 1 ? cell.padEnd(widths[column] as number) : cell.padStart(widths[column] as number))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 || column === heads.length - 1 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(heads), rule, ...lines.slice(1).map(line)].join('\n');
}

const ceilingHeads = [
  'label',
  'per second',
  'p50 ms',
  'p99 ms',
  'CPU us',
  'ceiling/s',
  'its CPU us',
  'ratio',
  'value',
  'goal',
];

const peerHeads = [
  'label',
  'beside',
  'per second',
  'p99 ms',
  'CPU us',
  'its/s',
  'its CPU us',
  'rate ratio',
  'CPU ratio',
  'goal',
  'what the other leaves out',
];

function peerCellsOf(row: Row): string[] {
  const { label, peer, perSecond, p99Ms, processorUs, ceilingPerSecond, ceilingProcessorUs, ratio, processorRatio } =
    row;
  const [, ...others] = cellsOf(row);
  return [
    label,
    peer?.name ?? '',
    roundedText(perSecond),
    short(p99Ms),
    roundedText(processorUs),
    roundedText(ceilingPerSecond),
    roundedText(ceilingProcessorUs),
    ratio === undefined ? '' : ratio.toFixed(2),
    processorRatio === undefined ? (others.at(-2) ?? '') : processorRatio.toFixed(2),
    others.at(-1) ?? '',
    peer?.lacks ?? '',
  ];
}

function cellsOf(row: Row): string[] {
  const { label, perSecond, p50Ms, p99Ms, processorUs, ceilingPerSecond, ceilingProcessorUs, ratio, value, goal } = row;
  return [
    label,
    roundedText(perSecond),
    short(p50Ms),
    short(p99Ms),
    roundedText(processorUs),
    roundedText(ceilingPerSecond),
    roundedText(ceilingProcessorUs),
    ratio === undefined ? '' : ratio.toFixed(2),
    value === undefined ? '' : `${short(value.amount)} ${value.unit}`,
    goal === undefined ? '' : `${goal.text}: ${goal.isReached(row) ? 'met' : 'MISSED'}`,
  ];
}

function roundedText(amount: number | undefined): string {
  return amount === undefined ? '' : amount.toLocaleString('en', { maximumFractionDigits: 0 });
}

function short(amount: number | undefined): string {
  if (amount === undefined) return '';
  return amount.toFixed(amount < 1 ? 2 : amount < 100 ? 1 : 0);
}
