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

/** Recorded data such as games and responses, not written by hand. */
const recorded = /(^|\/)(golden|fixtures|node_modules|bench\/results)\//;

/** Generated bundles, of which only the path is checked. */
const bundledFiles: readonly string[] = ['sdk/validate.mjs'];

/** Pictures in documents: only their paths are checked. */
const pictures = 'docs/**/*.png';

/** All text files of the project, and pictures without content. The working directory must be the project's folder. */
export function projectFiles(): SourceFile[] {
  const paths = new Set(patterns.flatMap((pattern) => globSync(pattern)));
  const written = [...paths].filter((path) => !recorded.test(path)).sort();
  const texts = written.map((path) => ({ path, text: bundledFiles.includes(path) ? '' : readFileSync(path, 'utf8') }));
  return [...texts, ...globSync(pictures).map((path) => ({ path, text: '' }))];
}
