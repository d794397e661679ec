// Preloaded for soak suites: sets the seed of generated inputs, so that runs are reproducible.

import fc from 'fast-check';

const seed = Number(process.env['RIALTO_SEED']);
if (Number.isSafeInteger(seed)) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seed | 0 });
