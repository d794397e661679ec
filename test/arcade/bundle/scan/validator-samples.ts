import { writeArchive } from '../../../../src/arcade/games/bundle/archive/write-archive.ts';
import type { BundleInput } from '../../../../src/arcade/games/bundle/check-bundle.ts';
import { starterFiles } from '../../../../src/arcade/games/starter/starter-files.ts';
import { sampleBundle } from '../sample-bundle.ts';
import { page } from './scan-sample-bundle.ts';

/** Bundles for which the server and `sdk/validate.mjs` must return the same report. */
export function validatorSamples(): Readonly<Record<string, BundleInput>> {
  const starter = starterFiles({ slug: 'my-blocks', title: 'My blocks' });
  return {
    starter: { files: starter.map(({ path, text }) => ({ path, bytes: new TextEncoder().encode(text) })) },
    archive: { archive: writeArchive(sampleBundle()) },
    'no archive': { archive: new TextEncoder().encode('no archive') },
    'a refused document': { files: sampleBundle({ 'index.html': page('<p onclick="a()">\u202eb</p>') }) },
    'a refused style sheet': {
      files: sampleBundle({
        'a.css': '@import "b.css"',
        'index.html': page('', '<link rel="stylesheet" href="a.css">'),
      }),
    },
    'a refused image': {
      files: sampleBundle({ 'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' }),
    },
    'a refused script': { files: sampleBundle({ 'draw.js': "fetch('https://example.org');" }) },
    'a refused manifest': { files: sampleBundle({}, { slug: 'Bad' }) },
  };
}
