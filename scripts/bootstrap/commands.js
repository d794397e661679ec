/** @type {Record<string, {line: readonly string[], does: string}>} What each npm script runs under Node 24. */
const commands = {
  start: { line: ['bin/rialto.js', 'serve'], does: 'run the server' },
  demo: { line: ['bin/rialto.js', 'demo'], does: 'run the server with agents at work on it' },
  dev: { line: ['--watch', 'bin/rialto.js', 'serve'], does: 'run the server again at every change' },
  rialto: { line: ['bin/rialto.js'], does: 'run any other command of Rialto' },
  test: { line: ['scripts/test.ts'], does: 'run every test, or those below the given paths' },
  check: { line: ['scripts/check.ts'], does: 'types, lint, format, dead code, contracts in step' },
  format: { line: ['scripts/format.ts'], does: 'format the source and apply safe lint fixes' },
  build: { line: ['scripts/build.ts'], does: 'emit dist/ for the npm package' },
  bench: { line: ['bench/run.ts'], does: 'run the benchmarks' },
  soak: { line: ['scripts/soak.ts'], does: 'run the long suites at full size' },
  mutants: { line: ['scripts/mutants.ts'], does: 'plant one fault at a time and see that a test turns red' },
  contracts: { line: ['scripts/contracts.ts'], does: 'write the interface documents anew' },
  node: { line: [], does: 'run any file under the same Node' },
};

/**
 * The arguments of Node for a command and its own arguments; undefined for an unknown command.
 * @param {readonly string[]} given
 * @returns {string[] | undefined}
 */
export function commandLine(given) {
  const [name, ...args] = given;
  if (name === undefined || !Object.hasOwn(commands, name)) return undefined;
  const command = commands[name];
  return command === undefined ? undefined : [...command.line, ...args];
}

/** What to type, for one who typed something else. */
export function usage() {
  const rows = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(10)} ${does}`);
  return ['Usage: node scripts/bootstrap.js <command> [arguments], with one of these commands:', ...rows].join('\n');
}
