/** One thing in a bundle that is refused, told so that its author can put it right. */
export interface Finding {
  /** Stable name of the rule, such as `manifest.engine`. */
  readonly rule: string;
  /** Path in the bundle, with the characters that paths cannot hold shown as `?`; empty: the bundle as a whole. */
  readonly file: string;
  /** Both count from 1. */
  readonly line?: number;
  readonly column?: number;
  /** The place as the author wrote it. */
  readonly snippet?: string;
  readonly why: string;
  readonly fix: string;
}

export function finding(rule: string, file: string, why: string, fix: string): Finding {
  return { rule, file: file.replace(/[^\x20-\x7e]/gu, '?').slice(0, shownCharactersMax), why, fix };
}

const shownCharactersMax = 200;
