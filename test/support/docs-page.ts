import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Operation } from '../../src/core/operation/operation.ts';
import { send } from './http.ts';
import { unescapeMarkup } from './markup.ts';

const run = promisify(execFile);

/** Checks that the text shows every operation with its routes, fields and error codes. */
export function assertDocumentsOperations(text: string, operations: readonly Operation[]): void {
  for (const operation of operations) {
    const section = sectionOf(text, operation.name);
    for (const name of Object.keys(operation.input.properties))
      assert.ok(section.includes(`<code>${name}</code>`), `${operation.name}.${name}`);
    for (const name of Object.keys((operation.output as { properties: object }).properties))
      assert.ok(section.includes(`<code>${name}</code>`), `${operation.name} returns ${name}`);
    for (const { status, code } of operation.errors)
      assert.ok(section.includes(`<code>${status} ${code}</code>`), `${operation.name} ${code}`);
    for (const route of operation.routes ?? [])
      assert.ok(section.includes(`${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`));
  }
}

function sectionOf(text: string, name: string): string {
  const start = text.indexOf(`aria-labelledby="${name}"`);
  assert.notEqual(start, -1, name);
  return text.slice(start, text.indexOf('</section>', start));
}

/** Checks that no link of the page is broken. */
export async function assertLinks(text: string, url: string): Promise<void> {
  const links = new Set([...text.matchAll(/href="([^"]+)"/g)].map((match) => unescapeMarkup(match[1] as string)));
  const ids = new Set([...text.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
  for (const link of links) {
    if (link.startsWith('#')) assert.ok(ids.has(link.slice(1)), link);
    else assert.equal((await send(new URL(link, url).href)).status, 200, link);
  }
}

/** The contents of the copyable code blocks, in order. */
export function commandsOf(text: string): string[] {
  return [...text.matchAll(/data-copy><code>([\s\S]*?)<\/code>/g)].map((match) => unescapeMarkup(match[1] as string));
}

/** Checks that a shell parses each curl command, and that the body of its option -d is JSON. */
export async function assertCommands(commands: readonly string[]): Promise<void> {
  for (const command of commands) {
    const { stdout } = await run('sh', ['-c', command.replace(/^curl/, 'RIALTO_KEY=rk_key; printf "%s\\n"')]);
    const body = /^-d\n([\s\S]+)\n$/m.exec(stdout)?.[1];
    if (body !== undefined) assert.equal(typeof JSON.parse(body), 'object', command);
  }
}

/** The samples in one language, in the order of the page. */
export function samplesOf(text: string, language: string): string[] {
  const codeBlocks = text.matchAll(new RegExp(`data-language="${language}"><code>([\\s\\S]*?)</code>`, 'g'));
  return Array.from(codeBlocks, (match) => unescapeMarkup(match[1] as string));
}

/** Checks that every example has a sample in JavaScript, Python and (except HTTP only) MCP, and that each one parses. */
export async function assertSamples(text: string, operations: readonly Operation[]): Promise<void> {
  const examples = operations.flatMap((operation) => operation.examples.map(() => operation));
  const javaScript = samplesOf(text, 'JavaScript');
  const python = samplesOf(text, 'Python');
  const mcp = samplesOf(text, 'MCP').map((sample) => JSON.parse(sample));
  assert.deepEqual([javaScript.length, python.length], [examples.length, examples.length]);
  assert.deepEqual(
    mcp.map(({ params }) => params.name),
    examples.filter(({ interfaces }) => interfaces !== 'http').map(({ name }) => name),
  );
  await runProgram(
    process.execPath,
    ['--check', '--input-type=module'],
    javaScript.map((sample) => `{\n${sample}\n}`).join('\n'),
  );
  const blocks = python.map((sample) => `if True:\n${sample.replaceAll(/^/gm, '    ')}`).join('\n');
  await runProgram('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], blocks);
}

/** Runs a program with its source on standard input; returns what it prints. */
export async function runProgram(command: string, args: readonly string[], source: string): Promise<string> {
  const execution = run(command, args);
  execution.child.stdin?.end(source);
  return (await execution).stdout;
}
