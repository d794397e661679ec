import type { Plugin } from 'esbuild';

/**
 * Packages whose modules become a part of the bundle: they have hundreds of small modules, and loading each costs time
 * and memory at the start. All other packages are imported from node_modules, where some of them read their own files.
 */
export const bundledPackages: readonly string[] = ['kysely', 'typebox'];

/** Plugin that keeps the imports of all other packages. */
export const externalPackages: Plugin = {
  name: 'external packages',
  setup(build) {
    build.onResolve({ filter: /^[@a-z]/ }, ({ kind, path }) => {
      const isExternal = kind !== 'entry-point' && !bundledPackages.includes(path.split('/')[0] ?? '');
      return isExternal ? { path, external: true } : undefined;
    });
  },
};
