import type { Finding, Rule, SourceFile } from './rule.ts';
import { isCode, type Node, syntaxOf, walk } from './syntax.ts';

/** Files that may override the type checker. A test fails when an exception is no longer needed. */
const exceptions: readonly { readonly file: string; readonly reason: string }[] = [
  { file: 'src/arcade/engines/tetris/definition/board-text.ts', reason: 'the server holds snapshots of every engine' },
  { file: 'src/arcade/engines/tetris/driver.ts', reason: 'the server holds snapshots and actions of every engine' },
  {
    file: 'src/arcade/engines/turn-grid/definition/board-text.ts',
    reason: 'the server holds snapshots of every engine',
  },
  {
    file: 'src/arcade/engines/turn-grid/definition/turn-grid-definition.ts',
    reason: 'the server holds configurations of every engine',
  },
  { file: 'src/arcade/engines/turn-grid/driver.ts', reason: 'the server holds snapshots and actions of every engine' },
  { file: 'src/arcade/games/probes/browser/probe-page.ts', reason: 'functions are evaluated in the probed page' },
  { file: 'src/arcade/replays/log/log-text.ts', reason: 'each property of a record is checked' },
  { file: 'src/arcade/replays/operations/verify_replay.ts', reason: 'the verifier handles results of every engine' },
  {
    file: 'src/arcade/replays/verification/replay-position.ts',
    reason: 'observations are created for every engine',
  },
  {
    file: 'src/core/db/prepared.ts',
    reason: 'a prepared statement replaces the query that it was built from',
  },
  { file: 'src/core/operation/event-log.ts', reason: 'the same code is used for the event tables of all modules' },
  { file: 'src/core/operation/schema-fragments.ts', reason: 'defaults make members optional that the type requires' },
  {
    file: 'src/exchange/store/match-event-filters.ts',
    reason: 'the builder of one query is used for the tables of another',
  },
  { file: 'src/exchange/store/search.ts', reason: 'on SQLite the same query joins the index before the table' },
];

export const casts: Rule = {
  statement: 'server code does not cast through `unknown` or to `never`',
  find: (files) =>
    files.filter((file) => !exceptions.some((exception) => exception.file === file.path)).flatMap(castsIn),
  violations: [
    { 'src/core/base/a.ts': 'const a = b as unknown as string;' },
    { 'src/core/base/a.ts': 'act(b as never);' },
  ],
  allowed: [
    { 'src/core/base/a.ts': 'const a = JSON.parse(b) as unknown; const c = a as string;' },
    { 'test/a.test.ts': 'const a = b as unknown as string;' },
    ...exceptions.slice(0, 1).map(({ file }) => ({ [file]: 'const a = b as unknown as string;' })),
  ],
};

export const unneededCastExceptions: Rule = {
  statement: 'every exception to the rule on casts is needed',
  find: (files) =>
    exceptions
      .filter(({ file }) => files.some(({ path }) => path === file))
      .filter(({ file }) => files.every((source) => source.path !== file || castsIn(source).length === 0))
      .map(({ file }) => ({ path: file, line: 1, message: 'has no such cast: remove it from test/tidy/casts.ts' })),
  violations: exceptions.slice(0, 1).map(({ file }) => ({ [file]: 'const a = 1;' })),
  allowed: [],
};

function castsIn(file: SourceFile): Finding[] {
  if (!file.path.startsWith('src/') || !isCode(file.path)) return [];
  const { program, lineOf } = syntaxOf(file);
  const findings: Finding[] = [];
  walk(program, (node) => {
    if (!isUncheckedCast(node)) return;
    const message = 'a cast through `unknown` or to `never`: declare the type where the value is created or read';
    findings.push({ path: file.path, line: lineOf(node.start), message });
  });
  return findings;
}

function isUncheckedCast(node: Node): boolean {
  if (node.type !== 'TSAsExpression') return false;
  if (node.typeAnnotation.type === 'TSNeverKeyword') return true;
  return node.expression.type === 'TSAsExpression' && node.expression.typeAnnotation.type === 'TSUnknownKeyword';
}
