#!/usr/bin/env node
import { existsSync } from 'node:fs';
// A namespace, because older versions of Node do not have the two functions: a named import fails before the check below.
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

if (Number.parseInt(process.versions.node, 10) < 24) {
  process.stderr.write(
    `rialto: Node ${process.versions.node} is too old: use Node 24 or newer. In a checkout, ` +
      'npm run -s rialto -- <command> uses the installed Node 24.\n',
  );
  process.exit(2);
}

// Compile cache of Node. Start-up is slower without write access to the folder.
const compiledModules = fileURLToPath(new URL('../node_modules/.cache/rialto/compiled', import.meta.url));
nodeModule.enableCompileCache(compiledModules);
// Worker threads only support the environment variable.
process.env.NODE_COMPILE_CACHE ??= compiledModules;

// The repository runs the TypeScript sources; the npm package contains compiled files.
const source = new URL('../src/cli/run-command.ts', import.meta.url);
const compiled = new URL('../dist/cli/run-command.js', import.meta.url);

if (!existsSync(source) && !existsSync(compiled)) {
  process.stderr.write(
    'rialto: this package has no compiled files: it was packed without `npm run build` before `npm pack`.\n',
  );
  process.exit(2);
}

/** @type {typeof import('../src/cli/run-command.ts')} */
const { runCommand } = await import((existsSync(source) ? source : compiled).href);

process.exitCode = await runCommand(process.argv.slice(2), process.env);
// Flushed here, because a server keeps running and may be killed later.
nodeModule.flushCompileCache();
