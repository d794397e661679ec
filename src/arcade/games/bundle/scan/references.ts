// Checks the references between the files of a bundle, and finds files that are not used.

import { typeOf } from '../file-types.ts';
import { warning } from '../finding.ts';
import { manifestPath } from '../manifest.ts';
import { resolvePath } from '../paths.ts';
import type { Finding } from '../report.ts';
import type { ScanFault } from './source/fault.ts';
import { type FileScan, type ReferenceKind, whileNotFull } from './source/file-scan.ts';

/** Allowed file extensions by kind of reference. */
const endings: Readonly<Record<ReferenceKind, readonly string[]>> = {
  script: ['js'],
  sheet: ['css'],
  image: ['png', 'webp', 'svg'],
  font: ['woff2'],
};

/** Checks that every reference of a file names a file of the right type in the bundle; returns these files. */
export function checkReferences(scan: FileScan, paths: ReadonlySet<string>): readonly string[] {
  const usedPaths: string[] = [];
  whileNotFull(() => {
    for (const { url, kind, offset } of scan.references) {
      const path = resolvePath(baseOf(scan.path, kind), url);
      if (path === null) scan.refuse(notLocal, offset);
      else if (!paths.has(path)) scan.refuse(missing, offset);
      else if (!endings[kind].includes(typeOf(path)?.ending ?? '')) scan.refuse(wrongType[kind], offset);
      else usedPaths.push(path);
    }
  });
  return usedPaths;
}

/** File from whose folder a browser resolves a reference: an image that a script sets is resolved from the document. */
function baseOf(path: string, kind: ReferenceKind): string {
  return kind === 'image' && path.endsWith('.js') ? '' : path;
}

/** Warns of files that are not referenced, directly or indirectly, by the entrypoint; text files are exempt. */
export function findUnused(
  entrypoint: string,
  uses: ReadonlyMap<string, readonly string[]>,
  paths: ReadonlySet<string>,
): Finding[] {
  const reached = new Set([manifestPath, entrypoint]);
  for (const path of reached) for (const usedPath of uses.get(path) ?? []) reached.add(usedPath);
  return [...paths]
    .filter((path) => !reached.has(path) && typeOf(path)?.ending !== 'txt')
    .map((path) =>
      warning('bundle.unused', path, 'No file that the entrypoint loads refers to this file.', 'Remove it.'),
    );
}

const notLocal: ScanFault = {
  rule: 'refs.local',
  family: 'NET',
  why: 'A reference must be the relative path of a file of the bundle, without query, fragment and escapes.',
  fix: 'Write the path, such as art/cell.png, and put the file into the bundle.',
};
const missing: ScanFault = {
  rule: 'refs.missing',
  family: 'refs',
  why: 'The bundle has no such file.',
  fix: 'Add it, or correct the path: upper and lower case differ.',
};

function wrongTypeFault(kind: string, allowed: readonly string[]): ScanFault {
  return {
    rule: 'refs.type',
    family: 'refs',
    why: `The reference requires a ${kind}, and the file has another type.`,
    fix: `Name a file of the type ${allowed.join(', ')}.`,
  };
}

const wrongType: Readonly<Record<ReferenceKind, ScanFault>> = {
  script: wrongTypeFault('script', endings.script),
  sheet: wrongTypeFault('style sheet', endings.sheet),
  image: wrongTypeFault('picture', endings.image),
  font: wrongTypeFault('font', endings.font),
};
