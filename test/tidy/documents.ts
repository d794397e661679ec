import { dirname, join, matchesGlob } from 'node:path/posix';
import type { Finding, Rule, SourceFile } from './rule.ts';

const folders = 'src|test|scripts|docs|bench|sdk|demo|bundles|contracts|bin|\\.ci';
const namedPath = new RegExp(`^(?:(?:${folders})/[\\w@./*-]*|[A-Z]+\\.md|package\\.json|[a-z.]+\\.json)$`);

export const documents: Rule = {
  statement: 'paths, links and npm scripts in documents exist',
  find: (files) => {
    const paths = allPaths(files);
    const scripts = scriptsOf(files);
    return files
      .filter(({ path }) => /^([A-Z]+\.md|docs\/.*\.md)$/.test(path))
      .flatMap((file) => [
        ...quotedPaths(file)
          .filter(({ name }) => !exists(paths, name))
          .map((source) => missing(file, source)),
        ...links(file)
          .filter(({ name }) => !exists(paths, name))
          .map((source) => missing(file, source)),
        ...npmScripts(file)
          .filter(({ name }) => !scripts.has(name))
          .map((source) => missing(file, source)),
      ]);
  },
  violations: [
    { 'README.md': 'See `src/gone.ts`.' },
    { 'docs/recipes.md': 'Add a file to `src/gone/`.' },
    { 'docs/recipes.md': 'See [the list](gone.md).' },
    { 'ARCHITECTURE.md': 'All of `src/gone/*.ts`.' },
    { 'README.md': 'Run `npm run gone`.', 'package.json': '{"scripts":{"test":"x"}}' },
  ],
  allowed: [
    {
      'README.md': 'See `src/app.ts`, `src/`, `src/*.ts`, `src/<module>/store`, `{origin}/x` and [it](docs/a.md#part).',
      'src/app.ts': '',
      'docs/a.md': '',
    },
    {
      'README.md': 'Run `npm run demo -- --once`, `npm test` and `npm start`.',
      'package.json': '{"scripts":{"demo":"x","test":"y","start":"z"}}',
    },
    { 'docs/a.md': '[there](../README.md), [elsewhere](https://example.org), [here](#below)', 'README.md': '' },
  ],
};

interface NamedSource {
  readonly name: string;
  readonly line: number;
}

function quotedPaths(file: SourceFile): NamedSource[] {
  return matches(file, /`([^`\n]+)`/g).filter(({ name }) => namedPath.test(name));
}

function links(file: SourceFile): NamedSource[] {
  const targets = matches(file, /\]\(([^)\s]+)\)/g).filter(({ name }) => !/^([a-z]+:|#|\/)/.test(name));
  return targets.map(({ name, line }) => ({ name: join(dirname(file.path), name.replace(/#.*$/, '')), line }));
}

function npmScripts(file: SourceFile): NamedSource[] {
  return matches(file, /\bnpm (?:run )?((?<=run )[a-z][\w:-]*|test|start)\b/g);
}

function matches(file: SourceFile, pattern: RegExp): NamedSource[] {
  return file.text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(pattern)].map((match) => ({ name: match[1] ?? '', line: index + 1 })));
}

/** Every file and folder, without a trailing slash. */
function allPaths(files: readonly SourceFile[]): Set<string> {
  const paths = new Set<string>();
  for (const { path } of files) {
    for (let at = path; at !== '.'; at = dirname(at)) paths.add(at);
  }
  return paths;
}

function exists(paths: ReadonlySet<string>, name: string): boolean {
  const path = name.replace(/\/$/, '');
  return paths.has(path) || (path.includes('*') && [...paths].some((candidate) => matchesGlob(candidate, path)));
}

function scriptsOf(files: readonly SourceFile[]): Set<string> {
  const manifest = files.find(({ path }) => path === 'package.json');
  const { scripts } = JSON.parse(manifest?.text ?? '{}') as { scripts?: Record<string, string> };
  return new Set(Object.keys(scripts ?? {}));
}

function missing({ path }: SourceFile, { name, line }: NamedSource): Finding {
  return { path, line, message: `"${name}" does not exist: correct the document, or create it` };
}
