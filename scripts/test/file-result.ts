/** Result of a test file. */
export interface FileResult {
  readonly file: string;
  readonly passed: number;
  readonly failures: readonly { name: string; error: string }[];
  readonly skips: readonly { name: string; reason: string }[];
  /** Output of the file, possibly truncated to its end, and the seeds of its tests. */
  readonly output: string;
  readonly elapsedMs: number;
  /** CPU time of the file and of its child processes. */
  readonly cpuMs: number;
}
