// Entry point of all npm scripts, for Node 18 or newer. Installs the packages that the command needs, and Node 24 if the
// running Node is older. Then runs the command. Plain JavaScript without dependencies, since nothing is installed yet.

import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandLine, usage } from './bootstrap/commands.js';
import { dependenciesAreInstalled, installDependencies } from './bootstrap/dependencies.js';
import { reportFailure, SetupFailure } from './bootstrap/failure.js';
import { withLock } from './bootstrap/lock.js';
import { refuseOptionsParsedByNpm } from './bootstrap/npm-options.js';
import { refuseUnsupportedPlatform } from './bootstrap/platform.js';
import { runCommand } from './bootstrap/run.js';
import { chooseRuntime, installRuntime } from './bootstrap/runtime.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  const command = commandLine(process.argv.slice(2));
  if (command === undefined) throw new SetupFailure(usage());
  refuseOptionsParsedByNpm(process.argv.slice(2), process.env);
  const { nodeArgs, packages, runsInCallersFolder } = command;
  refuseUnsupportedPlatform();
  const runtime = chooseRuntime(root);
  if (!isSetUp()) await withLock(root, setUp);
  // Paths in arguments are relative to the caller's folder, which npm replaces by that of the project.
  const callerFolder = process.env.INIT_CWD ?? root;
  if (runsInCallersFolder && relative(root, callerFolder).startsWith('..')) {
    const [file = '', ...args] = nodeArgs;
    process.exitCode = await runCommand(callerFolder, runtime.node, [join(root, file), ...args]);
  } else process.exitCode = await runCommand(root, runtime.node, nodeArgs);

  function isSetUp() {
    return runtime.installed() && dependenciesAreInstalled(root, runtime.major, packages);
  }

  async function setUp() {
    if (!runtime.installed()) await installRuntime(root, runtime);
    if (!dependenciesAreInstalled(root, runtime.major, packages))
      await installDependencies(root, runtime.major, packages);
  }
} catch (error) {
  process.exitCode = reportFailure(error);
}
