import { dirname, join, matchesGlob } from 'node:path/posix';
import type { Finding, Rule, SourceFile } from './rule.ts';

const folders = 'src|test|scripts|docs|bench|sdk|demo|bundles|contracts|bin|\\.ci';
const namedPath = new RegExp(`^(?:(?:${folders})/[\\w@./*-]*|[A-Z]+\\.md|package\\.json|[a-z.]+\\.json)$`);

export const documents: Rule = {
  statement: 'paths, links, linked headings and npm scripts in documents exist',
  find: (files) => {
    const paths = allPaths(files);
    const scripts = scriptsOf(files);
    const documentFiles = files.filter(({ path }) => /^([A-Z]+\.md|(docs|deploy)\/.*\.md)$/.test(path));
    const anchors = new Map(documentFiles.map((file) => [file.path, anchorsOf(file)]));
    return documentFiles.flatMap((file) => [
      ...quotedPaths(file)
        .filter(({ name }) => !exists(paths, name))
        .map((source) => missing(file, source)),
      ...links(file)
        .filter(({ name }) => !exists(paths, name))
        .map((source) => missing(file, source)),
      ...anchorLinks(file)
        .filter(({ target, anchor }) => anchors.get(target)?.has(anchor) === false)
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
    { 'docs/recipes.md': 'See [the part](#gone).\n\n# Recipes' },
    { 'docs/recipes.md': 'See [the part](../README.md#gone).', 'README.md': '# Rialto' },
    { 'ARCHITECTURE.md': 'All of `src/gone/*.ts`.' },
    { 'README.md': 'Run `npm run gone`.', 'package.json': '{"scripts":{"test":"x"}}' },
  ],
  allowed: [
    {
      'README.md': 'See `src/app.ts`, `src/`, `src/*.ts`, `src/<module>/store`, `{origin}/x` and [it](docs/a.md#part).',
      'src/app.ts': '',
      'docs/a.md': '## Part',
    },
    {
      'README.md': 'Run `npm run demo -- --once`, `npm test` and `npm start`.',
      'package.json': '{"scripts":{"demo":"x","test":"y","start":"z"}}',
    },
    {
      'docs/a.md':
        '[there](../README.md), [elsewhere](https://example.org), [here](#whats-below-a_b)\n\n## What’s “below”: `a_b`?',
      'README.md': '',
    },
  ],
};

const command = /`(?:npm (?:start|run (?:-s )?(?:demo|rialto))|(?:npx )?rialto [a-z])|^ {4}(?:npm start|rialto [a-z])/m;

export const commandForms: Rule = {
  statement: 'documents that name commands, except those for developers, link to docs/README.md#commands',
  find: (files) =>
    files
      .filter(({ path, text }) => /^(README|docs\/[\w-]+)\.md$/.test(path) && command.test(text))
      .filter(({ path, text }) => path !== 'docs/README.md' && !/^For .*\bdevelopers\b/m.test(text))
      .filter(({ text }) => !/\]\((docs\/)?README\.md#commands\)/.test(text))
      .map(({ path }) => ({
        path,
        line: 1,
        message:
          'names a command: link to docs/README.md#commands, since readers may have a checkout or the npm package',
      })),
  violations: [
    { 'docs/authors.md': 'For authors.\n\nRun `rialto dev FOLDER`.' },
    { 'docs/quickstart.md': 'Start it:\n\n    npm start' },
    { 'README.md': 'Run `npm run demo`.' },
  ],
  allowed: [
    { 'docs/authors.md': 'For authors.\n\nRun `rialto dev FOLDER` ([commands](README.md#commands)).' },
    { 'docs/recipes.md': 'For developers.\n\nRun `rialto admin hide`.' },
    { 'docs/scaling.md': 'For operators.\n\n`rialto_requests_total` counts; `npm run bench` measures.' },
  ],
};

/** A path, link or npm script that a document names. */
interface Reference {
  readonly name: string;
  readonly line: number;
}

function quotedPaths(file: SourceFile): Reference[] {
  return matches(file, /`([^`\n]+)`/g).filter(({ name }) => namedPath.test(name));
}

interface AnchorLink extends Reference {
  readonly target: string;
  readonly anchor: string;
}

/** Links to headings of documents. */
function anchorLinks(file: SourceFile): AnchorLink[] {
  return matches(file, /\]\(((?:[\w./-]+\.md)?#[^)\s]+)\)/g).map(({ name, line }) => {
    const [path = '', anchor = ''] = name.split('#');
    return { name, line, target: path === '' ? file.path : join(dirname(file.path), path), anchor };
  });
}

/** Anchors of the headings, by GitHub's rule. */
function anchorsOf({ text }: SourceFile): Set<string> {
  const headings = text.replace(/^```.*?^```/gms, '').match(/^#+ .+$/gm) ?? [];
  return new Set(headings.map((heading) => anchorOf(heading.replace(/^#+ /, ''))));
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function links(file: SourceFile): Reference[] {
  const targets = matches(file, /\]\(([^)\s]+)\)/g).filter(({ name }) => !/^([a-z]+:|#|\/)/.test(name));
  return targets.map(({ name, line }) => ({ name: join(dirname(file.path), name.replace(/#.*$/, '')), line }));
}

function npmScripts(file: SourceFile): Reference[] {
  return matches(file, /\bnpm (?:run )?((?<=run )[a-z][\w:-]*|test|start)\b/g);
}

function matches(file: SourceFile, pattern: RegExp): Reference[] {
  return file.text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(pattern)].map((match) => ({ name: match[1] ?? '', line: index + 1 })));
}

/** Every file and folder, without a trailing slash. */
function allPaths(files: readonly SourceFile[]): Set<string> {
  const paths = new Set<string>();
  for (const { path } of files) {
    for (let ancestor = path; ancestor !== '.'; ancestor = dirname(ancestor)) paths.add(ancestor);
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

function missing({ path }: SourceFile, { name, line }: Reference): Finding {
  return { path, line, message: `"${name}" does not exist: correct the document, or create it` };
}
