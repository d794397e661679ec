// Slow: builds the package, installs it and starts it.

import assert from 'node:assert/strict';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { deliveryLabels } from '../../src/relay/pages/delivery-labels.ts';
import { runProcess } from '../support/processes.ts';
import { syntaxOf } from '../tidy/syntax.ts';

const root = join(import.meta.dirname, '../..');

test('the npm package contains plain JavaScript with existing imports, and every asset', async () => {
  const cache = join(root, 'node_modules/.cache/rialto');
  mkdirSync(cache, { recursive: true });
  const out = join(cache, `build-${process.pid}`);
  try {
    const { code, output } = await runProcess(process.execPath, ['scripts/build.ts', '--out', out], { cwd: root });
    assert.equal(code, 0, output);
    const shipped = globSync('**/*.js', { cwd: out });
    const besideScripts = globSync(['src/**/assets/*', 'sdk/*'], { cwd: root }).map((path) => basename(path));
    // The image encoder is a file of its package, served under this name.
    const served = new Set([...besideScripts, deliveryLabels.name, 'gifenc.js']);
    assert.deepEqual(missingImports(out, shipped, served), []);
    for (const source of globSync('src/**/*', { cwd: root, withFileTypes: true })) {
      // Type declarations of a package produce no JavaScript.
      if (!source.isFile() || source.name.endsWith('.d.ts')) continue;
      const path = relative(join(root, 'src'), join(source.parentPath, source.name)).replace(/\.ts$/, '.js');
      assert.ok(existsSync(join(out, path)), `${path} is not shipped`);
    }
    const loadResult = await runProcess(process.execPath, [
      '-e',
      `await import(${JSON.stringify(join(out, 'app.js'))})`,
    ]);
    assert.equal(loadResult.code, 0, loadResult.output);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});

/** Browser scripts import each other by the common URL of all assets, regardless of their folder. */
function missingImports(out: string, paths: readonly string[], assets: ReadonlySet<string>): string[] {
  const isExisting = (path: string, from: string) =>
    path.includes('/assets/') ? assets.has(from.slice('./'.length)) : existsSync(join(out, dirname(path), from));
  return paths.flatMap((path) => {
    const { imports } = syntaxOf({ path, text: readFileSync(join(out, path), 'utf8') });
    const relatives = imports.filter(({ from }) => from.startsWith('.'));
    return relatives.filter(({ from }) => !isExisting(path, from)).map(({ from }) => `${path}: ${from}`);
  });
}
