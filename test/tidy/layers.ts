import { type Edge, edgesOf, type ImportPosition, importPositionOf, moduleNames } from './import-positions.ts';
import type { Rule } from './rule.ts';

const layerOrder = ['core', 'module', 'app', 'main', 'cli'] as const;

/** Ranks of the parts of core. A part imports only itself and parts of a lower rank. */
const coreRanks: Readonly<Record<string, number>> = {
  base: 0,
  db: 1,
  tracing: 1,
  operation: 2,
  threads: 2,
  interfaces: 3,
  'module.ts': 4,
};

export const layers: Rule = {
  statement: 'imports follow the order cli and main -> app -> modules -> core, and modules do not import each other',
  find: (files) =>
    edgesOf(files).flatMap((edge) => {
      const from = importPositionOf(edge.from);
      const to = importPositionOf(edge.to);
      const violation =
        from === undefined || to === undefined ? findForbiddenTarget(edge) : findLayerViolation(from, to);
      return violation === undefined
        ? []
        : [{ path: edge.from, line: edge.line, message: `imports ${edge.to}: ${violation}` }];
    }),
  violations: [
    { 'src/core/db/open.ts': "import { a } from '../../exchange/tables.ts';" },
    { 'src/core/db/open.ts': "import { a } from '../../app.ts';" },
    { 'src/core/base/ids.ts': "import type { A } from '../db/tables.ts';" },
    { 'src/core/db/open.ts': "import type { A } from '../operation/errors.ts';" },
    { 'src/exchange/module.ts': "import type { A } from '../relay/module.ts';" },
    { 'src/exchange/module.ts': "const a = await import('../arcade/module.ts');" },
    { 'src/exchange/module.ts': "type A = import('../arcade/module.ts').A;" },
    { 'src/relay/module.ts': "export * from '../app.ts';" },
    { 'src/app.ts': "import { a } from './main.ts';" },
    { 'src/exchange/module.ts': "import { a } from '../../test/support/temp.ts';" },
  ],
  allowed: [
    { 'src/app.ts': "import { a } from './exchange/module.ts';\nimport { b } from './core/db/open.ts';" },
    { 'src/exchange/store/entries.ts': "import { a } from '../../core/db/tables.ts';" },
    { 'test/exchange/reply.test.ts': "import { a } from '../../src/app.ts';" },
  ],
};

/**
 * Files that may import several modules. `src/operator-operations.ts` is separate, so that the command line lists the
 * operator's operations without loading the server.
 */
const compositionFiles: readonly string[] = ['src/modules.ts', 'src/migrations.ts', 'src/operator-operations.ts'];

export const composition: Rule = {
  statement: 'only src/modules.ts, src/migrations.ts and src/operator-operations.ts import more than one module',
  find: (files) => {
    const edges = edgesOf(files).filter(
      ({ from }) => !compositionFiles.includes(from) && importPositionOf(from) !== undefined,
    );
    const paths = new Set(edges.map(({ from }) => from));
    return [...paths].flatMap((path) => {
      const imported = moduleNames.filter((name) =>
        edges.some(({ from, to }) => from === path && importPositionOf(to)?.module === name),
      );
      if (imported.length < 2) return [];
      return [
        {
          path,
          line: 1,
          message: `imports ${imported.join(' and ')}: code that needs several modules belongs in src/modules.ts`,
        },
      ];
    });
  },
  violations: [
    { 'src/cli/admin.ts': "import { a } from '../exchange/module.ts';\nimport { b } from '../relay/module.ts';" },
  ],
  allowed: [{ 'src/cli/verify.ts': "import { a } from '../arcade/engines/go.ts';" }],
};

function findForbiddenTarget({ from, to }: Edge): string | undefined {
  if (importPositionOf(from) === undefined) return undefined;
  return /^(test|bench|scripts)\//.test(to) ? 'the server must not import tests and tools' : undefined;
}

function findLayerViolation(from: ImportPosition, to: ImportPosition): string | undefined {
  if (from.layer === 'module' && to.layer === 'module') {
    return from.module === to.module
      ? undefined
      : 'modules must not import each other; shared code is in core, and src/modules.ts connects modules';
  }
  if (layerOrder.indexOf(from.layer) < layerOrder.indexOf(to.layer))
    return `${from.layer} must not import ${to.layer}; pass the dependency as a parameter`;
  if (from.layer !== 'core' || from.part === to.part) return undefined;
  const fromRank = coreRanks[from.part];
  const toRank = coreRanks[to.part];
  if (fromRank === undefined || toRank === undefined)
    return `add core/${fromRank === undefined ? from.part : to.part} to coreRanks in test/tidy/layers.ts`;
  return toRank < fromRank ? undefined : `inside core, ${from.part} must not import ${to.part}`;
}
