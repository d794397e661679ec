import type { Manifest } from './manifest.ts';

/** One rule that a bundle breaks, with the place and what to do. `why` and `fix` are our own text and quote nothing. */
export interface Finding {
  /** Stable name of the rule, such as `zip.crc`. */
  readonly rule: string;
  /** Group of rules: the part of the name before the dot, or the scan's family, such as `NET`. */
  readonly family: string;
  /** A bundle with an error is refused; a warning is for the author and the reviewers. */
  readonly severity: 'error' | 'warning';
  /** Path in the bundle, characters that paths cannot hold as `?`; null: the bundle as a whole. */
  readonly file: string | null;
  /** Both count from 1. */
  readonly line?: number;
  readonly column?: number;
  /** The place as the author wrote it, at most 120 code points, made harmless to print. */
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
 * The verdict on a bundle: a pure function of its bytes and of the policy, the same text wherever it
 * is computed. What is unknown, because an earlier layer refused the bundle, is null or an empty list.
 */
export interface BundleReport {
  readonly format: 'rialto-report/1';
  readonly ok: boolean;
  /** Revision of the scan's rules, such as `rialto-scan/1`. */
  readonly policy: string;
  /** Null when the files came without an archive. */
  readonly archive_sha256: string | null;
  /** Of the files: see `digestOf`. */
  readonly digest: string | null;
  /** By path. */
  readonly files: readonly ReportedFile[];
  readonly manifest: Manifest | null;
  /** At most 100, by file, line, column and rule. */
  readonly findings: readonly Finding[];
  readonly truncated: boolean;
  readonly budget: { readonly steps: number; readonly steps_max: number };
  readonly levels: { readonly P1: 'passed' | 'failed'; readonly P2: 'not_run' };
}
