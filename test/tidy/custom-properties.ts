import { type Finding, lineAt, type Rule, type SourceFile } from './rule.ts';

/** Styles silently ignore an undefined custom property, and scripts read it as an empty text. */
export const customProperties: Rule = {
  statement: 'each custom property that a style, page or page script uses is defined',
  find: (files) => {
    const serverFiles = files.filter(({ path }) => path.startsWith('src/') && /\.(css|js|ts)$/.test(path));
    const definedNames = new Set(serverFiles.flatMap(definitions));
    return serverFiles.flatMap((file) =>
      uses(file)
        .filter(({ name }) => !definedNames.has(name))
        .map(toFinding),
    );
  },
  violations: [
    { 'src/relay/pages/assets/form.css': 'p { color: var(--ink); }' },
    { 'src/relay/pages/assets/form.js': "const colour = colourOf('--ink');" },
  ],
  allowed: [
    { 'src/relay/pages/assets/form.css': ':root { --text: #000; } p { color: var(--text); }' },
    {
      'src/relay/pages/bar.ts': 'const bar = html`<i style="--width: 4%"></i>`;',
      'src/relay/pages/assets/bar.css': 'i { width: var(--width); height: var(--height, 2px); }',
      'src/relay/pages/assets/bar.js': "bar.style.setProperty('--height', '4px');",
    },
    { 'src/cli/help.ts': "const option = '--data-dir';" },
  ],
};

/** A call of `setProperty`, or a declaration in a style or in an object. */
const definitionPattern = /(?:setProperty\(['"`]|(?<![\w(-]))(--[a-z][a-z-]*)['"`]?\s*[:,]/g;
const usePattern = /(?:var\(|(?:colourOf|getPropertyValue)\(['"`])(--[a-z][a-z-]*)(?=['"`),\s])/g;

function definitions({ text }: SourceFile): string[] {
  return [...text.matchAll(definitionPattern)].map(([, name = '']) => name);
}

interface Use {
  readonly path: string;
  readonly line: number;
  readonly name: string;
}

function uses({ path, text }: SourceFile): Use[] {
  return [...text.matchAll(usePattern)].map(({ 1: name = '', index }) => ({
    path,
    line: lineAt(text, index),
    name,
  }));
}

function toFinding({ path, line, name }: Use): Finding {
  return { path, line, message: `no style defines ${name}` };
}
