// Responses of the public API about versions, as far as pages use them.

import type { Certificate } from '../../games/rules/certificate.ts';
import type { CanaryProgress, TransitionRecord, Version } from '../../schemas.ts';

export interface ReleaseResponse {
  readonly version: Version;
  readonly certification_rounds: readonly RoundsEntry[];
  readonly certificates: readonly ListedCertificate[];
}

export interface HistoryResponse {
  readonly transitions: readonly TransitionRecord[];
  readonly canary: CanaryProgress | null;
}

export interface CertificateResponse {
  readonly certificate: Certificate;
  readonly state: 'issued' | 'revoked';
  readonly revoked_at: string | null;
  readonly reason: string | null;
}

export interface ListedCertificate {
  readonly id: string;
  readonly level: 'P3' | 'P4';
  readonly state: 'issued' | 'revoked';
  readonly issued_at: string | null;
}

export interface RoundsEntry {
  readonly level: 'P3' | 'P4';
  readonly complete: number;
  readonly needed: number;
}

export interface ProbeReportResponse {
  readonly browser: string | null;
  readonly checks: readonly { readonly check: string; readonly outcome: string; readonly details: readonly string[] }[];
}

export interface ScanReport {
  readonly policy: string;
  readonly findings: readonly {
    readonly rule: string;
    readonly file: string;
    readonly line?: number;
    readonly why: string;
  }[];
}

export interface ScanResponse {
  readonly report: ScanReport | null;
  /** Signed release statement; null before the release. */
  readonly statement: object | null;
  readonly probe_report: ProbeReportResponse | null;
  readonly screenshots: readonly string[];
}

export interface FileEntry {
  readonly path: string;
  readonly bytes: number;
  readonly hash: string;
  readonly media_type: string;
}

export interface Comparison {
  readonly changes: readonly {
    readonly path: string;
    readonly change: string;
    readonly bytes_before: number | null;
    readonly bytes_after: number | null;
  }[];
  readonly diff: string;
}
