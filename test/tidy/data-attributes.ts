import { type Finding, lineAt, type Rule, type SourceFile } from './rule.ts';

/** A renamed attribute breaks the scripts that select it, which the type check does not detect. */
export const dataAttributes: Rule = {
  statement: 'each data attribute that a page script or style selects is written by a page or script',
  find: (files) => {
    const serverFiles = files.filter(({ path }) => path.startsWith('src/'));
    const writtenNames = new Set(serverFiles.flatMap(writtenAttributes));
    return serverFiles
      .filter(({ path }) => /\.(js|css)$/.test(path))
      .flatMap((file) => selections(file).filter(({ name }) => !writtenNames.has(name)))
      .map(({ path, line, name }): Finding => ({ path, line, message: `no page has data-${name}` }));
  },
  violations: [
    {
      'src/relay/pages/form.ts': 'const html = `<p data-announcement></p>`;',
      'src/relay/pages/assets/form.js': `const find = (name) => document.querySelector(\`[data-\${name}]\`);\nfind('said').textContent = 'Sent.';`,
    },
    { 'src/relay/pages/assets/form.js': "document.querySelector('[data-said]').remove();" },
    {
      'src/arcade/pages/assets/live.js': `const [a] = ["said"].map((name) =>\n  root.querySelector(\`[data-\${name}]\`));`,
    },
    {
      'src/relay/pages/assets/form.js': `const parts = ['said'];\nconst places = parts.map((name) => document.querySelector(\`[data-\${name}]\`));`,
    },
    { 'src/relay/pages/assets/form.css': '[data-said] { color: red; }' },
  ],
  allowed: [
    {
      'src/relay/pages/form.ts': 'const html = `<p data-announcement data-sent="1"></p>`;',
      'src/relay/pages/assets/form.js': `const find = (name) => document.querySelector(\`[data-\${name}]\`);\nfind('announcement').textContent = 'Sent.';`,
      'src/relay/pages/assets/form.css': '[data-sent] { color: red; }',
    },
    {
      'src/relay/pages/assets/bars.js':
        "button.dataset.openRow = '1';\ntable.querySelector('[data-open-row]').focus();",
    },
    {
      'src/relay/pages/assets/rows.js': "element('p', { 'data-row': '' });\nlist.querySelector('[data-row]').focus();",
    },
  ],
};

function writtenAttributes({ path, text }: SourceFile): string[] {
  if (path.endsWith('.ts')) return matches(text, /data-([a-z][a-z-]*)/g).map(({ name }) => name);
  if (!path.endsWith('.js')) return [];
  return [
    ...matches(text, /['"]data-([a-z-]+)['"]\s*[:,]/g).map(({ name }) => name),
    ...matches(text, /dataset\.(\w+)\s*=[^=]/g).map(({ name }) =>
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ),
  ];
}

interface Selection {
  readonly path: string;
  readonly line: number;
  readonly name: string;
}

function selections({ path, text }: SourceFile): Selection[] {
  return [
    ...matches(text, /\[data-([a-z]+(?:-[a-z]+)*)[\]=~|^$*]/g),
    ...selectionsByCall(text),
    ...selectionsByMap(text),
  ].map(({ name, index }) => ({
    path,
    line: lineAt(text, index),
    name,
  }));
}

interface Match {
  readonly name: string;
  readonly index: number;
}

/** Attributes that are selected by `find('name')`, where `find` is a function of the file. */
function selectionsByCall(text: string): Match[] {
  const selectors = matches(text, /const (\w+) = \(\w+\) =>[^;]*?\[data-\$\{/g);
  return selectors.flatMap(({ name }) => matches(text, new RegExp(`\\b${name}\\('([a-z-]+)'`, 'g')));
}

/** Attributes that are selected by `['name'].map((name) => …)`, with a literal list or a constant. */
function selectionsByMap(text: string): Match[] {
  return [...text.matchAll(/(\w+|\[[^\]]*\])\.map\(\(\w+\) =>[^;]*?\[data-\$\{/g)].flatMap(
    ({ 1: list = '', index }) => {
      const constant = new RegExp(`const ${list.replace(/\W/g, '')} = (\\[[^\\]]*\\])`).exec(text)?.[1] ?? '';
      const names = list.startsWith('[') ? list : constant;
      return matches(names, /['"]([a-z-]+)['"]/g).map(({ name }) => ({ name, index }));
    },
  );
}

function matches(text: string, pattern: RegExp): Match[] {
  return [...text.matchAll(pattern)].map(({ 1: name = '', index }) => ({ name, index }));
}
