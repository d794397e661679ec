import type { RawFile } from './archive/read-archive.ts';
import { bundleLimits, typeLimits } from './bundle-limits.ts';
import { fileEndings, typeOf } from './file-types.ts';
import { finding } from './finding.ts';
import { checkContent } from './media/check-content.ts';
import type { ImageSize } from './media/media.ts';
import { checkPaths } from './paths.ts';
import type { Finding } from './report.ts';

/** Checks paths, sizes, types and content of all files. Sizes are checked first, so that no oversized file is read. */
export function checkFiles(files: readonly RawFile[]): Finding[] {
  const sizes = checkSizes(files);
  if (sizes.length > 0) return sizes;
  const paths = checkPaths(files.map(({ path }) => ({ path, isFolder: false })));
  return [...paths, ...checkContents(files)];
}

const reduceSize = 'Remove what is not needed.';

function checkSizes(files: readonly RawFile[]): Finding[] {
  const { entriesMax, bytesMax } = bundleLimits;
  if (files.length > entriesMax)
    return [finding('size.entries', null, `A bundle must have at most ${entriesMax} files.`, reduceSize)];
  if (totalBytes(files) > bytesMax)
    return [finding('size.bundle', null, `The files are larger than ${bytesMax} bytes in total.`, reduceSize)];
  const tooLarge = files.flatMap(({ path, bytes }) => {
    const limit = typeLimits[typeOf(path)?.ending ?? '']?.fileBytesMax;
    return limit === undefined || bytes.length <= limit
      ? []
      : [finding('size.file', path, `A file of this type must have at most ${limit} bytes.`, reduceSize)];
  });
  return tooLarge.length > 0 ? tooLarge : fileEndings.flatMap((ending) => checkTotal(ending, files));
}

function checkTotal(ending: string, files: readonly RawFile[]): Finding[] {
  const limit = typeLimits[ending]?.bytesMax ?? 0;
  const total = totalBytes(files.filter(({ path }) => typeOf(path)?.ending === ending));
  if (total <= limit) return [];
  return [finding('size.type', null, `The .${ending} files are larger than ${limit} bytes in total.`, reduceSize)];
}

function totalBytes(files: readonly RawFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function checkContents(files: readonly RawFile[]): Finding[] {
  const findings: Finding[] = [];
  let pixels = 0;
  for (const { path, bytes } of files) {
    const type = typeOf(path);
    if (type === undefined) {
      findings.push(unknownType(path));
      continue;
    }
    const checked = checkContent(path, type, bytes);
    findings.push(...checked.findings);
    if (checked.picture === undefined) continue;
    findings.push(...checkPicture(path, checked.picture));
    pixels += checked.picture.width * checked.picture.height;
  }
  const { picturePixelsMax } = bundleLimits;
  if (pixels > picturePixelsMax)
    findings.push(
      finding('size.pixels', null, `The pictures have more than ${picturePixelsMax} pixels in total.`, reduceSize),
    );
  return findings;
}

function unknownType(path: string): Finding {
  const allowed = `Allowed are ${fileEndings.join(', ')}, in lower case.`;
  return finding('type.ending', path, 'A bundle must not contain files with this file name extension.', allowed);
}

function checkPicture(path: string, { width, height }: ImageSize): Finding[] {
  const { pictureSideMax } = bundleLimits;
  if ([width, height].every((side) => side >= 1 && side <= pictureSideMax)) return [];
  const why = `A picture must be 1 to ${pictureSideMax} pixels wide and high.`;
  return [finding('size.picture', path, why, 'Scale it down.')];
}
