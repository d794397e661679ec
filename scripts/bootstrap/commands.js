/**
 * @typedef {'runtime' | 'all'} PackageScope Packages that a command needs: those of the server, or also those of tests and tools.
 * @typedef {object} Command
 * @property {readonly string[]} nodeArgs Arguments of Node.
 * @property {PackageScope} packages
 * @property {boolean} [runsInCallersFolder] Whether relative paths in its arguments are relative to the folder of npm's caller.
 * @property {string} description Shown in the usage text.
 */

/** @type {Record<string, Command>} What each npm script runs under Node 24. */
const commands = {
  start: { nodeArgs: ['bin/rialto.js', 'serve'], packages: 'runtime', description: 'run the server' },
  demo: { nodeArgs: ['bin/rialto.js', 'demo'], packages: 'runtime', description: 'run a server with example agents' },
  dev: {
    nodeArgs: ['--watch', 'bin/rialto.js', 'serve'],
    packages: 'runtime',
    description: 'run the server, restart on changes',
  },
  rialto: {
    nodeArgs: ['bin/rialto.js'],
    packages: 'runtime',
    runsInCallersFolder: true,
    description: 'run any other command of Rialto',
  },
  test: {
    nodeArgs: ['scripts/test.ts'],
    packages: 'all',
    description: 'run all tests, or those below the given paths',
  },
  check: {
    nodeArgs: ['scripts/check.ts'],
    packages: 'all',
    description: 'check types, lint, format, dead code, contracts',
  },
  format: {
    nodeArgs: ['scripts/format.ts'],
    packages: 'all',
    description: 'format the source and apply safe lint fixes',
  },
  build: { nodeArgs: ['scripts/build.ts'], packages: 'all', description: 'emit dist/ for the npm package' },
  bench: { nodeArgs: ['bench/run.ts'], packages: 'all', description: 'run the benchmarks' },
  soak: { nodeArgs: ['scripts/soak.ts'], packages: 'all', description: 'run the long-running tests at full size' },
  mutants: { nodeArgs: ['scripts/mutants.ts'], packages: 'all', description: 'run the mutation tests' },
  contracts: {
    nodeArgs: ['scripts/contracts.ts'],
    packages: 'all',
    description: 'regenerate the OpenAPI documents and other generated files',
  },
  node: { nodeArgs: [], packages: 'all', description: 'run any file under the same Node' },
};

/**
 * The arguments of Node for a command and its own arguments, and the packages that it needs; undefined for an unknown command.
 * @param {readonly string[]} commandArgs
 * @returns {Pick<Command, 'nodeArgs' | 'packages' | 'runsInCallersFolder'> | undefined}
 */
export function commandLine(commandArgs) {
  const [name, ...args] = commandArgs;
  if (name === undefined || !Object.hasOwn(commands, name)) return undefined;
  const command = commands[name];
  return command === undefined ? undefined : { ...command, nodeArgs: [...command.nodeArgs, ...args] };
}

/** Usage text for an unknown command. */
export function usage() {
  const rows = Object.entries(commands).map(([name, { description }]) => `  ${name.padEnd(10)} ${description}`);
  return ['Usage: node scripts/bootstrap.js <command> [arguments], with one of these commands:', ...rows].join('\n');
}
