/** What a test process sends to the runner: the events of its current file, in order. */
export type Outcome =
  | { kind: 'started' | 'ended' | 'passed'; name: string }
  | { kind: 'failed'; name: string; error: string }
  | { kind: 'skipped'; name: string; reason: string }
  /** A diagnostic of a test: its seed, or an error that no test caught. */
  | { kind: 'noted'; text: string }
  /** The last event of the file. */
  | { kind: 'file-ended' }
  /** What the file used and left open, sent when its hooks have ended. */
  | { kind: 'ready'; cpuMs: number; leftOpen: readonly string[] };

/** What the runner sends to a test process. */
export type Command = { kind: 'run'; file: string } | { kind: 'stop' };
