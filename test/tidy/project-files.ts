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

/** Recorded games, stored responses and the like: data, not written by hand. */
const recorded = /(^|\/)(golden|fixtures|node_modules|bench\/results)\//;

/** Packed from our source and from packages: its path counts, not its text. */
const packed: readonly string[] = ['sdk/validate.mjs'];

/** What documents show: its path counts, not its bytes. */
const pictures = 'docs/**/*.png';

/** Every text file of the project that a rule may look at, and pictures without text. Needs the project's folder as working folder. */
export function projectFiles(): SourceFile[] {
  const paths = new Set(patterns.flatMap((pattern) => globSync(pattern)));
  const written = [...paths].filter((path) => !recorded.test(path)).sort();
  const texts = written.map((path) => ({ path, text: packed.includes(path) ? '' : readFileSync(path, 'utf8') }));
  return [...texts, ...globSync(pictures).map((path) => ({ path, text: '' }))];
}
