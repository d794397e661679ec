import type { Manifest } from './manifest.ts';

/** Violation of a rule by a bundle. `why` and `fix` never quote the bundle. */
export interface Finding {
  /** Stable name of the rule, such as `zip.crc`. */
  readonly rule: string;
  /** Group of rules: the part of the name before the dot, or the scan's family, such as `NET`. */
  readonly family: string;
  /** A bundle with an error is rejected; a warning informs the author and the reviewers. */
  readonly severity: 'error' | 'warning';
  /** Path in the bundle, with `?` for invalid characters; null for the bundle as a whole. */
  readonly file: string | null;
  /** Line and column start at 1. */
  readonly line?: number;
  readonly column?: number;
  /** Source text at the location, at most 120 code points, with spaces for control characters. */
  readonly snippet?: string;
  readonly why: string;
  readonly fix: string;
}

export interface ReportedFile {
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string;
  readonly media_type: string;
}

/**
 * Report on a bundle, which depends only on its bytes and the policy. Fields that are unknown because an earlier stage
 * rejected the bundle are null or empty.
 */
export interface BundleReport {
  readonly format: 'rialto-report/1';
  readonly ok: boolean;
  /** Name and revision of the scan policy, such as `rialto-scan/1`. */
  readonly policy: string;
  /** Null when the files came without an archive. */
  readonly archive_sha256: string | null;
  /** Digest of the files; see `digestOf`. */
  readonly digest: string | null;
  /** Sorted by path. */
  readonly files: readonly ReportedFile[];
  readonly manifest: Manifest | null;
  /** At most 100, sorted by file, line, column and rule. */
  readonly findings: readonly Finding[];
  /** Whether the bundle has further findings. */
  readonly truncated: boolean;
  /** Used and maximum steps of the scan. */
  readonly budget: { readonly steps: number; readonly steps_max: number };
  /** P1: the checks of this report. P2: the probe in a browser, which is a separate check. */
  readonly levels: { readonly P1: 'passed' | 'failed'; readonly P2: 'not_run' };
}
