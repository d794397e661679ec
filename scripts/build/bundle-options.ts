import type { BuildOptions } from 'esbuild';

/** Options of all bundles for Node. */
export const bundleOptions = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // Names of classes are in error messages and logs.
  keepNames: true,
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies BuildOptions;
