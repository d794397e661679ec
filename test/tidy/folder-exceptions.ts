/** An import between two folders of `src/`. A file directly in the folder of a module counts as a folder. */
export interface FolderImport {
  readonly from: string;
  readonly to: string;
}

interface Exception extends FolderImport {
  readonly reason: string;
}

/** Imports that may form a cycle between folders. A test fails when an exception is no longer needed. */
export const cycleExceptions: readonly Exception[] = [
  {
    from: 'src/arcade/play/sessions',
    to: 'src/arcade/arcade-services.ts',
    reason: 'takes the whole arcade as its dependency instead of naming what it needs',
  },
  {
    from: 'src/arcade/play/live',
    to: 'src/arcade/arcade-services.ts',
    reason: 'takes the whole arcade as its dependency instead of naming what it needs',
  },
  {
    from: 'src/arcade/agents/challenge',
    to: 'src/arcade/arcade-services.ts',
    reason: 'takes the whole arcade as its dependency instead of naming what it needs',
  },
  {
    from: 'src/arcade/games/store',
    to: 'src/arcade/games/publishing',
    reason: 'the states of a version are pure, and are in the folder of the code that changes them',
  },
  {
    from: 'src/arcade/engines',
    to: 'src/arcade/engines/tetris/definition',
    reason: 'the list of engines imports each of them',
  },
  {
    from: 'src/arcade/engines',
    to: 'src/arcade/engines/turn-grid/definition',
    reason: 'the list of engines imports each of them',
  },
  {
    from: 'src/arcade/games/bundle',
    to: 'src/arcade/games/bundle/archive',
    reason: 'the check of a bundle runs its parts, which share its findings',
  },
  {
    from: 'src/arcade/games/bundle',
    to: 'src/arcade/games/bundle/media',
    reason: 'the check of a bundle runs its parts, which share its findings',
  },
  {
    from: 'src/arcade/games/bundle',
    to: 'src/arcade/games/bundle/scan',
    reason: 'the check of a bundle runs its parts, which share its findings',
  },
  {
    from: 'src/arcade/games/bundle/scan',
    to: 'src/arcade/games/bundle/scan/source',
    reason: 'the scan of a bundle runs its parts, which share its lists and its budget',
  },
  {
    from: 'src/arcade/games/bundle/scan',
    to: 'src/arcade/games/bundle/scan/sheet',
    reason: 'the scan of a bundle runs its parts, which share its lists and its budget',
  },
  {
    from: 'src/arcade/games/bundle/scan',
    to: 'src/arcade/games/bundle/scan/json',
    reason: 'the scan of a bundle runs its parts, which share its lists and its budget',
  },
  {
    from: 'src/arcade/games/bundle/scan',
    to: 'src/arcade/games/bundle/scan/markup',
    reason: 'the scan of a bundle runs its parts, which share its lists and its budget',
  },
  {
    from: 'src/arcade/games/bundle/scan',
    to: 'src/arcade/games/bundle/scan/vector',
    reason: 'the scan of a bundle runs its parts, which share its lists and its budget',
  },
  {
    from: 'src/arcade/games/bundle/scan',
    to: 'src/arcade/games/bundle/scan/script',
    reason: 'the scan of a bundle runs its parts, which share its lists and its budget',
  },
  {
    from: 'src/arcade/games/probes',
    to: 'src/arcade/games/probes/browser',
    reason: 'the probe starts the browser, which shares its measurements',
  },
  {
    from: 'src/arcade/play/sessions',
    to: 'src/arcade/games/certification',
    reason: 'the end of a session settles the place that it was played for, in its transaction',
  },
  {
    from: 'src/arcade/replays/verification',
    to: 'src/arcade/games/certification',
    reason: 'a verdict settles the round of a certification in its transaction',
  },
  {
    from: 'src/arcade/games/publishing',
    to: 'src/arcade/games/certification',
    reason: 'a change of state opens and closes places in its transaction',
  },
  {
    from: 'src/core/db',
    to: 'src/core/db/postgres',
    reason: 'opening a database chooses between SQLite and PostgreSQL',
  },
  {
    from: 'src/core/db',
    to: 'src/core/db/sqlite',
    reason: 'opening a database chooses between SQLite and PostgreSQL',
  },
  {
    from: 'src/core/operation/admin',
    to: 'src/core/operation/admin/operations',
    reason: "the list of the operator's operations imports each of them",
  },
  {
    from: 'src/relay/deliveries/rules',
    to: 'src/relay/schemas.ts',
    reason: 'rules take the types of their input from the schemas, whose enums derive from rules',
  },
];

/** Imports of a higher layer of the same module. A test fails when an exception is no longer needed. */
export const layerExceptions: readonly Exception[] = [
  {
    from: 'src/arcade/games/store',
    to: 'src/arcade/games/publishing',
    reason: 'the states of a version are pure, and are in the folder of the code that changes them',
  },
];
