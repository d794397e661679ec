import { Budget } from '../../../../src/arcade/games/bundle/scan/budget.ts';
import type { ScriptKind } from '../../../../src/arcade/games/bundle/scan/script/parser.ts';
import { scanScripts } from '../../../../src/arcade/games/bundle/scan/script/scan-scripts.ts';

/** Scans one script, or several by path; returns the violated rules by file. */
export function rulesOf(
  scripts: string | Readonly<Record<string, string>>,
  { kind = 'classic', required = [] }: { kind?: ScriptKind; required?: readonly (readonly string[])[] } = {},
): string[] {
  const files = typeof scripts === 'string' ? { 'renderer.js': scripts } : scripts;
  const loaded = Object.keys(files).map((path) => ({ path, kind }));
  const { scans, findings } = scanScripts(new Map(Object.entries(files)), { loaded, required, budget: new Budget() });
  return [...scans.flatMap((scan) => scan.findings), ...findings].map(({ rule }) => rule);
}
