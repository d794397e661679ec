import type { Finding, Rule } from './rule.ts';
import { isCode, syntaxOf, walk } from './syntax.ts';

const genericName = /^(utils?|helpers?|common|commons|services?|managers?|misc|shared|lib|index)(\.|$)/;

export const names: Rule = {
  statement: 'files and folders have descriptive names',
  find: (files) =>
    files
      .filter(({ path }) => isCode(path))
      .flatMap(({ path }) => {
        const generic = path.split('/').find((part) => genericName.test(part));
        if (generic === undefined) return [];
        return [
          {
            path,
            line: 1,
            message: `"${generic}" is a generic name: use a descriptive name, or move the code to its only callers`,
          },
        ];
      }),
  violations: [
    { 'src/core/utils/text.ts': 'export const a = 1;' },
    { 'src/exchange/helpers.ts': 'export const a = 1;' },
    { 'src/arcade/common/board.ts': 'export const a = 1;' },
    { 'src/relay/services/deliver.ts': 'export const a = 1;' },
    { 'src/relay/managers.ts': 'export const a = 1;' },
    { 'src/core/db/index.ts': 'export const a = 1;' },
  ],
  allowed: [{ 'src/core/base/common-words.ts': 'export const a = 1;' }, { 'docs/index.md': 'text' }],
};

export const barrels: Rule = {
  statement: 'no file only re-exports other files',
  find: (files) =>
    files
      .filter((file) => isCode(file.path))
      .flatMap((file) => {
        const { body } = syntaxOf(file).program;
        const isReExport = body.map(
          (node) =>
            node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source !== null),
        );
        if (body.length === 0 || isReExport.includes(false)) return [];
        return [{ path: file.path, line: 1, message: 'a barrel file: import from the defining file' }];
      }),
  violations: [
    { 'src/core/everything.ts': "export { a } from './a.ts';\nexport * from './b.ts';" },
    { 'src/core/types.ts': "export type { A } from './a.ts';" },
  ],
  allowed: [{ 'test/support/postgres.ts': "export { missing } from './a.ts';\nexport const b = 1;" }],
};

/** Participles and adverbs before a unit, each with the quantity to name instead. */
const vagueDurations: readonly (readonly [name: RegExp, term: string])[] = [
  [/^leftMs$|LeftMs$/, 'remainingMs'],
  [/^everyMs$|EveryMs$/, 'intervalMs'],
  [/^heldMs$|HeldMs$/, 'delayMs or heldForMs'],
  [/^spentMs$|SpentMs$/, 'durationMs'],
];

export const durations: Rule = {
  statement: 'a duration is named by what it measures',
  find: (files) =>
    files
      .filter(({ path }) => isCode(path) && !generatedPaths.test(path))
      .flatMap((file) => {
        const { program, lineOf } = syntaxOf(file);
        const findings: Finding[] = [];
        walk(program, (node) => {
          if (node.type !== 'Identifier' && node.type !== 'PrivateIdentifier') return;
          const term = vagueDurations.find(([name]) => name.test(node.name))?.[1];
          if (term !== undefined)
            findings.push({ path: file.path, line: lineOf(node.start), message: `${node.name}: use ${term}` });
        });
        return findings;
      }),
  violations: [
    { 'src/core/a.ts': 'const pingEveryMs = 1_000;' },
    { 'src/core/a.ts': 'class A {\n  readonly #leftMs = 1;\n}' },
    { 'src/core/a.ts': 'interface A {\n  readonly spentMs: number;\n}' },
    { 'bench/a.ts': 'const heldMs = 20;' },
  ],
  allowed: [
    { 'src/core/a.ts': 'const pingIntervalMs = 1_000;' },
    { 'src/core/a.ts': 'const left = 1;\nconst shiftLeft = 2;' },
    { 'src/core/a.ts': "const text = 'heldMs';" },
  ],
};

/** Paths of bundles and of builds of engines. */
const generatedPaths = /^(bundles|sdk\/engines)\/|^sdk\/validate\.mjs$|^src\/arcade\/pages\/assets\/replay-engine\.js$/;
