import { globSync, readFileSync } from 'node:fs';
import type { SourceFile } from './rule.ts';

const patterns = [
  '{src,test,scripts,bench,bin,sdk,demo,bundles,deploy,docs,.ci}/**/*.{ts,js,mjs,json,md,css,html,py,yml,yaml,txt}',
  'contracts/*.json',
  '*.{md,json,yml,yaml}',
  '.ci/run',
  '.github/**/*.{yml,yaml}',
  '{Dockerfile,LICENSE}',
];

/** Paths that are not checked: excluded test data, benchmark results and dependencies. */
const excluded = /(^|\/)(golden|fixtures|node_modules|bench\/results)\//;

/** Generated bundles, of which only the path is checked. */
const bundledFiles: readonly string[] = ['sdk/validate.mjs'];

/** Images in documents: only their paths are checked. */
const imagePattern = 'docs/**/*.png';

/** All text files of the project, and images without content. The working directory must be the project's folder. */
export function projectFiles(): SourceFile[] {
  const paths = new Set(patterns.flatMap((pattern) => globSync(pattern)));
  const checkedPaths = [...paths].filter((path) => !excluded.test(path)).sort();
  const texts = checkedPaths.map((path) => ({
    path,
    text: bundledFiles.includes(path) ? '' : readFileSync(path, 'utf8'),
  }));
  return [...texts, ...globSync(imagePattern).map((path) => ({ path, text: '' }))];
}
