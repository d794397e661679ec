/** Options that are passed to Node's test runner. Others, such as a reporter, would break the report of `npm test`. */
export const nodeTestOptions = ['--test-name-pattern', '--test-skip-pattern', '--test-only', '--test-timeout'] as const;

/** The first argument that is neither a filter of files nor an option of the runner. */
export function unknownOption(args: readonly string[]): string | undefined {
  return args.find(
    (arg) => arg.startsWith('-') && !nodeTestOptions.some((option) => arg === option || arg.startsWith(`${option}=`)),
  );
}
