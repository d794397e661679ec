import { findDefinition } from '../../engines/definitions.ts';
import { type RawFile, readArchive } from './archive/read-archive.ts';
import { bundleLimits } from './bundle-limits.ts';
import { checkFiles } from './check-files.ts';
import { type BundleFile, digestOf, hashFiles, type Sha256Function, sha256Hex } from './digest.ts';
import { finding } from './finding.ts';
import { type Manifest, manifestPath } from './manifest.ts';
import { readManifest } from './read-manifest.ts';
import type { BundleReport, Finding } from './report.ts';
import { scanLimits } from './scan/budget.ts';
import { scanPolicy } from './scan/policy.ts';
import { type ScannedBundle, scanBundle } from './scan/scan-bundle.ts';

export type BundleInput = { readonly archive: Uint8Array } | { readonly files: readonly RawFile[] };

export interface CheckedBundle {
  readonly report: BundleReport;
  /** File contents by path; empty when the archive could not be read. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Checks a bundle in three stages: archive; files; manifest and scan. Each stage runs only if the previous one has no
 * error. The function is pure: the report depends only on the bytes and the scan policy. `isBuiltIn`: the bundle
 * belongs to the server, so it may use reserved names.
 */
export function checkBundleBy(
  input: BundleInput,
  { sha256, isBuiltIn = false }: { readonly sha256: Sha256Function; readonly isBuiltIn?: boolean },
): CheckedBundle {
  const archiveHash = 'archive' in input ? sha256Hex(input.archive, sha256) : null;
  const read = 'archive' in input ? readArchive(input.archive) : ({ ok: true, files: input.files } as const);
  if (!read.ok) return { report: reportOf(archiveHash, { findings: read.findings }), files: new Map() };
  const files = new Map(read.files.map(({ path, bytes }) => [path, bytes]));
  const fileFindings = checkFiles(read.files);
  if (fileFindings.length > 0) return { report: reportOf(archiveHash, { findings: fileFindings }), files };
  const hashed = hashFiles(read.files, sha256);
  const { manifest, findings } = checkManifestOf(files, isBuiltIn);
  const scan = scanOf(files, manifest, findings);
  const partial = { files: hashed, digest: digestOf(hashed, sha256), manifest, steps: scan.steps };
  return { report: reportOf(archiveHash, { ...partial, findings: [...findings, ...scan.findings] }), files };
}

/** Scans the bundle unless the manifest has an error, because the scan depends on the manifest. */
function scanOf(
  files: ReadonlyMap<string, Uint8Array>,
  manifest: Manifest | null,
  findings: readonly Finding[],
): ScannedBundle {
  const engine = findDefinition(manifest?.engine ?? '');
  if (manifest === null || engine === undefined || findings.some(({ severity }) => severity === 'error'))
    return { findings: [], steps: 0 };
  return scanBundle(files, manifest, engine);
}

interface PartialReport {
  readonly findings: readonly Finding[];
  readonly files?: readonly BundleFile[];
  readonly digest?: string;
  readonly manifest?: Manifest | null;
  readonly steps?: number;
}

function checkManifestOf(
  files: ReadonlyMap<string, Uint8Array>,
  isBuiltIn: boolean,
): { readonly manifest: Manifest | null; readonly findings: readonly Finding[] } {
  const source = files.get(manifestPath);
  if (source === undefined) {
    const why = `There is no ${manifestPath} at the root.`;
    return { manifest: null, findings: [finding('manifest.missing', null, why, 'Add it.')] };
  }
  const { manifest, findings } = readManifest(source);
  const applicable = isBuiltIn ? findings.filter(({ rule }) => rule !== 'name.reserved') : findings;
  if (manifest === null || files.has(manifest.entrypoint)) return { manifest, findings: applicable };
  const why = 'The file that /entrypoint names is not in the bundle.';
  return {
    manifest,
    findings: [...applicable, finding('manifest.entrypoint', manifestPath, why, 'Add it, or name another one.')],
  };
}

function reportOf(
  archiveHash: string | null,
  { findings, files = [], digest, manifest, steps = 0 }: PartialReport,
): BundleReport {
  const ok = findings.every(({ severity }) => severity !== 'error');
  const { findingsMax } = bundleLimits;
  return {
    format: 'rialto-report/1',
    ok,
    policy: scanPolicy.name,
    archive_sha256: archiveHash,
    digest: digest ?? null,
    files: files.map(({ path, bytes, hash, mediaType }) => ({
      path,
      bytes: bytes.length,
      hash,
      media_type: mediaType,
    })),
    manifest: manifest ?? null,
    findings: findings.toSorted(compareFindings).slice(0, findingsMax),
    truncated: findings.length > findingsMax,
    budget: { steps, steps_max: scanLimits.stepsMax },
    levels: { P1: ok ? 'passed' : 'failed', P2: 'not_run' },
  };
}

/** Orders by file, line, column, rule and text, so that the order does not depend on the order of the checks. */
function compareFindings(left: Finding, right: Finding): number {
  return (
    compareTexts(left.file ?? '', right.file ?? '') ||
    (left.line ?? 0) - (right.line ?? 0) ||
    (left.column ?? 0) - (right.column ?? 0) ||
    compareTexts(left.rule, right.rule) ||
    compareTexts(left.why, right.why)
  );
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
