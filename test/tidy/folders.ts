import { dirname } from 'node:path/posix';
import { cycleExceptions, type FolderImport, layerExceptions } from './folder-exceptions.ts';
import { type Edge, edgesOf, importPositionOf, isAreaFolder } from './import-positions.ts';
import type { Finding, Rule, SourceFile } from './rule.ts';

/** The layers of a module from the lowest to the highest. A folder imports only its own layer and lower ones. */
const moduleLayers = [
  { name: 'outbound', parts: ['outbound'] },
  { name: 'rules', parts: ['rules', 'engines', 'bundle', 'log'] },
  { name: 'store', parts: ['store', 'migrations'] },
  {
    name: 'services',
    parts: [
      'sessions',
      'live',
      'verification',
      'challenge',
      'tasks',
      'keys',
      'rankings',
      ...[
        'publishing',
        'certification',
        'validation',
        'probes',
        'canary',
        'housekeeping',
        'starter',
        'frame',
        'previews',
      ],
      'run',
      'checks',
      'secrets',
      'echo',
      'health',
      'codes',
      'trials',
      'retention',
      'payments',
      'notices',
    ],
  },
  { name: 'operations', parts: ['operations'] },
  { name: 'pages and documents', parts: ['pages', 'documents', 'feeds', 'admin'] },
] as const;

export const folderLayers: Rule = {
  statement: 'in every module imports follow the order pages -> operations -> services -> store -> rules -> outbound',
  find: (files) => {
    const edges = folderEdges(files);
    const undeclared = edges.filter(({ from }) => isModuleFolder(from) && layerOf(from) === undefined);
    return [
      ...undeclared.map((edge) => finding(edge, `add the layer of ${edge.from} to test/tidy/folders.ts`)),
      ...edges
        .filter((edge) => importsHigherLayer(edge) && !isListed(layerExceptions, edge))
        .map((edge) =>
          finding(
            edge,
            `imports ${edge.fileImport.to}, which is in a higher layer: move the shared code to a lower layer`,
          ),
        ),
    ];
  },
  violations: [
    { 'src/arcade/play/sessions/game.ts': "import type { A } from '../operations/observe.ts';" },
    { 'src/arcade/play/store/seats.ts': "import type { A } from '../sessions/game.ts';" },
    { 'src/relay/billing/payments/claim.ts': "import { a } from '../../pages/home-page.ts';" },
    { 'src/exchange/letters/a.ts': "import { a } from '../store/entries.ts';" },
  ],
  allowed: [
    { 'src/arcade/play/operations/observe.ts': "import { a } from '../sessions/game.ts';" },
    { 'src/arcade/play/sessions/game.ts': "import { a } from '../../games/store/versions.ts';" },
    { 'src/arcade/documents/openapi.ts': "import { a } from '../operations.ts';" },
  ],
};

export const folderCycles: Rule = {
  statement: 'folders have no import cycles, including type imports',
  find: (files) => {
    const edges = folderEdges(files).filter((edge) => !isListed(cycleExceptions, edge));
    const reaches = reachability(edges);
    return edges
      .filter(({ from, to }) => reaches(to, from))
      .map((edge) =>
        finding(edge, `imports ${edge.fileImport.to}, and ${edge.to} imports ${edge.from} directly or indirectly`),
      );
  },
  violations: [
    {
      'src/relay/billing/store/a.ts': "import '../rules/b.ts';",
      'src/relay/billing/rules/c.ts': "import type { A } from '../store/d.ts';",
    },
    {
      'src/core/interfaces/mcp/a.ts': "import '../http/b.ts';",
      'src/core/interfaces/http/c.ts': "import '../pages/d.ts';",
      'src/core/interfaces/pages/e.ts': "import '../mcp/f.ts';",
    },
  ],
  allowed: [
    { 'src/exchange/store/a.ts': "import './b.ts';", 'src/exchange/store/b.ts': "import '../rules/c.ts';" },
    {
      'src/relay/schemas.ts': "import './rules/a.ts';",
      'src/relay/rules/a.ts': "import '../limits.ts';",
    },
  ],
};

/** Exceptions that no import requires. */
export function unneededExceptions(files: readonly SourceFile[]): string[] {
  const edges = folderEdges(files);
  const inCycle = (exception: FolderImport) => {
    const otherExceptions = cycleExceptions.filter((otherException) => otherException !== exception);
    const reaches = reachability(edges.filter((edge) => !isListed(otherExceptions, edge)));
    return isListed(edges, exception) && reaches(exception.to, exception.from);
  };
  return [
    ...cycleExceptions.filter((exception) => !inCycle(exception)),
    ...layerExceptions.filter((exception) => !isListed(edges.filter(importsHigherLayer), exception)),
  ].map(({ from, to }) => `${from} -> ${to}`);
}

interface FolderEdge extends FolderImport {
  readonly fileImport: Edge;
}

function folderEdges(files: readonly SourceFile[]): FolderEdge[] {
  return edgesOf(files).flatMap((edge) => {
    const from = folderOf(edge.from);
    const to = folderOf(edge.to);
    return from === undefined || to === undefined || from === to ? [] : [{ from, to, fileImport: edge }];
  });
}

/** The folder of a file below a module or core; shared files directly in a module or area are listed by file name. */
function folderOf(path: string): string | undefined {
  const position = importPositionOf(path);
  if (position?.layer !== 'module' && position?.layer !== 'core') return undefined;
  const folder = dirname(path);
  return folder.split('/').length === 2 || isAreaFolder(folder) ? path : folder;
}

function isModuleFolder(folder: string): boolean {
  return importPositionOf(`${folder}/`)?.layer === 'module' && !/\.\w+$/.test(folder);
}

function layerOf(folder: string): number | undefined {
  const position = importPositionOf(`${folder}/`);
  if (position?.layer !== 'module') return undefined;
  const layer = moduleLayers.findIndex(({ parts }) => (parts as readonly string[]).includes(position.part));
  return layer < 0 ? undefined : layer;
}

function importsHigherLayer({ from, to }: FolderImport): boolean {
  const [lower, upper] = [layerOf(from), layerOf(to)];
  return lower !== undefined && upper !== undefined && upper > lower;
}

function isListed(list: readonly FolderImport[], { from, to }: FolderImport): boolean {
  return list.some((listedImport) => listedImport.from === from && listedImport.to === to);
}

function reachability(edges: readonly FolderImport[]): (from: string, to: string) => boolean {
  const next = Map.groupBy(edges, ({ from }) => from);
  const reached = new Map<string, ReadonlySet<string>>();
  return (from, to) => {
    const reachable = reached.get(from) ?? reachableFrom(from, next);
    reached.set(from, reachable);
    return reachable.has(to);
  };
}

function reachableFrom(start: string, next: ReadonlyMap<string, readonly FolderImport[]>): ReadonlySet<string> {
  const reachedFolders = new Set<string>();
  const pendingFolders = [start];
  for (let folder = pendingFolders.pop(); folder !== undefined; folder = pendingFolders.pop()) {
    for (const { to } of next.get(folder) ?? []) {
      if (!reachedFolders.has(to)) pendingFolders.push(to);
      reachedFolders.add(to);
    }
  }
  return reachedFolders;
}

function finding({ fileImport }: FolderEdge, message: string): Finding {
  return { path: fileImport.from, line: fileImport.line, message };
}
