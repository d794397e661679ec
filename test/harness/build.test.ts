// Slow: builds the package.

import assert from 'node:assert/strict';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { deliveryLabels } from '../../src/relay/pages/delivery-labels.ts';
import { runProcess } from '../support/processes.ts';
import { syntaxOf } from '../tidy/syntax.ts';

const root = join(import.meta.dirname, '../..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('the npm package contains JavaScript whose imports exist, every worker thread and every asset', async () => {
  const cache = join(root, 'node_modules/.cache/rialto');
  mkdirSync(cache, { recursive: true });
  const outFolder = join(cache, `build-${process.pid}`);
  try {
    const { code, output } = await runProcess(process.execPath, ['scripts/build.ts', '--out', outFolder], {
      cwd: root,
    });
    assert.equal(code, 0, output);
    const bundledScripts = globSync('**/*.js', { cwd: outFolder });
    const assetNames = globSync(['src/**/assets/*', 'sdk/*'], { cwd: root }).map((path) => basename(path));
    // The GIF encoder is a file of the package gifenc that is served under this name.
    const servedNames = new Set([...assetNames, deliveryLabels.name, 'gifenc.js']);
    assert.deepEqual(missingImports(outFolder, bundledScripts, servedNames), []);
    const sources = globSync(['src/**/assets/*', 'src/**/*-worker.ts', 'src/cli/run-command.ts'], { cwd: root });
    for (const source of sources) {
      const path = relative('src', source).replace(/\.ts$/, '.js');
      assert.ok(existsSync(join(outFolder, path)), `${path} is not shipped`);
    }
    const importScript = `await import(${JSON.stringify(join(outFolder, 'cli/run-command.js'))})`;
    const loadResult = await runProcess(process.execPath, ['--eval', importScript]);
    assert.equal(loadResult.code, 0, loadResult.output);
  } finally {
    rmSync(outFolder, { recursive: true, force: true });
  }
});

/** Whether an import is a file, a module of Node or a package that is installed with this one. */
function isInstalled(specifier: string): boolean {
  if (/^(\.|\/|node:)/.test(specifier)) return true;
  const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  return name in dependencies;
}

/**
 * Imports that cannot be resolved, as `path: import`. Browser scripts import each other by the common URL of all
 * assets, regardless of their folder.
 */
function missingImports(outFolder: string, paths: readonly string[], assets: ReadonlySet<string>): string[] {
  const isExisting = (path: string, from: string) =>
    path.includes('/assets/') ? assets.has(from.slice('./'.length)) : existsSync(join(outFolder, dirname(path), from));
  return paths.flatMap((path) => {
    const { imports } = syntaxOf({ path, text: readFileSync(join(outFolder, path), 'utf8') });
    const relativeImports = imports.filter(({ from }) => from.startsWith('.'));
    const missing = relativeImports.filter(({ from }) => !isExisting(path, from));
    return [...missing, ...imports.filter(({ from }) => !isInstalled(from))].map(({ from }) => `${path}: ${from}`);
  });
}
