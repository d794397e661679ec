import type { Mutant } from '../mutant.ts';

const archive = ['test/arcade/bundle/archive.test.ts'];
const folder = 'src/arcade/games/bundle/archive';

/** Mutations of reading and checking bundles. */
export const arcadeBundles: readonly Mutant[] = [
  {
    name: 'bundles-gap-accepted',
    breaks: 'An archive can hide bytes between its entries.',
    file: `${folder}/local-entries.ts`,
    symbol: 'readLocalEntries',
    find: 'entry.localOffset === offset ? ',
    replace: 'entry.localOffset >= offset ? ',
    tests: archive,
  },
  {
    name: 'bundles-local-name-unchecked',
    breaks: 'The local header and the central directory of an archive entry may have different names.',
    file: `${folder}/local-entries.ts`,
    symbol: 'readLocal',
    find: '!== name',
    replace: '=== null',
    tests: archive,
  },
  {
    name: 'bundles-local-sizes-unchecked',
    breaks: 'The local header and the central directory of an archive entry may have different sizes.',
    file: `${folder}/local-entries.ts`,
    symbol: 'compareHeaders',
    find: 'local.bytes === entry.bytes',
    replace: 'true',
    tests: archive,
  },
  {
    name: 'bundles-trailing-input-accepted',
    breaks: 'Bytes after the compressed data of an entry are accepted.',
    file: `${folder}/read-archive.ts`,
    symbol: 'inflateWhole',
    find: '&& inflated.consumed === data.length',
    replace: '',
    tests: archive,
  },
  {
    name: 'bundles-links-accepted',
    breaks: 'An archive can contain symbolic links.',
    file: `${folder}/entry-rules.ts`,
    symbol: 'checkAttributes',
    find: '![0, typeFile, typeFolder].includes(type)',
    replace: 'false',
    tests: archive,
  },
  {
    name: 'bundles-image-trailing-bytes-accepted',
    breaks: 'Bytes after the end of an image are accepted.',
    file: 'src/arcade/games/bundle/media/png.ts',
    symbol: 'readPng',
    find: "types.indexOf('IEND') !== types.length - 1",
    replace: 'false',
    tests: ['test/arcade/bundle/media.test.ts'],
  },
  {
    name: 'bundles-body-before-credential',
    breaks: 'A caller without a credential makes the server read large bodies.',
    file: 'src/core/interfaces/http/body-slots.ts',
    symbol: 'createBodyAdmission',
    find: 'if (isRefusal(caller)) return caller;',
    replace: 'if (isRefusal(caller)) return null;',
    tests: ['test/arcade/games/validate.test.ts'],
  },
  {
    name: 'bundles-crashing-input-retried',
    breaks: 'The same bytes crash one worker thread after another.',
    file: 'src/arcade/games/validation/bundle-checks.ts',
    symbol: 'openBundleChecks',
    find: 'terminatedAtMsByKey.set(key, clock.nowMs());',
    replace: '',
    tests: ['test/arcade/games/validate.test.ts'],
  },
];
