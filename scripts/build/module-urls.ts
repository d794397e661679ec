import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Plugin that gives each module below `folder` the URL that it would have if it were not bundled, so that the paths of
 * its assets and worker threads are valid in the output folder.
 */
export function moduleUrls(folder: string): Plugin {
  const root = resolve(folder);
  return {
    name: 'module URLs',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        if (!path.startsWith(`${root}/`) || !text.includes('import.meta.url')) return undefined;
        const output = `./${relative(root, path).replace(/\.ts$/, '.js')}`;
        const declaration = `const unbundledUrl = new URL(${JSON.stringify(output)}, import.meta.url).href;`;
        return { contents: `${declaration} ${text.replaceAll('import.meta.url', 'unbundledUrl')}`, loader: 'ts' };
      });
    },
  };
}
