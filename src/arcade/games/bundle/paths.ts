import { bundleLimits } from './bundle-limits.ts';
import { finding } from './finding.ts';
import type { Finding } from './report.ts';

export interface EntryPath {
  readonly path: string;
  readonly isFolder: boolean;
}

const plainName = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;
/** Reserved device names of Windows, with any extension. */
const reserved = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;
/** Files that macOS and Windows add to folders and archives. */
const addedBySystems = /^(__macosx|\.ds_store|thumbs\.db)$/i;

/**
 * Checks the paths of a bundle. Valid paths are portable: names consist of ASCII letters, digits, `.`, `_` and `-`,
 * joined by `/`. No name is hidden or reserved, no two paths differ only in case, and no path is both a file and a
 * folder.
 */
export function checkPaths(entries: readonly EntryPath[]): Finding[] {
  return [...entries.flatMap(({ path }) => checkPath(path)), ...checkConflicts(entries)];
}

function checkPath(path: string): Finding[] {
  const refuse = (rule: string, why: string, fix: string) => [finding(`path.${rule}`, path, why, fix)];
  const { pathBytesMax, pathDepthMax } = bundleLimits;
  if (path.length > pathBytesMax)
    return refuse('length', `The path is longer than ${pathBytesMax} bytes.`, 'Shorten it.');
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
    return refuse('absolute', 'The path is absolute.', 'Write it from the root of the bundle.');
  if (path.includes('\\')) return refuse('backslash', 'The path contains a backslash.', 'Separate folders by /.');
  const names = path.split('/');
  if (names.length > pathDepthMax)
    return refuse('depth', `The path has more than ${pathDepthMax} levels.`, 'Use fewer folders.');
  if (names.some((name) => name === '..' || name === '.' || name === ''))
    return refuse('step', 'The path contains "..", "." or an empty name.', 'Name the file directly.');
  if (names.some((name) => addedBySystems.test(name)))
    return refuse('junk', 'An operating system added this file.', 'Remove it, or use `rialto pack FOLDER`.');
  if (names.some((name) => name.startsWith('.')))
    return refuse('hidden', 'A name begins with a dot.', 'Remove hidden files.');
  if (!names.every((name) => plainName.test(name)))
    return refuse(
      'characters',
      'A name has other characters than ASCII letters, digits, ".", "_" and "-", or begins with "-".',
      'Rename it.',
    );
  if (names.some((name) => name.endsWith('.'))) return refuse('characters', 'A name ends with a dot.', 'Rename it.');
  if (names.some((name) => reserved.test(name)))
    return refuse('reserved', 'Windows reserves a name of the path for a device.', 'Rename it.');
  return [];
}

/** Finds paths that differ only in case, and paths of both a file and a folder. */
function checkConflicts(entries: readonly EntryPath[]): Finding[] {
  const entryPaths = new Map<string, EntryPath>();
  const findings: Finding[] = [];
  for (const entry of entries) {
    const folded = entry.path.toLowerCase();
    if (entryPaths.has(folded))
      findings.push(
        finding('path.twice', entry.path, 'Another entry has this path, except for case.', 'Remove one of them.'),
      );
    entryPaths.set(folded, entry);
  }
  for (const { path } of entries) {
    if (foldersOf(path.toLowerCase()).some((folder) => entryPaths.get(folder)?.isFolder === false))
      findings.push(
        finding('path.folder', path, 'A folder in this path is also a file of the bundle.', 'Rename one of them.'),
      );
  }
  return findings;
}

function foldersOf(path: string): string[] {
  const names = path.split('/');
  return names.slice(1).map((_name, index) => names.slice(0, index + 1).join('/'));
}

/**
 * Resolves a relative URL in the file `from` to a path in the bundle; null for other URLs, and for paths outside the
 * bundle.
 */
export function resolvePath(from: string, url: string): string | null {
  const names = from.split('/').slice(0, -1);
  const segments = url.split('/');
  for (const [index, segment] of segments.entries()) {
    if (segment === '..') {
      if (names.pop() === undefined) return null;
    } else if (plainName.test(segment)) names.push(segment);
    else if (segment !== '.' || index === segments.length - 1) return null;
  }
  return segments.at(-1) === '..' ? null : names.join('/');
}
