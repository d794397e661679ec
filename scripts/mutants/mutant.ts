import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { symbolRanges } from './symbol-range.ts';

/** A change of one declaration. */
export interface Edit {
  readonly file: string;
  /** The changed declaration: `name`, `Class.member`, or `import` for the imports. */
  readonly symbol: string;
  /** Text that occurs exactly once in the declaration; whitespace and trailing commas are ignored. */
  readonly find: string;
  readonly replace: string;
}

/** A mutant: a deliberate change of the source, which tests must detect. */
export interface Mutant extends Edit {
  readonly name: string;
  /** The broken guarantee, in one sentence. */
  readonly breaks: string;
  /** Further changes of the same mutant. */
  readonly furtherEdits?: readonly Edit[];
  /** Test files of which at least one must fail, in the order in which they run. */
  readonly tests: readonly string[];
}

/** All changes of a mutant. */
export function editsOf({ file, symbol, find, replace, furtherEdits = [] }: Mutant): Edit[] {
  return [{ file, symbol, find, replace }, ...furtherEdits];
}

/**
 * Applies the mutant under `root`; returns a function that restores the files, or an error text without changing
 * anything.
 */
export function applyMutant(root: string, mutant: Mutant): (() => void) | string {
  const mutated = mutatedFiles(root, mutant);
  if (typeof mutated === 'string') return mutated;
  const originalTexts = new Map([...mutated.keys()].map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const write = (texts: ReadonlyMap<string, string>) => {
    for (const [file, text] of texts) writeFileSync(join(root, file), text);
  };
  write(mutated);
  return () => write(originalTexts);
}

/** Changed file contents of a mutant, or an error text when it no longer matches the source. */
export function mutatedFiles(root: string, mutant: Mutant): ReadonlyMap<string, string> | string {
  const changedTexts = new Map<string, string>();
  for (const edit of editsOf(mutant)) {
    const changed = applyEdit(changedTexts.get(edit.file) ?? readFileSync(join(root, edit.file), 'utf8'), edit);
    if ('problem' in changed) return changed.problem;
    changedTexts.set(edit.file, changed.text);
  }
  return changedTexts;
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

/** Pattern that matches the tokens of a text, whole names only, with any whitespace between them. */
function patternOf(find: string): RegExp {
  const tokens = find.match(/[\w$]+|[^\w$\s]/g) ?? [];
  const parts = tokens.map((token) => (/[)\]}]/.test(token) ? ',?\\s*' : '') + token.replace(/\W/g, '\\$&'));
  const [start, end] = [/^[\w$]/.test(find) ? '(?<![\\w$])' : '', /[\w$]$/.test(find) ? '(?![\\w$])' : ''];
  return new RegExp(start + parts.join('\\s*') + end, 'g');
}
