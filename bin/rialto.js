#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In the repository the sources run as they are; the npm package holds them compiled.
const source = new URL('../src/cli/run-command.ts', import.meta.url);
const compiled = new URL('../dist/cli/run-command.js', import.meta.url);

/** @type {typeof import('../src/cli/run-command.ts')} */
const { runCommand } = await import((existsSync(source) ? source : compiled).href);

process.exitCode = await runCommand(process.argv.slice(2), process.env);
