import type { Environment } from '../core/base/config.ts';

/** One subcommand of `rialto`. Resolves with the exit code, or undefined when it goes on running. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  run(args: readonly string[], environment: Environment): Promise<number | undefined>;
}
