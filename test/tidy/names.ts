import type { Rule } from './rule.ts';
import { isCode, syntaxOf } from './syntax.ts';

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
