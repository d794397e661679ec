import { edgesOf } from './import-positions.ts';
import type { Rule } from './rule.ts';

export const cycles: Rule = {
  statement: 'files have no import cycles, including type imports',
  find: (files) => {
    const edges = Map.groupBy(edgesOf(files), ({ from }) => from);
    const done = new Set<string>();
    return [...edges.keys()].flatMap((start) => {
      const cycle = findCycle(start, (path) => edges.get(path)?.map(({ to }) => to) ?? [], done);
      return cycle === undefined
        ? []
        : [
            {
              path: cycle[0] ?? start,
              line: 1,
              message: `${cycle.join(' -> ')}: move the shared code to another file`,
            },
          ];
    });
  },
  violations: [
    { 'src/core/db/a.ts': "import './b.ts';", 'src/core/db/b.ts': "import './a.ts';" },
    {
      'src/core/db/a.ts': "import type { B } from './b.ts';",
      'src/core/db/b.ts': "export type { C } from './c.ts';",
      'src/core/db/c.ts': "type A = import('./a.ts').A;",
    },
  ],
  allowed: [
    {
      'src/a.ts': "import './b.ts';\nimport './c.ts';",
      'src/b.ts': "import './d.ts';",
      'src/c.ts': "import './d.ts';",
      'src/d.ts': 'export const a = 1;',
    },
  ],
};

/**
 * The first cycle found from `start`, with its first file repeated at the end. Adds files that are fully searched or in
 * the cycle to `done`.
 */
function findCycle(start: string, next: (path: string) => readonly string[], done: Set<string>): string[] | undefined {
  const stack: string[] = [];
  return visit(start);

  function visit(path: string): string[] | undefined {
    if (done.has(path)) return undefined;
    if (stack.includes(path)) return [...stack.slice(stack.indexOf(path)), path];
    stack.push(path);
    for (const imported of next(path)) {
      const cycle = visit(imported);
      if (cycle !== undefined) {
        // A cycle is reported once.
        for (const member of cycle) done.add(member);
        return cycle;
      }
    }
    stack.pop();
    done.add(path);
    return undefined;
  }
}
