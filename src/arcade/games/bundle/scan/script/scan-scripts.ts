// Entry point of the scan of scripts: parses, links and analyses them, and collects the findings.

import type { Finding } from '../../report.ts';
import { type Budget, BudgetExceeded, scanLimits } from '../budget.ts';
import { FileScan, FindingsFull } from '../source/file-scan.ts';
import { callValue } from './calls.ts';
import { callRenderers, checkRenderer, checkStoredStates } from './check-renderer.ts';
import { evaluate } from './expressions.ts';
import { faults } from './faults.ts';
import { makeFunction, setUncalledParameters } from './functions.ts';
import { Scope } from './model.ts';
import { importedPath, linkModules, type ScriptModule, sourcesOf } from './modules.ts';
import type { ScriptKind } from './parser.ts';
import { bind } from './patterns.ts';
import { readScript, type Script } from './read-script.ts';
import { ScriptAnalysis } from './script-analysis.ts';
import { execute } from './statements.ts';
import { addClassicScript, addModule, moduleScope } from './top-level.ts';

/** Data of the documents and the engine that the scan of scripts needs. */
export interface ScriptContext {
  /** Scripts that the entrypoint loads, in the order of their execution. */
  readonly loaded: readonly { readonly path: string; readonly kind: ScriptKind }[];
  /**
   * Names that `render` must read from its state: at least one name of each group. For tetris-v2
   * `[['board'], ['active'], ..., ['last_event', 'events_since']]`.
   */
  readonly required: readonly (readonly string[])[];
  readonly budget: Budget;
}

export interface ScannedScripts {
  /** Every script that is loaded or imported, with its findings and its references to other files. */
  readonly scans: readonly FileScan[];
  /** Findings about the bundle as a whole. */
  readonly findings: readonly Finding[];
}

/**
 * Scans all scripts of a bundle as one program. `files`: texts of the `.js` files by path. Missing files are reported
 * by `checkReferences`. The function is pure. Throws BudgetExceeded.
 */
export function scanScripts(files: ReadonlyMap<string, string>, context: ScriptContext): ScannedScripts {
  const scans: FileScan[] = [];
  const findings: Finding[] = [];
  try {
    const scripts = readScripts(files, context, scans);
    if (scans.every((scan) => scan.findings.length === 0)) findings.push(...analyse(scripts, context));
  } catch (error) {
    // The depth of a call stack differs between machines; no program within the budget should exhaust it.
    if (error instanceof RangeError) throw new BudgetExceeded('nesting', scanLimits.nestingMax);
    if (!(error instanceof FindingsFull)) throw error;
  }
  return { scans, findings };
}

/** The loaded scripts and the modules that they import, by path. */
function readScripts(
  files: ReadonlyMap<string, string>,
  context: ScriptContext,
  scans: FileScan[],
): Map<string, Script> {
  const scripts = new Map<string, Script>();
  const queue = [...context.loaded];
  for (const { path, kind } of queue) {
    const text = files.get(path);
    const existingScript = scripts.get(path);
    if (existingScript !== undefined && existingScript.kind !== kind)
      existingScript.scan.refuse(faults.moduleImport, 0);
    if (existingScript !== undefined || text === undefined) continue;
    const scan = new FileScan(path, text, context.budget);
    scans.push(scan);
    const script = readScript(scan, kind);
    if (script === undefined) continue;
    scripts.set(path, script);
    for (const { value, start } of sourcesOf(script.program)) {
      const imported = importedPath(path, value);
      if (imported === null) scan.refuse(faults.moduleImport, start);
      else {
        scan.refer('script', String(value), start);
        queue.push({ path: imported, kind: 'module' });
      }
    }
  }
  return scripts;
}

function analyse(scripts: ReadonlyMap<string, Script>, { required, budget }: ScriptContext): Finding[] {
  const analysis = new ScriptAnalysis({ evaluate, execute, bind, makeFunction, callValue }, budget);
  const [first] = scripts.values();
  if (first === undefined) return checkRenderer(analysis, required);
  const globals = new Scope(undefined, { scan: first.scan, scriptPosition: 0, isStrict: false });
  const modules = new Map<string, ScriptModule>();
  // Deferred classic scripts may follow the first module.
  const order = [...scripts.values()].map(({ kind }) => kind);
  const scriptsBefore = order.slice(0, order.indexOf('module')).length;
  for (const [path, script] of scripts)
    if (script.kind === 'module') modules.set(path, { script, scope: moduleScope(script, globals, scriptsBefore - 1) });
  const classic = [...scripts.values()].filter(({ kind }) => kind === 'classic');
  for (const [position, script] of classic.entries())
    addClassicScript(analysis, script, globals, { position, count: scripts.size });
  linkModules(modules);
  for (const module of modules.values()) addModule(analysis, module);
  analysis.addUnit(() => callRenderers(analysis));
  analysis.settle();
  setUncalledParameters(analysis);
  analysis.settle();
  analysis.report();
  checkStoredStates(analysis, required);
  return checkRenderer(analysis, required);
}
