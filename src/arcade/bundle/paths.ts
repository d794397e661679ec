import { bundleLimits } from './bundle-limits.ts';
import { type Finding, finding } from './finding.ts';

const plainName = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
/** Names that some systems take for devices, with any ending. */
const reserved = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;

/**
 * What is wrong with the paths of a bundle. Those that pass stand for the same file everywhere:
 * names of ASCII letters, digits, `.`, `_` and `-` joined by `/`, none hidden, none reserved, none
 * differing from another in case only, and no file where another path has a folder.
 */
export function judgePaths(paths: readonly string[]): Finding[] {
  return [...paths.flatMap(judgePath), ...judgeTogether(paths)];
}

function judgePath(path: string): Finding[] {
  const refuse = (rule: string, why: string, fix: string) => [finding(`path.${rule}`, path, why, fix)];
  const { pathBytesMax, pathDepthMax } = bundleLimits;
  if (path.length > pathBytesMax)
    return refuse('length', `The path is longer than ${pathBytesMax} bytes.`, 'Shorten it.');
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
    return refuse('absolute', 'The path is absolute.', 'Write it from the root of the bundle.');
  if (path.includes('\\')) return refuse('backslash', 'The path holds a backslash.', 'Separate folders by /.');
  const names = path.split('/');
  if (names.length > pathDepthMax)
    return refuse('depth', `The path has more than ${pathDepthMax} levels.`, 'Use fewer folders.');
  if (names.some((name) => name === '..' || name === '.' || name === ''))
    return refuse('step', 'The path steps aside: it holds "..", "." or an empty name.', 'Name the file directly.');
  if (names.some((name) => name.startsWith('.')))
    return refuse('hidden', 'A name begins with a dot.', 'Leave hidden files out.');
  if (!names.every((name) => plainName.test(name)))
    return refuse(
      'characters',
      'A name holds other characters than ASCII letters, digits, ".", "_" and "-".',
      'Rename it.',
    );
  if (names.some((name) => name.endsWith('.'))) return refuse('characters', 'A name ends with a dot.', 'Rename it.');
  if (names.some((name) => reserved.test(name)))
    return refuse('reserved', 'Some systems take such a name for a device.', 'Rename it.');
  return [];
}

function judgeTogether(paths: readonly string[]): Finding[] {
  const files = new Set<string>();
  const findings: Finding[] = [];
  for (const path of paths) {
    const folded = path.toLowerCase();
    if (files.has(folded))
      findings.push(finding('path.twice', path, 'Another file has this path, case aside.', 'Leave one of them out.'));
    files.add(folded);
  }
  for (const path of paths) {
    if (foldersOf(path.toLowerCase()).some((folder) => files.has(folder)))
      findings.push(finding('path.folder', path, 'A file stands where this path has a folder.', 'Rename one of them.'));
  }
  return findings;
}

function foldersOf(path: string): string[] {
  const names = path.split('/');
  return names.slice(1).map((_name, index) => names.slice(0, index + 1).join('/'));
}
