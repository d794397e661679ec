// Loaded before a long suite: generated inputs come from the run's seed, so that they can come again.

import fc from 'fast-check';

const seed = Number(process.env['RIALTO_SEED']);
if (Number.isSafeInteger(seed)) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seed | 0 });
