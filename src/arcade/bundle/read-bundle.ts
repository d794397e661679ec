import { createHash } from 'node:crypto';
import { bundleLimits } from './bundle-limits.ts';
import { fileEndings, typeOf } from './file-types.ts';
import { type Finding, finding } from './finding.ts';
import { type Manifest, manifestPath } from './manifest.ts';
import { judgePaths } from './paths.ts';
import { readManifest } from './read-manifest.ts';

/** A file as it comes, from a folder or out of an upload. */
export interface RawFile {
  /** From the bundle's root, with `/` between names. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface BundleFile extends RawFile {
  readonly mediaType: string;
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string;
}

/** A bundle whose manifest, paths, types and sizes are in order. What its scripts do is another question. */
export interface Bundle {
  readonly manifest: Manifest;
  /** By path, manifest included. */
  readonly files: readonly BundleFile[];
  /** SHA-256, in hexadecimal digits, over a line `<hash> <path>\n` for each file by path: the same files, the same digest. */
  readonly digest: string;
}

export type ReadBundle =
  | { readonly ok: true; readonly bundle: Bundle }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Reads a bundle, or says all that is wrong with it. */
export function readBundle(files: readonly RawFile[]): ReadBundle {
  const sizes = judgeSizes(files);
  if (sizes.length > 0) return { ok: false, findings: sizes };
  const findings = [...judgePaths(files.map(({ path }) => path)), ...files.flatMap(judgeType)];
  const source = files.find(({ path }) => path === manifestPath);
  if (source === undefined) {
    const missing = finding('manifest.missing', '', `There is no ${manifestPath} at the root.`, 'Add it.');
    return { ok: false, findings: [...findings, missing] };
  }
  const read = readManifest(source.bytes);
  if (!read.ok) return { ok: false, findings: [...findings, ...read.findings] };
  const all = [...findings, ...judgeEntrypoint(read.manifest, files)];
  if (all.length > 0) return { ok: false, findings: all };
  const kept = files.map(toBundleFile).sort((left, right) => (left.path < right.path ? -1 : 1));
  return { ok: true, bundle: { manifest: read.manifest, files: kept, digest: digestOf(kept) } };
}

function judgeSizes(files: readonly RawFile[]): Finding[] {
  const { entriesMax, bytesMax, fileBytesMax, scriptBytesMax } = bundleLimits;
  const findings: Finding[] = [];
  const refuse = (rule: string, path: string, why: string) =>
    findings.push(finding(`size.${rule}`, path, why, 'Take out what is not needed.'));
  if (files.length > entriesMax) refuse('entries', '', `The bundle holds more than ${entriesMax} files.`);
  if (totalBytes(files) > bytesMax) refuse('bundle', '', `The files are larger than ${bytesMax} bytes together.`);
  for (const { path, bytes } of files) {
    if (bytes.length > fileBytesMax) refuse('file', path, `The file is larger than ${fileBytesMax} bytes.`);
  }
  if (totalBytes(files.filter(({ path }) => path.toLowerCase().endsWith('.js'))) > scriptBytesMax)
    refuse('scripts', '', `The scripts are larger than ${scriptBytesMax} bytes together.`);
  return findings;
}

function totalBytes(files: readonly RawFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function judgeType({ path, bytes }: RawFile): Finding[] {
  const type = typeOf(path);
  if (type === undefined)
    return [
      finding('type.ending', path, 'Bundles hold no files of this ending.', `Allowed are ${fileEndings.join(', ')}.`),
    ];
  if (type.matches(bytes)) return [];
  const encoding = type.isText ? ' Text is UTF-8 without byte order mark and NUL.' : '';
  return [
    finding(
      'type.content',
      path,
      `The content is not what the ending says.${encoding}`,
      'Give the file the ending of what it is.',
    ),
  ];
}

function judgeEntrypoint({ entrypoint }: Manifest, files: readonly RawFile[]): Finding[] {
  if (files.some(({ path }) => path === entrypoint)) return [];
  return [
    finding(
      'manifest.entrypoint',
      manifestPath,
      'The file that /entrypoint names is not in the bundle.',
      'Add it, or name another one.',
    ),
  ];
}

function toBundleFile({ path, bytes }: RawFile): BundleFile {
  const mediaType = typeOf(path)?.mediaType;
  if (mediaType === undefined) throw new Error('A file of no type passed the rules for types.');
  return { path, bytes, mediaType, hash: createHash('sha256').update(bytes).digest('hex') };
}

function digestOf(files: readonly BundleFile[]): string {
  const list = createHash('sha256');
  for (const { hash, path } of files) list.update(`${hash} ${path}\n`);
  return list.digest('hex');
}
