import { type BuildOptions, buildSync } from 'esbuild';

const notice = `// Written by \`npm run contracts\` from src/arcade/engines and src/arcade/replays/log; not by hand.
// The engines and the log verifier of the server, minified, with which pages replay games.`;

/**
 * Module of the engines for pages: replay and verification. Lines are wrapped, so that diffs are readable.
 */
export function replayEngineText(root: string): string {
  return bundle(root, 'replay-engine-entry.ts', { format: 'esm', banner: { js: notice }, lineLimit: 160 });
}

const startMarker = '// <verifier>';
const endMarker = '// </verifier>';

/**
 * A client's source with the verifier of this build between the lines `// <verifier>` and
 * `// </verifier>`; null when it has no such lines. The verifier is one statement on one line, which comments
 * exclude from type checks and formatting.
 */
export function withVerifier(client: string, root: string): string | null {
  const lines = client.split('\n');
  const from = lines.findIndex((line) => line.trim() === startMarker);
  const to = lines.findIndex((line) => line.trim() === endMarker);
  if (from === -1 || to < from) return null;
  return [...lines.slice(0, from + 1), ...verifierLines(root), ...lines.slice(to)].join('\n');
}

function verifierLines(root: string): string[] {
  const built = bundle(root, 'verifier-entry.ts', {
    format: 'iife',
    globalName: 'rules',
    legalComments: 'none',
    // Template literals may contain line feeds; strings cannot.
    supported: { 'template-literal': false },
  });
  const statement = built
    .trim()
    .replace(/^"use strict";/, '')
    .replace(/^var /, 'const ');
  if (statement.includes('\n')) throw new Error('The bundled verifier contains a line feed.');
  return [
    '// The server’s own rules, written by `npm run contracts` from src/arcade/engines and src/arcade/replays/log; not by hand.',
    '// Contains parts of noble-hashes, MIT License, (c) 2022 Paul Miller (paulmillr.com).',
    '// biome-ignore-start lint: written by a program',
    '/** @type {Record<"parseLog" | "verifyLog" | "verifySignature" | "placementsOf" | "afterPlacement" | "cellsOf" | "isAtSpawnHeight", (...args: any[]) => any>} */',
    '// biome-ignore format: written by a program',
    '// @ts-ignore',
    statement,
    '// biome-ignore-end lint: written by a program',
  ];
}

function bundle(root: string, entry: string, options: BuildOptions): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [`scripts/contracts/${entry}`],
    bundle: true,
    platform: 'browser',
    target: 'es2024',
    charset: 'utf8',
    minify: true,
    legalComments: 'inline',
    write: false,
    ...options,
  });
  const [file] = outputFiles ?? [];
  if (file === undefined) throw new Error('esbuild produced no output file.');
  return file.text;
}
