import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from 'diff';

/** Text of a file before and after a change; null where the file does not exist. */
export interface ChangedText {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface UnifiedDiff {
  /** Returns the diff of this file; null if it exceeds the size or work limit. */
  add(change: ChangedText): string | null;
  /** Whether the limits are used up, so that all further files get null. */
  readonly isFull: boolean;
}

const contextLines = 3;

/** Limit of the total work; the work of a file is about the square of its number of differing lines. */
const stepsMax = 1_500_000;
const editsPerFileMax = 1_000;
/** Maximum lines of all files, because splitting and joining lines takes time. */
const linesMax = 40_000;

/** Unified diff of several files, limited by `bytesMax` and by work. The result depends only on the texts. */
export function openUnifiedDiff(bytesMax: number): UnifiedDiff {
  let bytesLeft = bytesMax;
  let stepsLeft = stepsMax;
  let linesLeft = linesMax;
  let isFull = false;
  return {
    get isFull() {
      return isFull;
    },
    add(change) {
      linesLeft -= linesIn(change.before) + linesIn(change.after);
      isFull ||= linesLeft < 0;
      const maxEditLength = Math.min(editsPerFileMax, Math.floor(Math.sqrt(stepsLeft)));
      const text = isFull ? null : diffOf(change, maxEditLength);
      stepsLeft -= (text === null ? maxEditLength : Math.min(maxEditLength, editsIn(text))) ** 2;
      if (text === null) return null;
      const bytes = new TextEncoder().encode(text).length;
      isFull = bytes > bytesLeft;
      if (isFull) return null;
      bytesLeft -= bytes;
      return text;
    },
  };
}

function diffOf({ path, before, after }: ChangedText, maxEditLength: number): string | null {
  const names = [before === null ? '/dev/null' : `a/${path}`, after === null ? '/dev/null' : `b/${path}`] as const;
  const options = { context: contextLines, maxEditLength };
  // A comparison with an empty text takes linear time, so it needs no limit of edits.
  const isAddedOrRemoved = before === null || after === null;
  const texts = [before ?? '', after ?? ''] as const;
  const patch = structuredPatch(...names, ...texts, undefined, undefined, isAddedOrRemoved ? { context: 0 } : options);
  return patch === undefined ? null : formatPatch(patch, FILE_HEADERS_ONLY);
}

function linesIn(text: string | null): number {
  let lines = 0;
  for (
    let newlineIndex = text?.indexOf('\n') ?? -1;
    newlineIndex !== -1;
    newlineIndex = text?.indexOf('\n', newlineIndex + 1) ?? -1
  )
    lines += 1;
  return lines;
}

function editsIn(diff: string): number {
  return diff.split('\n').filter((line) => /^[+-]/.test(line)).length;
}
