/** Events of the current file, sent by a test process to the runner in order. */
export type FileEvent =
  | { kind: 'started' | 'ended' | 'passed'; name: string }
  | { kind: 'failed'; name: string; error: string }
  | { kind: 'skipped'; name: string; reason: string }
  /** A diagnostic of a test: its seed, or an error that no test caught. */
  | { kind: 'diagnostic'; text: string }
  /** The last event of the file. */
  | { kind: 'file-ended' }
  /** Resource use of the file, sent after its hooks have ended. */
  | { kind: 'resource-use'; cpuMs: number; leftOpen: readonly string[] };

/** Message of the runner to a test process. */
export type Command = { kind: 'run'; file: string } | { kind: 'stop' };

/** Argument of a test process that assigns uncaught errors to files, not to tests. */
export const ignoreResourcesFlag = '--ignore-resources';
