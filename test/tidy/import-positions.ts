import { dirname, join } from 'node:path/posix';
import type { SourceFile } from './rule.ts';
import { type Import, isCode, syntaxOf } from './syntax.ts';

export const moduleNames = ['exchange', 'arcade', 'relay'] as const;
export type ModuleName = (typeof moduleNames)[number];

/** Areas of a module: folders with their own operations, store and pages. */
const areas: Readonly<Record<ModuleName, readonly string[]>> = {
  exchange: [],
  arcade: ['play', 'replays', 'games', 'agents'],
  relay: ['deliveries', 'destinations', 'accounts', 'billing'],
};

/** Whether a folder is an area of a module; files directly in it are shared by its parts. */
export function isAreaFolder(folder: string): boolean {
  return moduleNames.some((module) => areas[module].some((area) => folder === `src/${module}/${area}`));
}

/** Position of a file of `src/` in the order of imports. */
export interface ImportPosition {
  readonly layer: 'cli' | 'main' | 'app' | 'module' | 'core';
  readonly module: ModuleName | undefined;
  /** The folder or file below the module, its area, core or cli: `store`, `rules`, `tables.ts`; otherwise the file. */
  readonly part: string;
}

/** The import position of a path; undefined outside `src/`. */
export function importPositionOf(path: string): ImportPosition | undefined {
  const [root, first = '', second = '', third = ''] = path.split('/');
  if (root !== 'src') return undefined;
  const module = moduleNames.find((name) => name === first);
  const part = module !== undefined && areas[module].includes(second) ? third : second;
  if (module !== undefined) return { layer: 'module', module, part };
  if (first === 'core' || first === 'cli') return { layer: first, module, part };
  return { layer: first === 'main.ts' ? 'main' : 'app', module, part: first };
}

/** An import of one file of the project by another. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

/** All imports between files of the project, including type imports. */
export function edgesOf(files: readonly SourceFile[]): Edge[] {
  return files
    .filter(({ path }) => isCode(path))
    .flatMap((file) =>
      syntaxOf(file)
        .imports.filter(({ from }) => from.startsWith('.'))
        .map(({ from, line }) => ({ from: file.path, to: join(dirname(file.path), from), line })),
    );
}

/** An import of a package or of a part of Node. */
export interface ExternalImport extends Import {
  readonly path: string;
  /** `pg`, `@scope/name` or `node:fs`, without a subpath. */
  readonly packageName: string;
}

export function externalImportsOf(files: readonly SourceFile[]): ExternalImport[] {
  return files
    .filter(({ path }) => isCode(path))
    .flatMap((file) =>
      syntaxOf(file)
        .imports.filter(({ from }) => !from.startsWith('.'))
        .map((item) => ({ ...item, path: file.path, packageName: packageNameOf(item.from) })),
    );
}

function packageNameOf(from: string): string {
  if (from.startsWith('node:')) return from;
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}
