/**
 * @typedef {'runtime' | 'all'} PackageScope The packages that a command needs: those of the server, or those of tests and tools as well.
 * @typedef {object} Command
 * @property {readonly string[]} line Arguments of Node.
 * @property {PackageScope} packages
 * @property {string} does
 */

/** @type {Record<string, Command>} What each npm script runs under Node 24. */
const commands = {
  start: { line: ['bin/rialto.js', 'serve'], packages: 'runtime', does: 'run the server' },
  demo: { line: ['bin/rialto.js', 'demo'], packages: 'runtime', does: 'run a server with example agents' },
  dev: { line: ['--watch', 'bin/rialto.js', 'serve'], packages: 'runtime', does: 'run the server, restart on changes' },
  rialto: { line: ['bin/rialto.js'], packages: 'runtime', does: 'run any other command of Rialto' },
  test: { line: ['scripts/test.ts'], packages: 'all', does: 'run all tests, or those below the given paths' },
  check: { line: ['scripts/check.ts'], packages: 'all', does: 'check types, lint, format, dead code, contracts' },
  format: { line: ['scripts/format.ts'], packages: 'all', does: 'format the source and apply safe lint fixes' },
  build: { line: ['scripts/build.ts'], packages: 'all', does: 'emit dist/ for the npm package' },
  bench: { line: ['bench/run.ts'], packages: 'all', does: 'run the benchmarks' },
  soak: { line: ['scripts/soak.ts'], packages: 'all', does: 'run the long suites at full size' },
  mutants: { line: ['scripts/mutants.ts'], packages: 'all', does: 'run the mutation tests' },
  contracts: { line: ['scripts/contracts.ts'], packages: 'all', does: 'regenerate the interface documents' },
  node: { line: [], packages: 'all', does: 'run any file under the same Node' },
};

/**
 * The arguments of Node for a command and its own arguments, and the packages that it needs; undefined for an unknown command.
 * @param {readonly string[]} commandArgs
 * @returns {{ line: string[], packages: PackageScope } | undefined}
 */
export function commandLine(commandArgs) {
  const [name, ...args] = commandArgs;
  if (name === undefined || !Object.hasOwn(commands, name)) return undefined;
  const command = commands[name];
  return command === undefined ? undefined : { line: [...command.line, ...args], packages: command.packages };
}

/** Usage text for an unknown command. */
export function usage() {
  const rows = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(10)} ${does}`);
  return ['Usage: node scripts/bootstrap.js <command> [arguments], with one of these commands:', ...rows].join('\n');
}
