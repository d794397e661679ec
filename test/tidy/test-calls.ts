import type { Finding, SourceFile } from './rule.ts';
import { isCode, type Node, syntaxOf, walk } from './syntax.ts';

/** Whether a file is a test, or a helper outside of test/tidy and of folders that are named `support`. */
export function isTestFile({ path }: SourceFile): boolean {
  return isCode(path) && path.startsWith('test/') && !/^test\/(tidy|(.*\/)?support)\//.test(path);
}

export type Call = Extract<Node, { type: 'CallExpression' }>;

/** A finding for each call that has a problem. `problemOf` gets the call and its ancestors, nearest last. */
export function findInCalls(
  file: SourceFile,
  problemOf: (call: Call, ancestors: readonly Node[]) => string | undefined,
): Finding[] {
  const { program, lineOf } = syntaxOf(file);
  const findings: Finding[] = [];
  walk(program, (node, ancestors) => {
    const message = node.type === 'CallExpression' ? problemOf(node, ancestors) : undefined;
    if (message !== undefined) findings.push({ path: file.path, line: lineOf(node.start), message });
  });
  return findings;
}
