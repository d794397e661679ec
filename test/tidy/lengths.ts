import type { Finding, Rule, SourceFile } from './rule.ts';
import { childrenOf, isCode, type Node, syntaxOf, walk } from './syntax.ts';

const fileLinesMax = 300;
const functionLinesMax = 60;
const dataLinesMin = 20;

export const fileLengths: Rule = {
  statement: `a file has at most ${fileLinesMax} lines without data and functions that are one switch`,
  find: (files) =>
    files
      .filter((file) => isCode(file.path) && isOutsideBundles(file.path) && !isClient(file.path))
      .flatMap((file) => {
        const { program, lineOf } = syntaxOf(file);
        const lines = countLines(program, lineOf, (node) => isData(node, lineOf) || isOneSwitch(node, lineOf));
        if (lines <= fileLinesMax) return [];
        return [
          {
            path: file.path,
            line: 1,
            message: `${lines} lines: split the file by subject`,
          },
        ];
      }),
  violations: [{ 'src/core/long.ts': 'export const a = 1;\n'.repeat(301) }],
  allowed: [
    { 'sdk/exchange.mjs': 'export const a = 1;\n'.repeat(400) },
    { 'src/core/words.ts': `export const words = [\n${'  "word",\n'.repeat(400)}];\n` },
    { 'src/core/style.ts': `export const style = css\`\n${'a { b: c }\n'.repeat(400)}\`;\n` },
    { 'src/arcade/engines/go.ts': switchFunction(400) },
  ],
};

export const functionLengths: Rule = {
  statement: `a function has at most ${functionLinesMax} lines without data and function declarations, or is a switch`,
  find: (files) => files.filter((file) => isCode(file.path) && isOutsideBundles(file.path)).flatMap(longFunctions),
  violations: [
    { 'src/core/long.ts': `export function long() {\n${'  act();\n'.repeat(61)}}\n` },
    { 'src/core/long.ts': `export const long = () => {\n${'  act();\n'.repeat(61)}};\n` },
    { 'src/core/long.ts': `class A {\n  long() {\n${'    act();\n'.repeat(61)}  }\n}\n` },
    { 'src/core/long.ts': `export function long() {\n  list.map(() => {\n${'  act();\n'.repeat(61)}  });\n}\n` },
    { 'test/long.test.ts': `test('long', () => {\n${'  act();\n'.repeat(61)}});\n` },
  ],
  allowed: [
    { 'src/arcade/engines/go.ts': switchFunction(80) },
    { 'src/core/schema.ts': `export function shape() {\n  return {\n${'    a: 1,\n'.repeat(80)}  };\n}\n` },
    { 'src/core/many.ts': `export function make() {\n${'  function part() {\n    act();\n  }\n'.repeat(40)}}\n` },
    {
      'test/many.test.ts': `describe('many', () => {\n${"  test('one', () => {\n    act();\n  });\n".repeat(40)}});\n`,
    },
  ],
};

function longFunctions(file: SourceFile): Finding[] {
  const { program, lineOf } = syntaxOf(file);
  const findings: Finding[] = [];
  walk(program, (node, ancestors) => {
    if (!isFunction(node) || isSuite(ancestors.at(-1)) || isOneSwitch(node, lineOf)) return;
    const lines = countLines(node, lineOf, (inner) => isData(inner, lineOf) || inner.type === 'FunctionDeclaration');
    if (lines <= functionLinesMax) return;
    const message = `a function of ${lines} lines: extract functions, and place them below it in calling order`;
    findings.push({ path: file.path, line: lineOf(node.start), message });
  });
  return findings;
}

type LineOf = (offset: number) => number;

function linesIn(node: Node, lineOf: LineOf): number {
  return lineOf(node.end) - lineOf(node.start) + 1;
}

/** Counts the lines of a node without the exempt nodes inside it. */
function countLines(node: Node, lineOf: LineOf, isExempt: (inner: Node) => boolean): number {
  let lines = linesIn(node, lineOf);
  const subtract = (inner: Node): void => {
    // The line of the declaration is counted.
    if (isExempt(inner)) lines -= linesIn(inner, lineOf) - 1;
    else childrenOf(inner).forEach(subtract);
  };
  childrenOf(node).forEach(subtract);
  return lines;
}

/** Whether a node is a table or text without executable code, such as a style sheet. */
function isData(node: Node, lineOf: LineOf): boolean {
  if (!['ArrayExpression', 'ObjectExpression', 'TemplateLiteral'].includes(node.type)) return false;
  if (linesIn(node, lineOf) < dataLinesMin) return false;
  let isExecutable = false;
  walk(node, (inner) => {
    isExecutable ||=
      isFunction(inner) || (node.type === 'TemplateLiteral' && inner !== node && inner.type !== 'TemplateElement');
  });
  return !isExecutable;
}

/** Whether nearly all of a function is one `switch`: a reducer, or an engine's step. */
function isOneSwitch(node: Node, lineOf: LineOf): boolean {
  if (!isFunction(node) || node.body?.type !== 'BlockStatement') return false;
  const switchStatement = node.body.body.find((statement) => statement.type === 'SwitchStatement');
  return switchStatement !== undefined && linesIn(switchStatement, lineOf) >= 0.8 * (linesIn(node.body, lineOf) - 2);
}

function isFunction(
  node: Node,
): node is Extract<Node, { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }> {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type);
}

/** Whether a call is a `describe`, whose tests are measured separately. */
function isSuite(call: Node | undefined): boolean {
  if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') return false;
  return call.callee.name === 'describe' || call.callee.name === 'suite';
}

/** Whether a file is a client, which users download as a single file. */
function isClient(path: string): boolean {
  return path.startsWith('sdk/');
}

/** Whether a file is not part of a certified bundle, which must not be changed. */
function isOutsideBundles(path: string): boolean {
  return !path.startsWith('bundles/');
}

function switchFunction(cases: number): string {
  const body = Array.from({ length: cases }, (_, number) => `    case ${number}:\n      return act(${number});\n`).join(
    '',
  );
  return `export function step(kind: number) {\n  const a = 1;\n  switch (kind) {\n${body}    default:\n      return a;\n  }\n}\n`;
}
