import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { symbolRanges } from './symbol-range.ts';

/** One change of one file. */
export interface Edit {
  readonly file: string;
  /** The declaration that contains the change: `name`, `Class.member`, or `import` for the imports. */
  readonly symbol: string;
  /** A part of that declaration that occurs in it exactly once; line breaks and trailing commas do not count. */
  readonly find: string;
  readonly replace: string;
}

/** A deliberate fault in the source. A test that stays green with it proves less than it seems to. */
export interface Mutant extends Edit {
  readonly name: string;
  /** What no longer holds, in one sentence. */
  readonly breaks: string;
  /** Further changes that the same fault takes. */
  readonly also?: readonly Edit[];
  /** Test files of which at least one must turn red. They are tried in this order. */
  readonly tests: readonly string[];
}

/** Every change that the fault takes. */
export function editsOf({ file, symbol, find, replace, also = [] }: Mutant): Edit[] {
  return [{ file, symbol, find, replace }, ...also];
}

/**
 * Plants the fault in the tree below `root` and returns the way back. A text, with nothing changed,
 * says why it cannot be planted.
 */
export function plant(root: string, mutant: Mutant): (() => void) | string {
  const faulty = withFault(root, mutant);
  if (typeof faulty === 'string') return faulty;
  const before = new Map([...faulty.keys()].map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const write = (texts: ReadonlyMap<string, string>) => {
    for (const [file, text] of texts) writeFileSync(join(root, file), text);
  };
  write(faulty);
  return () => write(before);
}

/**
 * The files of the tree below `root` as the fault makes them. A text says why it cannot be planted: the
 * source has moved on, and the mutant must follow it.
 */
export function withFault(root: string, mutant: Mutant): ReadonlyMap<string, string> | string {
  const after = new Map<string, string>();
  for (const edit of editsOf(mutant)) {
    const changed = applyEdit(after.get(edit.file) ?? readFileSync(join(root, edit.file), 'utf8'), edit);
    if ('problem' in changed) return changed.problem;
    after.set(edit.file, changed.text);
  }
  return after;
}

function applyEdit(text: string, { file, symbol, find, replace }: Edit): { text: string } | { problem: string } {
  const ranges = symbolRanges(file, text).filter((range) => range.symbol === symbol);
  const [range] = ranges;
  if (range === undefined || ranges.length > 1) return { problem: `${file} declares ${symbol} ${ranges.length} times` };
  const declaration = text.slice(range.start, range.end);
  const pattern = patternOf(find);
  const count = declaration.match(pattern)?.length ?? 0;
  if (count !== 1) return { problem: `${symbol} in ${file} has this text ${count} times: ${JSON.stringify(find)}` };
  const changed = declaration.replace(pattern, () => replace);
  return { text: text.slice(0, range.start) + changed + text.slice(range.end) };
}

/** The words and signs of a text, however they are spread over lines. */
function patternOf(find: string): RegExp {
  const tokens = find.match(/[\w$]+|[^\w$\s]/g) ?? [];
  const parts = tokens.map((token) => (/[)\]}]/.test(token) ? ',?\\s*' : '') + token.replace(/\W/g, '\\$&'));
  return new RegExp(parts.join('\\s*'), 'g');
}
