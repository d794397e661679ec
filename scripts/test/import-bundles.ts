import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { bundleFileOf, bundlesFolderVariable } from './bundle-files.ts';

/**
 * Preloaded by test processes and, by inheritance, by each of their worker threads: imports of the bundled packages load
 * their bundle.
 */
const folder = process.env[bundlesFolderVariable];
if (folder !== undefined)
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const file = bundleFileOf(folder, specifier);
      if (file === undefined) return nextResolve(specifier, context);
      return { url: pathToFileURL(file).href, format: 'module', shortCircuit: true };
    },
  });
