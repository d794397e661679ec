#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Compile cache of Node. Start-up is slower without write access to the folder.
const compiledModules = fileURLToPath(new URL('../node_modules/.cache/rialto/compiled', import.meta.url));
enableCompileCache(compiledModules);
// Worker threads only support the environment variable.
process.env.NODE_COMPILE_CACHE ??= compiledModules;

// The repository runs the TypeScript sources; the npm package contains compiled files.
const source = new URL('../src/cli/run-command.ts', import.meta.url);
const compiled = new URL('../dist/cli/run-command.js', import.meta.url);

/** @type {typeof import('../src/cli/run-command.ts')} */
const { runCommand } = await import((existsSync(source) ? source : compiled).href);

process.exitCode = await runCommand(process.argv.slice(2), process.env);
// Flushed here, because a server keeps running and may be killed later.
flushCompileCache();
