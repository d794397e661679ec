import { checkBundle } from '../../../../src/arcade/games/bundle/read-bundle.ts';
import type { Finding } from '../../../../src/arcade/games/bundle/report.ts';
import { sampleBundle } from '../sample-bundle.ts';

/** The findings for the sample bundle with these files added or replaced. */
export function scanSampleBundle(files: Readonly<Record<string, string | Buffer>>): readonly Finding[] {
  return checkBundle({ files: sampleBundle(files) }).report.findings;
}

/** Each finding of `scanSampleBundle` as a text of its rule, family and file, separated by spaces. */
export function rulesIn(files: Readonly<Record<string, string | Buffer>>): string[] {
  return scanSampleBundle(files).map(({ rule, family, file }) => `${rule} ${family} ${file}`);
}

/** An entrypoint for the sample bundle, with this markup in its body and its head. */
export function page(body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Sample</title>${head}</head>
<body>${body}<script src="draw.js"></script></body>
</html>`;
}
