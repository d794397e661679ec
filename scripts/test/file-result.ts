/** What became of one test file. */
export interface FileResult {
  readonly file: string;
  readonly passed: number;
  readonly failures: readonly { name: string; error: string }[];
  readonly skips: readonly { name: string; reason: string }[];
  /** What the file printed, its end when that was much, and the seeds that its tests named. */
  readonly output: string;
  readonly elapsedMs: number;
  /** Processor time of the file and of the processes that it waited for. */
  readonly cpuMs: number;
}
