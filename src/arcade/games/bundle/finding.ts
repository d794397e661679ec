import type { Finding } from './report.ts';

/** Location of a finding; unknown fields are absent. */
export interface SourceLocation {
  readonly line?: number;
  readonly column?: number;
  readonly snippet?: string;
}

/** Creates an error, which rejects the bundle. `file` is null for the bundle as a whole. */
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

/** Creates a warning for author and reviewers, which does not reject the bundle. */
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

/** Replaces characters that are not printable ASCII by `?`, because valid paths have none, and shortens long paths. */
function shownPath(path: string): string {
  return path.replace(/[^\x20-\x7e]/gu, '?').slice(0, shownCharactersMax);
}
