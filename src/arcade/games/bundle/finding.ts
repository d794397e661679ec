import type { Finding } from './report.ts';

/** Where a finding points to, as far as it is known. */
export interface SourceLocation {
  readonly line?: number;
  readonly column?: number;
  readonly snippet?: string;
}

/** An error: the bundle is refused. `file` is null for the bundle as a whole. */
export function finding(
  rule: string,
  file: string | null,
  why: string,
  fix: string,
  place: SourceLocation = {},
): Finding {
  const family = rule.slice(0, rule.indexOf('.'));
  return { rule, family, severity: 'error', file: file === null ? null : shownPath(file), ...place, why, fix };
}

/** What does not refuse the bundle, but its author and reviewers should know. */
export function warning(
  rule: string,
  file: string | null,
  why: string,
  fix: string,
  place: SourceLocation = {},
): Finding {
  return { ...finding(rule, file, why, fix, place), severity: 'warning' };
}

const shownCharactersMax = 200;

/** Paths are ASCII; every other character is shown as `?`. */
function shownPath(path: string): string {
  return path.replace(/[^\x20-\x7e]/gu, '?').slice(0, shownCharactersMax);
}
