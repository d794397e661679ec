import type { Environment } from '../core/base/setting-text.ts';

/** One subcommand of `rialto`. Resolves with the exit code, or undefined when it goes on running. */
export interface CliCommand {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  /** What shell completion offers after the name: subcommands and options. */
  readonly completions?: () => readonly string[];
  run(args: readonly string[], environment: Environment): Promise<number | undefined>;
}
