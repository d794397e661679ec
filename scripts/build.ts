// Builds dist/ for the npm package and the container image: bundled JavaScript, and the files that the server reads.

import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { bundleOptions } from './build/bundle-options.ts';
import { bundledPackages, externalPackages } from './build/external-packages.ts';
import { moduleUrls } from './build/module-urls.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const outFolder = values.out;

const entries = ['src/cli/run-command.ts', ...globSync('src/**/*-worker.ts')];

rmSync(outFolder, { recursive: true, force: true });
// All JavaScript is in one folder: `moduleUrls` resolves URLs relative to the bundled file, which several entries may share.
const { metafile } = await build({
  entryPoints: entries,
  outdir: outFolder,
  entryNames: '[name]',
  chunkNames: '[name]-[hash]',
  ...bundleOptions,
  metafile: true,
  plugins: [moduleUrls('src'), externalPackages],
});
for (const entry of entries) writeEntry(entry);
for (const path of globSync('src/**/assets/*')) cpSync(path, join(outFolder, relative('src', path)));
for (const name of bundledPackages)
  cpSync(join('node_modules', name, licenseFile(name)), join(outFolder, 'licenses', `${name}.txt`));
console.log(`Wrote the bundle to ${outFolder}.`);

/** Writes a file at the path of the source that exports the bundled entry: the server starts worker threads by this path. */
function writeEntry(source: string): void {
  const path = join(outFolder, relative('src', source).replace(/\.ts$/, '.js'));
  const bundle = join(outFolder, basename(path));
  if (path === bundle) return;
  const { exports } = metafile.outputs[relative('.', bundle)] ?? {};
  if (exports === undefined) throw new Error(`The build has not written ${bundle}.`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `export { ${exports.join(', ')} } from '${relative(dirname(path), bundle)}';\n`);
}

function licenseFile(packageName: string): string {
  const [file] = globSync('{license,LICENSE}*', { cwd: join('node_modules', packageName) });
  if (file === undefined) throw new Error(`The bundled package ${packageName} has no license file.`);
  return file;
}
