import type { Environment } from '../core/base/read-setting.ts';

/** A command of `rialto`. `run` resolves with the exit code, or undefined when the process keeps running. */
export interface CliCommand {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  /** Subcommands and options for shell completion. */
  readonly completions?: () => readonly string[];
  /** Help of a subcommand; undefined when there is no such subcommand. */
  readonly helpOf?: (subcommand: string) => string | undefined;
  run(args: readonly string[], environment: Environment): Promise<number | undefined>;
}
