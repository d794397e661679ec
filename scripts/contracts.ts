// Generates committed files: OpenAPI documents from the operations; digests of the engines from their source; engine
// modules for pages, for the single-file client and per build; the allowlist of the frame, the scan policy and the
// validator of bundles; digests of the packaged bundles; and the table of settings.
//
//   npm run contracts              writes the files
//   npm run contracts -- --check   writes nothing; exits with 1 and prints the first differing lines

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { arcadeOpenApi, protocolOpenApi } from '../src/arcade/documents/openapi.ts';
import { exchangeOpenApi } from '../src/exchange/documents/openapi.ts';
import { relayOpenApi } from '../src/relay/documents/openapi.ts';
import { builtInDigestsText } from './contracts/built-in-digests.ts';
import { engineBuildsOf, engineBuildsText } from './contracts/engine-builds.ts';
import { engineModulePath, engineModuleText } from './contracts/engine-module.ts';
import { withAllowlist } from './contracts/frame-allowlist.ts';
import { isKept, keptBuildsText } from './contracts/kept-builds.ts';
import { replayEngineText, withVerifier } from './contracts/replay-engine.ts';
import { scanPolicyText } from './contracts/scan-policy.ts';
import { withSettings } from './contracts/settings-table.ts';
import { validatorText } from './contracts/validator.ts';

const root = dirname(import.meta.dirname);
const frameBootstrap = 'src/arcade/games/frame/assets/frame-bootstrap.js';

/** Generated files in order of their dependencies, as for an installation with default settings. */
const files: Readonly<Record<string, () => string | Promise<string>>> = {
  'contracts/exchange.openapi.json': () => document(exchangeOpenApi('http://localhost:8080/exchange')),
  'contracts/arcade-v3.openapi.json': () => document(protocolOpenApi('http://localhost:8080/arcade')),
  'contracts/arcade-v5.openapi.json': () => document(arcadeOpenApi('http://localhost:8080/arcade')),
  'contracts/relay.openapi.json': () => document(relayOpenApi('http://localhost:8080/relay')),
  'src/arcade/engines/builds.ts': () => engineBuildsText(root),
  ...engineModules(),
  'src/arcade/engines/kept-builds.ts': () => keptBuildsText(root),
  'src/arcade/pages/assets/replay-engine.js': () => replayEngineText(root),
  [frameBootstrap]: () => withAllowlist(read(join(root, frameBootstrap))),
  'src/arcade/games/bundle/scan/policy.ts': () => scanPolicyText(root),
  'src/arcade/games/built-in-digests.ts': () => builtInDigestsText(root),
  'sdk/validate.mjs': () => validatorText(root),
  'sdk/arcade.mjs': () => clientText('sdk/arcade.mjs'),
  'docs/operations.md': () => withSettings(read(join(root, 'docs/operations.md'))),
};

const shownLinesMax = 5;
const isCheck = process.argv.includes('--check');
for (const [name, textOf] of Object.entries(files)) {
  const path = join(root, name);
  const text = await textOf();
  if (isCheck) reportDifference(name, read(path), text);
  else if (text !== read(path)) write(path, text);
}

/** Modules of builds under which no log is signed yet; the module of any other build must never change. */
function engineModules(): Record<string, () => Promise<string>> {
  const builds = Object.entries(engineBuildsOf(root)).filter(([, build]) => !isKept(build));
  return Object.fromEntries(
    builds.map(([engine, build]) => [engineModulePath(build), () => engineModuleText(root, engine, build)]),
  );
}

function document(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Inserts the verifier into a client; a client without the marker lines is not changed. */
function clientText(name: string): string {
  const text = read(join(root, name));
  return withVerifier(text, root) ?? text;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return '';
  }
}

function reportDifference(name: string, committedText: string, currentText: string): void {
  if (committedText === currentText) return;
  process.exitCode = 1;
  console.log(`${name} is out of date; \`npm run contracts\` regenerates it.`);
  const committedLines = committedText.split('\n');
  const currentLines = currentText.split('\n');
  const firstDifference = currentLines.findIndex((line, index) => line !== committedLines[index]);
  const firstShown = firstDifference === -1 ? currentLines.length : firstDifference;
  for (const [sign, lines] of [
    ['-', committedLines],
    ['+', currentLines],
  ] as const) {
    for (const line of lines.slice(firstShown, firstShown + shownLinesMax))
      console.log(`${sign} ${firstShown + 1}: ${line.slice(0, 200)}`);
  }
}
