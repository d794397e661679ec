#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Node keeps the compiled modules here for the next start. Where the folder cannot be written, a start takes longer.
const compiledModules = fileURLToPath(new URL('../node_modules/.cache/rialto/compiled', import.meta.url));
enableCompileCache(compiledModules);
// Worker threads read the variable only.
process.env.NODE_COMPILE_CACHE ??= compiledModules;

// In the repository the sources run as they are; the npm package holds them compiled.
const source = new URL('../src/cli/run-command.ts', import.meta.url);
const compiled = new URL('../dist/cli/run-command.js', import.meta.url);

/** @type {typeof import('../src/cli/run-command.ts')} */
const { runCommand } = await import((existsSync(source) ? source : compiled).href);

process.exitCode = await runCommand(process.argv.slice(2), process.env);
// A server runs on from here, and a process that is killed later writes nothing.
flushCompileCache();
