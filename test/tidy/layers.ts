import { type Edge, edgesOf, type ImportPosition, moduleNames, placeOf } from './places.ts';
import type { Rule } from './rule.ts';

const layerOrder = ['core', 'module', 'app', 'main', 'cli'] as const;

/** Order of the parts of core: a part imports itself and earlier ones; parts of one rank do not import each other. */
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
  statement: 'imports go down: cli and main -> app -> modules -> core, and modules never import each other',
  find: (files) =>
    edgesOf(files).flatMap((edge) => {
      const from = placeOf(edge.from);
      const to = placeOf(edge.to);
      const wrong = from === undefined || to === undefined ? leavesSource(edge) : wrongBetween(from, to);
      return wrong === undefined ? [] : [{ path: edge.from, line: edge.line, message: `imports ${edge.to}: ${wrong}` }];
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

/** The server, and the list of operator actions, which the command reads without loading the server. */
const roots: readonly string[] = ['src/modules.ts', 'src/migrations.ts', 'src/operator-operations.ts'];

export const composition: Rule = {
  statement: 'only src/modules.ts and src/operator-operations.ts name more than one module',
  find: (files) => {
    const edges = edgesOf(files).filter(({ from }) => !roots.includes(from) && placeOf(from) !== undefined);
    const paths = new Set(edges.map(({ from }) => from));
    return [...paths].flatMap((path) => {
      const named = moduleNames.filter((name) =>
        edges.some(({ from, to }) => from === path && placeOf(to)?.module === name),
      );
      if (named.length < 2) return [];
      return [
        {
          path,
          line: 1,
          message: `names ${named.join(' and ')}: what needs several modules is wired in src/modules.ts`,
        },
      ];
    });
  },
  violations: [
    { 'src/cli/admin.ts': "import { a } from '../exchange/module.ts';\nimport { b } from '../relay/module.ts';" },
  ],
  allowed: [{ 'src/cli/verify.ts': "import { a } from '../arcade/engines/go.ts';" }],
};

function leavesSource({ from, to }: Edge): string | undefined {
  if (placeOf(from) === undefined) return undefined;
  return /^(test|bench|scripts)\//.test(to) ? 'the server does not depend on its tests and tools' : undefined;
}

function wrongBetween(from: ImportPosition, to: ImportPosition): string | undefined {
  if (from.layer === 'module' && to.layer === 'module') {
    return from.module === to.module
      ? undefined
      : 'modules are sealed; code of two modules is in core or wired in src/modules.ts';
  }
  if (layerOrder.indexOf(from.layer) < layerOrder.indexOf(to.layer))
    return `${from.layer} never looks up to ${to.layer}; pass what it needs as a parameter`;
  if (from.layer !== 'core' || from.part === to.part) return undefined;
  const fromRank = coreRanks[from.part];
  const toRank = coreRanks[to.part];
  if (fromRank === undefined || toRank === undefined)
    return `name the place of core/${fromRank === undefined ? from.part : to.part} in core's order`;
  return toRank < fromRank ? undefined : `inside core, ${from.part} does not know ${to.part}`;
}
