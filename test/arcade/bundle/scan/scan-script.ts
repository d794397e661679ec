import { Budget } from '../../../../src/arcade/games/bundle/scan/budget.ts';
import type { ScriptKind } from '../../../../src/arcade/games/bundle/scan/script/parser.ts';
import { scanScripts } from '../../../../src/arcade/games/bundle/scan/script/scan-scripts.ts';

interface ScanOptions {
  readonly kind?: ScriptKind;
  /** Paths of scripts that are modules whatever `kind` is. */
  readonly modules?: readonly string[];
  /** Members of the state that the renderer must read: at least one of each group. */
  readonly required?: readonly (readonly string[])[];
}

/** Scans one script, or several by path; returns the rule of each finding. */
export function rulesOf(
  scripts: string | Readonly<Record<string, string>>,
  { kind = 'classic', modules = [], required = [] }: ScanOptions = {},
): string[] {
  const files = typeof scripts === 'string' ? { 'renderer.js': scripts } : scripts;
  const loadedScripts = Object.keys(files).map(
    (path) => ({ path, kind: modules.includes(path) ? 'module' : kind }) as const,
  );
  const { scans, findings } = scanScripts(new Map(Object.entries(files)), {
    loaded: loadedScripts,
    required,
    budget: new Budget(),
  });
  return [...scans.flatMap((scan) => scan.findings), ...findings].map(({ rule }) => rule);
}
