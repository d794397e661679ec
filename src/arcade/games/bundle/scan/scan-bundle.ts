// Entry point of the static scan, which decides without running a bundle whether its files use only what is allowed.

import type { EngineDefinition } from '../../../engines/definition.ts';
import { typeOf } from '../file-types.ts';
import { finding } from '../finding.ts';
import type { Manifest } from '../manifest.ts';
import { resolvePath } from '../paths.ts';
import type { Finding } from '../report.ts';
import { decodeText } from '../text.ts';
import { Budget, BudgetExceeded } from './budget.ts';
import type { ScriptTag } from './markup/html-rules.ts';
import { checkReferences, findUnused } from './references.ts';
import { scanFiles } from './scan-files.ts';
import { type ScriptContext, scanScripts } from './script/scan-scripts.ts';

export interface ScannedBundle {
  readonly findings: readonly Finding[];
  /** Number of budget steps that the script analysis used. */
  readonly steps: number;
}

/**
 * Scans a bundle with valid files and manifest: documents, style sheets, pictures, data, scripts, and the references
 * between files. The function is pure; its limits are counts instead of times, so the result depends only on bytes.
 */
export function scanBundle(
  files: ReadonlyMap<string, Uint8Array>,
  manifest: Manifest,
  engine: EngineDefinition,
): ScannedBundle {
  const budget = new Budget();
  try {
    return { findings: findAll(files, manifest, engine, budget), steps: budget.steps };
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    const why = `The bundle exceeds the budget of the scan: ${error.max} ${error.counted}.`;
    return { findings: [finding('scan.budget', null, why, 'Simplify or remove files.')], steps: budget.steps };
  }
}

function findAll(
  files: ReadonlyMap<string, Uint8Array>,
  { entrypoint }: Manifest,
  { requiredPaths }: EngineDefinition,
  budget: Budget,
): Finding[] {
  const paths = new Set(files.keys());
  const documents = scanFiles(files, { entrypoint, requiredNames: requiredPaths.flat() }, budget);
  const loaded = loadedScripts(entrypoint, documents.scripts);
  const scripts = scanScripts(scriptTexts(files), { loaded, required: requiredPaths, budget });
  const scans = [...documents.scans, ...scripts.scans];
  const uses = new Map(scans.map((scan) => [scan.path, checkReferences(scan, paths)]));
  const unused = findUnused(entrypoint, uses, paths);
  return [...scans.flatMap(({ findings }) => findings), ...scripts.findings, ...unused];
}

function scriptTexts(files: ReadonlyMap<string, Uint8Array>): Map<string, string> {
  const scripts = [...files].filter(([path]) => typeOf(path)?.ending === 'js');
  return new Map(scripts.map(([path, bytes]) => [path, decodeText(bytes) ?? '']));
}

/** Scripts in the order of execution: modules and deferred scripts follow the others. */
function loadedScripts(entrypoint: string, tags: readonly ScriptTag[]): ScriptContext['loaded'] {
  const isLate = ({ isModule, isDeferred }: ScriptTag) => isModule || isDeferred;
  return [...tags.filter((tag) => !isLate(tag)), ...tags.filter(isLate)].flatMap(({ url, isModule }) => {
    const path = resolvePath(entrypoint, url);
    return path === null ? [] : [{ path, kind: isModule ? ('module' as const) : ('classic' as const) }];
  });
}
